import type { Mission } from './mission.ts'

let missions: readonly Mission[] = []

/**
 * Missions import their modules, modules import the rules, and the rules ask here which mission is played. They cannot
 * import the missions in turn, so the game hands them over once, before anything is played.
 */
export function handOverMissions(all: readonly Mission[]): void {
  missions = all
}

export function missionOf(number: number): Mission {
  return missions[number - 1]
}

/** Whether some mission uses a module of this name. */
export function isModuleName(name: string): boolean {
  return missions.some(({ modules }) => modules.some(({ id }) => id === name))
}

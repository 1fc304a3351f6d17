import { hasModule } from '../modules/module.ts'
import { MISSIONS } from './all.ts'
import type { Mission } from './mission.ts'

/** The missions whose rule modules are all here: those that can be played. */
export function playable(): readonly number[] {
  return MISSIONS.filter(({ modules }) => modules.every(({ id }) => hasModule(id))).map(({ id }) => id)
}

export function missionOf(number: number): Mission {
  return MISSIONS[number - 1]
}

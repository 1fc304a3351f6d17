import { CAPTAINS, type Options } from '../options.ts'
import type { View } from '../view.ts'

/** What counts of a mission that has ended. Plain data: it is stored. */
export type MissionResult = {
  /** The mission's number. */
  readonly stage: number
  readonly success: boolean
  /** How many played. */
  readonly seats: number
  /** BB-12.1 */
  readonly result: string
  /** Where the detonator dial stood at the end. */
  readonly dial: number
  /** The captain's seat. */
  readonly captain: number
}

type MissionProgress = {
  readonly tries: number
  readonly successes: number
  /** The lowest place of the dial at the end of a success. */
  readonly best: number | null
}

/** How far a group has come. Plain data. */
export type Progress = {
  readonly missions: { readonly [mission: number]: MissionProgress }
  readonly failures: { readonly [result: string]: number }
}

/** BB-12.5, BB-R3: these are counted; a win and a surrender have no counter. */
const COUNTED = ['loss_red_wire', 'loss_detonator', 'loss_timer'] as const

const UNTRIED: MissionProgress = { tries: 0, successes: 0, best: null }

export function start(): Progress {
  return { missions: {}, failures: Object.fromEntries(COUNTED.map((result) => [result, 0])) }
}

export function missionIn({ missions }: Progress, mission: number): MissionProgress {
  return missions[mission] ?? UNTRIED
}

/** The end of a mission as everybody saw it. */
export function result(end: {
  readonly options: Pick<Options, 'mission'>
  readonly seats: number
  readonly view: Pick<View, 'result' | 'dial' | 'captain'>
}): MissionResult {
  const { options, seats, view } = end
  if (view.result === null) throw new Error('the mission is not over')
  const { dial, captain } = view
  return { stage: options.mission, success: view.result === 'win', seats, result: view.result, dial, captain }
}

/** BB-2.8, BB-17.3: those who play on together pass the captain's role to the left, unless they choose otherwise. */
export function onward({ captain, seats }: MissionResult): Pick<Options, 'captain'> {
  return { captain: CAPTAINS[(captain + 1) % seats] }
}

/** BB-17.3: a mission may be played again, after a loss and after a success; nothing achieved is lost by it. */
export function after(progress: Progress, { stage, success, result, dial }: MissionResult): Progress {
  const { tries, successes, best } = missionIn(progress, stage)
  const now: MissionProgress = {
    tries: tries + 1,
    successes: success ? successes + 1 : successes,
    best: success ? Math.min(best ?? dial, dial) : best,
  }
  // BB-12.5: once for each mission that ends so.
  const { [result]: counted } = progress.failures
  return {
    missions: { ...progress.missions, [stage]: now },
    failures: counted === undefined ? progress.failures : { ...progress.failures, [result]: counted + 1 },
  }
}

import { examBefore, NUMBERS } from './chapters.ts'

/** How a mission stands with those who look at the map. */
export interface Standing {
  readonly state: 'defused' | 'open' | 'locked'
  /** How often it went off. */
  readonly failures: number
  /** Why it may not be played; null where it may. */
  readonly why: string | null
}

export type Progress = (mission: number) => Standing

/** What is kept of a mission that was played. */
export interface Played {
  readonly stage: number
  readonly open: boolean
  readonly why: { readonly message: string } | null
  readonly tries: number
  readonly successes: number
  /** The lowest place of the dial at the end of a success. */
  readonly best: number | null
}

const OPEN: Standing = { state: 'open', failures: 0, why: null }
const locked = (why: string, failures = 0): Standing => ({ state: 'locked', failures, why })

/** Outside a campaign every mission is open whose rules are there. */
export function freeProgress(there: readonly unknown[]): Progress {
  const known = new Set(there)
  return (mission) => (known.has(mission) ? OPEN : locked('This mission cannot be played here yet.'))
}

export function campaignProgress(stages: readonly Played[]): Progress {
  const played = new Map(stages.map((stage) => [stage.stage, stage]))
  return (mission) => {
    const stage = played.get(mission)
    if (stage === undefined) return locked('This mission cannot be played here yet.')
    const failures = stage.tries - stage.successes
    if (stage.successes > 0) return { state: 'defused', failures, why: null }
    if (stage.open) return { ...OPEN, failures }
    const exam = examBefore(mission)
    const why = exam === null ? (stage.why?.message ?? '') : `Locked until mission ${exam} is defused.`
    return locked(why, failures)
  }
}

/** How many are done. */
export function defused(progress: Progress): number {
  return NUMBERS.filter((mission) => progress(mission).state === 'defused').length
}

/** The last mission that the lit part of the cable reaches; 0 for none. */
export function litTo(progress: Progress): number {
  return NUMBERS.findLast((mission) => progress(mission).state !== 'locked') ?? 0
}

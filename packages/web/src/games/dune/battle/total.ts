import type { Worth } from '@riposte/dune'
import { leaderStrength } from '../names.ts'
import type { PlanView } from './sides.ts'

/** What the Kwisatz Haderach adds. */
const KWISATZ_HADERACH = 2

/** The forces of a plan. */
export type Forces = Pick<PlanView, 'ordinarySupported' | 'ordinary' | 'specialSupported' | 'special'>

/** One line of what a plan comes to, in halves. */
export interface Part {
  readonly kind: 'ordinarySupported' | 'ordinary' | 'specialSupported' | 'special' | 'leader' | 'kwisatzHaderach'
  /** How many forces; 1 for a leader. */
  readonly count: number
  readonly halves: number
}

export interface Total {
  /** What the wheel shows, in halves. */
  readonly dial: number
  readonly parts: readonly Part[]
  /** With the leader alive, in halves. */
  readonly total: number
  /** If the leader is killed, in halves. */
  readonly ifKilled: number
  /** Forces that are lost even by winning. */
  readonly lost: number
  /** Spice that is paid, won or lost. */
  readonly spice: number
}

const KINDS = ['ordinarySupported', 'ordinary', 'specialSupported', 'special'] as const

/** In halves. */
function dialIn(forces: Forces, worth: Worth): number {
  return (
    forces.ordinarySupported * worth.ordinarySupported +
    forces.ordinary * worth.ordinary +
    forces.specialSupported * worth.eliteSupported +
    forces.special * worth.elite
  )
}

const each = (worth: Worth): Readonly<Record<(typeof KINDS)[number], number>> => ({
  ordinarySupported: worth.ordinarySupported,
  ordinary: worth.ordinary,
  specialSupported: worth.eliteSupported,
  special: worth.elite,
})

/** What a plan comes to, added up line by line. */
export function totalOf(plan: PlanView, worth: Worth): Total {
  const dial = dialIn(plan, worth)
  const parts: Part[] = KINDS.filter((kind) => plan[kind] > 0).map((kind) => ({
    kind,
    count: plan[kind],
    halves: plan[kind] * each(worth)[kind],
  }))
  if (plan.leader !== null) parts.push({ kind: 'leader', count: 1, halves: leaderStrength(plan.leader) * 2 })
  if (plan.leader !== null && plan.kwisatzHaderach) {
    parts.push({ kind: 'kwisatzHaderach', count: 1, halves: KWISATZ_HADERACH * 2 })
  }
  return {
    dial,
    parts,
    total: parts.reduce((sum, { halves }) => sum + halves, 0),
    ifKilled: dial,
    lost: KINDS.reduce((sum, kind) => sum + plan[kind], 0),
    spice: plan.ordinarySupported + plan.specialSupported,
  }
}

/** "4", "4½", "½". */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The same for those who hear it. */
export function halvesSaid(halves: number): string {
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? 'one half' : `${whole} and a half`
}

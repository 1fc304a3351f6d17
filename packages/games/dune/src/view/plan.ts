import { LEADER_ID } from '../data/leaders.ts'
import { CARD_ID } from '../data/treachery.ts'
import { CHEAP_HERO_LEADER, type Plan } from '../state.ts'

export interface PlanView {
  /** A leader, `cheap-hero`, or null for none. */
  readonly leader: string | null
  readonly kwisatzHaderach: boolean
  readonly weapon: string | null
  readonly defense: string | null
  readonly ordinarySupported: number
  readonly ordinary: number
  readonly specialSupported: number
  readonly special: number
}

export function planView(plan: Plan): PlanView {
  return {
    leader: plan.leader === CHEAP_HERO_LEADER ? 'cheap-hero' : plan.leader < 0 ? null : LEADER_ID[plan.leader],
    kwisatzHaderach: plan.kwisatzHaderach,
    weapon: plan.weapon < 0 ? null : CARD_ID[plan.weapon],
    defense: plan.defense < 0 ? null : CARD_ID[plan.defense],
    ordinarySupported: plan.ordinarySupported,
    ordinary: plan.ordinary,
    specialSupported: plan.eliteSupported,
    special: plan.elite,
  }
}

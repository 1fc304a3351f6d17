import type { Worth } from '@riposte/dune'
import type { DuneSight } from '../sight.ts'
import { forcesIn, opponentOf, type PlanView, sidesOf, worthIn } from './sides.ts'

/** What the reader has to plan with. */
export interface Means {
  readonly faction: string
  readonly opponent: string
  readonly territory: string
  readonly attacks: boolean
  readonly ordinary: number
  readonly special: number
  readonly worth: Worth
  /** Spice that may stand behind forces; nothing where it makes no difference. */
  readonly spice: number
  /** The forces against them, as everybody sees. */
  readonly against: number
  readonly hand: readonly string[]
}

/** Null for somebody who is not in the battle. */
export function meansOf({ seen }: Pick<DuneSight, 'seen'>): Means | null {
  const { battle, mine } = seen.view
  if (battle === null || mine === null) return null
  const { faction } = mine
  if (faction !== battle.aggressor && faction !== battle.defender) return null
  const worth = worthIn(sidesOf(seen.view, battle), faction)
  const opponent = opponentOf(battle, faction)
  const foes = forcesIn(seen.view, battle.zone, opponent)
  return {
    faction,
    opponent,
    territory: battle.territory,
    attacks: faction === battle.aggressor,
    ...forcesIn(seen.view, battle.zone, faction),
    worth,
    spice: worth.takesSpice ? mine.spice : 0,
    against: foes.ordinary + foes.special,
    hand: mine.hand,
  }
}

/** The highest number that the wheel can show, in halves. */
export function highestDial({ ordinary, special, spice, worth }: Means): number {
  const elite = Math.min(special, spice)
  const others = Math.min(ordinary, spice - elite)
  return (
    elite * worth.eliteSupported +
    (special - elite) * worth.elite +
    others * worth.ordinarySupported +
    (ordinary - others) * worth.ordinary
  )
}

export type Kind = 'ordinary' | 'special'
const SUPPORTED = { ordinary: 'ordinarySupported', special: 'specialSupported' } as const

export const supportedOf = (plan: PlanView, kind: Kind): number => plan[SUPPORTED[kind]]
/** With spice and without. */
export const forcesOf = (plan: PlanView, kind: Kind): number => plan[kind] + supportedOf(plan, kind)

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most))

/** So many forces of a kind fight; those with spice stay so as far as there are as many. */
export function withForces(plan: PlanView, kind: Kind, forces: number, means: Means): PlanView {
  const all = within(forces, means[kind])
  const supported = Math.min(supportedOf(plan, kind), all)
  return { ...plan, [kind]: all - supported, [SUPPORTED[kind]]: supported }
}

/** How much spice there is for a kind of forces besides what the other kind takes. */
export function spiceFor(plan: PlanView, kind: Kind, means: Means): number {
  const other = supportedOf(plan, kind === 'ordinary' ? 'special' : 'ordinary')
  return Math.min(forcesOf(plan, kind), means.spice - other)
}

/** So many of the forces of a kind have spice. */
export function withSpice(plan: PlanView, kind: Kind, spice: number, means: Means): PlanView {
  const supported = within(spice, spiceFor(plan, kind, means))
  return { ...plan, [kind]: forcesOf(plan, kind) - supported, [SUPPORTED[kind]]: supported }
}

/** Before anything is chosen. */
export const EMPTY_PLAN: PlanView = {
  leader: null,
  kwisatzHaderach: false,
  weapon: null,
  defense: null,
  ordinarySupported: 0,
  ordinary: 0,
  specialSupported: 0,
  special: 0,
}

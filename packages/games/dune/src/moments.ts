import type { AnyFlow, Facts, FlowRef, Question, Standing } from '@riposte/kernel'
import type { Faction } from './data/factions.ts'
import { flow } from './kit.ts'
import type { Dune, Pub } from './state.ts'

/** What a faction's flow at a moment looks like from outside. */
export interface MomentOutline {
  args: Facts
  local: object
  steps: object
  result: void
}

/**
 * Moments of the phases at which factions have their say. A phase names the moment and what it is about; which faction
 * does something then stands in that faction's folder.
 */
export type Moment =
  /** DU-2.5 to DU-2.7: predictions, forces placed by choice. */
  | 'prediction'
  | 'placement'
  /** DU-4.12: the storm has moved; about its way: from, distance, isPlaced. */
  | 'stormMoves'
  /** DU-4.1 (e): the storm rests; about nothing. */
  | 'stormRests'
  /** DU-5.8: a worm of this blow, after the Nexus; about its territory. */
  | 'wormLeaves'
  /** DU-7.4: before anybody claims. */
  | 'charityBegins'
  /** DU-8.3: a card is up, before the first bid. */
  | 'cardUp'
  /** DU-8.11: before the first card and after each; about `card` (its number in the row, -1 before the first). */
  | 'betweenAuctions'
  /** DU-8.11 (3): about buyer, price, `received` (spice of another faction that reached somebody). */
  | 'cardPaid'
  /** DU-8.11 (4): about buyer. */
  | 'cardBought'
  /** DU-10.1. */
  | 'shipmentBegins'
  /** DU-10.5 (2): a shipment from off-planet is declared; about faction, location, ordinary, special, spice. */
  | 'shipmentDeclared'
  /** DU-10.11 (1): a group has moved; about faction, from, to, range (of this movement action). */
  | 'moved'
  /** DU-10.5 (6), DU-10.11: somebody has entered a territory; about faction, territory, node, how, ordinary, special, lost. */
  | 'entered'
  /** DU-10.5 (7): a shipment from off-planet stands; about faction, node. */
  | 'shippedFromOffPlanet'
  /** DU-11.8, DU-11.9, DU-11.5 B6: before plans, in this order; about nothing: see pub.battle. */
  | 'beforePlans'
  /** DU-17.1: everything else of a battle is settled. */
  | 'battleSettled'
  /** DU-11.34: about aggressor, defender, and the tokens each has lost (aggressorLost, defenderLost). */
  | 'battleEnds'

export interface Hook {
  readonly moment: Moment
  readonly faction: Faction
  /** Of several at one moment the lower comes first; then storm order. */
  readonly place?: number
  /** By public facts only. */
  when(pub: Pub, about: Facts): boolean
  readonly flow: FlowRef<MomentOutline>
}

/** What a folder (a faction, a card, a phase) adds to the game. */
export interface Part {
  readonly hooks?: readonly Hook[]
  readonly flows?: readonly AnyFlow[]
  readonly questions?: readonly Question<Dune>[]
  /** What may be done although nobody asks, while the game runs (DU-3.5). */
  readonly standing?: readonly Standing<Dune>[]
}

/** Hooks by moment. Parts are added while the game is assembled, before the first match. */
const hooks = new Map<Moment, Hook[]>()

export function addHooks(added: readonly Hook[]): void {
  for (const hook of added) {
    const list = hooks.get(hook.moment) ?? []
    list.push(hook)
    list.sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    hooks.set(hook.moment, list)
  }
}

const NONE: readonly Hook[] = []

interface Running {
  args: { readonly moment: Moment; readonly about: Facts }
  local: { readonly moment: Moment; readonly about: Facts; at: number }
  steps: { next: void }
  result: void
}

/** Who of several at the same place comes first follows the storm (DU-3.11). */
function inOrder(pub: Pub, list: readonly Hook[]): readonly Hook[] {
  if (list.length < 2 || pub.order.length === 0) return list
  const rank = ({ faction, place = 0 }: Hook) => place * 8 + pub.order.indexOf(faction)
  return [...list].sort((a, b) => rank(a) - rank(b))
}

/** Lets every faction that has something to do at this moment do it, one after another. */
export const momentFlow = flow<Running>('moment', {
  rule: 'DU-3.11',
  start: 'next',
  local: ({ moment, about }) => ({ moment, about, at: 0 }),
  steps: {
    next(x) {
      const { local, pub } = x
      const list = inOrder(pub, hooks.get(local.moment) ?? NONE)
      while (local.at < list.length) {
        const hook = list[local.at++]
        if (pub.seatOf[hook.faction] >= 0 && hook.when(pub, local.about)) return x.call(hook.flow, local.about, 'next')
      }
      return x.done()
    },
  },
})

import { ATREIDES, FACTION_IDS, type Faction } from '../data/factions.ts'
import { LEADER_ID } from '../data/leaders.ts'
import { SPICE_CARD_ID } from '../data/spice.ts'
import { CARD_ID } from '../data/treachery.ts'
import { type CardPlace, cardLog } from '../factions/atreides/card-log.ts'
import { DEFENSE_ELEMENT, DIAL_ELEMENT, ELEMENTS, type Element, LEADER_ELEMENT, WEAPON_ELEMENT } from '../names.ts'
import { CHEAP_HERO_LEADER, type Own, type Pub } from '../state.ts'
import { type DealView, dealView } from './deal.ts'
import { leadersIn } from './faction.ts'
import { type PlanView, planView } from './plan.ts'
import { holdersOf, isReminded } from './shown.ts'

/** VI-4.1: a card known to be in a hand; in one of two hands after Harkonnen have exchanged them (VI-4.2). */
export interface KnownCard {
  readonly card: string
  readonly with: readonly string[]
}

/** VI-4.6: a card that Atreides have seen, where it is as far as they know, and when they saw it last. */
export interface LoggedCardView {
  readonly card: string
  readonly place: CardPlace
  readonly with: readonly string[]
  readonly turn: number
}

/** What only this seat knows. */
export interface MineView {
  readonly faction: string
  /** VI-2.3 */
  readonly spice: number
  /** VI-2.5 */
  readonly hand: readonly string[]
  /** VI-2.7, HK-6 */
  readonly traitors: readonly string[]
  /** VI-2.8 */
  readonly unkept: readonly string[]
  /** VI-2.9 */
  readonly prediction: { readonly faction: string; readonly turn: number } | null
  readonly known: readonly KnownCard[]
  /** AT-6, VI-4.6: Atreides alone; null for everybody else. */
  readonly cardLog: readonly LoggedCardView[] | null
  readonly cardUp: string | null
  readonly deckTop: string | null
  /** VI-2.18 */
  readonly spiceTop: string | null
  /** VI-2.20, VI-4.7 */
  readonly stormCard: number | null
  /** Harkonnen: leaders they hold. Others: leaders of theirs that Harkonnen hold without everybody knowing. */
  readonly captured: readonly string[]
  readonly killed: readonly string[]
  /** VI-3.24 */
  readonly drawn: string | null
  /** VI-2.25 */
  readonly plan: PlanView | null
  /** AT-8: what this seat has committed itself to. */
  readonly committed: { readonly element: string; readonly value: string | number | null } | null
  /** AT-8: what this seat was shown. */
  readonly seen: { readonly element: string; readonly value: string | number | null } | null
  readonly seenPlan: PlanView | null
  /** VI-2.28, VI-2.35 */
  readonly karamaBiddingActive: string | null
  /** VI-2.24 */
  readonly pledges: { readonly bid: number; readonly shipment: number }
  readonly allyPledges: { readonly bid: number; readonly shipment: number }
  readonly proposals: readonly DealView[]
  /** AT-10: VI-2.21. */
  readonly battleLosses: number | null
}

const card = (number: number): string | null => (number < 0 ? null : CARD_ID[number])

/** A committed or shown element: a leader, a card, or a dial in halves. */
function elementValue(element: number, value: number): string | number | null {
  if (element === DIAL_ELEMENT) return value
  if (value < 0) return null
  if (element === LEADER_ELEMENT) return value === CHEAP_HERO_LEADER ? 'cheap-hero' : LEADER_ID[value]
  return element === WEAPON_ELEMENT || element === DEFENSE_ELEMENT ? CARD_ID[value] : null
}

const names = (factions: readonly Faction[]): string[] => factions.map((one) => FACTION_IDS[one])

/** What this seat alone has learned, and what everybody has as far as it is reminded of it (VI-4.3). */
function knownCards(pub: Pub, mine: Own, faction: Faction): KnownCard[] {
  const found: KnownCard[] = []
  for (let number = 0; number < CARD_ID.length; number++) {
    const isOwn = mine.known[number] >= 0
    const place = isOwn ? mine.known[number] : pub.shown[number]
    if (place < 0 || !(isOwn || isReminded(pub, place, faction))) continue
    found.push({ card: CARD_ID[number], with: names(holdersOf(place)) })
  }
  return found
}

const cardLogView = (pub: Pub, mine: Own): LoggedCardView[] =>
  cardLog(pub, mine).map(({ card: number, place, factions, turn }) => ({
    card: CARD_ID[number],
    place,
    with: names(factions),
    turn,
  }))

export function mineView(pub: Pub, mine: Own, faction: Faction): MineView {
  const element: Element = pub.battle?.element ?? -1
  return {
    faction: FACTION_IDS[faction],
    spice: mine.spice,
    hand: mine.hand.map((number) => CARD_ID[number]),
    traitors: leadersIn(mine.traitors),
    unkept: leadersIn(mine.unkept),
    prediction:
      mine.predictedFaction < 0 ? null : { faction: FACTION_IDS[mine.predictedFaction], turn: mine.predictedTurn },
    known: knownCards(pub, mine, faction),
    cardLog: faction === ATREIDES ? cardLogView(pub, mine) : null,
    cardUp: card(mine.cardUp),
    deckTop: card(mine.deckTop),
    spiceTop: mine.spiceTop < 0 ? null : SPICE_CARD_ID[mine.spiceTop],
    stormCard: mine.stormCard === 0 ? null : mine.stormCard,
    captured: leadersIn(mine.captured),
    killed: leadersIn(mine.killed),
    drawn: mine.drawn < 0 ? null : LEADER_ID[mine.drawn],
    plan: mine.plan === null ? null : planView(mine.plan),
    committed:
      mine.committed < 0
        ? null
        : { element: ELEMENTS[mine.committed], value: elementValue(mine.committed, mine.committedTo) },
    seen:
      mine.seenElement === -2 || element < 0
        ? null
        : { element: ELEMENTS[element], value: elementValue(element, mine.seenElement) },
    seenPlan: mine.seenPlan === null ? null : planView(mine.seenPlan),
    karamaBiddingActive: card(mine.bidCard),
    pledges: { bid: mine.pledgedBid, shipment: mine.pledgedShipment },
    allyPledges: { bid: mine.allyBid, shipment: mine.allyShipment },
    proposals: mine.proposals.map(dealView),
    battleLosses: faction === ATREIDES ? pub.khLosses : null,
  }
}

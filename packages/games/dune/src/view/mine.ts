import { ATREIDES, FACTION_IDS, type Faction, HARKONNEN } from '../data/factions.ts'
import { LEADER_ID } from '../data/leaders.ts'
import { SPICE_CARD_ID } from '../data/spice.ts'
import { CARD_ID } from '../data/treachery.ts'
import { DEFENSE_ELEMENT, DIAL_ELEMENT, ELEMENTS, LEADER_ELEMENT, WEAPON_ELEMENT } from '../names.ts'
import { CHEAP_HERO_LEADER, type Own, type Pub } from '../state.ts'
import { leadersIn } from './faction.ts'
import { type PlanView, planView } from './plan.ts'

/** VI-4.1: a card known to be in a hand; in one of two hands after Harkonnen have exchanged them (VI-4.2). */
export interface KnownCard {
  readonly card: string
  readonly with: readonly string[]
}

/** What only this seat knows. */
export interface MineView {
  readonly faction: string
  readonly spice: number
  readonly hand: readonly string[]
  readonly traitors: readonly string[]
  readonly unkept: readonly string[]
  readonly prediction: { readonly faction: string; readonly turn: number } | null
  readonly known: readonly KnownCard[]
  readonly cardUp: string | null
  readonly deckTop: string | null
  readonly spiceTop: string | null
  readonly stormCard: number | null
  /** Harkonnen: leaders they hold. Others: leaders of theirs that Harkonnen hold without everybody knowing. */
  readonly captured: readonly string[]
  readonly killed: readonly string[]
  /** VI-3.24 */
  readonly drawn: string | null
  readonly plan: PlanView | null
  /** AT-8: what this seat has committed itself to. */
  readonly committed: { readonly element: string; readonly value: string | number | null } | null
  /** AT-8: what this seat was shown. */
  readonly seen: { readonly element: string; readonly value: string | number | null } | null
  readonly seenPlan: PlanView | null
  readonly karamaBiddingActive: string | null
  readonly pledges: { readonly bid: number; readonly shipment: number }
  readonly allyPledges: { readonly bid: number; readonly shipment: number }
  readonly proposals: readonly {
    readonly from: string
    readonly to: string
    readonly spice: number
    readonly promise: number
  }[]
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

function knownCards(pub: Pub, mine: Own): KnownCard[] {
  const found: KnownCard[] = []
  for (let number = 0; number < CARD_ID.length; number++) {
    const place = mine.known[number] >= 0 ? mine.known[number] : pub.shown[number]
    if (place < 0) continue
    const holders = place >= 8 ? [FACTION_IDS[HARKONNEN], FACTION_IDS[place - 8]] : [FACTION_IDS[place]]
    found.push({ card: CARD_ID[number], with: holders })
  }
  return found
}

export function mineView(pub: Pub, mine: Own, faction: Faction): MineView {
  const element = pub.battle?.element ?? -1
  return {
    faction: FACTION_IDS[faction],
    spice: mine.spice,
    hand: mine.hand.map((number) => CARD_ID[number]),
    traitors: leadersIn(mine.traitors),
    unkept: leadersIn(mine.unkept),
    prediction:
      mine.predictedFaction < 0 ? null : { faction: FACTION_IDS[mine.predictedFaction], turn: mine.predictedTurn },
    known: knownCards(pub, mine),
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
    proposals: mine.proposals.map(({ from, to, spice, promise }) => ({
      from: FACTION_IDS[from],
      to: FACTION_IDS[to],
      spice,
      promise,
    })),
    battleLosses: faction === ATREIDES ? pub.khLosses : null,
  }
}

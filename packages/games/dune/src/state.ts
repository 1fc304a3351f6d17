import type { Parts } from '@riposte/kernel'
import type { Faction } from './data/factions.ts'
import type { Ability } from './karama/abilities.ts'
import type { Context } from './karama/use.ts'
import type { Element, LeaderPlace, Phase, VoiceKind } from './names.ts'
import type { Options } from './options.ts'
import type { View } from './view.ts'

/** DU-11.10: a battle plan. Numbers of tokens; cards and leader are -1 for none. */
export interface Plan {
  /** A leader's number, CHEAP_HERO_LEADER or -1. */
  readonly leader: number
  readonly kwisatzHaderach: boolean
  readonly weapon: number
  readonly defense: number
  /** DU-11.23: with spice and without. In the basic game, and for Fremen, nothing is supported and everything counts. */
  readonly ordinarySupported: number
  readonly ordinary: number
  readonly eliteSupported: number
  readonly elite: number
  /** The cheap hero that is played, as a card; -1 for none. */
  readonly hero: number
  /** DU-11.37: per node of the zone, in its order: tokens that come from there; empty where there is only one. */
  readonly ordinaryFrom: readonly number[]
  readonly eliteFrom: readonly number[]
}

/** In a plan: the place of the leader is taken by a Cheap Hero. */
export const CHEAP_HERO_LEADER = 30

/** BG-6: a command. */
export interface Command {
  readonly by: Faction
  readonly to: Faction
  readonly play: boolean
  readonly kind: VoiceKind
}

/** DU-11.5: the battle that is being fought; all of it is public. */
export interface Battle {
  readonly territory: number
  readonly zone: readonly number[]
  readonly aggressor: Faction
  readonly defender: Faction
  /** Sub-step, B2 to B14, as a number; 13 is HARKONNEN_CAPTURE (DU-17.13). */
  step: number
  /** Abilities that were prevented for this battle (DU-11.7), as numbers. */
  prevented: readonly Ability[]
  voice: Command | null
  /** AT-8, AT-9: who is asked for which element; -1 for nothing. */
  element: Element
  elementOf: Faction
  /** IN-6.1: whose plan was made first, for Atreides to see; -1 for nobody's. */
  opened: Faction
  /** DU-11.16: both plans once they are revealed, aggressor's first. */
  plans: readonly [Plan, Plan] | null
  winner: Faction
  explosion: boolean
}

/** DU-8.3: the card that is up. */
export interface Auction {
  /** Which card of the row, from 0; and how many the row had. */
  number: number
  readonly of: number
  starter: Faction
  bid: number
  bidder: Faction
  /** Who is to bid next. */
  turn: Faction
  /** Those who have passed since the last bid, one bit each. */
  passed: number
}

/** DU-14.8: a deal that was made, or is proposed. */
export interface Deal {
  readonly from: Faction
  readonly to: Faction
  /** DU-14.2: spice that goes from the first to the second, or back where it is negative. */
  readonly spice: number
  /** What is promised, by its number in the list of promises; 0 for nothing but what was said. */
  readonly promise: number
  /** DU-14.1: its wording, as its maker said it at the table; empty where nothing was said. */
  readonly text: string
  readonly turn: number
}

/** IN-2.1: an open window. What each has answered is nowhere: nobody may know it. */
export interface KaramaState {
  readonly interruptType: 'cancel' | 'prevent'
  readonly targetFaction: Faction
  readonly abilityName: Ability
  readonly abilityContext: Context
  /** Of a use that was hit: by whom, and with which card. */
  readonly joint: readonly {
    readonly targetFaction: Faction
    readonly abilityName: Ability
    readonly interruptor: Faction
    readonly card: number
  }[]
  readonly interrupted: boolean
  readonly interruptor: Faction
  readonly parent: KaramaState | null
}

/** IN-2.3: the use that was hit last, and the question that was open then: later answers to it are told so. */
export interface LastHit {
  readonly decision: number
  readonly ability: Ability
  readonly user: Faction
}

/** VI-4.9: at least so many cards of that hand are none of these types; one bit for each type. */
export interface Lack {
  readonly faction: Faction
  readonly types: number
  cards: number
}

/** IN-9.1: what answers to Truthtrance have told everybody about things that are still hidden. */
export interface Told {
  /** Leaders whose traitor card has a holder everybody knows; and by faction those it does not hold. One bit each. */
  traitors: number
  notTraitors: number[]
  /** Factions and turns that the prediction does not name; one bit each. */
  notFactions: number
  notTurns: number
  /** Values that the storm card drawn in that turn does not have; one bit each. */
  stormTurn: number
  notStormCards: number
  /**
   * What the card that is up, and the top one of the spice deck, may be by what Atreides have told, who had seen it: types
   * of cards, and spice cards with one bit for all worms. -1 where nothing was told.
   */
  cardUp: number
  spiceTop: number
  /** Leaders that are not missing: told of, or seen, since a leader of their faction was last taken in secret. */
  home: number
  /** Hands that hold at least one card of these types. */
  holds: readonly { readonly faction: Faction; readonly types: number }[]
}

/** DU-13: how it ended. */
export interface Result {
  readonly winners: readonly Faction[]
  readonly rule: string
}

/** What everybody may know. */
export interface Pub {
  readonly options: Options
  /** DU-16.1, DU-16.2 */
  readonly advanced: boolean
  /** Which seat plays a faction, -1 for none; and the other way round. */
  readonly seatOf: readonly number[]
  readonly factionOf: readonly Faction[]
  /** DU-2.3: circle 1 to 6 by faction, 0 for one that does not play. */
  readonly circle: readonly number[]
  turn: number
  phase: Phase
  /** The sector that the storm is in; 1 before the first storm. Whether there has been one is `turn > 1 || phase > STORM`. */
  storm: number
  /** DU-3.2: the factions in storm order; empty before the first storm. */
  order: Faction[]
  shieldWall: boolean
  /** DU-4.12: the Shield Wall fell while the storm lay where it lies now, which has not hit there what the wall protected. */
  wallJustFell: boolean
  /** Tokens by node * 6 + faction: ordinary ones (of Bene Gesserit: fighters). */
  forces: number[]
  /** The same for Sardaukar, Fedaykin and, of Bene Gesserit, advisors (BG-10). */
  special: number[]
  /** Spice by node. */
  spice: number[]
  reserves: number[]
  reservesElite: number[]
  tanks: number[]
  tanksElite: number[]
  bribe: number[]
  /** VI-2.4: cards in each hand. */
  hand: number[]
  /** IN-3.1: by card: the faction in whose hand everybody knows it, 8 + f for "with Harkonnen or f" (VI-4.2), else -1. */
  shown: number[]
  lacks: Lack[]
  /** VI-4.6: by card: the turn in which everybody saw it last; 0 for never. Replaced, never changed in place. */
  seenOn: readonly number[]
  deck: number
  row: number
  discard: number[]
  aside: number[]
  spiceDeck: number
  /** DU-2.2: spice discards, topmost last. */
  pileA: number[]
  pileB: number[]
  /** DU-1.13 by leader. One whom only some know to be captured or killed still seems to be in the pool (VI-2.31). */
  leaders: LeaderPlace[]
  /** Where it fought this turn; -1 for nowhere. */
  usedIn: number[]
  /** Leaders that have died, one bit each. */
  hasBeenKilled: number
  /** VI-2.12, VI-2.13: how many of a faction's leaders are captured, or killed face down, without everybody knowing who. */
  hiddenCaptives: number[]
  hiddenDead: number[]
  /** VI-2.7: traitor cards that were called, by the faction that holds them, one bit for each leader. */
  called: number[]
  told: Told
  ally: Faction[]
  /** AT-10 to AT-15. */
  khLosses: number
  khDead: boolean
  khUsedIn: number
  /** IN-6: powers used, one bit for each faction. */
  powerUsed: number
  /** IN-5.2 `karamaGuildShipmentActive`: whose next shipment is at Guild rate; -1 for nobody's. */
  guildRate: Faction
  karamaState: KaramaState | null
  /** Null once another window has opened. */
  lastHit: LastHit | null
  auction: Auction | null
  battle: Battle | null
  /** DU-4.11: who dialed last. */
  dialers: Faction[]
  deals: Deal[]
  /** DU-14.1: by faction: how it has worded its next proposal; empty for not at all. Replaced, never changed in place. */
  wording: readonly string[]
  /** DU-9.3: factions that have revived an elite token this turn, one bit each. */
  eliteRevived: number
  /** FR-11, EM-7: factions whose free revival was raised this turn, one bit each; tokens that the Emperor offers to pay for. */
  raisedRevival: number
  extraRevival: number[]
  /** DU-7.2: who has had charity this turn, one bit each. */
  charity: number
  /** FR-14: whether a card lies ready for the next storm. */
  stormCard: boolean
  result: Result | null
}

/** What one seat may know. */
export interface Own {
  spice: number
  /** Card instances, always sorted, so that its order tells nothing. */
  hand: number[]
  /** DU-2.6: kept and not kept, one bit for each leader. */
  traitors: number
  unkept: number
  /** BG-3: -1 and 0 for none. */
  predictedFaction: Faction
  predictedTurn: number
  /** VI-4.1: by card: the faction in whose hand this seat knows it to be, 8 + f for "with Harkonnen or f", -1 for nothing. */
  known: number[]
  /** AT-5: the card that is up, as far as this seat has seen it; and the one known to lie on top of the deck. -1 for none. */
  cardUp: number
  deckTop: number
  /** VI-4.6: by card: the turn in which this seat alone saw it last; 0 for never. Replaced, never changed in place. */
  lookedOn: readonly number[]
  /** AT-7: the spice card known to be on top; -1 for none. */
  spiceTop: number
  /** FR-14: the value of the storm card; 0 for unknown. */
  stormCard: number
  /** Own leaders of whom not everybody knows that they are captured, or dead; one bit each. Harkonnen: those of others. */
  captured: number
  killed: number
  /** VI-3.24: the leader drawn for capture, as long as only Harkonnen know; -1 for none. */
  drawn: number
  plan: Plan | null
  /** AT-8: the element this seat has committed itself to, and the value; -1 for none. */
  committed: Element
  committedTo: number
  /** AT-8, AT-9, IN-6.1: what this seat was shown of an opponent's plan; of an element -2: nothing, -1: that it is none. */
  seenElement: number
  seenPlan: Plan | null
  /** IN-5.3 `karamaBiddingActive`: the card that covers the standing bid; -1 for none. */
  bidCard: number
  /** DU-6.11: what this seat pledges, and what its ally pledges to it. */
  pledgedBid: number
  pledgedShipment: number
  allyBid: number
  allyShipment: number
  /** DU-14.8: proposals that wait for an answer of this seat, or that it has made. */
  proposals: Deal[]
}

/** What nobody may know; nor the random numbers, which are the match's own (VI-2.30). */
export interface Hidden {
  /** The next card is the last one. */
  deck: number[]
  /** DU-8.2: cards dealt for auction, the next one last. */
  row: number[]
  spiceDeck: number[]
  /** DU-4.4: 0 for none. */
  stormCard: number
  /** VI-2.33: one bit for each leader. */
  undealt: number
}

export interface Dune {
  pub: Pub
  own: Own
  hidden: Hidden
  options: Options
  view: View
}

export type Position = Parts<Dune>

// Copies are made by the million in a search, so they are written out.

function copyPub(pub: Pub): Pub {
  return {
    options: pub.options,
    advanced: pub.advanced,
    seatOf: pub.seatOf,
    factionOf: pub.factionOf,
    circle: pub.circle,
    turn: pub.turn,
    phase: pub.phase,
    storm: pub.storm,
    order: pub.order.slice(),
    shieldWall: pub.shieldWall,
    wallJustFell: pub.wallJustFell,
    forces: pub.forces.slice(),
    special: pub.special.slice(),
    spice: pub.spice.slice(),
    reserves: pub.reserves.slice(),
    reservesElite: pub.reservesElite.slice(),
    tanks: pub.tanks.slice(),
    tanksElite: pub.tanksElite.slice(),
    bribe: pub.bribe.slice(),
    hand: pub.hand.slice(),
    shown: pub.shown.slice(),
    lacks: pub.lacks.map((lack) => ({ ...lack })),
    seenOn: pub.seenOn,
    deck: pub.deck,
    row: pub.row,
    discard: pub.discard.slice(),
    aside: pub.aside.slice(),
    spiceDeck: pub.spiceDeck,
    pileA: pub.pileA.slice(),
    pileB: pub.pileB.slice(),
    leaders: pub.leaders.slice(),
    usedIn: pub.usedIn.slice(),
    hasBeenKilled: pub.hasBeenKilled,
    hiddenCaptives: pub.hiddenCaptives.slice(),
    hiddenDead: pub.hiddenDead.slice(),
    called: pub.called.slice(),
    told: { ...pub.told, notTraitors: pub.told.notTraitors.slice(), holds: pub.told.holds.slice() },
    ally: pub.ally.slice(),
    khLosses: pub.khLosses,
    khDead: pub.khDead,
    khUsedIn: pub.khUsedIn,
    powerUsed: pub.powerUsed,
    guildRate: pub.guildRate,
    // Replaced, never changed in place.
    karamaState: pub.karamaState,
    lastHit: pub.lastHit,
    auction: pub.auction === null ? null : { ...pub.auction },
    battle: pub.battle === null ? null : { ...pub.battle },
    dialers: pub.dialers.slice(),
    deals: pub.deals.slice(),
    wording: pub.wording,
    eliteRevived: pub.eliteRevived,
    raisedRevival: pub.raisedRevival,
    extraRevival: pub.extraRevival.slice(),
    charity: pub.charity,
    stormCard: pub.stormCard,
    result: pub.result,
  }
}

function copyOwn(own: Own): Own {
  return { ...own, hand: own.hand.slice(), known: own.known.slice(), proposals: own.proposals.slice() }
}

export function copyPosition({ pub, own, hidden }: Position): Position {
  return {
    pub: copyPub(pub),
    own: own.map(copyOwn),
    hidden: {
      deck: hidden.deck.slice(),
      row: hidden.row.slice(),
      spiceDeck: hidden.spiceDeck.slice(),
      stormCard: hidden.stormCard,
      undealt: hidden.undealt,
    },
  }
}

import type { Observer, Once } from '@riposte/kernel'
import { ATREIDES, FACTION_IDS, type Faction } from './data/factions.ts'
import { NODES } from './data/nodes.ts'
import { SPICE_CARD_ID } from './data/spice.ts'
import { TERRITORY_IDS } from './data/territories.ts'
import { CARD_ID } from './data/treachery.ts'
import { PHASES } from './names.ts'
import type { Options } from './options.ts'
import type { Own, Pub } from './state.ts'
import { type DealView, dealView } from './view/deal.ts'
import {
  type AuctionView,
  auctionView,
  type BattleView,
  battleView,
  type KaramaView,
  karamaView,
} from './view/events-under-way.ts'
import { type FactionView, factionView } from './view/faction.ts'
import { type LeaderView, leaderViews } from './view/leaders.ts'
import { type MineView, mineView } from './view/mine.ts'

/** Tokens at a location by faction: ordinary ones, and Sardaukar, Fedaykin or advisors. */
export type Stack = readonly [ordinary: number, special: number]

/** DU-2.10 without what is told elsewhere: mode and turns, who sits where with which faction. */
type OptionsView = Pick<
  Options,
  | 'extraCards'
  | 'killRevivable'
  | 'twoPlayerThreshold'
  | 'twoPlayerAlliances'
  | 'karamaShipmentRate'
  | 'bgWorthlessBasic'
  | 'truthtranceFreeQuestions'
>

/** VI-1.1: what an observer may know of the table, in the words of the data. */
export interface View {
  readonly mode: 'basic' | 'advanced'
  /** VI-2.1 */
  readonly turn: number
  readonly maxTurns: number
  /** VI-2.36: how this table plays what the rules leave to it. */
  readonly options: OptionsView
  readonly phase: string
  readonly storm: number
  readonly order: readonly string[]
  readonly shieldWall: boolean
  /** Locations where tokens stand, by id; then by faction. */
  readonly forces: Readonly<Record<string, Readonly<Record<string, Stack>>>>
  /** Spice on the map by location. */
  readonly spice: Readonly<Record<string, number>>
  /** In the order of the seats. */
  readonly factions: readonly FactionView[]
  readonly leaders: readonly LeaderView[]
  readonly kwisatzHaderach: { readonly awake: boolean; readonly dead: boolean; readonly usedIn: string | null } | null
  readonly treachery: {
    /** VI-2.14 */
    readonly deck: number
    /** VI-2.17 */
    readonly row: number
    /** VI-2.15: the top card for everybody; Atreides may browse. */
    readonly discard: readonly string[]
    readonly discarded: number
    /** VI-2.16 */
    readonly aside: readonly string[]
  }
  /** VI-2.18, VI-2.19 */
  readonly spiceDeck: { readonly cards: number; readonly pileA: readonly string[]; readonly pileB: readonly string[] }
  /** FR-14: a card lies ready for the next storm. */
  readonly stormCard: boolean
  readonly auction: AuctionView | null
  readonly battle: BattleView | null
  readonly karamaState: KaramaView | null
  /** VI-2.29 */
  readonly deals: readonly DealView[]
  readonly result: { readonly winners: readonly string[]; readonly rule: string } | null
  /** What only this seat knows; null for those who watch (VI-1.3). */
  readonly mine: MineView | null
}

const FACTIONS = FACTION_IDS.length

export function view(pub: Pub, mine: Own | null, observer: Observer, once: Once): View {
  const faction: Faction = observer < 0 ? -1 : pub.factionOf[observer]
  const seen = once(() => viewForAll(pub))
  return {
    ...seen,
    factions: pub.factionOf.map((one) => factionView(pub, one, faction)),
    leaders: leaderViews(pub, mine, faction),
    treachery: {
      deck: pub.deck,
      row: pub.row,
      discard: (faction === ATREIDES ? pub.discard : pub.discard.slice(-1)).map((card) => CARD_ID[card]),
      discarded: pub.discard.length,
      aside: pub.aside.map((card) => CARD_ID[card]),
    },
    mine: mine === null ? null : mineView(pub, mine, faction),
  }
}

/** What everybody sees alike, with room for the rest: a record that grows is slow to make. */
function viewForAll(pub: Pub): View {
  return {
    mode: pub.advanced ? 'advanced' : 'basic',
    turn: pub.turn,
    maxTurns: pub.options.maxTurns,
    options: optionsView(pub.options),
    phase: PHASES[pub.phase],
    storm: pub.storm,
    order: pub.order.map((one) => FACTION_IDS[one]),
    shieldWall: pub.shieldWall,
    forces: forcesView(pub),
    spice: spiceView(pub),
    factions: [],
    leaders: [],
    kwisatzHaderach: kwisatzHaderachView(pub),
    treachery: NO_TREACHERY,
    spiceDeck: {
      cards: pub.spiceDeck,
      pileA: pub.pileA.map((card) => SPICE_CARD_ID[card]),
      pileB: pub.pileB.map((card) => SPICE_CARD_ID[card]),
    },
    stormCard: pub.stormCard,
    auction: pub.auction === null ? null : auctionView(pub.auction),
    battle: pub.battle === null ? null : battleView(pub, pub.battle),
    karamaState: pub.karamaState === null ? null : karamaView(pub, pub.karamaState),
    deals: pub.deals.map(dealView),
    result:
      pub.result === null
        ? null
        : { winners: pub.result.winners.map((winner) => FACTION_IDS[winner]), rule: pub.result.rule },
    mine: null,
  }
}

const NO_TREACHERY: View['treachery'] = { deck: 0, row: 0, discard: [], discarded: 0, aside: [] }

function optionsView(options: Options): OptionsView {
  return {
    extraCards: options.extraCards,
    killRevivable: options.killRevivable,
    twoPlayerThreshold: options.twoPlayerThreshold,
    twoPlayerAlliances: options.twoPlayerAlliances,
    karamaShipmentRate: options.karamaShipmentRate,
    bgWorthlessBasic: options.bgWorthlessBasic,
    truthtranceFreeQuestions: options.truthtranceFreeQuestions,
  }
}

function forcesView(pub: Pub): View['forces'] {
  const found: Record<string, Record<string, Stack>> = {}
  const { forces, special } = pub
  for (let node = 0, place = 0; node < NODES.length; node++) {
    let here: Record<string, Stack> | null = null
    for (let faction = 0; faction < FACTIONS; faction++, place++) {
      if (forces[place] === 0 && special[place] === 0) continue
      if (here === null) {
        here = {}
        found[NODES[node]] = here
      }
      here[FACTION_IDS[faction]] = [forces[place], special[place]]
    }
  }
  return found
}

function spiceView(pub: Pub): View['spice'] {
  const found: Record<string, number> = {}
  for (let node = 0; node < NODES.length; node++) if (pub.spice[node] > 0) found[NODES[node]] = pub.spice[node]
  return found
}

function kwisatzHaderachView(pub: Pub): View['kwisatzHaderach'] {
  if (!pub.advanced || pub.seatOf[ATREIDES] < 0) return null
  return {
    awake: pub.khLosses >= 7,
    dead: pub.khDead,
    usedIn: pub.khUsedIn < 0 ? null : TERRITORY_IDS[pub.khUsedIn],
  }
}

import { type Random, shuffle } from '@riposte/kernel'
import { FACTION_FACTS, FACTIONS } from '../../data/factions.ts'
import { NODES } from '../../data/nodes.ts'
import { SPICE_DECK } from '../../data/spice.ts'
import { CARD_ID, EXTRA_CARDS, STANDARD_DECK } from '../../data/treachery.ts'
import { LEADER_POOL, SETUP } from '../../names.ts'
import { chosenFactions, type Options } from '../../options.ts'
import type { Own, Position } from '../../state.ts'

const none = <T>(length: number, value: T): T[] => Array.from({ length }, () => value)

/** DU-2.3, DU-2.4: who sits where with which faction. */
function assignment(options: Options, seats: number, random: Random): { factions: number[]; circles: number[] } {
  const all = Array.from({ length: FACTIONS }, (_, at) => at)
  const factions = options.factionAssignment === 'host' ? chosenFactions(options, seats) : all.slice()
  if (options.factionAssignment === 'random') shuffle(random, factions)
  const circles = all.map((at) => at + 1)
  if (options.seatAssignment === 'random') shuffle(random, circles)
  return { factions: factions.slice(0, seats), circles: circles.slice(0, seats) }
}

function emptyHand(spice: number): Own {
  return {
    spice,
    hand: [],
    traitors: 0,
    unkept: 0,
    predictedFaction: -1,
    predictedTurn: 0,
    known: none(CARD_ID.length, -1),
    cardUp: -1,
    deckTop: -1,
    lookedOn: none(CARD_ID.length, 0),
    spiceTop: -1,
    stormCard: 0,
    captured: 0,
    killed: 0,
    drawn: -1,
    plan: null,
    committed: -1,
    committedTo: -1,
    seenElement: -2,
    seenPlan: null,
    bidCard: -1,
    pledgedBid: 0,
    pledgedShipment: 0,
    allyBid: 0,
    allyShipment: 0,
    proposals: [],
  }
}

/** DU-2.1: the table before anything is dealt or placed, with its options and shuffled decks (DU-2.2, DU-3.8). */
export function emptyTable(options: Options, seats: number, random: Random): Position {
  const { factions, circles } = assignment(options, seats, random)
  const advanced = options.mode === 'advanced'
  const deck = [...STANDARD_DECK, ...(options.extraCards ? EXTRA_CARDS : [])]
  shuffle(random, deck)
  const spiceDeck = [...SPICE_DECK]
  shuffle(random, spiceDeck)
  const plays = (faction: number) => factions.includes(faction)
  const elite = (faction: number) => (advanced && plays(faction) ? FACTION_FACTS[faction].elite : 0)
  const byFaction = <T>(value: (faction: number) => T): T[] => FACTION_FACTS.map((_, faction) => value(faction))
  return {
    pub: {
      options,
      advanced,
      seatOf: byFaction((faction) => factions.indexOf(faction)),
      factionOf: factions,
      circle: byFaction((faction) => (plays(faction) ? circles[factions.indexOf(faction)] : 0)),
      turn: 0,
      phase: SETUP,
      storm: 1,
      order: [],
      shieldWall: true,
      wallJustFell: false,
      forces: none(NODES.length * FACTIONS, 0),
      special: none(NODES.length * FACTIONS, 0),
      spice: none(NODES.length, 0),
      // DU-2.7: all twenty, until they are placed.
      reserves: byFaction((faction) => (plays(faction) ? 20 - elite(faction) : 0)),
      reservesElite: byFaction(elite),
      tanks: none(FACTIONS, 0),
      tanksElite: none(FACTIONS, 0),
      bribe: none(FACTIONS, 0),
      hand: none(FACTIONS, 0),
      shown: none(CARD_ID.length, -1),
      lacks: [],
      seenOn: none(CARD_ID.length, 0),
      deck: deck.length,
      row: 0,
      discard: [],
      aside: [],
      spiceDeck: spiceDeck.length,
      pileA: [],
      pileB: [],
      leaders: none(30, LEADER_POOL),
      usedIn: none(30, -1),
      hasBeenKilled: 0,
      hiddenCaptives: none(FACTIONS, 0),
      hiddenDead: none(FACTIONS, 0),
      called: none(FACTIONS, 0),
      told: {
        traitors: 0,
        notTraitors: none(FACTIONS, 0),
        notFactions: 0,
        notTurns: 0,
        stormTurn: 0,
        notStormCards: 0,
        cardUp: -1,
        spiceTop: -1,
        home: 0,
        holds: [],
      },
      ally: none(FACTIONS, -1),
      khLosses: 0,
      khDead: false,
      khUsedIn: -1,
      powerUsed: 0,
      guildRate: -1,
      karamaState: null,
      lastHit: null,
      auction: null,
      battle: null,
      dialers: [],
      deals: [],
      wording: new Array<string>(FACTIONS).fill(''),
      eliteRevived: 0,
      raisedRevival: 0,
      extraRevival: none(FACTIONS, 0),
      charity: 0,
      stormCard: false,
      result: null,
    },
    own: factions.map((faction) => emptyHand(FACTION_FACTS[faction].spice)),
    hidden: { deck, row: [], spiceDeck, stormCard: 0, undealt: 0 },
  }
}

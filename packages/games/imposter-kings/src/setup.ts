import { below, type Random } from '@riposte/kernel'
import { deckOf } from './decks.ts'
import { armyCard, BASE_ARMY, type Card, NAMES, NO_CARD, SIGNATURES } from './names.ts'
import { deckListOf, type Options, withArmies, withSignatures } from './options.ts'
import { type Own, type Position, type PublicPlayer, REGULAR } from './state.ts'

/** The table before the first round. */
export function emptyPosition(options: Options, seats: number, trueKing: number): Position {
  const optional = options.optionalCards.map((name) => NAMES.indexOf(name))
  const deck = deckOf(deckListOf(options, seats), optional)
  const copies = NAMES.map((_, name) => deck.filter((card) => card === name).length)
  const armies = withArmies(options)
  const own: Own[] = []
  const players: PublicPlayer[] = []
  for (let seat = 0; seat < seats; seat++) {
    // IK-1.5, IK-1.9
    const army: Card[] = armies ? BASE_ARMY.map((name) => armyCard(name, seat)).sort((a, b) => a - b) : []
    own.push({
      hand: [],
      successor: NO_CARD,
      dungeon: NO_CARD,
      squire: NO_CARD,
      army,
      chosen: NO_CARD,
      shown: [],
      shownOf: -1,
      known: [],
      condemned: [],
      standing: 0,
    })
    players.push({
      flipped: false,
      facet: REGULAR,
      hand: 0,
      successor: 0,
      dungeon: 0,
      squire: 0,
      army: army.length,
      openSuccessor: NO_CARD,
      antechamber: [],
      exhausted: [],
      recruitDiscard: [],
      signatures: [],
      conspiracies: 0,
      conspiraciesEnding: 0,
      receivedUnseen: false,
      lacks: [],
      lockedOut: false,
      demands: 0,
      demanded: false,
    })
  }
  return {
    pub: {
      options,
      deck,
      copies,
      // 7.0: every name of the current game may be said, in the expansion all signature names too.
      sayable: NAMES.map((_, name) => name).filter(
        (name) =>
          copies[name] > 0 ||
          (armies && BASE_ARMY.includes(name)) ||
          (withSignatures(options) && SIGNATURES.includes(name)),
      ),
      round: 0,
      turn: 0,
      trueKing,
      first: -1,
      acting: -1,
      able: -1,
      givers: 0,
      givenName: NO_CARD,
      givenBase: -1,
      asked: -1,
      scores: new Array<number>(seats).fill(0),
      owed: new Array<number>(seats).fill(0),
      accused: NO_CARD,
      forgotten: false,
      court: [],
      condemned: [],
      removed: [],
      players,
      out: 0,
      left: [],
      mystic: 0,
      exiles: 0,
      known: [],
      draft: [],
      lastRound: null,
      over: false,
    },
    own,
    hidden: { forgotten: NO_CARD, condemned: [] },
  }
}

/** IK-3.1: in the first round chance names the True King. */
export function setUp(options: Options, seats: number, random: Random): Position {
  return emptyPosition(options, seats, below(random, seats))
}

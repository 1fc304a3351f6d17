import { type Action, blocked, NO_FACTS, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { abilityOf } from '../cards/abilities.ts'
import { events } from '../events.ts'
import { flow, question, ref } from '../kit.ts'
import type { X } from '../moves.ts'
import { ARBITER, IMPERSONATOR, nameOf } from '../names.ts'
import { type Pub, STUCK } from '../state.ts'
import { nextSeat } from '../table.ts'
import { swayOf, throneValue } from '../values.ts'
import { actAgain, roundOver, turnOver } from './exits.ts'
import { flip } from './flip.ts'
import { leaveRound } from './leaving.ts'
import { isStuck, mayFlip, maySuccessor, playable, whyNotPlayable } from './legal-plays.ts'
import { play } from './play.ts'
import { FROM_ANTECHAMBER, FROM_HAND, FROM_SUCCESSOR } from './played.ts'
import { turnStart } from './turn-start.ts'

/** IK-18.16: play a card, or flip the King. */
export const mainTurn = question('mainTurn', {
  rule: 'IK-4.4',
  takes: [actions.play, actions.playSuccessor, actions.flip],
  legal(pub, mine, seat, _arg, out) {
    const sway = swayOf(pub)
    const throne = throneValue(pub, sway)
    const { hand } = mine
    for (let i = 0; i < hand.length; i++) {
      if (i > 0 && hand[i] === hand[i - 1]) continue
      if (playable(pub, seat, hand[i], hand.length, throne, sway)) out.add(actions.play.of(hand[i]))
    }
    if (maySuccessor(pub, mine, seat, sway)) out.add(actions.playSuccessor.of())
    if (mayFlip(pub, seat)) out.add(actions.flip.of())
  },
  why(pub, mine, seat, _arg, action) {
    if (actions.play.is(action)) return whyNotPlayable(pub, mine, seat, actions.play.card(action))
    if (actions.playSuccessor.is(action)) {
      return blocked('noElocutionist', 'IK-7.42a', 'Your Successor cannot be played now.')
    }
    if (pub.players[seat].flipped) return blocked('kingFlipped', 'IK-8.3', 'Your King has been flipped this round.')
    return blocked('emptyCourt', 'IK-8.1', 'The King cannot be flipped while the Court is empty.')
  },
})

/** IK-18.17: cards in the Antechamber come first. */
export const antechamberTurn = question('antechamberTurn', {
  rule: 'IK-4.3',
  takes: [actions.play, actions.flip],
  legal(pub, _mine, seat, _arg, out) {
    const { antechamber } = pub.players[seat]
    for (let i = 0; i < antechamber.length; i++) {
      if (antechamber.indexOf(antechamber[i]) === i) out.add(actions.play.of(antechamber[i]))
    }
  },
  why: () => blocked('antechamberFirst', 'IK-4.3', 'A card in your Antechamber has to be played first.'),
})

export interface Turn {
  /** A position that was laid out may begin in a turn, after what comes at its start. */
  args: { readonly seat: Seat; readonly isBegun?: true }
  local: { seat: Seat; isBegun?: true }
  steps: {
    begin: void
    act: void
    chooseFromAntechamber: void
    choose: void
    fromAntechamber: Action
    chosen: Action
    again: void
    out: void
    end: void
  }
  /** Turn follows turn until the round is over: it is only ever left by unwinding. */
  result: never
}

export const turn = ref<Turn>('turn')

/** IK-4.1 */
function startTurn(x: X, seat: Seat): void {
  const { pub } = x
  pub.turn++
  pub.acting = seat
  x.tell(events.turnStarted, { seat })
  if ((pub.exiles & (1 << seat)) !== 0) {
    pub.exiles &= ~(1 << seat)
    x.tell(events.exileEnded, { seat })
  }
  pub.players[seat].conspiraciesEnding = pub.players[seat].conspiracies
}

/** IK-4.2: whether cards are in the game that can be used at the start of a turn. */
function hasTurnStart({ copies }: Pub): boolean {
  return copies[ARBITER] + copies[IMPERSONATOR] > 0
}

/** IK-4: a player's turn, with everything it triggers, then the next player's. */
export const turnFlow = flow<Turn>('turn', {
  rule: 'IK-4.1',
  shown: {},
  start: 'begin',
  local: ({ seat, isBegun }) => (isBegun === undefined ? { seat } : { seat, isBegun }),
  exits: { again: actAgain, out: turnOver },
  steps: {
    begin(x) {
      if (x.local.isBegun !== undefined) {
        delete x.local.isBegun
        return x.goto('act')
      }
      startTurn(x, x.local.seat)
      return hasTurnStart(x.pub) ? x.call(turnStart, { seat: x.local.seat }, 'act') : x.goto('act') // IK-4.2
    },
    act(x) {
      const { seat } = x.local
      if (x.pub.players[seat].antechamber.length > 0) return x.goto('chooseFromAntechamber') // IK-4.3
      if (!isStuck(x.pub, x.own[seat], seat)) {
        x.pub.able = seat
        x.tell(events.toAct, { seat })
        return x.goto('choose')
      }
      // IK-4.5
      x.tell(events.stuck, { seat })
      const decided = leaveRound(x, seat, STUCK)
      return decided === null ? x.goto('end') : x.unwind(roundOver, decided)
    },
    chooseFromAntechamber: (x) => x.ask(antechamberTurn, x.local.seat, NO_FACTS, 'fromAntechamber'),
    choose: (x) => x.ask(mainTurn, x.local.seat, NO_FACTS, 'chosen'),
    fromAntechamber(x, action) {
      const played = play(x, x.local.seat, actions.play.card(action), FROM_ANTECHAMBER, null)
      if (played === null) return x.goto('end')
      const ability = abilityOf(nameOf(played.card))
      return x.call(ability, played, 'end')
    },
    chosen(x, action) {
      const { seat } = x.local
      x.pub.able = -1
      if (actions.flip.is(action)) return x.call(flip, { seat }, 'end')
      const hand = actions.play.is(action)
      const card = hand ? actions.play.card(action) : x.own[seat].successor
      const played = play(x, seat, card, hand ? FROM_HAND : FROM_SUCCESSOR, null)
      if (played === null) return x.goto('end')
      const ability = abilityOf(nameOf(card))
      return x.call(ability, played, 'end')
    },
    again(x) {
      // IK-9.25, IK-4.8: the same turn goes on, without a new start.
      x.tell(events.mustActAgain, { seat: x.local.seat })
      return x.goto('act')
    },
    out: (x) => x.goto('end'),
    end(x) {
      const { pub } = x
      const player = pub.players[x.local.seat]
      // IK-4.6
      if (player.conspiraciesEnding > 0) {
        player.conspiracies -= player.conspiraciesEnding
        player.conspiraciesEnding = 0
        x.tell(events.conspiracyEnded, { seat: x.local.seat })
      }
      for (let seat = 0; seat < pub.players.length; seat++) pub.players[seat].lockedOut = false
      x.local.seat = nextSeat(pub, x.local.seat) // IK-0.5
      startTurn(x, x.local.seat)
      return hasTurnStart(pub) ? x.call(turnStart, { seat: x.local.seat }, 'act') : x.goto('act') // IK-4.2
    },
  },
})

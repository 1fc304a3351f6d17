import { type Action, type Answers, blocked, listed, only, type Seat, type Seats } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { events } from '../events.ts'
import { flow, question } from '../kit.ts'
import { shownInHand } from '../knowledge.ts'
import { handToAntechamber } from '../moves.ts'
import { type Card, ORACLE } from '../names.ts'
import type { Played } from '../phases/played.ts'
import { challenge } from '../reactions/challenge.ts'
import type { Own, Pub } from '../state.ts'
import { opponents } from '../table.ts'
import { pickShown, type Source, useAbility } from './questions.ts'

interface Oracle {
  args: Played
  local: {
    readonly played: Played
    /** What each seat has shown, and how many seats after the acting player are dealt with. */
    revealed: readonly (readonly Card[])[]
    visited: number
    opponent: Seat
  }
  steps: {
    offer: void
    askUse: void
    answered: Action
    show: void
    shown: Answers
    next: void
    choose: void
    move: Action
  }
  result: void
}

/** The hand cards from this place on, each kind once. */
function eachKind(mine: Own, from: number, to: number, offset: number, out: number[]): void {
  const { hand } = mine
  for (let i = from; i < to; i++) if (i === from || hand[i] !== hand[i - 1]) out.push(hand[i] + offset)
}

/** IK-18.42: two hand cards, or the only one. */
export const showCards = question<Source>('showCards', {
  rule: 'IK-7.41a',
  takes: [actions.show],
  forms: [
    {
      action: actions.show,
      // The second card lies after the first, so that a pair can be named in one way only.
      domain(_pub, mine, _seat, _arg, filled, out) {
        const count = mine.hand.length
        if (filled.length === 0) eachKind(mine, 0, count === 1 ? 1 : count - 1, 0, out)
        else if (count === 1) out.push(0)
        else eachKind(mine, mine.hand.indexOf(filled[0]) + 1, count, 1, out)
      },
    },
  ],
  why: () => blocked('notAllowed', 'IK-7.41a', 'Show two cards of your hand, in the order you hold them.'),
})

function withCards(pub: Pub, seat: Seat): Seats {
  let seats: Seats = 0
  for (const other of listed(opponents(pub, seat))) if (pub.players[other].hand > 0) seats |= only(other)
  return seats
}

/** IK-7.41: the opponents show two cards each; one of each may go to its Antechamber. */
export const oracle = flow<Oracle>('Oracle', {
  rule: 'IK-7.41',
  shown: {},
  start: 'offer',
  local: (played) => ({ played, revealed: [], visited: 0, opponent: -1 }),
  steps: {
    offer: (x) => (withCards(x.pub, x.local.played.seat) === 0 ? x.done() : x.goto('askUse')), // IK-5.8
    askUse: (x) => x.ask(useAbility, x.local.played.seat, { source: ORACLE }, 'answered'),
    answered(x, action) {
      const { played } = x.local
      if (!actions.use.is(action)) {
        x.tell(events.abilityDeclined, { seat: played.seat, card: ORACLE })
        return x.done()
      }
      x.tell(events.abilityDeclared, { seat: played.seat, card: ORACLE })
      return x.call(challenge, { played, declared: {} }, 'show')
    },
    show: (x) => x.askAll(showCards, withCards(x.pub, x.local.played.seat), { source: ORACLE }, 'shown'),
    shown(x, answers) {
      x.local.revealed = answers.map((action, seat) => {
        if (action < 0) return []
        const first = actions.show.first(action)
        const entry = shownInHand(x, seat, first)
        x.tell(events.shown, { seat, card: first })
        const second = actions.show.second(action)
        if (second === 0) return [first]
        shownInHand(x, seat, second - 1, entry)
        x.tell(events.shown, { seat, card: second - 1 })
        return [first, second - 1]
      })
      return x.goto('next')
    },
    next(x) {
      const { local } = x
      const { seat } = local.played
      while (++local.visited < x.seats) {
        local.opponent = (seat + local.visited) % x.seats
        if (local.revealed[local.opponent].length === 0) continue
        x.own[seat].shown = [...local.revealed[local.opponent]]
        x.own[seat].shownOf = local.opponent
        return x.goto('choose')
      }
      x.own[seat].shown = []
      x.own[seat].shownOf = -1
      return x.done()
    },
    choose: (x) => x.ask(pickShown, x.local.played.seat, { source: ORACLE, orNone: 1 }, 'move'),
    move(x, action) {
      if (actions.pick.is(action)) handToAntechamber(x, x.local.opponent, actions.pick.card(action)) // IK-7.41a
      return x.goto('next')
    },
  },
})

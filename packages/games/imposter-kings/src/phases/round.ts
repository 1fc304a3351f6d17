import { type Action, type Answers, everyone, NO_FACTS } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { choosePlayer } from '../cards/questions.ts'
import { events } from '../events.ts'
import { flow, ref } from '../kit.ts'
import { NO_CARD } from '../names.ts'
import { withArmies } from '../options.ts'
import { standingAnswers } from '../reactions/standing-answer.ts'
import { CHARISMATIC_LEADER } from '../state.ts'
import { commitCards, setAside } from './commit.ts'
import { deal, tellDeal } from './deal.ts'
import { type Decided, roundOver } from './exits.ts'
import { mulligan } from './mulligan.ts'
import { muster } from './muster.ts'
import { endRound } from './scoring.ts'
import { turn } from './turn.ts'

/** Where a round begins: with a deal, with the cards already dealt, with a turn, or in a turn that has begun. */
export const FRESH = 0
export const DEALT = 1
export const IN_PLAY = 2
export const IN_TURN = 3

export interface Round {
  args: { readonly from: typeof FRESH | typeof DEALT | typeof IN_PLAY | typeof IN_TURN }
  local: { readonly from: number; mustered: number }
  steps: {
    begin: void
    nameFirst: void
    firstNamed: Action
    mustering: void
    commit: void
    committed: Answers
    playOn: void
    over: Decided
  }
  result: void
}

export const round = ref<Round>('round')

/** IK-0.2: deal, set-up, play, scoring. */
export const roundFlow = flow<Round>('round', {
  rule: 'IK-3.1',
  shown: {},
  start: 'begin',
  local: ({ from }) => ({ from, mustered: 0 }),
  exits: { over: roundOver },
  standing: [standingAnswers],
  steps: {
    begin(x) {
      if (x.local.from >= IN_PLAY) return x.goto('playOn')
      if (x.local.from === FRESH) deal(x)
      else tellDeal(x)
      if (x.options.mulligan) return x.call(mulligan, {}, 'nameFirst') // IK-3.4
      return x.goto('nameFirst')
    },
    // IK-3.5
    nameFirst: (x) =>
      x.ask(choosePlayer, x.pub.trueKing, { source: NO_CARD, among: everyone(x.seats), orNobody: 0 }, 'firstNamed'),
    firstNamed(x, action) {
      x.pub.first = actions.choosePlayer.seat(action)
      x.tell(events.firstPlayerNamed, { seat: x.pub.trueKing, first: x.pub.first })
      return withArmies(x.options) ? x.goto('mustering') : x.goto('commit') // IK-3.6
    },
    mustering(x) {
      if (x.local.mustered === x.seats) return x.goto('commit')
      // IK-13.10: whoever will act last musters first.
      const seat = (x.pub.first + x.seats - 1 - x.local.mustered) % x.seats
      x.local.mustered++
      return x.call(muster, { seat }, 'mustering')
    },
    commit: (x) => x.askAll(commitCards, everyone(x.seats), NO_FACTS, 'committed'),
    committed(x, answers) {
      for (let seat = 0; seat < x.seats; seat++) setAside(x, seat, answers[seat])
      for (let seat = 0; seat < x.seats; seat++) {
        if (x.pub.players[seat].facet !== CHARISMATIC_LEADER) continue
        x.pub.players[seat].openSuccessor = x.own[seat].successor // IK-3.9
        x.tell(events.successorOpened, { seat, card: x.own[seat].successor })
      }
      return x.goto('playOn')
    },
    // IK-3.10. A turn hands over to the next one by itself.
    playOn(x) {
      const { from } = x.local
      if (from === IN_TURN) return x.call(turn, { seat: x.pub.acting, isBegun: true }, 'over')
      return x.call(turn, { seat: from === IN_PLAY ? x.pub.acting : x.pub.first }, 'over')
    },
    over(x, decided) {
      endRound(x, decided)
      return x.done()
    },
  },
})

import { type Action, type Blocked, blocked, only, type Seat } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { WINDOW_OPEN } from '../../blocked.ts'
import { circlesBySeat, toTheRight } from '../../board/storm-order.ts'
import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { flow, question } from '../../kit.ts'
import type { MomentOutline, Part } from '../../moments.ts'
import type { Pub } from '../../state.ts'
import { ownOf } from '../../treasury.ts'

const { predict } = actions

const NOT_IN_PLAY: Blocked = blocked('notInPlay', 'DU-2.5', 'That faction does not play.')
const NOT_YOURSELF: Blocked = blocked('yourself', 'DU-2.5', 'The prediction names another faction.')
const NO_SUCH_TURN: Blocked = blocked('noSuchTurn', 'DU-2.5', 'The game has no such turn.')

const mayBeNamed = (pub: Pub, faction: Faction): boolean => faction !== BENE_GESSERIT && pub.seatOf[faction] >= 0

/** DU-2.5, DU-19.1, VI-2.9 */
const predictionQuestion = question('prediction', {
  rule: 'DU-2.5',
  takes: [predict],
  seen: 'who',
  secret: true,
  forms: [
    {
      action: predict,
      domain(pub, _mine, _seat, _facts, filled, out) {
        if (filled.length === 0) for (const faction of pub.factionOf) if (mayBeNamed(pub, faction)) out.push(faction)
        if (filled.length === 1) for (let turn = 1; turn <= pub.options.maxTurns; turn++) out.push(turn)
      },
    },
  ],
  why(pub, _mine, _seat, _facts, action) {
    const named = predict.faction(action)
    if (named === BENE_GESSERIT) return NOT_YOURSELF
    return mayBeNamed(pub, named) ? NO_SUCH_TURN : NOT_IN_PLAY
  },
  timeout: (pub, _mine, seat: Seat) =>
    predict.of(pub.factionOf[toTheRight(circlesBySeat(pub), seat)[0]], pub.options.maxTurns),
})

interface Prediction extends MomentOutline {
  steps: { ask: void; answered: Action }
}

/** BG-3 */
const prediction = flow<Prediction>('prediction', {
  rule: 'BG-3',
  start: 'ask',
  // IN-8.1: a secret commitment.
  blocks: { standing: 'all', why: WINDOW_OPEN },
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(predictionQuestion, x.pub.seatOf[BENE_GESSERIT], {}, 'answered'),
    answered(x, action) {
      const mine = ownOf(x, BENE_GESSERIT)
      mine.predictedFaction = predict.faction(action)
      mine.predictedTurn = predict.turn(action)
      x.whisper(only(x.pub.seatOf[BENE_GESSERIT]), events.predicted, {
        faction: mine.predictedFaction,
        on: mine.predictedTurn,
      })
      return x.done()
    },
  },
})

export const predictionPart: Part = {
  hooks: [{ moment: 'prediction', faction: BENE_GESSERIT, when: () => true, flow: prediction }],
  flows: [prediction],
  questions: [predictionQuestion],
}

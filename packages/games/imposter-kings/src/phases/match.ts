import { events } from '../events.ts'
import { flow } from '../kit.ts'
import { withArmies, withSignatures } from '../options.ts'
import { FRESH, type Round, round } from './round.ts'
import { returnArmies } from './scoring.ts'
import { signatureSelection } from './signatures.ts'

export interface MatchOutline {
  args: Round['args']
  local: { from: Round['args']['from'] }
  steps: { begin: void; nextRound: void; roundOver: void }
  result: void
}

/** IK-0.2: rounds until somebody has the target score. */
export const matchFlow = flow<MatchOutline>('match', {
  rule: 'IK-0.2',
  shown: {},
  start: 'begin',
  local: ({ from }) => ({ from }),
  steps: {
    begin(x) {
      x.tell(events.trueKingDrawn, { seat: x.pub.trueKing }) // IK-3.1
      // IK-13.2: once per match. A position that begins later has its armies already.
      if (withSignatures(x.options) && x.local.from === FRESH) return x.call(signatureSelection, {}, 'nextRound')
      return x.goto('nextRound')
    },
    nextRound(x) {
      const { from } = x.local
      if (from === FRESH) x.pub.round++
      for (const player of x.pub.players) player.demanded = false
      x.local.from = FRESH
      return x.call(round, { from }, 'roundOver')
    },
    roundOver(x) {
      const best = Math.max(...x.pub.scores)
      if (best < x.options.targetScore) {
        if (withArmies(x.options)) returnArmies(x)
        x.tell(events.nextRound, { trueKing: x.pub.trueKing })
        return x.goto('nextRound')
      }
      // IK-11.10: totals above the target are kept, equal ones share the win.
      x.pub.over = true
      for (let seat = 0; seat < x.seats; seat++) {
        if (x.pub.scores[seat] === best) x.tell(events.matchOver, { seat, total: best })
      }
      return x.done()
    },
  },
})

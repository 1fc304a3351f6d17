import { type Action, type Blocked, blocked, type Facts, flag, type Seat, seat as seatField } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { FORCED_FIRST, missionForbids, TARGET_PLAYER_NOT_FOUND } from '../blocked.ts'
import { events } from '../events.ts'
import { nextWithWires } from '../hand.ts'
import { flow, question } from '../kit.ts'
import type { Pub } from '../state.ts'
import { whileChoosing } from '../turn-actions.ts'
import { defineModule } from './module.ts'

const NO_WIRES = blocked('noWires', 'BB-13.3', 'That player has no wires left.')
const NOT_TWICE = missionForbids('BB-M10.4', 'Somebody else has to act first.')

/** Who acted last, and whether that player may be named again (BB-M10.4). */
type Choosing = Facts & { readonly lastPlayer: Seat; readonly again: number }

/** BB-13.3 */
function whyNot(pub: Pub, target: Seat, { lastPlayer, again }: Choosing): Blocked | null {
  if (target >= pub.players.length) return TARGET_PLAYER_NOT_FOUND
  if (pub.players[target].uncut === 0) return NO_WIRES
  return target === lastPlayer && again === 0 ? NOT_TWICE : null
}

const chooseNextPlayer = question<Choosing>('chooseNextPlayer', {
  rule: 'BB-13.3',
  takes: [actions.chooseNextPlayer],
  about: { lastPlayer: seatField, again: flag },
  legal(pub, _mine, _me, about, out) {
    for (let seat = 0; seat < pub.players.length; seat++) {
      if (whyNot(pub, seat, about) === null) out.add(actions.chooseNextPlayer.of(seat))
    }
  },
  why: (pub, _mine, _me, about, action) => whyNot(pub, actions.chooseNextPlayer.targetPlayerId(action), about),
  meanwhile: whileChoosing,
  // BB-22.2: clockwise after the last one, who comes last.
  timeout: (pub, _mine, _me, { lastPlayer }) => actions.chooseNextPlayer.of(nextWithWires(pub, lastPlayer)),
})

interface Choice {
  args: Choosing
  local: { readonly lastPlayer: Seat; readonly again: number }
  steps: { choose: void; chosen: Action }
  result: void
}

/** BB-M10.3: the captain says who is next. */
const chooseNextFlow = flow<Choice>('chooseNextPlayer', {
  rule: 'BB-M10.3',
  shown: {},
  start: 'choose',
  local: ({ lastPlayer, again }) => ({ lastPlayer, again }),
  blocks: FORCED_FIRST,
  steps: {
    choose: (x) => x.ask(chooseNextPlayer, x.pub.captain, x.local, 'chosen'),
    chosen(x, action) {
      x.pub.current = actions.chooseNextPlayer.targetPlayerId(action)
      x.tell(events.nextChosen, { seat: x.pub.captain, target: x.pub.current })
      return x.done()
    },
  },
})

/** BB-M10.3, BB-M10.R1: the order of turns is free, and the captain's word stands for the shout. */
export const captainPicksNext = defineModule('captain-picks-next', {
  make: ({ noConsecutiveFromPlayers }: { readonly noConsecutiveFromPlayers: number }) => ({
    endTurn({ pub }, previous) {
      // BB-M10.4
      const isAlone = nextWithWires(pub, previous) === previous
      const again = isAlone || pub.players.length < noConsecutiveFromPlayers ? 1 : 0
      pub.current = pub.captain
      return { flow: chooseNextFlow, args: { lastPlayer: previous, again } }
    },
  }),
  flows: [chooseNextFlow],
  questions: [chooseNextPlayer],
})

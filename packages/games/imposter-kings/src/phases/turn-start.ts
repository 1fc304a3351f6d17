import type { Hits, Seat } from '@riposte/kernel'
import { flow, ref } from '../kit.ts'
import { NO_CARD } from '../names.ts'
import { arbiterClaim, arbiterWindow, giveInReturn } from '../reactions/arbiter.ts'
import { chooseReplaced, impersonatorClaim, impersonatorWindow } from '../reactions/impersonator.ts'
import { type Pending, pendingItem } from '../reactions/prompt.ts'
import { TURN_START } from '../reactions/reaction-cards.ts'

interface TurnStart {
  args: { readonly seat: Seat }
  local: { readonly seat: Seat }
  steps: { impersonator: void; arbiter: Hits; end: Hits }
  result: void
}

export const turnStart = ref<TurnStart>('turnStart')

function startOf(seat: Seat): Pending {
  return pendingItem(TURN_START, seat, NO_CARD, -1, {})
}

/** IK-9.60, IK-9.61: first the acting player about the Impersonator, then the others about the Arbiter. */
const turnStartFlow = flow<TurnStart>('turnStart', {
  rule: 'IK-9.60',
  shown: {},
  start: 'impersonator',
  local: (args) => args,
  steps: {
    impersonator: (x) => x.call(impersonatorWindow, startOf(x.local.seat), 'arbiter'),
    arbiter: (x) => x.call(arbiterWindow, startOf(x.local.seat), 'end'),
    end: (x) => x.done(),
  },
})

export const turnStartFlows = [turnStartFlow, impersonatorWindow, impersonatorClaim, arbiterWindow, arbiterClaim]
export const turnStartQuestions = [giveInReturn, chooseReplaced]

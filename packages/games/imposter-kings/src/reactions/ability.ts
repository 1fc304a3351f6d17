import type { Standing, Visit } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { exit, flow, window } from '../kit.ts'
import type { ImposterKings } from '../state.ts'
import { opponents } from '../table.ts'
import type { Pending } from './prompt.ts'
import { ABILITY } from './reaction-cards.ts'
import { reactionWindow } from './windows.ts'

const spec = reactionWindow(ABILITY, 'IK-9.20', (pub, pending) => opponents(pub, pending.actor))

/** IK-9.20: King's Hand against an ability. */
export const abilityWindow = window<Pending>('ability', spec)

const closed = exit('closed')

interface CloseWindow extends Visit {
  local: Record<never, never>
  steps: { close: void }
}

export const closeWindowFlow = flow<CloseWindow>('closeWindow', {
  rule: 'IK-9.27',
  start: 'close',
  local: () => ({}),
  steps: { close: (x) => x.unwind(closed) },
})

/** IK-9.27: with the literal setting "no" is not on the list of answers; the asked player closes the window instead. */
const closeWindow: Standing<ImposterKings> = {
  name: 'closeWindow',
  rule: 'IK-9.27',
  takes: [actions.closeWindow],
  legal(pub, _mine, seat, out) {
    if (pub.asked === seat) out.add(actions.closeWindow.of())
  },
  flow: closeWindowFlow,
}

export const foolWindow = window<Pending>('foolAbility', { ...spec, leave: { exit: closed, standing: closeWindow } })

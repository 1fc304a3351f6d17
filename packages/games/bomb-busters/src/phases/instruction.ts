import { missionForbids } from '../blocked.ts'
import { flow } from '../kit.ts'
import { hooksAt } from '../modules/hooks.ts'
import type { Pub } from '../state.ts'

const LISTEN = missionForbids('BB-M30.2', 'Listen first: nobody cuts anything now.')

interface Listening {
  args: null
  local: Record<never, never>
  steps: { listen: void }
  result: void
}

/** BB-M30.2: whether everybody listens, or the time stands still. */
export function isWaiting(pub: Pub): boolean {
  const hooks = hooksAt(pub).waits
  for (let i = 0; i < hooks.length; i++) if (hooks[i].waits(pub)) return true
  return false
}

/** BB-M30.2: nobody is asked anything until the mission's clock goes on with it. */
export const instructionFlow = flow<Listening>('instruction', {
  rule: 'BB-M30.2',
  shown: {},
  start: 'listen',
  local: () => ({}),
  waits: LISTEN,
  blocks: { standing: ['useEquipment', 'useCharacterAbility'], why: LISTEN },
  steps: {
    listen: (x) => (isWaiting(x.pub) ? x.wait() : x.done()),
  },
})

import type { RunOut, TimerSpec } from '@riposte/kernel'
import { flow } from '../kit.ts'
import { hooksAt, hooksOf } from '../modules/hooks.ts'
import { FINISHED, UNDECIDED } from '../names.ts'
import type { BombBusters } from '../state.ts'
import { missionOver } from './over.ts'

interface Expiry extends RunOut {
  local: { readonly id: string }
  steps: { expire: void }
}

/** BB-12.4: the clock of the mission has run out. */
export const runOutFlow = flow<Expiry>('clockRunsOut', {
  rule: 'BB-12.4',
  start: 'expire',
  local: ({ id }) => ({ id }),
  steps: {
    expire(x) {
      for (const { runOut } of hooksOf(x.pub)) runOut?.(x, x.local.id)
      return x.pub.result === UNDECIDED ? x.done() : x.unwind(missionOver)
    },
  },
})

/** BB-22.1: only the missions' own clocks run (10, 30), and those of their soundtracks (BB-17.5). */
export const timer: TimerSpec<BombBusters> = {
  rule: 'BB-22.1',
  of(pub) {
    if (pub.phase === FINISHED) return null
    const hooks = hooksAt(pub).timer
    for (let i = 0; i < hooks.length; i++) {
      const clock = hooks[i].timer(pub)
      if (clock !== null) return clock
    }
    return null
  },
  flow: runOutFlow,
}

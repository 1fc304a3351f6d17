import type { Seat, Spoken, TalkSpec } from '@riposte/kernel'
import { flow } from '../kit.ts'
import { hooksOf } from '../modules/hooks.ts'
import { PLAYING, UNDECIDED } from '../names.ts'
import type { BombBusters } from '../state.ts'
import { missionOver } from './over.ts'

interface Fine extends Spoken {
  local: { readonly seat: Seat }
  steps: { pay: void }
}

/** BB-M25.1: something was said that the mission fines. */
export const spokenFlow = flow<Fine>('spoken', {
  rule: 'BB-M25.1',
  start: 'pay',
  local: ({ seat }) => ({ seat }),
  steps: {
    pay(x) {
      for (const { fine } of hooksOf(x.pub)) fine?.(x, x.local.seat)
      return x.pub.result === UNDECIDED ? x.done() : x.unwind(missionOver)
    },
  },
})

/** BB-17.4: anybody may say anything, but for the missions that forbid or fine it while they are played. */
export const talk: TalkSpec<BombBusters> = {
  rule: 'BB-17.4',
  refused(pub, seat) {
    if (pub.phase !== PLAYING) return null
    for (const { silence } of hooksOf(pub)) {
      const refused = silence?.(pub, seat) ?? null
      if (refused !== null) return refused
    }
    return null
  },
  caught(pub, seat, text) {
    if (pub.phase !== PLAYING) return null
    for (const { fined } of hooksOf(pub)) {
      const caught = fined?.(pub, seat, text) ?? null
      if (caught !== null) return caught
    }
    return null
  },
  flow: spokenFlow,
}

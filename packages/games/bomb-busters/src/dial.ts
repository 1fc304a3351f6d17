import type { Table } from '@riposte/kernel'
import { events } from './events.ts'
import { FINISHED, LOSS_DETONATOR, type Result, UNDECIDED } from './names.ts'
import type { BombBusters } from './state.ts'

/** BB-12.1: the mission is over. The first result stays. */
export function finish(x: Table<BombBusters>, result: Result): void {
  if (x.pub.result !== UNDECIDED) return
  x.pub.result = result
  x.pub.phase = FINISHED
}

/** BB-S4: the dial moves; never below 0. Whether that is the end is asked afterwards. */
export function moveDial(x: Table<BombBusters>, steps: number): void {
  const from = x.pub.dial
  const to = Math.max(0, from + steps)
  if (from === to) return
  x.pub.dial = to
  x.tell(events.dialMoved, { from, to })
}

/** BB-4.1, BB-12.4, BB-R2: at the end of the dial the mission is lost. */
export function checkDial(x: Table<BombBusters>): boolean {
  if (x.pub.dial < x.pub.dialMax) return false
  finish(x, LOSS_DETONATOR)
  return true
}

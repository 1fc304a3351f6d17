import type { Table } from '@riposte/kernel'
import { hooksOf } from '../modules/hooks.ts'
import type { TurnEvent } from '../modules/module.ts'
import { UNDECIDED } from '../names.ts'
import type { BombBusters } from '../state.ts'
import type { Value } from '../wires.ts'

/** BB-9.1, success 11: something was done in a turn. The loss check comes first (BB-M55.6). */
export function turnEvent(x: Table<BombBusters>, kind: TurnEvent['kind'], value: Value = 0): void {
  if (x.pub.result !== UNDECIDED) return
  const hooks = hooksOf(x.pub)
  for (let i = 0; i < hooks.length; i++) hooks[i].turnEvent?.(x, { kind, value })
}

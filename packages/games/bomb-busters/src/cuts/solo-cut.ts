import type { Action, Seat, Table } from '@riposte/kernel'
import { checkDial } from '../dial.ts'
import { events } from '../events.ts'
import { countOf, placeOf } from '../hand.ts'
import type { Cut } from '../modules/module.ts'
import { UNDECIDED } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters } from '../state.ts'
import type { Value } from '../wires.ts'
import { cutDone, resolve } from './outcome.ts'
import { cutWire, unlock } from './wire.ts'

/** BB-9.4, execution. */
export function soloCut(x: Table<BombBusters>, actor: Seat, value: Value, action: Action): void {
  const wires = countOf(x.pub, x.own[actor], actor, value)
  x.tell(events.soloCut, actor, value, wires)
  cutWire(x, actor, placeOf(x.pub, x.own[actor], actor, value))
  const cut: Cut = { means: 'soloCut', actor, value, target: actor, place: -1, wires, success: true, action }
  resolve(x, cut)
  if (x.pub.result !== UNDECIDED) return
  for (let left = wires - 1; left > 0; left--) cutWire(x, actor, placeOf(x.pub, x.own[actor], actor, value))
  unlock(x, value)
  cutDone(x, cut)
  checkDial(x)
  noteOnlyRed(x)
}

import type { Action, Seat, Table } from '@riposte/kernel'
import { checkDial } from '../dial.ts'
import { events } from '../events.ts'
import { placeOf } from '../hand.ts'
import type { Cut } from '../modules/module.ts'
import { UNDECIDED } from '../names.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters } from '../state.ts'
import { wireAt } from '../state.ts'
import { gameValue, type Value } from '../wires.ts'
import { cutDone, explode, resolve } from './outcome.ts'
import { turnEvent } from './turn-event.ts'
import { unseenNamed } from './unseen-named.ts'
import { cutWire, unlock } from './wire.ts'

/** BB-9.4, execution. */
export function soloCut(x: Table<BombBusters>, actor: Seat, value: Value, action: Action): void {
  const places: number[] = []
  const mine = x.own[actor]
  for (let at = placeOf(x.pub, mine, actor, value); at >= 0; at = placeOf(x.pub, mine, actor, value, at + 1)) {
    places.push(at)
  }
  places.push(...unseenNamed(action))
  x.tell(events.soloCut, { seat: actor, value, tilesCut: places.length })
  const wrong = places.find((place) => gameValue(wireAt(x, actor, place)) !== value)
  if (wrong !== undefined) {
    explode(x, { actor, target: actor, place: wrong, value, action })
    return
  }
  const [first, ...rest] = places
  cutWire(x, actor, first)
  const wires = places.length
  const cut: Cut = { means: 'soloCut', actor, value, other: 0, target: actor, place: -1, wires, success: true, action }
  resolve(x, cut)
  if (x.pub.result !== UNDECIDED) return
  for (const place of rest) cutWire(x, actor, place)
  unlock(x, value)
  cutDone(x, cut)
  checkDial(x)
  turnEvent(x, 'soloCut', value)
  noteOnlyRed(x)
}

import { blocked, type Seat } from '@riposte/kernel'
import { isXMarked } from '../cuts/legality.ts'
import { cutDone, resolve } from '../cuts/outcome.ts'
import { turnEvent } from '../cuts/turn-event.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { checkDial } from '../dial.ts'
import { events } from '../events.ts'
import type { Cut } from '../modules/module.ts'
import { FAST_PASS, UNDECIDED } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { blue, type Value } from '../wires.ts'
import { defineCard } from './card.ts'

const NOT_A_NUMBER = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E99', 'Name a number from 1 to 12.')
const NOT_TWO = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E99', 'You need two uncut wires of that number.')
const WIRES = 2

/** The own uncut wires of this number, from the left; what the player does not see is not among them (BB-E99.R2). */
function copies(pub: Pub, mine: Own, seat: Seat, value: Value): number[] {
  const player = pub.players[seat]
  const places: number[] = []
  for (let place = 0; place < player.shown.length; place++) {
    if (player.shown[place] !== 0 || isXMarked(player, place)) continue
    if (mine.wires[place] === blue(value)) places.push(place)
  }
  return places
}

// BB-E99: a Solo Cut of two wires, whether or not they are the last ones.
defineCard(FAST_PASS, {
  needs: ['valueA'],
  refused(pub, mine, seat, { values: [value] }) {
    if (value < 1 || value > 12) return NOT_A_NUMBER
    return copies(pub, mine, seat, value).length < WIRES ? NOT_TWO : null
  },
  domain(pub, mine, seat, _field, _use, out) {
    for (let value = 1; value <= 12; value++) if (copies(pub, mine, seat, value).length >= WIRES) out.push(value)
  },
  effect(x, seat, { values: [value] }) {
    // BB-E99.R3
    const [first, second] = copies(x.pub, x.own[seat], seat, value)
    x.pub.turnDone = true
    x.tell(events.soloCut, { seat, value, tilesCut: WIRES })
    cutWire(x, seat, first)
    const cut: Cut = {
      means: 'fastPass',
      actor: seat,
      value,
      other: 0,
      target: seat,
      place: -1,
      wires: WIRES,
      success: true,
      action: -1,
    }
    resolve(x, cut)
    if (x.pub.result !== UNDECIDED) return null
    cutWire(x, seat, second)
    unlock(x, value)
    cutDone(x, cut)
    checkDial(x)
    turnEvent(x, 'fastPass', value)
    return null
  },
})

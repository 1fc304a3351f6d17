import { below } from '@riposte/kernel'
import { resolve } from '../cuts/outcome.ts'
import { turnEvent } from '../cuts/turn-event.ts'
import { cutWire, unlock } from '../cuts/wire.ts'
import { checkDial } from '../dial.ts'
import { events } from '../events.ts'
import { DISINTEGRATOR, UNDECIDED } from '../names.ts'
import { wireAt } from '../state.ts'
import { blue } from '../wires.ts'
import { defineCard } from './card.ts'

const NUMBERS = 12

// BB-E1010: all wires of a number drawn at random are cut, X and upside-down ones too.
defineCard(DISINTEGRATOR, {
  needs: [],
  refused: () => null,
  domain() {},
  effect(x, actor) {
    const value = 1 + below(x.random, NUMBERS)
    const before = x.pub.cut[value]
    x.tell(events.disintegrated, { value })
    for (let holder = 0; holder < x.seats; holder++) {
      const { shown } = x.pub.players[holder]
      for (let place = 0; place < shown.length; place++) {
        if (shown[place] !== 0 || wireAt(x, holder, place) !== blue(value)) continue
        cutWire(x, holder, place)
        resolve(x, {
          means: 'disintegrator',
          actor,
          value,
          other: 0,
          target: holder,
          place,
          wires: 1,
          success: true,
          action: -1,
        })
        if (x.pub.result !== UNDECIDED) return null
      }
    }
    unlock(x, value)
    checkDial(x)
    // BB-S12: it counts once, if it has cut anything.
    if (x.pub.cut[value] > before) turnEvent(x, 'disintegrator', value)
    return null
  },
})

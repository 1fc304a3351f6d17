import { below, only, type Seat, type Table } from '@riposte/kernel'
import { events } from '../events.ts'
import { type ByPlayers, forPlayers } from '../missions/mission.ts'
import { shelf } from '../slots.ts'
import { insertWire, looseWire } from '../stands.ts'
import type { BombBusters } from '../state.ts'
import { gameValue, type Wire } from '../wires.ts'
import { added } from './added-fields.ts'
import { defineModule } from './module.ts'

/** BB-M43.7: what everybody sees of Nano, and the wires that nobody does, the top one last. */
interface Nano {
  space: number
  up: boolean
  wires: number
}
interface Carried {
  wires: Wire[]
}

const nano = shelf<Nano, never, Carried>('nano-robot')

const FIRST = 1
const LAST = 12

/** BB-M43.4: Nano's top wire comes to this stand, unrevealed. */
function handOver(x: Table<BombBusters>, actor: Seat, stand: number): void {
  const wire = nano.hidden(x.hidden).wires.pop()
  if (wire === undefined) return
  nano.pub(x.pub).wires--
  const place = insertWire(x, actor, stand, looseWire(wire, actor))
  // Where it goes is public, what it is not.
  x.tell(events.nanoGave, { seat: actor, tileIndex: place + 1 })
  x.whisper(only(actor), events.received, { seat: actor, tileIndex: place + 1, wire })
}

/** BB-M43: Nano walks up and down the track with wires that have to be won from it. */
export const nanoRobot = defineModule('nano-robot', {
  make: ({ wires: taken }: { readonly wires: ByPlayers<number> }) => ({
    // BB-M43.R4: before the rest is dealt evenly.
    fromBag(x, { bag }) {
      const wires: Wire[] = []
      for (let left = forPlayers(taken, x.seats); left > 0; left--) {
        wires.push(...bag.splice(below(x.random, bag.length), 1))
      }
      nano.put(x.pub, { space: FIRST, up: true, wires: wires.length })
      nano.hide(x.hidden, { wires })
    },
    // BB-M43.R2: they are remaining copies like all others.
    setup({ pub, hidden }) {
      for (const wire of nano.hidden(hidden).wires) pub.total[gameValue(wire)]++
    },
    extra(pub, _mine, seat, field, value, _before, out) {
      if (field !== 'mission43NanoStandIndex') return
      const { space, wires } = nano.pub(pub)
      out.push(0)
      if (value === space && wires > 0 && pub.players[seat].stands.length > 1) out.push(1, 2)
    },
    cutDone(x, { actor, value, action }) {
      if (value !== nano.pub(x.pub).space) return
      const named = added(action, 'mission43NanoStandIndex') - 1
      handOver(x, actor, named > 0 && named < x.pub.players[actor].stands.length ? named : 0)
    },
    // BB-M43.3
    endTurn({ pub }) {
      const state = nano.pub(pub)
      if (state.space === LAST) state.up = false
      else if (state.space === FIRST) state.up = true
      state.space += state.up ? 1 : -1
      return null
    },
    // BB-M43.R3
    holdsWin: (pub) => nano.pub(pub).wires > 0,
    pile: (hidden) => nano.hidden(hidden).wires,
  }),
})

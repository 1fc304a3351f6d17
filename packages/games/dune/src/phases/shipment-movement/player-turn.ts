import { shown } from '@riposte/kernel'
import { offerHajr } from '../../cards/hajr.ts'
import type { Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { faction } from '../../fields.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { leaveAlly } from './co-location.ts'
import { type Lost, NOTHING_LOST } from './lost.ts'
import { couldMove, movement } from './movement.ts'
import { couldShip, shipment } from './shipment.ts'

interface PlayerTurn {
  args: { readonly faction: Faction }
  local: {
    readonly faction: Faction
    /** Movement actions still to come; Hajr adds one. */
    moves: number
    /** What the normal action has lost by hits; the one that Hajr adds is another use and comes first (IN-1.7). */
    lost: Lost
  }
  steps: { begin: void; move: void; moved: Lost | null; offered: boolean; end: void }
  result: void
}

/** DU-10.2: a complete turn. What a player could not do anyway, by what everybody sees, is not asked. */
export const playerTurn = flow<PlayerTurn>('playerTurn', {
  rule: 'DU-10.2',
  shown: shown({ faction }, (local) => ({ faction: local.faction })),
  start: 'begin',
  local: ({ faction }) => ({ faction, moves: 1, lost: NOTHING_LOST }),
  steps: {
    begin(x) {
      const { faction } = x.local
      x.tell(events.tookTurn, { faction })
      return couldShip(x.pub, faction) ? x.call(shipment, { faction }, 'move') : x.goto('move')
    },
    move(x) {
      const { faction, moves } = x.local
      const lost = moves > 1 ? NOTHING_LOST : x.local.lost
      return couldMove(x.pub, faction) ? x.call(movement, { faction, lost }, 'moved') : x.goto('end')
    },
    moved(x, lost) {
      const { local, pub } = x
      if (lost === null) local.moves--
      else {
        // IN-9.5: Hajr before the normal move.
        local.moves++
        local.lost = lost
      }
      if (local.moves > 0) return x.goto('move')
      return couldMove(pub, local.faction) ? x.call(offerHajr, { faction: local.faction }, 'offered') : x.goto('end')
    },
    offered(x, isHajr) {
      if (!isHajr) return x.goto('end')
      x.local.moves = 1
      x.local.lost = NOTHING_LOST
      return x.goto('move')
    },
    end(x) {
      // IN-5.2: an unused mark ends with the turn.
      x.pub.guildRate = -1
      leaveAlly(x, x.local.faction)
      return x.done()
    },
  },
})

export const playerTurnPart: Part = { flows: [playerTurn] }

import { offerHajr } from '../../cards/hajr.ts'
import type { Faction } from '../../data/factions.ts'
import { events } from '../../events.ts'
import { flow } from '../../kit.ts'
import type { Part } from '../../moments.ts'
import { leaveAlly } from './co-location.ts'
import { couldMove, movement } from './movement.ts'
import { couldShip, shipment } from './shipment.ts'

interface PlayerTurn {
  args: { readonly faction: Faction }
  local: {
    readonly faction: Faction
    /** Movement actions still to come; Hajr adds one. */
    moves: number
  }
  steps: { begin: void; move: void; moved: boolean; offered: boolean; end: void }
  result: void
}

/** DU-10.2: a complete turn. What a player could not do anyway, by what everybody sees, is not asked. */
export const playerTurn = flow<PlayerTurn>('playerTurn', {
  rule: 'DU-10.2',
  start: 'begin',
  local: ({ faction }) => ({ faction, moves: 1 }),
  steps: {
    begin(x) {
      const { faction } = x.local
      x.tell(events.tookTurn, faction)
      return couldShip(x.pub, faction) ? x.call(shipment, { faction }, 'move') : x.goto('move')
    },
    move(x) {
      const { faction } = x.local
      return couldMove(x.pub, faction) ? x.call(movement, { faction }, 'moved') : x.goto('end')
    },
    moved(x, isHajr) {
      const { local, pub } = x
      local.moves += isHajr ? 1 : -1
      if (local.moves > 0) return x.goto('move')
      return couldMove(pub, local.faction) ? x.call(offerHajr, { faction: local.faction }, 'offered') : x.goto('end')
    },
    offered(x, isHajr) {
      if (!isHajr) return x.goto('end')
      x.local.moves = 1
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

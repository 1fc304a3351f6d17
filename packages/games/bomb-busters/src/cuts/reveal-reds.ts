import type { Seat, Table } from '@riposte/kernel'
import { events } from '../events.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters } from '../state.ts'
import { turnEvent } from './turn-event.ts'
import { cutWire } from './wire.ts'

/** BB-9.5, execution: no explosion, and nothing is unlocked. */
export function revealReds(x: Table<BombBusters>, actor: Seat): void {
  const player = x.pub.players[actor]
  x.tell(events.redsRevealed, { seat: actor, tilesRevealed: player.uncut })
  for (let place = 0; place < player.shown.length; place++) if (player.shown[place] === 0) cutWire(x, actor, place)
  turnEvent(x, 'revealReds')
  noteOnlyRed(x)
}

import type { Seat } from '@riposte/kernel'
import type { SeatSummary } from '../face.ts'
import { deviceOf } from './equipment.ts'
import { ticketOf } from './missions/tickets/index.ts'
import type { BombSight } from './sight.ts'

export function headline({ seen }: BombSight): readonly string[] {
  const { mission, turn } = seen.view
  return [`Mission ${mission}: ${ticketOf(mission).title}`, turn > 0 ? `turn ${turn}` : 'before the first turn']
}

/** A seat in the players' rail. */
export function seatSummary({ seen }: BombSight, seat: Seat): SeatSummary {
  const { players, captain, current, phase } = seen.view
  const { uncut, character, used } = players[seat]
  const device = deviceOf(character)
  const facts = [uncut === 0 ? 'all cut' : `${uncut} uncut`]
  if (device !== null && used) facts.push(`${device.name} used`)
  return {
    points: null,
    of: null,
    title: captain === seat ? 'Captain' : null,
    facts,
    turn: phase === 'playing' && current === seat,
    out: false,
  }
}

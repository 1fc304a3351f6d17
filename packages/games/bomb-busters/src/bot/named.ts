import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { readValue, type Sight } from './sight.ts'

/** Whether a token says of an uncut wire of this player that it is of that value. */
export function isNamedAt(sight: Sight, seat: Seat, value: Value): boolean {
  const { tokens, wires } = sight.view.players[seat]
  return tokens.some(
    ({ kind, says, place, value: named }) =>
      kind === 'value' && says === 'is' && place >= 0 && readValue(named) === value && !wires[place].cut,
  )
}

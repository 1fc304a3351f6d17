import { isBlocked, type Json, Match } from '@riposte/kernel'
import { bombBusters } from '../../src/index.ts'
import type { BombBusters } from '../../src/state.ts'
import { complete } from '../equipment/staged.ts'

/** A match that begins with a deal or a position in the game's notation. */
export function position(mission: number, seats: number, from: string): Match<BombBusters> {
  const match = Match.start(bombBusters, { seats, options: { mission, captain: 'first' }, seed: 'position', from })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** Does it; throws when it is refused. */
export function act(
  match: Match<BombBusters>,
  seat: number,
  action: Readonly<Record<string, Json>> & { readonly type: string },
): void {
  const { blocked } = match.apply(seat, complete(action))
  if (blocked !== null) throw new Error(`seat ${seat}: ${blocked.code}: ${blocked.message}`)
}

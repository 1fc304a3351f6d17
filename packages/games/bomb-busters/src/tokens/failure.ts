import type { Seat, Table } from '@riposte/kernel'
import { events } from '../events.ts'
import { noteJoint } from '../joint.ts'
import { missionOf } from '../missions/index.ts'
import { hooksAt } from '../modules/hooks.ts'
import type { BombBusters, Pub } from '../state.ts'
import { UPSIDE_DOWN, wireAt } from '../state.ts'
import { gameValue, RED, type Value } from '../wires.ts'
import { noteValue, putToken } from './token.ts'
import { tokenFor } from './variant.ts'

/** Whether a cut of this actor that fails at this wire leaves a token, by what everybody knows. */
function leavesToken(pub: Pub, actor: Seat, target: Seat, place: number): boolean {
  if (missionOf(pub.mission).infoTokens.onFailure === 'none') return false
  // BB-S11.7: all but the owner see it already, and a token would tell the owner.
  if ((pub.players[target].marks[place] & UPSIDE_DOWN) !== 0) return false
  const hooks = hooksAt(pub).noFailureToken
  for (let i = 0; i < hooks.length; i++) if (hooks[i].noFailureToken(pub, actor, target)) return false
  return true
}

/** BB-E09: a red wire that a Stabilizer has kept from exploding gets no token; where others get one, that tells it. */
export function withholdToken(x: Table<BombBusters>, actor: Seat, target: Seat, place: number): void {
  if (!leavesToken(x.pub, actor, target, place)) return
  x.tell(events.tokenWithheld, { seat: target, tileIndex: place + 1 })
  const { redLike, players } = x.pub
  for (let value = 1; value < RED; value++) if (value !== redLike) players[target].not[place] |= 1 << value
}

/** BB-10.5: what a failed cut leaves behind. `among`: the wires that were pointed at, one of which it is, if several. */
export function failureToken(
  x: Table<BombBusters>,
  actor: Seat,
  target: Seat,
  place: number,
  announced: Value,
  among: readonly number[] | null = null,
): void {
  if (!leavesToken(x.pub, actor, target, place)) return
  const { variant, onFailure } = missionOf(x.pub.mission).infoTokens
  // BB-M17.3: at the wires of whoever tells falsely it shows what was announced.
  const isFalse = variant === 'false' || (variant === 'captainFalse' && target === x.pub.captain)
  const value = isFalse ? announced : gameValue(wireAt(x, target, place))
  const at = onFailure === 'stand' ? -1 : place
  // BB-M50.4: beside the stand. Everybody has seen where the cut failed; of a Double Detector only where it was pointed.
  if (at < 0 && (among === null || among.length === 1)) noteValue(x.pub, target, place, value)
  else if (at < 0 && among !== null) noteJoint(x.pub, target, among, 'one is', value)
  // A red wire would have got none, whatever the token says.
  if (isFalse) x.pub.players[target].not[place] |= 1 << RED
  const token = isFalse
    ? { kind: 0 as const, value, place: at, placeB: -1, says: 'is not' as const }
    : tokenFor(x, target, at, value)
  putToken(x, target, token)
}

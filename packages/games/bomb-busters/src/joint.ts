import type { Seat } from '@riposte/kernel'
import { isRedLike } from './reds.ts'
import type { Joint, Position, Pub } from './state.ts'
import { wireAt } from './state.ts'
import { gameValue, isBlue, isYellow } from './wires.ts'

/** Keeps in mind what everybody can tell of these wires of one hand together. */
export function noteJoint(pub: Pub, seat: Seat, places: readonly number[], says: Joint['says'], number: number): void {
  pub.joint.push({ wires: places.map((place) => ({ seat, place })), says, number })
}

/** Whether it is so of the wires as they stand. */
export function jointTrue(x: Pick<Position, 'pub' | 'own' | 'hidden'>, { wires, says, number }: Joint): boolean {
  const found = wires.map(({ seat, place }) => wireAt(x, seat, place))
  if (says === 'most red') return found.filter((wire) => isRedLike(x.pub, wire)).length <= number
  if (says === 'yellow') return found.filter(isYellow).length === number
  if (says === 'none or three') {
    const alike = found.filter((wire) => gameValue(wire) === number).length
    return alike === 0 || alike === 3
  }
  if (says === 'one is') return found.some((wire) => gameValue(wire) === number)
  const blues = found.filter(isBlue)
  return blues.length < number || blues.some((wire) => gameValue(wire) % 2 === 0)
}

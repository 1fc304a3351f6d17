import type { Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import type { Sight } from './sight.ts'
import { nextAble, skipCost } from './turns-ahead.ts'

interface Line {
  readonly row: readonly { readonly value: number; readonly up: boolean }[]
}

/** A number in front of Nano is something to do for those who come later. */
const IN_FRONT = 0.02

/** BB-M59.3: Nano goes to the card of a number whether the cut succeeds or not; the next player has to find something there. */
export function walkPrice(sight: Sight, { value }: Option): number {
  return skipCost(sight, lookAhead(sight, value).able)
}

/** BB-M59.3: whether Nano should turn round after a cut of this number. */
export function turnsNano(sight: Sight, value: Value): boolean {
  return lookAhead(sight, value).turns
}

/** Which way Nano should look after this cut, and how likely the next player can go on. */
function lookAhead(sight: Sight, value: Value): { readonly turns: boolean; readonly able: number } {
  const { row } = sight.rules<Line>('number-cards') ?? { row: [] }
  const { facing } = sight.rules<{ facing: 1 | -1 }>('nano-line') ?? { facing: 1 }
  const at = row.findIndex((card) => card.value === value)
  const [stays, turned] = [facing, -facing].map((way) => {
    const ahead = row.flatMap((card, place) => {
      const isThere = (place - at) * way > 0 && card.up && sight.left(card.value) > 0
      return isThere || (place === at && sight.left(value) > 2) ? [card.value] : []
    })
    return { able: nextAble(sight, (other) => ahead.includes(other)), ahead: ahead.length }
  })
  const turns = turned.able + turned.ahead * IN_FRONT > stays.able + stays.ahead * IN_FRONT
  return { turns, able: (turns ? turned : stays).able }
}

import type { Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import { isNamedAt } from './named.ts'
import type { Sight } from './sight.ts'
import { planPrice } from './turns-ahead.ts'

const ON_TABLE = 1 << 5
/** A number that everybody can name somewhere, and one that has to be looked for. */
const NAMED = 1
const UNNAMED = 0.45
/** Nobody sees quite the same: so much is left to chance. */
const CHANCE = 0.3

/** BB-M29.4: a step is lost when a cut of the number that lies face down succeeds, and only then. */
export function hiddenNumberPrice(sight: Sight, { value, success }: Option): number {
  return planPrice(sight, success * liesThere(sight, value))
}

/**
 * How likely this number lies face down. Of several cards the one is hidden that this player will hardly cut: what everybody
 * expects it to cut lies there only if there was no choice.
 */
function liesThere(sight: Sight, value: Value): number {
  const where = sight.ownRules<{ where?: readonly number[] }>('number-hands')?.where ?? []
  const open: Value[] = []
  for (const [number, zones] of where.entries()) if ((zones & ON_TABLE) !== 0) open.push(number)
  if (!open.includes(value)) return 0
  if (open.length === 1) return 1
  const expected = new Map(open.map((number) => [number, expectedToCut(sight, number)]))
  const weight = (number: Value) => {
    const own = expected.get(number) ?? 0
    let above = 0
    for (const other of open) {
      const its = expected.get(other) ?? 0
      if (other !== number) above += its > own ? 1 : its === own ? 0.5 : 0
    }
    return CHANCE + above / (open.length - 1)
  }
  return weight(value) / open.reduce((sum, number) => sum + weight(number), 0)
}

/** How much it looks to the others as if this player would cut this number. */
function expectedToCut(sight: Sight, value: Value): number {
  let none = 1
  for (const { place } of sight.hand) none *= 1 - sight.open.chance(place)[value]
  return (1 - none) * (sight.mates.some((mate) => isNamedAt(sight, mate, value)) ? NAMED : UNNAMED)
}

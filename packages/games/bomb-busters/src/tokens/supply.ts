import type { Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import { type Value, YELLOW } from '../wires.ts'

/** BB-1.4, BB-1.5: two tokens of each number and two yellow ones. */
const EACH = 2

/** BB-10.4: how many tokens of this value are not on the stands. */
export function inSupply({ players }: Pub, value: Value): number {
  let left = EACH
  for (const { tokens } of players) {
    for (const token of tokens) if (token.kind === VALUE_TOKEN && token.value === value) left--
  }
  return Math.max(0, left)
}

/** The values with a token left: numbers first, then yellow. */
export function supplied(pub: Pub): Value[] {
  const values: Value[] = []
  for (let value = 1; value <= YELLOW; value++) if (inSupply(pub, value) > 0) values.push(value)
  return values
}

import type { ConstraintId } from './shelves.ts'

/** BB-K: what a card asks, in a few words. */
export const CONSTRAINTS: Readonly<Record<ConstraintId, string>> = {
  A: 'even numbers only',
  B: 'odd numbers only',
  C: '1 to 6 only',
  D: '7 to 12 only',
  E: '4 to 9 only',
  F: 'not 4 to 9',
  G: 'no equipment',
  H: 'no wires with tokens, no new tokens',
  I: 'never the wire furthest right',
  J: 'never the wire furthest left',
  K: 'no solo cuts',
  L: 'a wrong cut costs two steps',
}

const isEdge = (number: number) => number < 4 || number > 9

const NUMBERS: Readonly<Partial<Record<ConstraintId, (number: number) => boolean>>> = {
  A: (number) => number % 2 === 0,
  B: (number) => number % 2 === 1,
  C: (number) => number <= 6,
  D: (number) => number >= 7,
  E: (number) => !isEdge(number),
  F: isEdge,
}

/** The numbers it allows, where it is about numbers; null where it is about something else. */
export function numbersOf(id: ConstraintId): readonly boolean[] | null {
  const allows = NUMBERS[id]
  return allows === undefined ? null : Array.from({ length: 12 }, (_, at) => allows(at + 1))
}

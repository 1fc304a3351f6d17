import type { Of } from '@riposte/kernel'
/**
 * A wire by its sort value times ten (BB-1.1): blue 10, 20 … 120; yellow 11, 21 … 111; red 15, 25 … 115. 0 stands for a
 * wire that is not known.
 */
export type Wire = Of<'wire'>

/** BB-1.2: what makes wires identical. A number 1 to 12; all yellows are one value, all reds another. */
export type Value = Of<'value'>

const UNKNOWN: Wire = 0
export const YELLOW: Value = 13
export const RED: Value = 14
/** The highest value and one more: the length of a list by value. */
export const VALUES = 15
/** Every value but red, one bit each. */
export const ALL_BUT_RED = ((1 << VALUES) - 2) & ~(1 << RED)
/** BB-1.1: four copies of each number. */
export const COPIES = 4

const VALUE_OF: readonly Value[] = Array.from({ length: 128 }, (_, wire) =>
  wire % 10 === 0 ? wire / 10 : wire % 10 === 1 ? YELLOW : wire % 10 === 5 ? RED : 0,
)

export function gameValue(wire: Wire): Value {
  return VALUE_OF[wire]
}

export function isBlue(wire: Wire): boolean {
  return wire !== UNKNOWN && VALUE_OF[wire] <= 12
}

export function isYellow(wire: Wire): boolean {
  return VALUE_OF[wire] === YELLOW
}

export function isRed(wire: Wire): boolean {
  return VALUE_OF[wire] === RED
}

export function blue(number: number): Wire {
  return number * 10
}

/** The number a coloured wire stands after: 7 for 7.1 and 7.5 (BB-3.2). */
export function wholePart(wire: Wire): number {
  return Math.floor(wire / 10)
}

export const YELLOWS: readonly Wire[] = [11, 21, 31, 41, 51, 61, 71, 81, 91, 101, 111]
export const REDS: readonly Wire[] = [15, 25, 35, 45, 55, 65, 75, 85, 95, 105, 115]

/** For people: `7`, `yellow 7.1`, `red 7.5`. */
export function wireText(wire: Wire): string {
  if (wire === UNKNOWN) return 'unknown'
  if (isBlue(wire)) return String(wire / 10)
  return `${isYellow(wire) ? 'yellow' : 'red'} ${wire / 10}`
}

import type { Seat } from '@riposte/kernel'
import { EQUIPMENT, type Equipment } from '../../names.ts'
import { type Spot, UPSIDE_DOWN, X_MARKED } from '../../state.ts'
import { gameValue, RED, type Value, type Wire, YELLOW } from '../../wires.ts'

/** What is wrong with a notation, in a sentence that names the section. */
export function wrong(section: string, message: string): Error {
  return new Error(`notation: ${section}: ${message}`)
}

/** What stands before the first of these signs, and behind it. */
export function parted(text: string, by: string): [name: string, value: string] {
  const at = text.indexOf(by)
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + by.length).trim()]
}

export function words(text: string | undefined, by: RegExp): string[] {
  return (text ?? '')
    .split(by)
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'none')
}

export function numberIn(section: string, text: string | undefined, least = 0, most = 99): number {
  const number = text === undefined || !/^-?\d+$/.test(text) ? Number.NaN : Number(text)
  if (!(number >= least && number <= most))
    throw wrong(section, `"${text ?? ''}" is no number from ${least} to ${most}`)
  return number
}

export function seatIn(section: string, text: string | undefined, seats: number): Seat {
  const seat = numberIn(section, text)
  if (seat >= seats) throw wrong(section, `nobody sits at ${seat}`)
  return seat
}

/** `1@3`: the wire of seat 1 at place 3. */
export function spotIn(section: string, text: string, sizes: readonly number[]): Spot {
  const [who, where] = parted(text, '@')
  const seat = seatIn(section, who, sizes.length)
  const place = numberIn(section, where)
  if (place >= sizes[seat]) throw wrong(section, `seat ${seat} has no place ${place}`)
  return { seat, place }
}

/** `4`, `yellow` or `red`. */
export function valueIn(section: string, text: string | undefined): Value {
  if (text === 'yellow') return YELLOW
  if (text === 'red') return RED
  return numberIn(section, text, 1, 12)
}

/** One bit for each of `3 5 red`. */
export function valuesIn(section: string, text: string): number {
  return words(text, /[\s,]+/).reduce((bits, word) => bits | (1 << valueIn(section, word)), 0)
}

export interface Standing {
  readonly wire: Wire
  readonly cut: boolean
  readonly mark: number
}

/** `7`, `y7`, `r7`, with `-` for cut, `x` for an X, `u` for upside down. */
export function readWire(section: string, text: string): Standing {
  const [, colour, digits, signs = ''] = /^([yr]?)(\d+)([-xu]*)$/.exec(text) ?? []
  const number = Number(digits)
  if (digits === undefined || number < 1 || number > (colour === '' ? 12 : 11)) {
    throw wrong(section, `there is no wire ${text}`)
  }
  const mark = (signs.includes('x') ? X_MARKED : 0) | (signs.includes('u') ? UPSIDE_DOWN : 0)
  return { wire: number * 10 + (colour === 'y' ? 1 : colour === 'r' ? 5 : 0), cut: signs.includes('-'), mark }
}

export function cardIn(section: string, id: string): Equipment {
  const card = EQUIPMENT.indexOf(id as never)
  if (card < 0) throw wrong(section, `there is no card ${id}`)
  return card
}

/** A wire as the notation writes it. */
export function writeWire(wire: Wire): string {
  const value = gameValue(wire)
  return `${value === YELLOW ? 'y' : value === RED ? 'r' : ''}${Math.floor(wire / 10)}`
}

/** Nothing twice. */
export function once<T>(section: string, things: readonly T[], name: (thing: T) => string): void {
  const twice = things.find((thing, at) => things.indexOf(thing) !== at)
  if (twice !== undefined) throw wrong(section, `${name(twice)} is there twice`)
}

import type { Bot, Game, Json, OptionField } from '@riposte/kernel'
import { botCalled, botsOf } from './bot-called.ts'
import type { GameEntry } from './game-entry.ts'
import { games } from './games.ts'

/** Bad input: printed as one line on stderr, with exit code 2. */
export class BadInput extends Error {}

/** Nothing is wrong with the input, and yet it cannot be done now: printed as one line on stderr, with exit code 1. */
export class CannotNow extends Error {}

export function gameCalled(id: string | undefined): GameEntry {
  const entry = games.find(({ game }) => game.id === id)
  if (entry) return entry
  const known = games.map(({ game }) => game.id).join(', ')
  throw new BadInput(
    id === undefined ? `which game? ${known}` : `there is no game ${JSON.stringify(id)}; there is: ${known}`,
  )
}

export function wholeNumber(name: string, value: unknown, least: number): number {
  const number = typeof value === 'number' ? value : Number.NaN
  if (!Number.isInteger(number) || number < least) {
    throw new BadInput(`--${name} is a whole number of at least ${least}, not ${JSON.stringify(value)}`)
  }
  return number
}

export function seatCount(game: Game, value: unknown, usual: number): number {
  const seats = value === undefined ? usual : wholeNumber('seats', value, 1)
  const { min, max } = game.seats
  if (seats < min || seats > max) throw new BadInput(`${game.name} is for ${min} to ${max} players, not ${seats}`)
  return seats
}

/** The value of a flag that may be given only once. */
export function single(name: string, value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (Array.isArray(value)) throw new BadInput(`--${name} is given twice`)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** One bot for each seat; a shorter list starts again from its first. */
export function botNames(entry: GameEntry, value: unknown, seats: number): string[] {
  const names = single('bots', value)
    ?.split(',')
    .map((name) => name.trim()) ?? [Object.keys(entry.bots)[0]]
  for (const name of names) {
    if (botCalled(entry, name) === undefined) {
      throw new BadInput(`${entry.game.name} has no bot ${JSON.stringify(name)}; it has: ${botsOf(entry)}`)
    }
  }
  if (names.length > seats) throw new BadInput(`--bots names ${names.length} bots for ${seats} seats`)
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length])
}

export function botsCalled(entry: GameEntry, names: readonly string[]): Bot[] {
  return names.flatMap((name) => botCalled(entry, name) ?? [])
}

/** The options of a match from `--option key=value …`. */
export function chosenOptions(game: Game, value: unknown): Record<string, Json> {
  const given: unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value]
  const table = game.options as Readonly<Record<string, OptionField<Json>>>
  const chosen: Record<string, Json> = {}
  for (const setting of given.map(String)) {
    const at = setting.indexOf('=')
    if (at < 1) throw new BadInput(`--option is key=value, not ${JSON.stringify(setting)}`)
    const [key, text] = [setting.slice(0, at), setting.slice(at + 1)]
    if (!Object.hasOwn(table, key)) {
      const known = Object.keys(table).join(', ') || 'none'
      throw new BadInput(`${game.name} has no option ${JSON.stringify(key)}; it has: ${known}`)
    }
    const field = table[key]
    const read = readings(text).find((reading) => field.read(reading) !== null)
    if (read === undefined) {
      throw new BadInput(`${key} cannot be ${JSON.stringify(text)}; it can be ${JSON.stringify(field.schema)}`)
    }
    chosen[key] = read
  }
  return chosen
}

/** The values that a text can stand for: itself, JSON, yes or no, a list. */
function readings(text: string): Json[] {
  const meanings: Json[] = [text]
  try {
    meanings.push(JSON.parse(text) as Json)
  } catch {
    // Not JSON: it stands for one of the other values.
  }
  if (text === 'on' || text === 'yes') meanings.push(true)
  if (text === 'off' || text === 'no') meanings.push(false)
  meanings.push(text === '' ? [] : text.split(','))
  return meanings
}

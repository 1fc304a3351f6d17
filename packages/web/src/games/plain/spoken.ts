import type { Json } from '@riposte/kernel'

/** A name from a program as people say it: `abilityDeclared` is "ability declared". Names of things stay as they are. */
export function spoken(name: string): string {
  if (/[\s'’]/.test(name) || /^[A-Z]/.test(name)) return name
  return name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names under which games put a seat's number. */
const SEAT_NAMES = new Set([
  'seat',
  'player',
  'actor',
  'acting',
  'by',
  'owner',
  'victim',
  'loser',
  'winner',
  'other',
  'asked',
  'holder',
  'target',
  'flipper',
  'trueKing',
  'host',
  'shownOf',
])
const SEAT_LISTS = new Set(['winners', 'losers', 'exiles', 'seats', 'players', 'out'])

export function isSeat(name: string, value: Json, seats: number): value is number {
  return SEAT_NAMES.has(name) && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats
}

export function isSeatList(name: string, value: readonly Json[], seats: number): value is readonly number[] {
  return SEAT_LISTS.has(name) && value.every((entry) => isSeat('seat', entry, seats))
}

/** A single value in words, with people's names for seats. */
export function valueText(name: string, value: Json, names: readonly string[]): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return isSeat(name, value, names.length) ? names[value] : String(value)
  if (typeof value === 'string') return value === '' ? 'none' : spoken(value)
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none'
    return value
      .map((entry: Json) => valueText(isSeatList(name, value, names.length) ? 'seat' : '', entry, names))
      .join(', ')
  }
  return Object.entries(value)
    .map(([key, entry]) => `${spoken(key)} ${valueText(key, entry, names)}`)
    .join(', ')
}

import type { Json } from '@riposte/kernel'

/** The small parts of sentences. Seats are written `Seat 0`; `withNames` puts people in their place. */

export function seat(json: Json | undefined): string {
  return typeof json === 'number' ? `Seat ${json}` : 'Somebody'
}

/** A number or a name as it is. */
export function plain(json: Json | undefined): string {
  return typeof json === 'object' ? JSON.stringify(json) : String(json)
}

/** A card by its name, with its article: `the Elder`, `King's Hand`, `the Elder of Seat 0's Army`. */
export function the(json: Json | undefined): string {
  if (typeof json !== 'string') return 'a card'
  const army = json.match(/^(.*) of seat ([0-3])$/)
  if (army !== null) return `${the(army[1])} of Seat ${army[2]}'s Army`
  return json === "King's Hand" ? json : `the ${json}`
}

/** The name alone. */
export function name(json: Json | undefined): string {
  return typeof json === 'string' ? json : 'nothing'
}

export function and(parts: readonly string[], word = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Places of the Court are counted from 1 for people. */
export function courtPlace(json: Json | undefined): string {
  return typeof json === 'number' ? `card ${json + 1} of the Court` : 'a card of the Court'
}

export function count(json: Json | undefined, one: string, many = `${one}s`): string {
  return `${plain(json)} ${json === 1 ? one : many}`
}

/** What a reaction window is about, by its trigger. */
const AGAINST: Readonly<Record<string, string>> = {
  ability: 'an ability',
  kingFlip: 'a flip of the King',
  counterAssassin: 'an Assassin',
  turnStart: 'the start of a turn',
}

export function against(json: Json | undefined): string {
  return AGAINST[plain(json)] ?? 'something'
}

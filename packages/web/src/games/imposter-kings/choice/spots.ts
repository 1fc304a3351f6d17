import type { KingsSight } from '../names.ts'

/** Where something lies that an answer can point at. */
export type Zone =
  | 'hand'
  | 'antechamber'
  | 'court'
  | 'shown'
  | 'army'
  | 'exhausted'
  | 'name'
  | 'king'
  | 'successor'
  | 'squire'
  | 'seat'

/** `hand:3`, `court:0`, `name:Queen`, `king:0`: one thing on the table. */
export type Spot = `${Zone}:${string}`

export function spot(zone: Zone, at: number | string): Spot {
  return `${zone}:${at}`
}

export function zoneOf(key: Spot): Zone {
  return key.slice(0, key.indexOf(':')) as Zone
}

export function placeOf(key: Spot): string {
  return key.slice(key.indexOf(':') + 1)
}

/** The reader's own cards of a zone, or those of the Court, as the view lists them. */
export function cardsIn(sight: KingsSight, zone: Zone): readonly string[] {
  const { view } = sight.seen
  const { mine } = view
  if (mine === null || sight.me === null) return []
  switch (zone) {
    case 'hand':
      return mine.hand.map(({ card }) => card)
    case 'shown':
      return mine.shown
    case 'army':
      return mine.army
    case 'exhausted':
      return view.players[sight.me].exhausted
    case 'antechamber':
      return view.players[sight.me].antechamber
    case 'court':
      return view.court.map(({ card }) => card)
    case 'successor':
      return mine.successor === null ? [] : [mine.successor]
    case 'squire':
      return mine.squire === null ? [] : [mine.squire]
    default:
      return []
  }
}

/** The card at a spot, or the name it stands for. */
export function cardAt(sight: KingsSight, key: Spot): string | null {
  if (zoneOf(key) === 'name') return placeOf(key)
  return cardsIn(sight, zoneOf(key))[Number(placeOf(key))] ?? null
}

import type { KingsSight } from './names.ts'

/** One player's hidden cards, laid open. */
export interface OpenedSeat {
  readonly hand: readonly string[]
  readonly successor: string | null
  readonly dungeon: string | null
  readonly squire: string | null
  readonly army: readonly string[]
}

interface Opened {
  readonly forgotten: string | null
  readonly seats: readonly OpenedSeat[]
}

/** What the game lays open once it is over or to those who see everything; null while it is hidden. */
export function openedOf({ open }: Pick<KingsSight, 'open'>): Opened | null {
  return open as Opened | null
}

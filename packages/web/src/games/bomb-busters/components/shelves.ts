import type { BombSight } from '../sight.ts'

/** A constraint card by its letter. */
export type ConstraintId = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'

export interface NumberCard {
  readonly value: number
  readonly up: boolean
}

export type BunkerSlot = 'north' | 'east' | 'south' | 'west' | 'action'

/** What each module of a mission lays out for everybody, under its own name in the view. */
export interface Shelves {
  readonly 'number-cards': {
    readonly row: readonly NumberCard[]
    readonly discard: readonly number[]
    readonly deck: number
  }
  readonly 'sequence-gate': { readonly pointer: number }
  readonly 'sequence-reposition': { readonly pointer: number }
  readonly 'active-constraint': {
    readonly active: ConstraintId | null
    readonly discard: readonly ConstraintId[]
    readonly deck: number
  }
  readonly constraints: {
    readonly open: readonly ConstraintId[]
    readonly cards: readonly (ConstraintId | null)[]
    readonly off: readonly boolean[]
  }
  readonly 'constraint-ring': {
    readonly slots: readonly { readonly seat: number; readonly card: ConstraintId }[]
    readonly discard: readonly ConstraintId[]
    readonly pool: number
  }
  readonly 'constraint-per-validated-value': {
    readonly pairs: readonly { readonly value: number; readonly constraint: ConstraintId }[]
    readonly active: number
    readonly completed: number
  }
  readonly 'hidden-weakest-link': {
    readonly hidden: boolean
    readonly wrong: readonly { readonly target: number; readonly constraint: ConstraintId }[]
  }
  readonly 'hidden-number-penalty': { readonly actor: number; readonly chooser: number }
  readonly 'number-hands': {
    readonly counts: readonly number[]
    readonly deck: number
    readonly discard: readonly number[]
    readonly onTable: boolean
  }
  readonly 'nano-line': { readonly at: number; readonly facing: 1 | -1 }
  readonly 'nano-replaces-dial': { readonly space: number }
  readonly 'nano-robot': { readonly space: number; readonly up: boolean; readonly wires: number }
  readonly oxygen: { readonly pool: number; readonly held: readonly number[] }
  readonly 'personal-number-cards': { readonly cards: readonly (readonly NumberCard[])[] }
  readonly 'radar-and-designate': {
    readonly value: number
    readonly designator: number
    /** One bit for each seat that said yes. */
    readonly yes: number
    readonly isNamed: boolean
  }
  readonly 'sir-designates': { readonly sir: number; readonly value: number; readonly isNamed: boolean }
  readonly volunteers: {
    readonly stage: 'awaiting_volunteer' | 'awaiting_captain_choice' | 'awaiting_cut' | 'awaiting_penalty_token'
    readonly value: number
    readonly cutter: number
    readonly penalized: number
  }
  readonly 'token-draft': { readonly done: boolean; readonly line: readonly number[] }
  readonly 'challenge-cards': {
    readonly active: readonly { readonly challenge: number; readonly numbers: readonly number[] }[]
    readonly met: readonly number[]
    readonly validated: readonly number[]
  }
  readonly 'speed-script': {
    readonly phase: string
    /** Everybody acts; otherwise everybody listens. */
    readonly acts: boolean
    /** Nobody may speak. */
    readonly mime: boolean
    /** By seat how many are left; empty as long as nobody is told. */
    readonly yellows: readonly number[]
  }
  readonly 'bunker-board': {
    readonly cards: Readonly<Record<BunkerSlot, ConstraintId>>
    readonly floor: 'front' | 'back'
    readonly cell: readonly [row: number, column: number]
    readonly activated: readonly string[]
    readonly due: { readonly actor: number; readonly value: number; readonly left: number } | null
  }
}

export type ShelfId = keyof Shelves

/** What one seat has of its own. */
interface OwnShelves {
  readonly 'number-hands': { readonly cards: readonly number[] }
  readonly 'hidden-weakest-link': { readonly character: string | null; readonly constraint: ConstraintId | null }
}

/** What a module has laid out; undefined where it is no part of the mission. */
export function shelfOf<I extends ShelfId>({ seen }: BombSight, id: I): Shelves[I] | undefined {
  return seen.view.rules[id] as unknown as Shelves[I] | undefined
}

/** The same for the reader's own part; undefined for a spectator as well. */
export function ownShelf<I extends keyof OwnShelves>({ seen }: BombSight, id: I): OwnShelves[I] | undefined {
  return seen.view.mine?.rules[id] as unknown as OwnShelves[I] | undefined
}

/** How the reader would call somebody at the table. */
export function personName({ names, me }: Pick<BombSight, 'names' | 'me'>, seat: number): string {
  return seat === me ? 'You' : (names[seat] ?? `Player ${seat + 1}`)
}

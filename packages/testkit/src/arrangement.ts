import {
  below,
  type Game,
  isBlocked,
  type Json,
  type OptionField,
  readOptions,
  type Shape,
  seeded,
} from '@riposte/kernel'

/** How a table can be set up: how many sit at it, and the chosen options (the others have their defaults). */
export interface Arrangement {
  readonly seats: number
  readonly options: Readonly<Record<string, Json>>
}

export interface ArrangementSettings {
  /** The seat counts; all that the game allows when left out. */
  readonly seats?: readonly number[]
  /** These sets of options instead of the defaults, every single value and some combinations. */
  readonly optionSets?: readonly Readonly<Record<string, Json>>[]
  /** The choices that every single option is varied on; nothing chosen when left out. A game with modes names each. */
  readonly bases?: readonly Readonly<Record<string, Json>>[]
  /** How many random combinations of options there are for each seat count. */
  readonly combinations?: number
  readonly seed?: string
}

/**
 * For every seat count: all defaults, every single option value varied, and some random combinations, without those that
 * the game refuses.
 */
export function arrangements<G extends Shape>(game: Game<G>, settings: ArrangementSettings = {}): Arrangement[] {
  const { combinations = 4, seed = 'arrangements', bases = [{}] } = settings
  const random = seeded(seed)
  const found = new Map<string, Arrangement>()
  const add = (seats: number, given: Readonly<Record<string, Json>>) => {
    const options = readOptions(game.options, given)
    if (isBlocked(options) || (game.refuse?.(options, seats) ?? null) !== null) return
    // Two ways to write the same options are one arrangement.
    const key = `${seats} ${JSON.stringify(options)}`
    if (!found.has(key)) found.set(key, { seats, options: given })
  }
  const fields = optionFields(game)
  for (const seats of settings.seats ?? seatCounts(game)) {
    if (settings.optionSets !== undefined) {
      for (const options of settings.optionSets) add(seats, options)
      continue
    }
    for (const base of bases) {
      add(seats, base)
      for (const [name, field] of fields) for (const value of field.values) add(seats, { ...base, [name]: value })
    }
    for (let i = 0; i < combinations; i++) {
      add(seats, Object.fromEntries(fields.map(([name, { values }]) => [name, values[below(random, values.length)]])))
    }
  }
  return [...found.values()]
}

export function seatCounts<G extends Shape>(game: Game<G>): number[] {
  const counts: number[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) counts.push(seats)
  return counts
}

export function optionFields<G extends Shape>(game: Game<G>): [name: string, field: OptionField<Json>][] {
  return Object.entries(game.options as Record<string, OptionField<Json>>)
}

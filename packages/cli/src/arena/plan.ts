import type { Json } from '@riposte/kernel'
import type { PlayerSpec, Task } from './task.ts'

/** What an arena file asks for. */
export interface Arena {
  readonly name: string
  readonly seed: string
  /** Whether the seatings of a deal are dealt the same cards. */
  readonly paired: boolean
  readonly players: Readonly<Record<string, PlayerSpec>>
  readonly series: readonly Series[]
  readonly length: Length
  readonly confidence: Confidence
  /** On a queue: a process that has a game for longer than this many seconds is taken to be gone. */
  readonly lease: number
}

/** When it has been enough, in deals. */
export interface Length {
  readonly atLeast: number
  readonly atMost: number
  /** Enough when no interval of the series is wider than this; null to go on to the last deal. */
  readonly width: number | null
}

/** How sure the intervals are: so many standard deviations to both sides. */
export const DEVIATIONS = { 0.9: 1.644854, 0.95: 1.959964, 0.99: 2.575829 } as const

export type Confidence = keyof typeof DEVIATIONS

/** The same players at the same game again and again. */
export interface Series {
  /** Of everything its results depend on, the number of deals excepted: by it results are found again. */
  readonly digest: string
  /** The game with its options; series of the same one are dealt the same cards. */
  readonly group: string
  /** What the report calls it. */
  readonly title: string
  readonly game: string
  readonly options: Readonly<Record<string, Json>>
  /** Who sits where: every deal is played once in each of these ways. */
  readonly seatings: readonly (readonly string[])[]
  /** Whether everybody at a table wins or loses together. Then tables are compared with each other, deal by deal. */
  readonly together: boolean
}

/** The games of one deal. */
export function tasksOf(arena: Arena, series: Series, deal: number): Task[] {
  const { digest, group, game, options } = series
  return series.seatings.map((names, seating) => {
    const own = `${arena.seed}/${group}/${names.join(' ')}/${deal}/${seating}`
    return {
      series: digest,
      deal,
      seating,
      game,
      options,
      seed: arena.paired ? `${arena.seed}/${group}/${deal}` : own,
      chance: `${own}/players`,
      players: names.map((name) => ({ name, spec: arena.players[name] })),
    }
  })
}

/** Every way round the table. */
export function cycle(names: readonly string[]): string[][] {
  return distinct(names.map((_, first) => [...names.slice(first), ...names.slice(0, first)]))
}

/** Every order there is. */
export function orders(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]]
  const found = names.flatMap((name, at) =>
    orders([...names.slice(0, at), ...names.slice(at + 1)]).map((rest) => [name, ...rest]),
  )
  return distinct(found)
}

/** Every choice of so many different ones. */
export function choices(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]]
  return names.flatMap((name, at) => choices(names.slice(at + 1), count - 1).map((rest) => [name, ...rest]))
}

function distinct(lists: readonly string[][]): string[][] {
  const seen = new Set<string>()
  return lists.filter((list) => !seen.has(list.join(' ')) && seen.add(list.join(' ')))
}

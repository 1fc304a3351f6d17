import { type Game, type GameEvent, type Match, type Observer, project, type Shape } from '@riposte/kernel'
import type { Arrangement } from './arrangement.ts'
import { differences } from './diff.ts'
import { type Leak, signature } from './leak.ts'
import { compareEvents, type Giveaway } from './pair.ts'
import { begin, observers } from './wander.ts'

export interface OpeningSettings {
  readonly seed?: string
  /** How many deals of each arrangement are compared. */
  readonly openings?: number
  readonly openly?: readonly string[]
}

/** How many earlier deals with the same hand each deal is compared with. */
const COMPARED_WITH = 4

/**
 * A world that is imagined later keeps what everybody knows, so a secret that the set-up put there shows in no pair. But
 * two deals in which an observer got the same part of its own have to look the same to it, unless it was told otherwise
 * by an event marked as revealing: a card turned up, a seat drawn to begin.
 */
export function fuzzOpenings<G extends Shape>(
  game: Game<G>,
  tables: readonly Arrangement[],
  settings: OpeningSettings = {},
): Leak[] {
  const { seed = 'openings', openings = 24, openly = [] } = settings
  const leaks = new Map<string, Leak>()
  for (const table of tables) {
    const deals = new Map<string, Match<G>[]>()
    for (let deal = 0; deal < openings; deal++) {
      const start = { ...table, seed: `${seed} deal ${deal}` }
      const match = begin(game, start)
      for (const observer of observers(table.seats)) {
        const own = observer < 0 ? null : match.play.own[observer]
        const alike = bucket(deals, `${observer} ${JSON.stringify(own)}`)
        for (const other of alike) {
          const difference = compareDeals(match, other, observer, openly)
          if (difference === null || leaks.has(signature(difference))) continue
          leaks.set(signature(difference), {
            ...start,
            ...difference,
            observer,
            log: [],
            imaginedAfter: 0,
            imaginedWith: null,
          })
        }
        if (alike.length < COMPARED_WITH) alike.push(match)
      }
    }
  }
  return [...leaks.values()]
}

function compareDeals<G extends Shape>(
  here: Match<G>,
  there: Match<G>,
  observer: Observer,
  openly: readonly string[],
): Giveaway | null {
  const told: readonly [readonly GameEvent[], readonly GameEvent[]] = [here.opening, there.opening]
  const parted = compareEvents(told[0], told[1], observer, openly)
  if (parted === 'parted') return null
  const lines = parted?.lines ?? differences(project(here.play, observer), project(there.play, observer))
  return lines.length === 0 ? null : { what: 'opening', lines }
}

function bucket<T>(map: Map<string, T[]>, key: string): T[] {
  const there = map.get(key)
  if (there !== undefined) return there
  const made: T[] = []
  map.set(key, made)
  return made
}

import { type Arena, tasksOf } from './plan.ts'
import type { ResultsFolder } from './results-folder.ts'
import { SeriesProgress } from './series-progress.ts'
import { keyOf, type Task } from './task.ts'
import type { Work } from './work.ts'

/** Plays until every series has had enough. What the folder has is not played again. */
export async function runArena(
  arena: Arena,
  folder: ResultsFolder,
  work: Work,
  told: (all: readonly SeriesProgress[]) => void,
): Promise<SeriesProgress[]> {
  const all = progressFrom(arena, folder)
  const known = new Map(all.map((progress) => [progress.series.digest, progress]))
  const dealer = new Dealer(arena, all)
  const open = new Set<string>()
  const fill = async () => {
    const tasks: Task[] = []
    while (open.size < work.room) {
      const more = dealer.next()
      if (more === null) break
      for (const task of more) open.add(keyOf(task))
      tasks.push(...more)
    }
    if (tasks.length > 0) await work.want(tasks)
  }
  told(all)
  while (all.some(({ finished }) => !finished)) {
    await fill()
    for (const played of await work.done()) {
      const { result } = played
      open.delete(keyOf(result))
      if (folder.add(played)) known.get(result.series)?.take(result)
    }
    told(all)
  }
  return all
}

/** How far the results of a folder have come in this arena. Results of anything else are left alone. */
export function progressFrom(arena: Arena, { results }: Pick<ResultsFolder, 'results'>): SeriesProgress[] {
  const all = arena.series.map((series) => new SeriesProgress(arena, series))
  const known = new Map(all.map((progress) => [progress.series.digest, progress]))
  for (const result of results) known.get(result.series)?.take(result)
  return all
}

/** Says what comes next: a deal of each series in turn, so that all come on together. */
class Dealer {
  readonly #arena: Arena
  readonly #all: readonly { readonly progress: SeriesProgress; next: number }[]

  constructor(arena: Arena, all: readonly SeriesProgress[]) {
    this.#arena = arena
    this.#all = all.map((progress) => ({ progress, next: 0 }))
  }

  /** The games of a deal that are still to be played; null when there is no such deal. */
  next(): Task[] | null {
    for (;;) {
      const open = this.#all.filter(({ progress, next }) => !progress.finished && next < this.#arena.length.atMost)
      if (open.length === 0) return null
      const least = Math.min(...open.map(({ next }) => next))
      const turn = open.find(({ next }) => next === least)
      if (turn === undefined) return null
      const { progress } = turn
      const deal = turn.next++
      const tasks = tasksOf(this.#arena, progress.series, deal)
      const missing = tasks.filter(({ seating }) => !progress.has(deal, seating))
      if (missing.length > 0) return missing
    }
  }
}

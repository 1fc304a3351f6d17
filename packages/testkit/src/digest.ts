import { Choices, canonical, type Game, project, projectEvents, type Shape, seeded, sha256 } from '@riposte/kernel'
import type { Start } from './finding.ts'
import { begin, entryOf, observers, wander } from './wander.ts'

/**
 * One short text for a match played at random: everything that was done, told and seen in it. Equal on every machine, on
 * every day and in every process, or something in the game is not determined by its seed.
 */
export function digestOfPlay<G extends Shape>(game: Game<G>, start: Start, longest = 1000): string {
  const match = begin(game, start)
  const random = seeded(`${start.seed} moves`)
  const scratch = new Choices()
  const all = observers(start.seats)
  let digest = sha256(canonical(all.map((observer) => match.tell(match.opening, observer))))
  while (!match.over && match.entries.length < longest) {
    const entry = entryOf(match.play, wander(match.play, random, scratch))
    const applied = match.redo(entry)
    if (applied.blocked !== null) throw new Error(`a random move is refused: ${applied.blocked.message}`)
    const seen = all.map((observer) => [projectEvents(applied.events, observer), project(match.play, observer)])
    digest = sha256(digest + canonical({ entry, seen }))
  }
  return sha256(digest + match.hash())
}

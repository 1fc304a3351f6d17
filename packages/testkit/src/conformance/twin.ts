import {
  canonical,
  type Entry,
  type Game,
  type GameEvent,
  isBlocked,
  type Match,
  type Play,
  project,
  projectEvents,
  readAction,
  restore,
  type Shape,
} from '@riposte/kernel'
import { observers } from '../wander.ts'
import type { Inspection } from './inspection.ts'

/**
 * The same match a second time, written down and read back before every action and changed in place. Nothing may be lost
 * on paper, and the machine in place must do what the live match does on copies.
 */
export class Twin<G extends Shape> {
  readonly #game: Game<G>
  #play: Play<G>

  constructor(match: Match<G>) {
    this.#game = match.game
    this.#play = match.play.clone()
  }

  /** The match has made this entry; the twin follows and is compared. */
  follow({ match, report }: Inspection<G>, entry: Entry, events: readonly GameEvent[]): void {
    const play = restore(this.#game, JSON.parse(JSON.stringify(this.#play.state())) as ReturnType<Play<G>['state']>)
    const kept = play.clone()
    const before = JSON.stringify(kept.state())
    const told: GameEvent[] = []
    play.sink = told
    if ('timeout' in entry) play.answer(entry.seat, play.timeout(entry.seat))
    else if ('runOut' in entry) play.runOut()
    else if ('said' in entry) play.speak(entry.seat, entry.said)
    else if ('action' in entry) {
      const action = readAction(this.#game.actions, entry.action)
      if (isBlocked(action)) throw new Error(`the log holds ${canonical(entry)}: ${action.message}`)
      play.answer(entry.seat, action)
    }
    play.sink = null
    if (JSON.stringify(kept.state()) !== before) report('clone', 'playing on has changed a clone made before')
    const differs = this.#compare(match, events, play, told)
    if (differs !== null) report('restore', `after saving and restoring, ${differs}`)
    this.#play = differs === null ? play : match.play.clone()
  }

  #compare(match: Match<G>, events: readonly GameEvent[], play: Play<G>, told: readonly GameEvent[]): string | null {
    for (const observer of observers(play.seats)) {
      const seen = [projectEvents(events, observer), projectEvents(told, observer)].map((list) => JSON.stringify(list))
      if (seen[0] !== seen[1]) return `observer ${observer} is told ${seen[1]} instead of ${seen[0]}`
      const views = [match.play, play].map((world) => JSON.stringify(project(world, observer)))
      if (views[0] !== views[1]) return `observer ${observer} sees ${views[1]} instead of ${views[0]}`
    }
    return isSame(play.state(), match.play.state()) ? null : 'the states differ'
  }
}

/** Whether two states hold the same, in whatever order. The usual text is much quicker to write than the canonical one. */
function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other) || canonical(one) === canonical(other)
}

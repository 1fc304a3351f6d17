import {
  type Observer,
  type Play,
  type Projected,
  projector,
  type Seen,
  type SeenFrame,
  type Shape,
  seenPile,
} from '@riposte/kernel'

/** What observers see of a match at one moment. It is asked for at several points of a step, and made once. */
export class Sights {
  readonly play: Play<Shape>
  readonly #pile: readonly SeenFrame[]
  readonly #project: (observer: Observer) => Projected<Seen<Shape['view']>>
  readonly #by = new Map<Observer, Projected<Seen<Shape['view']>>>()

  /** @param before what was seen of the match at the moment before */
  constructor(play: Play<Shape>, before: Sights | null) {
    this.play = play
    this.#pile = seenPile(play, before === null ? [] : before.#pile)
    this.#project = projector(play, this.#pile)
  }

  of(observer: Observer): Projected<Seen<Shape['view']>> {
    let seen = this.#by.get(observer)
    if (seen === undefined) {
      seen = this.#project(observer)
      this.#by.set(observer, seen)
    }
    return seen
  }

  /** Views of all tables, kept until their next move, would be most of the memory in use. */
  forget(observer: Observer): void {
    this.#by.delete(observer)
  }
}

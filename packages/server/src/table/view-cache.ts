import { type Observer, type Play, type Projected, projector, type Seen, type Shape } from '@riposte/kernel'

/** The views of a match at one moment, by observer. A step needs them several times; each is made once. */
export class ViewCache {
  readonly play: Play<Shape>
  readonly #project: (observer: Observer) => Projected<Seen<Shape['view']>>
  readonly #by = new Map<Observer, Projected<Seen<Shape['view']>>>()

  constructor(play: Play<Shape>) {
    this.play = play
    this.#project = projector(play)
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

import type { Seat } from '@riposte/kernel'
import type { Node } from './node.ts'

/** The answers that were chosen in a line, by those who learn from it. One is kept and written over. */
export class Path {
  readonly #nodes: Node[] = []
  readonly #places: number[] = []
  readonly #seats: Seat[] = []
  #length = 0

  clear(): void {
    this.#length = 0
  }

  add(node: Node, place: number, seat: Seat): void {
    this.#nodes[this.#length] = node
    this.#places[this.#length] = place
    this.#seats[this.#length++] = seat
  }

  /** Everybody learns what the line was worth to them. */
  learn(worth: readonly number[]): void {
    for (let i = 0; i < this.#length; i++) this.#nodes[i].learn(this.#places[i], worth[this.#seats[i]])
  }
}

import type { Node } from './node.ts'

const ROOM = 256

/**
 * The nodes of one seat, by the two numbers of what it has noticed. A map of the language would take one number, and box
 * and hash it at every step of every line.
 */
export class Tree {
  /** As many places as a power of two; at most half of them are taken. Who finds a place taken tries the next one. */
  #high = new Int32Array(ROOM)
  #low = new Int32Array(ROOM)
  #nodes = new Array<Node | null>(ROOM).fill(null)
  #size = 0

  get(high: number, low: number): Node | null {
    return this.#nodes[this.#place(high, low)]
  }

  /** Where there is none yet. */
  add(high: number, low: number, node: Node): void {
    if (++this.#size * 2 > this.#nodes.length) this.#grow()
    this.#put(high, low, node)
  }

  clear(): void {
    this.#nodes.fill(null)
    this.#size = 0
  }

  #place(high: number, low: number): number {
    const last = this.#nodes.length - 1
    let at = low & last
    while (this.#nodes[at] !== null && (this.#high[at] !== high || this.#low[at] !== low)) at = (at + 1) & last
    return at
  }

  #put(high: number, low: number, node: Node): void {
    const at = this.#place(high, low)
    this.#high[at] = high
    this.#low[at] = low
    this.#nodes[at] = node
  }

  #grow(): void {
    const [high, low, nodes] = [this.#high, this.#low, this.#nodes]
    this.#high = new Int32Array(nodes.length * 2)
    this.#low = new Int32Array(nodes.length * 2)
    this.#nodes = new Array<Node | null>(nodes.length * 2).fill(null)
    for (let at = 0; at < nodes.length; at++) {
      const node = nodes[at]
      if (node !== null) this.#put(high[at], low[at], node)
    }
  }
}

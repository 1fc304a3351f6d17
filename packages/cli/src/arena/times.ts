/** How long decisions took: counted by size, so that many games together need no more room than one. */
export interface Sample {
  readonly count: number
  /** Milliseconds, all together. */
  readonly total: number
  /** How many were of about this size: pairs of a step of the scale and a number. */
  readonly sizes: readonly (readonly [step: number, count: number])[]
}

/** Two sizes closer to each other than this are not told apart. */
const RATIO = Math.log(1.02)
/** In milliseconds: a clock shows nothing shorter. */
const SHORTEST = 0.001

export class Times {
  #count = 0
  #total = 0
  readonly #sizes = new Map<number, number>()

  add(milliseconds: number): void {
    this.#count++
    this.#total += milliseconds
    this.#put(Math.round(Math.log(Math.max(milliseconds, SHORTEST)) / RATIO), 1)
  }

  merge({ count, total, sizes }: Sample): void {
    this.#count += count
    this.#total += total
    for (const [step, number] of sizes) this.#put(step, number)
  }

  get count(): number {
    return this.#count
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#total / this.#count
  }

  /** What this share of them did not exceed. */
  quantile(share: number): number {
    let left = Math.ceil(this.#count * share)
    for (const [step, count] of this.sample().sizes) {
      left -= count
      if (left <= 0) return Math.exp(step * RATIO)
    }
    return 0
  }

  sample(): Sample {
    const sizes = [...this.#sizes].sort(([a], [b]) => a - b)
    return { count: this.#count, total: Math.round(this.#total * 1000) / 1000, sizes }
  }

  #put(step: number, count: number): void {
    this.#sizes.set(step, (this.#sizes.get(step) ?? 0) + count)
  }
}

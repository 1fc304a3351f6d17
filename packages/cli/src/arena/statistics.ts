/** Between these, with the confidence that was asked for. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * The interval of a share after Wilson, which behaves also near 0 and 1 and after few games.
 * @param won how many of them, where half a win counts half
 */
export function wilson(won: number, games: number, deviations: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = won / games
  const z = deviations ** 2 / games
  const middle = (share + z / 2) / (1 + z)
  const half = (deviations / (1 + z)) * Math.sqrt((share * (1 - share)) / games + z / (4 * games))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** A mean and its interval, for figures of any size. */
export class Mean {
  #count = 0
  #mean = 0
  #squares = 0

  /** One by one, after Welford: nothing is lost however many there are. */
  add(value: number): void {
    this.#count++
    const off = value - this.#mean
    this.#mean += off / this.#count
    this.#squares += off * (value - this.#mean)
  }

  get mean(): number {
    return this.#mean
  }

  interval(deviations: number): Interval {
    const half = this.#count < 2 ? 0 : deviations * Math.sqrt(this.#squares / (this.#count - 1) / this.#count)
    return { low: this.#mean - half, high: this.#mean + half }
  }
}

import type { Clock } from '../clock.ts'

export interface Rate {
  /** How many may come at once after a pause. */
  readonly burst: number
  readonly perSecond: number
}

/** A token bucket: it fills with time, and a caller that finds it empty comes too fast. */
export class Bucket {
  readonly #rate: Rate
  readonly #clock: Clock
  #left: number
  #at: number

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
    this.#left = rate.burst
    this.#at = clock.now()
  }

  /** Takes one token out. False when there is none. */
  take(): boolean {
    this.#fill()
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  get full(): boolean {
    this.#fill()
    return this.#left >= this.#rate.burst
  }

  #fill(): void {
    const now = this.#clock.now()
    this.#left = Math.min(this.#rate.burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#rate.perSecond)
    this.#at = now
  }
}

/** One bucket for each address. A bucket that is full again is forgotten. */
export class Buckets {
  readonly #rate: Rate
  readonly #clock: Clock
  readonly #buckets = new Map<string, Bucket>()
  #sweepAt = 1024

  constructor(rate: Rate, clock: Clock) {
    this.#rate = rate
    this.#clock = clock
  }

  take(key: string): boolean {
    let bucket = this.#buckets.get(key)
    if (bucket === undefined) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep()
      bucket = new Bucket(this.#rate, this.#clock)
      this.#buckets.set(key, bucket)
    }
    return bucket.take()
  }

  #sweep(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.full) this.#buckets.delete(key)
    this.#sweepAt = Math.max(1024, this.#buckets.size * 2)
  }
}

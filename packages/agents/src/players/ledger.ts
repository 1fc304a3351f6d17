import { NoAnswer } from './no-answer.ts'

/** What a model may use up. */
export interface Budget {
  /** Tokens in and out, for one match. */
  readonly tokens: number
  /** Milliseconds of thinking, for one match. */
  readonly time: number
  /** Dollars, for one match; null for no limit. */
  readonly cost: number | null
  /** Tokens in and out, for all matches of one day. */
  readonly tokensPerDay: number
}

/** Dollars for a million tokens. */
export interface Price {
  readonly input: number
  readonly output: number
}

/** What was used up. */
export interface Spent {
  readonly tokens: number
  readonly time: number
  readonly cost: number
  /** Answers that were refused, and replies that were none. */
  readonly misses: number
}

const NOTHING: Spent = { tokens: 0, time: 0, cost: 0, misses: 0 }
const DAY = 86_400_000
/** The books of so many matches are kept; the ones that were opened longest ago are closed first. */
const MATCHES = 10_000

/** What a model has used up, match by match. Kept in memory: a server that starts again starts new books. */
export class Ledger {
  readonly #budget: Budget
  readonly #price: Price | null
  readonly #now: () => number
  readonly #matches = new Map<string, Spent>()
  #today = { day: 0, tokens: 0 }

  constructor(budget: Budget, price: Price | null, now: () => number = Date.now) {
    this.#budget = budget
    this.#price = price
    this.#now = now
  }

  of(match: string): Spent {
    return this.#matches.get(match) ?? NOTHING
  }

  /** Milliseconds of thinking that are left for a match. */
  timeLeft(match: string): number {
    return Math.max(0, this.#budget.time - this.of(match).time)
  }

  /** Throws where a request of so many tokens would not fit any more. */
  check(match: string, tokens: number): void {
    const spent = this.of(match)
    const { cost } = this.#budget
    if (spent.tokens + tokens > this.#budget.tokens)
      throw new NoAnswer('budget', 'the tokens for this match are used up')
    if (this.timeLeft(match) === 0) throw new NoAnswer('budget', 'the time for this match is used up')
    // What comes back is not known yet: the question alone has to fit.
    if (cost !== null && spent.cost + this.#costOf(tokens, 0) > cost) {
      throw new NoAnswer('budget', 'the money for this match is used up')
    }
    if (this.#tokensToday() + tokens > this.#budget.tokensPerDay) {
      throw new NoAnswer('budget', 'the tokens for today are used up')
    }
  }

  /** Tokens that an answer may still have. */
  room(match: string): number {
    return Math.min(this.#budget.tokens - this.of(match).tokens, this.#budget.tokensPerDay - this.#tokensToday())
  }

  used(match: string, input: number, output: number): void {
    const today = this.#tokensToday()
    this.#today.tokens = today + input + output
    this.#add(match, { tokens: input + output, time: 0, cost: this.#costOf(input, output), misses: 0 })
  }

  took(match: string, time: number): void {
    this.#add(match, { tokens: 0, time, cost: 0, misses: 0 })
  }

  missed(match: string, misses: number): void {
    this.#add(match, { tokens: 0, time: 0, cost: 0, misses })
  }

  #add(match: string, { tokens, time, cost, misses }: Spent): void {
    const spent = this.of(match)
    this.#matches.set(match, {
      tokens: spent.tokens + tokens,
      time: spent.time + time,
      cost: spent.cost + cost,
      misses: spent.misses + misses,
    })
    if (this.#matches.size <= MATCHES) return
    for (const oldest of this.#matches.keys()) {
      this.#matches.delete(oldest)
      break
    }
  }

  #costOf(input: number, output: number): number {
    return this.#price === null ? 0 : (input * this.#price.input + output * this.#price.output) / 1e6
  }

  #tokensToday(): number {
    const day = Math.floor(this.#now() / DAY)
    if (day !== this.#today.day) this.#today = { day, tokens: 0 }
    return this.#today.tokens
  }
}

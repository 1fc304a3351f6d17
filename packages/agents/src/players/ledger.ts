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
/** So many accounts are held; the ones that were opened longest ago go first, and can be opened again from the books. */
const HELD = 10_000

/** Where accounts outlive the process. Others may add to the same ones. */
export interface Books {
  spent(account: string): Promise<Spent>
  /** Adds to an account; says what is on it then. */
  spend(account: string, more: Spent): Promise<Spent>
}

/** An account, by what the books said last and what they have not been told yet. */
interface Account {
  booked: Spent
  owed: Spent
}

/**
 * What a model has used up, match by match and day by day. What is spent counts at once; the books are told as soon as that
 * goes. Without books everything is forgotten with the process.
 */
export class Ledger {
  readonly #budget: Budget
  readonly #price: Price | null
  readonly #books: Books | null
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()
  /** One entry after the other, so that what the books say belongs to what they were told. */
  #booking: Promise<void> = Promise.resolve()

  constructor(budget: Budget, price: Price | null, books: Books | null = null, now: () => number = Date.now) {
    this.#budget = budget
    this.#price = price
    this.#books = books
    this.#now = now
  }

  /** Looks up what was spent on a match, and today, before this process or by another. */
  async open(match: string): Promise<void> {
    const books = this.#books
    if (books === null) return
    const unknown = [matchAccount(match), this.#today()].filter((name) => !this.#accounts.has(name))
    const found = await Promise.all(unknown.map((name) => books.spent(name)))
    for (const [at, name] of unknown.entries()) this.#account(name).booked = found[at]
  }

  /** Everything that was spent so far is in the books. */
  settled(): Promise<void> {
    return this.#booking
  }

  of(match: string): Spent {
    return this.#total(matchAccount(match))
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
    if (this.#total(this.#today()).tokens + tokens > this.#budget.tokensPerDay) {
      throw new NoAnswer('budget', 'the tokens for today are used up')
    }
  }

  /** Tokens that an answer may still have. */
  room(match: string): number {
    const today = this.#budget.tokensPerDay - this.#total(this.#today()).tokens
    return Math.min(this.#budget.tokens - this.of(match).tokens, today)
  }

  used(match: string, input: number, output: number): void {
    const more = { ...NOTHING, tokens: input + output, cost: this.#costOf(input, output) }
    this.#add(this.#today(), more)
    this.#add(matchAccount(match), more)
  }

  took(match: string, time: number): void {
    this.#add(matchAccount(match), { ...NOTHING, time })
  }

  missed(match: string, misses: number): void {
    if (misses > 0) this.#add(matchAccount(match), { ...NOTHING, misses })
  }

  #add(name: string, more: Spent): void {
    const account = this.#account(name)
    account.owed = sum(account.owed, more)
    const books = this.#books
    if (books === null) return
    const book = async () => {
      account.booked = await books.spend(name, more)
      account.owed = sum(account.owed, more, -1)
    }
    // What cannot be booked stays owed: it counts as long as this process lives.
    this.#booking = this.#booking.then(book).catch(() => {})
  }

  #total(name: string): Spent {
    const account = this.#accounts.get(name)
    return account === undefined ? NOTHING : sum(account.booked, account.owed)
  }

  #account(name: string): Account {
    const known = this.#accounts.get(name)
    if (known !== undefined) return known
    const account = { booked: NOTHING, owed: NOTHING }
    this.#accounts.set(name, account)
    for (const oldest of this.#accounts.keys()) {
      if (this.#accounts.size <= HELD) break
      this.#accounts.delete(oldest)
    }
    return account
  }

  #costOf(input: number, output: number): number {
    return this.#price === null ? 0 : (input * this.#price.input + output * this.#price.output) / 1e6
  }

  #today(): string {
    return `day:${Math.floor(this.#now() / DAY)}`
  }
}

function matchAccount(match: string): string {
  return `match:${match}`
}

function sum(a: Spent, b: Spent, times = 1): Spent {
  return {
    tokens: a.tokens + times * b.tokens,
    time: a.time + times * b.time,
    cost: a.cost + times * b.cost,
    misses: a.misses + times * b.misses,
  }
}

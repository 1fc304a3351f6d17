import { type Blocked, record } from '@riposte/kernel'
import { type ReviewAnswer, refusal, type Verdict } from '@riposte/protocol'
import type { ServerContext } from '../context.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { ReviewJob } from './job.ts'
import { judgeOf } from './judge-of.ts'
import { keptReview } from './kept-review.ts'
import { ReviewThread } from './thread.ts'

/** How many reviews are kept in memory; the store has all of them. */
const HELD = 64
const WAITING_AT_MOST = 20
/** A review is stored at its end, when it is stopped, and after every so many decisions. */
const KEPT_EVERY = 20

interface Review {
  readonly lines: number
  state: Exclude<ReviewAnswer['state'], 'impossible' | 'none'>
  readonly verdicts: Verdict[]
  of: number
  /** Who asked for it last: a guest, or an address where they have no token. */
  asker: string
  /** The job, if somebody has asked for the review in this process. */
  job: Omit<ReviewJob, 'from'> | null
}

const isUnderWay = ({ state }: Review) => state === 'waiting' || state === 'working'

/** Reviews of finished matches, one after the other, beside everything else that the server does. */
export class Reviews {
  readonly #context: ServerContext
  /** By table, in the order in which they were asked for. */
  readonly #reviews = new Map<string, Review>()
  readonly #thread = new ReviewThread()
  #stopWorking: (() => void) | null = null
  #isClosed = false

  constructor(context: ServerContext) {
    this.#context = context
  }

  async look(table: LiveTable, reader: string): Promise<ReviewAnswer> {
    const { entry } = table
    const judge = judgeOf(entry)
    const by = entry.reviewer === undefined ? 'search' : 'bot'
    const review = await this.#find(table)
    if (review === null) {
      const state = judge === null ? 'impossible' : 'none'
      return { state, done: 0, of: 0, judge: by, lines: this.#linesFor(judge?.cost ?? 1), verdicts: null }
    }
    const { state, verdicts, of, lines } = review
    const yours = isUnderWay(review) && review.asker === reader ? { yours: true as const } : {}
    return {
      state,
      done: verdicts.length,
      of,
      judge: by,
      lines,
      ...yours,
      verdicts: state === 'done' ? verdicts : null,
    }
  }

  /**
   * Asks for a review of this table. What was asked for before is not done twice; and whoever has asked for one waits for it
   * before the next, so that nobody keeps the others from theirs.
   */
  async start(table: LiveTable, asker: string): Promise<ReviewAnswer | Blocked> {
    const { id, row, match, entry } = table
    if (match === null || row.status !== 'finished') return refusal('notFinished')
    const judge = judgeOf(entry)
    if (judge === null) return refusal('noReview')
    const known = await this.#find(table)
    if (known !== null && known.state !== 'stopped' && known.state !== 'failed') return this.look(table, asker)
    if ([...this.#reviews.values()].some((one) => one.asker === asker && isUnderWay(one))) {
      return refusal('reviewUnderWay')
    }
    const waiting = [...this.#reviews.values()].filter(({ state }) => state === 'waiting').length
    if (this.#isClosed || waiting >= WAITING_AT_MOST) return refusal('tooManyReviews')
    const review: Review = known ?? {
      lines: this.#linesFor(judge.cost),
      state: 'waiting',
      verdicts: [],
      of: 0,
      asker,
      job: null,
    }
    review.asker = asker
    review.job ??= { record: record(match, row.sealed.salt), lines: review.lines, seed: id }
    review.state = 'waiting'
    this.#hold(id, review)
    this.#workOn()
    return this.look(table, asker)
  }

  async stop(table: LiveTable, asker: string): Promise<ReviewAnswer | Blocked> {
    const review = this.#reviews.get(table.id)
    if (review !== undefined && isUnderWay(review) && review.asker !== asker) return refusal('notYourReview')
    if (review?.state === 'working') {
      this.#stopWorking?.()
      this.#stopWorking = null
    }
    if (review !== undefined && isUnderWay(review)) {
      review.state = 'stopped'
      this.#keep(table.id, review)
    }
    this.#workOn()
    return this.look(table, asker)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#thread.close()
    for (const [id, review] of this.#reviews) if (review.state === 'working') this.#keep(id, review)
  }

  #linesFor(cost: number): number {
    return Math.ceil(this.#context.config.reviewLines / cost)
  }

  /** What is known of a table's review here, or was found out before a restart, or by another process. */
  async #find({ id, row }: LiveTable): Promise<Review | null> {
    const held = this.#reviews.get(id)
    if (held !== undefined) return held
    if (row.status !== 'finished') return null
    const kept = keptReview(await this.#context.store.review(id))
    if (kept === null) return null
    // Somebody may have asked for it meanwhile.
    const meanwhile = this.#reviews.get(id)
    if (meanwhile !== undefined) return meanwhile
    const { lines, of, verdicts, isDone } = kept
    const review: Review = {
      lines,
      of,
      verdicts: [...verdicts],
      state: isDone ? 'done' : 'stopped',
      asker: '',
      job: null,
    }
    this.#hold(id, review)
    return review
  }

  #hold(id: string, review: Review): void {
    this.#reviews.delete(id)
    this.#reviews.set(id, review)
    for (const [other, { state }] of this.#reviews) {
      if (this.#reviews.size <= HELD) return
      if (other !== id && state !== 'waiting' && state !== 'working') this.#reviews.delete(other)
    }
  }

  #keep(id: string, { lines, of, verdicts, state }: Review): void {
    const kept = { lines, of, verdicts, isDone: state === 'done' }
    this.#context.store.keepReview(id, kept).catch((error: unknown) => {
      this.#context.log.error({ table: id, err: error }, 'a review was not kept')
    })
  }

  /** Starts the review that has waited longest, if none is under way. */
  #workOn(): void {
    if (this.#isClosed || this.#stopWorking !== null) return
    const next = [...this.#reviews].find(([, { state }]) => state === 'waiting')
    if (next !== undefined) this.#work(...next)
  }

  #work(id: string, review: Review): void {
    if (review.job === null) return
    review.state = 'working'
    this.#stopWorking = this.#thread.review(
      { ...review.job, from: review.verdicts.length },
      ({ verdict, of }) => {
        review.of = of
        review.verdicts.push(verdict as Verdict)
        if (review.verdicts.length % KEPT_EVERY === 0) this.#keep(id, review)
      },
      (wrong) => {
        this.#stopWorking = null
        review.state = wrong === null ? 'done' : 'failed'
        if (wrong === null) this.#keep(id, review)
        else this.#context.log.error({ table: id, wrong }, 'a review failed')
        this.#workOn()
      },
    )
  }
}

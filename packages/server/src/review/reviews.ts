import { type Blocked, record } from '@riposte/kernel'
import { type ReviewAnswer, refusal, type Verdict } from '@riposte/protocol'
import type { LiveTable } from '../table/live-table.ts'
import type { House } from '../tables.ts'
import type { ReviewJob } from './job.ts'
import { ReviewThread } from './thread.ts'

/** Finished and stopped ones are kept until newer ones need the room. */
const KEPT = 64
const WAITING_AT_MOST = 20

interface Review {
  readonly job: Omit<ReviewJob, 'from'>
  state: Exclude<ReviewAnswer['state'], 'impossible' | 'none'>
  readonly verdicts: Verdict[]
  of: number
}

/** Reviews of finished matches, one after the other, beside everything else that the server does. */
export class Reviews {
  readonly #house: House
  /** By table, what was asked for last at the end. */
  readonly #reviews = new Map<string, Review>()
  readonly #thread = new ReviewThread()
  #stopWorking: (() => void) | null = null
  #isClosed = false

  constructor(house: House) {
    this.#house = house
  }

  look({ id, entry }: LiveTable): ReviewAnswer {
    const review = this.#reviews.get(id)
    const { reviewLines } = this.#house.config
    if (review === undefined) {
      const state = entry.judgement === undefined ? 'impossible' : 'none'
      return { state, done: 0, of: 0, lines: reviewLines, verdicts: null }
    }
    const { state, verdicts, of, job } = review
    return { state, done: verdicts.length, of, lines: job.lines, verdicts: state === 'done' ? verdicts : null }
  }

  /** Asks for a review of this table. What was asked for before is not done twice. */
  start(table: LiveTable): ReviewAnswer | Blocked {
    const { id, row, match, entry } = table
    if (match === null || row.status !== 'finished') return refusal('notFinished')
    if (entry.judgement === undefined) return refusal('noReview')
    const known = this.#reviews.get(id)
    if (known !== undefined && known.state !== 'stopped' && known.state !== 'failed') return this.look(table)
    const waiting = [...this.#reviews.values()].filter(({ state }) => state === 'waiting').length
    if (this.#isClosed || waiting >= WAITING_AT_MOST) return refusal('tooManyReviews')
    const review: Review = known ?? {
      job: { record: record(match, row.sealed.salt), lines: this.#house.config.reviewLines, seed: id },
      state: 'waiting',
      verdicts: [],
      of: 0,
    }
    review.state = 'waiting'
    this.#reviews.delete(id)
    this.#reviews.set(id, review)
    this.#forgetOldest()
    this.#workOn()
    return this.look(table)
  }

  stop(table: LiveTable): ReviewAnswer {
    const review = this.#reviews.get(table.id)
    if (review?.state === 'working') {
      this.#stopWorking?.()
      this.#stopWorking = null
    }
    if (review?.state === 'working' || review?.state === 'waiting') review.state = 'stopped'
    this.#workOn()
    return this.look(table)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#thread.close()
  }

  #forgetOldest(): void {
    for (const [id, { state }] of this.#reviews) {
      if (this.#reviews.size <= KEPT) return
      if (state !== 'waiting' && state !== 'working') this.#reviews.delete(id)
    }
  }

  /** Takes up the one that has waited longest, where nothing is under way. */
  #workOn(): void {
    if (this.#isClosed || this.#stopWorking !== null) return
    const next = [...this.#reviews].find(([, { state }]) => state === 'waiting')
    if (next !== undefined) this.#work(...next)
  }

  #work(id: string, review: Review): void {
    review.state = 'working'
    this.#stopWorking = this.#thread.review(
      { ...review.job, from: review.verdicts.length },
      ({ verdict, of }) => {
        review.of = of
        review.verdicts.push(verdict as Verdict)
      },
      (wrong) => {
        this.#stopWorking = null
        review.state = wrong === null ? 'done' : 'failed'
        if (wrong !== null) this.#house.log.error({ table: id, wrong }, 'a review failed')
        this.#workOn()
      },
    )
  }
}

import type { ReviewStep } from '@riposte/bots'
import type { MatchRecord } from '@riposte/kernel'

/** What the thread is given to review. */
export interface ReviewJob {
  readonly record: MatchRecord
  readonly lines: number
  readonly seed: string
  /** So many decisions are judged already. */
  readonly from: number
}

/** A job as the thread gets it. */
export interface NumberedJob extends ReviewJob {
  readonly number: number
  /** Memory that both threads share. Not 0 once the job is stopped. */
  readonly stop: Int32Array
}

/** What it tells of that job: one decision more, or the end; `wrong` says why it could not go on. */
export type ReviewNews = { readonly number: number } & (
  | { readonly step: ReviewStep }
  | { readonly wrong: string | null }
)

/** Why a model has given no answer: its service failed, time or money ran out, or nothing it said was allowed. */
export type Reason = 'error' | 'time' | 'budget' | 'illegal'

/** A model has no answer. The message goes to logs, so it never quotes what a service or a model has said. */
export class NoAnswer extends Error {
  readonly reason: Reason

  constructor(reason: Reason, message: string) {
    super(message)
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

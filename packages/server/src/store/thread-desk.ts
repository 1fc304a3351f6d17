import Database from 'libsql'
import type { WrittenStep } from './rows.ts'
import type { SqliteStore } from './sqlite.ts'
import { type Answer, type Answers, type Asked, type Call, StepReader } from './thread-messages.ts'

/** The thread's end of the line: lets the store do what is asked, and answers together what is done together. */
export class ThreadDesk {
  readonly #store: SqliteStore
  readonly #post: (answers: Answers) => void
  /** How many calls have come, and how many messages with answers have gone. */
  #calls = 0
  #posted = 0
  #answers: (number | Answer)[] = []
  /** Tables of which a step was not stored, by the message that says so. */
  readonly #broken = new Map<string, number>()

  constructor(store: SqliteStore, post: (answers: Answers) => void) {
    this.#store = store
    this.#post = post
    this.#answer({ number: 0, answer: 'open' })
  }

  take({ calls, steps }: Asked): void {
    const reader = new StepReader(steps)
    for (const call of calls) {
      const number = ++this.#calls
      if (call === null) this.#append(number, reader.next())
      else this.#do(number, call)
    }
  }

  #do(number: number, { method, args }: Call): void {
    const act = this.#store[method] as (...values: readonly unknown[]) => Promise<unknown>
    act.apply(this.#store, [...args]).then(
      (answer) => this.#answer({ number, answer }),
      (error: unknown) => this.#answer(failed(number, error)),
    )
  }

  /**
   * A step that was handed over before its owner could know that the one before was not stored follows a game that never
   * was. Those that come in time are kept back by the store itself.
   */
  #append(number: number, { step, heard }: { readonly step: WrittenStep; readonly heard: number }): void {
    for (const [table, told] of this.#broken) if (told <= heard) this.#broken.delete(table)
    if (this.#broken.has(step.table)) {
      this.#answer({ number, answer: { is: 'taken' } })
      return
    }
    this.#store.appendWritten(
      step,
      (answer) => {
        if (answer.is === 'stored') this.#answer(number)
        else this.#break(step.table, { number, answer })
      },
      (error: unknown) => this.#break(step.table, failed(number, error)),
    )
  }

  #break(table: string, answer: Answer): void {
    this.#broken.set(table, this.#posted + 1)
    this.#answer(answer)
  }

  #answer(answer: number | Answer): void {
    this.#answers.push(answer)
    // After everything else that the same transaction has settled.
    if (this.#answers.length === 1) process.nextTick(() => this.#send())
  }

  #send(): void {
    const answers = this.#answers
    this.#answers = []
    this.#posted++
    this.#post(answers)
  }
}

/** What is said of a call that failed. */
export function failed(number: number, error: unknown): Answer {
  if (!(error instanceof Database.SqliteError)) {
    return { number, error, code: error instanceof Error && 'code' in error ? error.code : undefined }
  }
  // It is no error to the engine: its copy would not even have a message.
  const { message, stack, code } = error
  return { number, error: Object.assign(new Error(message), { stack }), code }
}

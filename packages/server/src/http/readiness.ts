import type { ServerContext } from '../context.ts'

/** So long, in milliseconds, the store may take to read and write something. */
export const LONGEST_CHECK = 3000

/** So long an answer is given again: whoever asks all the time costs the store one write in it. */
export const FRESH_FOR = 1000

/** Whether this server can do its work: its store can be read and written, which is tried and not assumed. */
export class Readiness {
  readonly #context: ServerContext
  /** The try that is under way. */
  #trying: Promise<boolean> | null = null
  #last = { at: Number.NEGATIVE_INFINITY, isReady: true }

  constructor(context: ServerContext) {
    this.#context = context
  }

  async isReady(): Promise<boolean> {
    const { clock } = this.#context
    if (clock.now() - this.#last.at < FRESH_FOR) return this.#last.isReady
    this.#trying ??= this.#try().finally(() => {
      this.#trying = null
    })
    return this.#trying
  }

  async #try(): Promise<boolean> {
    const { clock, store, log, metrics } = this.#context
    const wasReady = this.#last.isReady
    let isReady = false
    let forget = () => {}
    try {
      const late = new Promise<never>((_resolve, reject) => {
        const tooLate = () => reject(new Error(`the store did not answer within ${LONGEST_CHECK} ms`))
        forget = clock.at(clock.now() + LONGEST_CHECK, tooLate)
      })
      await Promise.race([store.ready(), late])
      isReady = true
      if (!wasReady) log.info('ready again: the store can be read and written')
    } catch (error) {
      if (wasReady) log.error({ err: error }, 'not ready: the store cannot be read and written')
    } finally {
      forget()
    }
    this.#last = { at: clock.now(), isReady }
    metrics.ready('store', isReady)
    return isReady
  }
}

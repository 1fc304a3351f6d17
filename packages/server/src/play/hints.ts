import { type Blocked, isBlocked, type Seat, seeded } from '@riposte/kernel'
import { type Hint, refusal } from '@riposte/protocol'
import { hashOf } from '../access/identity.ts'
import type { Adviser } from '../bots/search/adviser.ts'
import type { ServerContext } from '../context.ts'
import type { LiveTable } from '../table/live-table.ts'
import { settingsOf } from '../table/seating.ts'
import type { Pipeline } from './pipeline.ts'

/** How long a hint is waited for, in milliseconds; the threads may have much else to do. */
const PATIENCE = 30_000
const LISTED = 4

interface Asked {
  readonly decision: number
  readonly stop: AbortController
  readonly answer: Promise<readonly Hint[] | Blocked>
}

/**
 * What a good player would do, for a person who plays with bots. A table thinks about one decision at a time, and about
 * each once: whoever asks again gets the same answer.
 */
export class Hints {
  readonly #context: ServerContext
  readonly #pipeline: Pipeline
  readonly #asked = new WeakMap<LiveTable, Asked>()

  constructor(context: ServerContext, pipeline: Pipeline) {
    this.#context = context
    this.#pipeline = pipeline
  }

  ask(table: LiveTable, seat: Seat, decision: number): Promise<readonly Hint[] | Blocked> {
    const { adviser } = table.entry
    if (adviser === undefined || !hasHints(table)) return Promise.resolve(refusal('noHints'))
    const before = this.#asked.get(table)
    if (before?.decision === decision) return before.answer
    before?.stop.abort()
    const stop = new AbortController()
    const answer = this.#think(table, seat, decision, adviser, stop)
    const asked: Asked = { decision, stop, answer }
    this.#asked.set(table, asked)
    // What has failed may be asked again.
    const forget = () => {
      if (this.#asked.get(table) === asked) this.#asked.delete(table)
    }
    answer.then((found) => {
      if (isBlocked(found)) forget()
    }, forget)
    return answer
  }

  async #think(table: LiveTable, seat: Seat, decision: number, adviser: Adviser, stop: AbortController) {
    const { clock, log } = this.#context
    // A hash, because nobody but the table may have its seed.
    const seed = hashOf(`${table.row.sealed.seed} hints ${seat} ${decision}`)
    const world = await this.#pipeline.imagined(table, seat, decision, seeded(seed))
    if (isBlocked(world)) return world
    const forget = clock.at(clock.now() + PATIENCE, () => stop.abort())
    try {
      const opinions = await adviser.opinions(world, seat, seed, stop.signal)
      return opinions
        .slice(0, LISTED)
        .map(({ action, worth, visits }): Hint => ({ action, worth: Math.round(100 * worth), tries: visits }))
    } catch (error) {
      if (!stop.signal.aborted) log.warn({ table: table.id, err: error }, 'a hint failed')
      return refusal('noHint')
    } finally {
      forget()
    }
  }
}

/** With people at the table a hint would be no fair play. */
function hasHints({ row }: LiveTable): boolean {
  return settingsOf(row).coach && row.seats.filter(({ kind }) => kind !== 'bot').length === 1
}

import type { Blocked, Observer } from '@riposte/kernel'
import { refusal, type Said } from '@riposte/protocol'
import type { ServerContext } from '../context.ts'
import type { ChatLine } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { settingsOf } from '../table/seating.ts'
import type { Pipeline } from './pipeline.ts'

const SHOWN_AT_FIRST = 50

/** What is said at tables. It touches the match only where the rules of the game say so, and spectators only listen. */
export class Chat {
  readonly #context: ServerContext
  /** By table, the last line that was shown here; the lines of other processes come through the store. */
  readonly #shown = new Map<string, number>()

  readonly #pipeline: Pipeline

  constructor(context: ServerContext, pipeline: Pipeline) {
    this.#context = context
    this.#pipeline = pipeline
  }

  async say(table: LiveTable, seat: Observer, id: string, text: string): Promise<Blocked | null> {
    const settings = settingsOf(table.row)
    if (seat < 0) return refusal('spectator')
    if (!settings.chat) return refusal('chatOff')
    if (settings.muted.includes(seat)) return refusal('muted')
    // What has to happen in the match happens first: whatever was said was paid for.
    const silenced = await this.#pipeline.speak(table, seat, id, text)
    if (silenced !== null) return silenced
    const holder = table.row.seats[seat]
    const name = holder.kind === 'free' ? '' : holder.name
    const { store, clock } = this.#context
    const said = await store.say(table.id, { at: clock.now(), commandId: `${seat}:${id}`, seat, name, text })
    if (said.is === 'gone') return refusal('noTable')
    await this.news(table)
    return null
  }

  /** Tells everybody at the table something about the table itself: nobody's words, and no talk. Told once per id. */
  async announce(table: LiveTable, id: string, text: string): Promise<void> {
    const { store, clock } = this.#context
    await store.say(table.id, { at: clock.now(), commandId: `table:${id}`, seat: null, name: '', text })
    await this.news(table)
  }

  async last(table: LiveTable): Promise<Said[]> {
    const lines = await this.#context.store.chat(table.id, { limit: SHOWN_AT_FIRST })
    const newest = lines[lines.length - 1]?.number ?? 0
    if (!this.#shown.has(table.id)) this.#shown.set(table.id, newest)
    return lines.map(written)
  }

  /** Shows everybody at the table what was said since the last time. */
  async news(table: LiveTable): Promise<void> {
    await table.queue.run(async () => {
      const after = this.#shown.get(table.id)
      if (after === undefined) return
      for (const line of await this.#context.store.chat(table.id, { after, limit: SHOWN_AT_FIRST })) {
        if (line.number <= (this.#shown.get(table.id) ?? 0)) continue
        this.#shown.set(table.id, line.number)
        table.audience.broadcast({ type: 'chat', ...written(line) })
      }
    })
  }

  /** Nobody listens at that table any more. */
  forget(id: string): void {
    this.#shown.delete(id)
  }
}

function written({ number, at, seat, name, text }: ChatLine): Said {
  return { n: number, at, seat, name, text }
}

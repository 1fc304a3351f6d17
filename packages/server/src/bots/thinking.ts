import {
  type ActionJson,
  type Ask,
  imagine,
  includes,
  isBlocked,
  listed,
  type Match,
  type Seat,
  type Shape,
  seeded,
} from '@riposte/kernel'
import { type Inquiry, wordsRequest } from '@riposte/protocol'
import { hashOf } from '../access/identity.ts'
import type { ServerContext } from '../context.ts'
import { wordsFor } from '../http/words.ts'
import type { Pipeline } from '../play/pipeline.ts'
import { DRAWN_WIDTH } from '../table/audience.ts'
import type { LiveTable } from '../table/live-table.ts'
import { hasBot } from './players.ts'
import { type Reason, reasonIn, type Thinker, type Turn } from './thinker.ts'

/** A stand-in has to move before the time is up: a thinker stops so many milliseconds earlier, or at half of its time. */
const IN_TIME = 1500
const CHAT_LINES = 30

/** What a thinker is thinking about, and its result. */
export interface Thought {
  readonly decision: number
  /** Null while it thinks. */
  result: { readonly action: ActionJson } | { readonly reason: Reason } | null
  /** Aborts it: its result is no longer needed. */
  drop(): void
}

/** The thinker that plays for this seat; null for everybody else. */
export function thinkerAt({ row, entry }: LiveTable, seat: Seat): Thinker | null {
  const holder = row.seats[seat]
  if (holder.kind !== 'bot') return null
  return hasBot(entry.thinkers, holder.bot) ? entry.thinkers[holder.bot] : null
}

/** Lets thinkers think beside the table: no move, no message and no other table waits for them. */
export class Thinking {
  readonly #context: ServerContext
  readonly #pipeline: Pipeline
  readonly #finished: (table: LiveTable) => void

  /** @param finished called when a thinker at a table has come to an end */
  constructor(context: ServerContext, pipeline: Pipeline, finished: (table: LiveTable) => void) {
    this.#context = context
    this.#pipeline = pipeline
    this.#finished = finished
  }

  /** Aborts thinkers whose question is closed. With `begin`, starts those of the open question. */
  keep(table: LiveTable, begin: boolean): void {
    const { match, automatic } = table
    const { thoughts } = automatic
    const ask = match?.play.open ?? null
    for (const [seat, thought] of thoughts) {
      if (match !== null && ask?.id === thought.decision && includes(match.play.waiting(), seat)) continue
      thoughts.delete(seat)
      thought.drop()
    }
    if (match === null || ask === null || !begin) return
    for (const seat of listed(match.play.waiting())) this.begin(table, seat)
  }

  /** Starts the thinker of this seat, if it has one that has not started. */
  begin(table: LiveTable, seat: Seat): void {
    const { match, automatic } = table
    const { thoughts } = automatic
    const ask = match?.play.open ?? null
    const thinker = thinkerAt(table, seat)
    if (match === null || ask === null || thinker === null || thoughts.has(seat)) return
    const { clock, log } = this.#context
    const left = this.#timeFor(table, thinker)
    const stop = new AbortController()
    const thought: Thought = { decision: ask.id, result: null, drop: () => stop.abort() }
    thoughts.set(seat, thought)
    const finish = (result: NonNullable<Thought['result']>) => {
      forget()
      if (stop.signal.aborted) return
      stop.abort()
      thought.result = result
      this.#finished(table)
    }
    const forget = clock.at(clock.now() + left, () => finish({ reason: 'time' }))
    const failed = (error: unknown) => {
      if (stop.signal.aborted) return
      const reason = reasonIn(error)
      // Players that give a reason say it in words fit for a log. Of other errors only the kind is written down: an error
      // of somebody's service may quote what it was sent.
      const told = error instanceof Error && 'reason' in error ? error.message : ''
      const kind = error instanceof Error ? error.name : typeof error
      log.warn({ table: table.id, seat, decision: ask.id, reason, kind, told }, 'a player gave no answer')
      finish({ reason })
    }
    stop.signal.addEventListener('abort', forget)
    // What the seat knows is read now, while the table holds only what is stored; the thinker starts a moment later.
    const turn = this.#turn(table, match, seat, ask, left)
    void Promise.resolve()
      .then(() => thinker.answer(turn, stop.signal))
      .then((action) => finish({ action }), failed)
  }

  #timeFor(table: LiveTable, { patience }: Thinker): number {
    const deadline = table.state.deadline()
    if (deadline === null) return patience
    const left = Math.max(0, deadline - this.#context.clock.now())
    return Math.min(patience, Math.max(left - IN_TIME, left / 2))
  }

  #turn(table: LiveTable, match: Match<Shape>, seat: Seat, ask: Ask, left: number): Turn {
    const { entry, row } = table
    const pipeline = this.#pipeline
    const { play } = match
    const asked = table.audience.asked(match, seat)
    const told = table.state.history.length
    // A hash, because nobody but the table may have its seed.
    const seed = hashOf(`${row.sealed.seed} thinks ${seat} ${ask.id}`)
    const random = seeded(seed)
    return {
      table: table.id,
      game: entry.game,
      summary: entry.summary ?? '',
      seat,
      decision: ask.id,
      seats: row.seats.length,
      ...asked,
      left,
      seed,
      imagine: () => imagine(play, seat, random),
      events: () => table.queue.run(async () => match.tell(table.state.history.slice(0, told), seat)),
      chat: async () => {
        const lines = await this.#context.store.chat(table.id, { limit: CHAT_LINES })
        return lines.map(({ number, at, seat: by, name, text }) => ({ n: number, at, seat: by, name, text }))
      },
      drawn: (names) => entry.draw?.(asked.seen, names, DRAWN_WIDTH, false) ?? null,
      words: (of) => wordsFor(entry, wordsRequest.parse(of)),
      rules: () => entry.rulebook?.() ?? [],
      why: async (action) => {
        const refused = await pipeline.inquire(table, seat, { type: 'why', id: 'why', decision: ask.id, action })
        return isBlocked(refused) ? refused : null
      },
      form: async (type, filled) => {
        const inquiry: Inquiry = { type: 'form', id: 'form', decision: ask.id, action: type, filled: [...filled] }
        return (await pipeline.inquire(table, seat, inquiry)) ?? ([] as never)
      },
    }
  }
}

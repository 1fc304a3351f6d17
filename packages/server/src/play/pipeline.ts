import {
  type Applied,
  type Ask,
  type Blocked,
  type GameEvent,
  type Imagined,
  imagine,
  includes,
  type Json,
  type Match,
  type Observer,
  type Projected,
  type Random,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import { type Inquiry, refusal } from '@riposte/protocol'
import type { StandIn } from '../bots/thinker.ts'
import { resultFor } from '../campaign/result.ts'
import type { ServerContext } from '../context.ts'
import type { Append, LogEntry, TableChange } from '../store/store.ts'
import { isClosed } from '../table/closed.ts'
import type { LiveTable } from '../table/live-table.ts'
import { matchData, standInData } from '../table/log.ts'
import { AutomaticMoves } from './automatic-moves.ts'
import { failpoint } from './failpoint.ts'
import { inquire } from './inquiry.ts'
import { applyOperation, leftToOrder, type Operation, stillOpen } from './operation.ts'
import { StepStore } from './step-store.ts'

/** How often a step is tried again when another process was faster. */
const TRIES = 5

/**
 * The one order in which anything happens at a table. A message has been parsed (socket/) and its sender is known and
 * has a seat; from here on: decision still open → check → apply → append durably → one projection per observer → send →
 * wake clocks and bots (automatic-moves.ts). A table does one thing at a time; many tables share one transaction.
 */
export class Pipeline {
  readonly #context: ServerContext
  readonly steps: StepStore
  readonly automatic: AutomaticMoves
  #stopping = false
  /** Called after every step that others may learn of. */
  onMoved: (table: LiveTable) => void = () => {}
  /** Called after every step that put a new question, once it is stored. */
  onAsked: (table: LiveTable) => void = () => {}
  /** Called when a table cannot go on: a rule has thrown where nobody could have done anything else. */
  onBroken: (table: LiveTable, error: unknown) => void = () => {}
  /** Called when everybody may know that a bot has moved for another player. */
  onStoodIn: (table: LiveTable, standIn: StandIn) => void = () => {}

  constructor(context: ServerContext) {
    this.#context = context
    this.steps = new StepStore(context)
    this.automatic = new AutomaticMoves(context, this)
    this.steps.onFollowed = (table) => this.#showAll(table)
  }

  /** Takes nothing new. What is under way is finished. */
  stop(): void {
    this.#stopping = true
    this.automatic.stop()
  }

  /** A command of a seat. Null when it was carried out, now or when it came the first time. */
  command(table: LiveTable, seat: Seat, id: string, operation: Operation): Promise<Blocked | null> {
    if (table.queue.length >= this.#context.config.limits.queued) return Promise.resolve(refusal('tooFast'))
    const arrived = this.#context.clock.now()
    return table.queue.run(() => this.#obey(table, seat, `${seat}:${id}`, operation, arrived))
  }

  async #obey(
    table: LiveTable,
    seat: Seat,
    commandId: string,
    operation: Operation,
    arrived: number,
  ): Promise<Blocked | null> {
    const refused = table.refusalOf(commandId) ?? (await this.carryOut(table, seat, commandId, operation))
    if (refused === null) this.#context.metrics.took(this.#context.clock.now() - arrived)
    else if (refused.rule !== 'protocol' || refused.code === 'late') table.rememberRefusal(commandId, refused)
    return refused
  }

  /**
   * Whether this seat may say that now; where the rules attach consequences to it, they are carried out, once however
   * often the message is repeated.
   */
  async speak(table: LiveTable, seat: Seat, id: string, text: string): Promise<Blocked | null> {
    if (table.entry.game.talk === undefined) return null
    if (table.queue.length >= this.#context.config.limits.queued) return refusal('tooFast')
    return table.queue.run(async () => {
      if (table.ended !== null) return refusal(table.ended)
      const commandId = `${seat}:${id}`
      if (table.match === null || table.state.hasAnswered(commandId)) return null
      const refused = table.match.checkTalk(seat)
      if (refused !== null || table.match.caught(seat, text) === null) return refused
      const unpaid = await this.carryOut(table, seat, commandId, { do: 'speak', text })
      // The table has moved on, and the words cost nothing any more.
      return unpaid?.code === 'unheard' ? null : unpaid
    })
  }

  /**
   * What a seat asks about its own possibilities. It changes nothing, and waits its turn: while a step is being stored,
   * the match in memory is ahead of what anybody may know.
   */
  inquire(
    table: LiveTable,
    seat: Seat,
    inquiry: Exclude<Inquiry, { type: 'hint' | 'look' }>,
  ): Promise<Projected<readonly Json[]> | Blocked | null> {
    return this.#inquired(table, inquiry.type, (match) => inquire(match, seat, inquiry))
  }

  /** A world that this seat cannot tell from the real one, for somebody who thinks about its decision. */
  imagined(table: LiveTable, seat: Seat, decision: number, random: Random): Promise<Imagined<Shape> | Blocked> {
    return this.#inquired(table, 'hint', ({ play }) => {
      const isAsked = play.open?.id === decision && includes(play.waiting(), seat)
      return isAsked ? imagine(play, seat, random) : refusal('late')
    })
  }

  /** What an observer sees, in the game's words; null where it has none. */
  look(table: LiveTable, observer: Observer): Promise<string | Blocked | null> {
    return this.#inquired(table, 'look', () => table.audience.drawn(observer))
  }

  async #inquired<T>(table: LiveTable, type: string, answer: (match: Match<Shape>) => T): Promise<T | Blocked> {
    const { config, log, metrics } = this.#context
    if (table.queue.length >= config.limits.queued) return refusal('tooFast')
    metrics.inquired(type)
    return table.queue.run(async () => {
      if (table.ended !== null) return refusal(table.ended)
      if (table.match === null) return refusal('notStarted')
      try {
        return answer(table.match)
      } catch (error) {
        log.error({ table: table.id, err: error }, 'a rule failed')
        return refusal('internal')
      }
    })
  }

  /** One operation, from the decision it answers to the bots it wakes. */
  async carryOut(table: LiveTable, seat: Seat, commandId: string | null, wanted: Operation): Promise<Blocked | null> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (this.#stopping) return refusal('stopping')
      if (table.ended !== null) return refusal(table.ended)
      if (commandId !== null && table.state.hasAnswered(commandId)) return null
      const { match } = table
      if (match === null) return refusal('notStarted')
      if (isClosed(table.state)) return refusal('tableClosed')
      if (table.row.head >= this.#context.config.limits.log) return refusal('logFull')
      // Decision still open, and named.
      const closed = stillOpen(match, seat, wanted)
      if (closed !== null) return closed
      const operation = commandId === null ? wanted : leftToOrder(table.state, seat, wanted)
      // Check and apply: the kernel's gate lets nothing through that it does not then do, and a rule that breaks leaves
      // the match as it was.
      const before = match.play.open
      let applied: Applied
      try {
        applied = applyOperation(table.state, match, seat, operation)
      } catch (error) {
        return this.#ruleFailed(table, commandId, error)
      }
      if (applied.blocked !== null) return applied.blocked
      let line: LogEntry
      let set: TableChange | null
      let result: Append['result'] | null
      try {
        line = this.#lineFor(table, seat, commandId, operation)
        set = this.#rowAfter(table, line, before)
        // A result goes with the very step that ends the match, so that it counts exactly once whatever happens.
        result = set?.status === 'finished' ? resultFor(table) : null
      } catch (error) {
        // The match has done what will not be stored.
        await this.steps.reload(table)
        return this.#ruleFailed(table, commandId, error)
      }
      // Append durably.
      failpoint('before append')
      const stored = await this.steps.append(table, line, set, result)
      failpoint('after append')
      if (stored === 'gone') return refusal('noTable')
      if (stored === 'taken') continue
      if (stored === 'repeated') return null
      this.#context.metrics.moved(line.kind)
      try {
        this.#carriedOut(table, match, operation, line, before, applied.events)
      } catch (error) {
        // It is stored, and cannot be shown.
        this.onBroken(table, error)
      }
      return null
    }
    return refusal('moved')
  }

  /** What follows once a step is stored. */
  #carriedOut(
    table: LiveTable,
    match: Match<Shape>,
    operation: Operation,
    line: LogEntry,
    before: Ask | null,
    events: readonly GameEvent[],
  ): void {
    const stoodIn = table.state.settle(line, before, events)
    // One projection per observer, and send.
    if (operation.do !== 'order') this.#show(table, events)
    for (const one of stoodIn) this.onStoodIn(table, one)
    // Wake clocks and bots, and people who are away. Whoever puts a question lets the thinkers begin, nobody else.
    const isNew = match.play.open?.id !== before?.id
    this.automatic.schedule(table, isNew)
    if (operation.do !== 'take back' && isNew) this.onAsked(table)
  }

  /** Whoever has sent a command can send another one. What comes by itself would come again and fail again. */
  #ruleFailed(table: LiveTable, commandId: string | null, error: unknown): Blocked {
    if (commandId === null) this.onBroken(table, error)
    else this.#context.log.error({ table: table.id, err: error }, 'a rule failed')
    return refusal(table.ended ?? 'internal')
  }

  #lineFor(table: LiveTable, seat: Seat, commandId: string | null, operation: Operation): LogEntry {
    const decision = 'decision' in operation ? operation.decision : null
    const { entries } = table.match!
    const written =
      operation.do === 'order'
        ? { kind: 'orders', data: operation.orders as unknown as Json }
        : operation.do === 'answer' && operation.standIn !== undefined
          ? standInData(operation.action, operation.standIn)
          : matchData(entries[entries.length - 1])
    const by = operation.do === 'run out' ? null : seat
    return { seq: table.row.head + 1, at: this.#context.clock.now(), seat: by, decision, commandId, ...written }
  }

  /** What changes in the table's row with this line; null for nothing. */
  #rowAfter(table: LiveTable, line: LogEntry, before: Ask | null): TableChange | null {
    const finished = table.match?.over === true && table.row.status !== 'finished'
    const wakeAt = finished ? null : this.automatic.wakeAfter(table, line, before)
    if (!finished && wakeAt === table.row.wakeAt) return null
    return { ...(finished ? { status: 'finished' as const } : {}), wakeAt }
  }

  #show(table: LiveTable, events: readonly GameEvent[]): void {
    const now = this.#context.clock.now()
    failpoint('before send')
    table.audience.show(events, now, () => failpoint('mid send'))
    if (table.row.status === 'finished') table.audience.broadcast({ type: 'table', table: table.info() })
    if (events.length > 0) this.onMoved(table)
  }

  /** Shows those who are connected what other processes have stored. */
  #showAll(table: LiveTable): void {
    try {
      table.audience.broadcast({ type: 'table', table: table.info() })
      table.audience.dismiss()
      table.audience.catchUp(this.#context.clock.now())
    } catch (error) {
      this.onBroken(table, error)
    }
    this.automatic.schedule(table, false)
  }
}

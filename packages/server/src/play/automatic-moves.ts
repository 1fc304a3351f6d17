import { decide, unasked } from '@riposte/bots'
import {
  type ActionJson,
  type Ask,
  type Blocked,
  includes,
  listed,
  type Match,
  type Seat,
  type Shape,
  SPECTATOR,
  seeded,
} from '@riposte/kernel'
import { hashOf } from '../access/identity.ts'
import { hasBot, standInAt, unaskedAt } from '../bots/players.ts'
import type { Reason } from '../bots/thinker.ts'
import { Thinking, thinkerAt } from '../bots/thinking.ts'
import type { ServerContext } from '../context.ts'
import type { LogEntry } from '../store/store.ts'
import { isClosed } from '../table/closed.ts'
import type { LiveTable } from '../table/live-table.ts'
import { beatAfter, inOrder, momentOf, type Timing } from '../table/timing.ts'
import type { Operation } from './operation.ts'
import type { Pipeline } from './pipeline.ts'

/** An automatic answer. */
type Answer = Pick<Extract<Operation, { do: 'answer' }>, 'action' | 'standIn'>

/** The earlier of two moments, where null means never. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/**
 * All that happens at tables without a command: clocks that run out, answers of bots, of thinkers and of standing orders,
 * and what bots do unasked. It decides what is due and when; the pipeline carries it out like a command.
 */
export class AutomaticMoves {
  readonly #context: ServerContext
  readonly #pipeline: Pipeline
  readonly #thinking: Thinking
  #stopping = false

  constructor(context: ServerContext, pipeline: Pipeline) {
    this.#context = context
    this.#pipeline = pipeline
    this.#thinking = new Thinking(context, pipeline, (table) => this.#thought(table))
  }

  /** Sets no more timers. */
  stop(): void {
    this.#stopping = true
  }

  // ---- when ---------------------------------------------------------------------------------------------------------

  /**
   * Sets the timer for whatever comes next by itself.
   * @param begin whether thinkers begin that have not
   */
  schedule(table: LiveTable, begin = true): void {
    table.automatic.cancelTimer()
    const owner = this.#context.cluster.ownership(table.id)
    if (this.#stopping || owner === 'elsewhere' || table.ended !== null) return
    try {
      this.#thinking.keep(table, begin || owner === 'here')
      const at = this.#wakeTime(table)
      if (at !== null) table.automatic.setTimer(this.#context.clock.at(at, () => void this.#wake(table)))
    } catch (error) {
      this.#pipeline.onBroken(table, error)
    }
  }

  /** When the table has to be looked at again once this line is stored. */
  wakeAfter(table: LiveTable, line: LogEntry, before: Ask | null): number | null {
    const { match, state } = table
    return match === null ? null : this.#wakeTime(table, state.timingWith(line, before, match), true)
  }

  /** @param ahead whether the step is not stored yet, so that no thinker has begun */
  #wakeTime(table: LiveTable, timing = table.state.timing, ahead = false): number | null {
    if (table.match === null || table.match.over || isClosed(table.state)) return null
    let next = earlier(this.#inGoodTime(table.state.deadline(timing)), this.#inGoodTime(table.state.runsOutAt(timing)))
    // When bots check for unasked moves is not stored: whoever loads the table works it out.
    if (!ahead) next = earlier(next, this.#unaskedTime(table))
    for (const seat of table.automatic.seats(table.state))
      next = earlier(next, this.#answerTime(table, seat, timing, ahead))
    return next
  }

  /**
   * When the automatic answer of this seat comes: at the question's common moment. A thinker that is at it comes back by
   * itself. One that nobody has set to it here is left to the process that has put the question, as long as that could
   * still be waiting for it.
   */
  #answerTime(table: LiveTable, seat: Seat, timing: Timing, ahead: boolean): number | null {
    const { pace } = this.#context.config
    const [, most] = pace.automatic
    const considering = table.state.isLeftToOrders ? most : 0
    const moment = momentOf(timing, table.row.sealed.seed, pace.automatic, table.entry.haste) + considering
    const thinker = thinkerAt(table, seat)
    if (thinker === null) return moment
    const thought = table.automatic.thoughts.get(seat)
    if (ahead || thought?.decision !== timing.ask) return moment + thinker.patience + pace.lookout
    return thought.result === null ? null : moment
  }

  /** When a bot looks next whether it wants to do something that nobody asks; null when there is nothing to look at. */
  #unaskedTime({ state, row }: LiveTable): number | null {
    const { unaskedChecks } = state
    if (unaskedChecks.since.size === 0) return null
    return beatAfter(Math.min(...unaskedChecks.since.values()), row.sealed.seed, this.#context.config.pace.automatic)
  }

  /** Nobody's time runs out while the server was down or has just started. */
  #inGoodTime(due: number | null): number | null {
    return due === null ? null : Math.max(due, this.#context.since + this.#context.config.pace.grace)
  }

  // ---- what ---------------------------------------------------------------------------------------------------------

  /**
   * Does what is due: the end of the game's own clock, what bots do unasked, time-outs, or the automatic answers of the
   * question's common moment.
   */
  async #wake(table: LiveTable): Promise<void> {
    try {
      await table.queue.run(() => this.#doDue(table))
    } catch (error) {
      // Nobody can go on for whoever should have moved, so the table would stand still for ever.
      this.#pipeline.onBroken(table, error)
    }
  }

  async #doDue(table: LiveTable): Promise<void> {
    if (table.ended !== null) return
    const at = this.#wakeTime(table)
    if (table.match === null || at === null) return
    if (at > this.#context.clock.now()) {
      this.schedule(table, false)
      return
    }
    // The game's own clock comes before everything else that is due.
    const timer = table.match.play.timer()
    const end = this.#inGoodTime(table.state.runsOutAt())
    if (timer !== null && end !== null && end <= at) {
      await this.#runOut(table, timer.id)
      return
    }
    const beat = this.#unaskedTime(table)
    if (beat !== null && beat <= at) {
      await this.#checkUnasked(table, beat)
      this.schedule(table, false)
      return
    }
    const ask = table.match.play.open
    if (ask === null) return
    const deadline = this.#inGoodTime(table.state.deadline())
    const late = deadline !== null && deadline <= at
    const seats = late ? listed(table.match.play.waiting()) : this.#due(table)
    for (const seat of inOrder(table.match, seats, table.row.sealed.seed, ask.id)) {
      if (table.match.play.open?.id !== ask.id || !includes(table.match.play.waiting(), seat)) continue
      await (late ? this.#timeOut(table, seat, ask.id) : this.#answerFor(table, seat, ask.id))
    }
  }

  /** The seats whose automatic answer is due. */
  #due(table: LiveTable): Seat[] {
    const now = this.#context.clock.now()
    return table.automatic.seats(table.state).filter((seat) => {
      const due = this.#answerTime(table, seat, table.state.timing, false)
      return due !== null && due <= now
    })
  }

  /** Lets the bots do what nobody asks of them, one after the other, each at most once. */
  async #checkUnasked(table: LiveTable, beat: number): Promise<void> {
    const { seed } = table.row.sealed
    const { automatic } = this.#context.config.pace
    const due = [...table.state.unaskedChecks.since].filter(([, at]) => beatAfter(at, seed, automatic) <= beat)
    const seats = due.map(([seat]) => seat)
    if (table.match === null) return
    for (const seat of inOrder(table.match, seats, seed, beat)) {
      const { match } = table
      if (match === null || match.over || !table.state.unaskedChecks.check(seat)) continue
      const action = this.#unasked(table, match, seat)
      if (action === null) continue
      const after = match.entries.length
      const refused = await this.#pipeline.carryOut(table, seat, null, { do: 'stand', action, after })
      if (refused !== null) this.#unexpected(table, seat, refused)
    }
  }

  /** Its chance is seeded with what the seat sees, so that checking again in the same situation gives the same result. */
  #unasked(table: LiveTable, match: Match<Shape>, seat: Seat): ActionJson | null {
    const { entry, row } = table
    const bot = unaskedAt(entry, row.seats[seat])
    if (bot === null) return null
    try {
      const sight = hashOf(JSON.stringify([match.view(seat), match.standing(seat)]))
      return unasked(match, seat, bot, seeded(`${row.sealed.seed} unasked ${seat} ${sight}`), table.state.people())
    } catch (error) {
      this.#context.log.error({ table: table.id, seat, err: error }, 'a bot failed')
      return null
    }
  }

  async #runOut(table: LiveTable, timer: string): Promise<void> {
    const refused = await this.#pipeline.carryOut(table, SPECTATOR, null, { do: 'run out', timer })
    if (refused === null) return
    this.#unexpected(table, SPECTATOR, refused)
    if (refused.code === 'late') this.schedule(table, false)
  }

  async #timeOut(table: LiveTable, seat: Seat, decision: number): Promise<void> {
    const refused = await this.#pipeline.carryOut(table, seat, null, { do: 'time out', decision })
    if (refused !== null) this.#unexpected(table, seat, refused)
  }

  /** A bot decides only now, so that the time it takes does not show in the moment at which it answers. */
  async #answerFor(table: LiveTable, seat: Seat, decision: number): Promise<void> {
    const answer = this.#automaticAnswer(table, seat, decision)
    if (answer === null) return
    // The rules answer for a bot that cannot.
    if (answer === 'failed') return this.#timeOut(table, seat, decision)
    const refused = await this.#pipeline.carryOut(table, seat, null, { do: 'answer', decision, ...answer })
    if (refused === null || refused.code === 'stopping' || table.match?.play.open?.id !== decision) return
    this.#unexpected(table, seat, refused)
    const instead =
      thinkerAt(table, seat) === null || answer.standIn !== undefined
        ? null
        : this.#standIn(table, seat, decision, 'illegal')
    if (instead !== null) {
      const again = await this.#pipeline.carryOut(table, seat, null, { do: 'answer', decision, ...instead })
      if (again === null) return
      this.#unexpected(table, seat, again)
    }
    if (table.row.seats[seat].kind === 'bot') await this.#timeOut(table, seat, decision)
    else {
      // A standing order that is not allowed here: the seat answers itself.
      table.automatic.leaveByHand(decision)
      this.schedule(table, false)
    }
  }

  #automaticAnswer(table: LiveTable, seat: Seat, decision: number): Answer | 'failed' | null {
    const holder = table.row.seats[seat]
    if (holder.kind !== 'bot') {
      const action = table.automatic.ordered(table.state, seat)
      return action === null ? null : { action }
    }
    const { match, entry } = table
    if (match === null) return null
    if (hasBot(entry.bots, holder.bot)) {
      try {
        return { action: this.#decided(table, match, seat, holder.bot) }
      } catch (error) {
        this.#context.log.error({ table: table.id, seat, err: error }, 'a bot failed')
        return 'failed'
      }
    }
    // This server no longer has that player.
    if (thinkerAt(table, seat) === null) return this.#standIn(table, seat, decision, 'gone')
    const thought = table.automatic.thoughts.get(seat)
    if (thought === undefined) {
      this.#thinking.begin(table, seat)
      this.schedule(table, false)
      return null
    }
    if (thought.decision !== decision || thought.result === null) return null
    return 'action' in thought.result ? thought.result : this.#standIn(table, seat, decision, thought.result.reason)
  }

  #decided({ row, entry }: LiveTable, match: Match<Shape>, seat: Seat, bot: string): ActionJson {
    // Seeded with the question and not with the number of answers: who was quicker must not change what the bot draws.
    const random = seeded(`${row.sealed.seed} bot ${seat} ${match.play.open?.id}`)
    return decide(match, seat, entry.bots[bot], random)
  }

  /** What a bot answers for a player that does not. */
  #standIn(table: LiveTable, seat: Seat, decision: number, reason: Reason): Answer | null {
    const holder = table.row.seats[seat]
    if (table.match === null || holder.kind !== 'bot') return null
    const by = standInAt(table.entry)
    const action = this.#decided(table, table.match, seat, by)
    return { action, standIn: { seat, decision, player: holder.bot, by, reason } }
  }

  /** A thinker at this table has come to an end: its answer is taken at the common moment, or now if that is over. */
  #thought(table: LiveTable): void {
    void table.queue.run(async () => this.schedule(table, false))
  }

  #unexpected(table: LiveTable, seat: Seat, { code, rule }: Blocked): void {
    if (code !== 'late' && code !== 'stopping') {
      this.#context.log.warn({ table: table.id, seat, code, rule }, 'an automatic answer was refused')
    }
  }
}

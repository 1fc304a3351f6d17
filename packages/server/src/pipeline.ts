import { decide, unasked } from '@riposte/bots'
import {
  type ActionJson,
  type Applied,
  type Ask,
  type Blocked,
  type GameEvent,
  includes,
  type Json,
  listed,
  type Match,
  type Observer,
  type Projected,
  type Seat,
  type Shape,
  SPECTATOR,
  seeded,
} from '@riposte/kernel'
import { type Inquiry, refusal } from '@riposte/protocol'
import { resultFor } from './campaign/result.ts'
import { type Deed, stillOpen, take } from './deed.ts'
import { failpoint } from './failpoint.ts'
import { hashOf } from './identity.ts'
import { inquire } from './inquiry.ts'
import { hasBot, standInAt, unaskedAt } from './players.ts'
import type { Append, LogEntry, TableChange } from './store/store.ts'
import { LiveTable } from './table/live-table.ts'
import { matchData, standInData } from './table/log.ts'
import { beatAfter, inOrder, momentOf, type Timing } from './table/timing.ts'
import type { House } from './tables.ts'
import type { Reason, StandIn } from './thinker.ts'
import { Thinking, thinkerAt } from './thinking.ts'

/** What a seat answers by itself. */
type Answer = Pick<Extract<Deed, { do: 'answer' }>, 'action' | 'standIn'>

/** The first of two moments; null is never. */
function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** A race against another process that goes on this long is no race. */
const TRIES = 5

/**
 * The one order in which anything happens at a table. A message has been parsed (socket.ts) and its sender is known and
 * has a seat; from here on: decision still open → check → apply → append durably → one projection per observer → send →
 * wake clocks and bots. A table does one thing at a time; many tables share one transaction.
 */
export class Pipeline {
  readonly #house: House
  #stopping = false
  /** Called after every step that others may learn of. */
  onMoved: (table: LiveTable) => void = () => {}
  /** Called after every step that put a new question, once it is stored. */
  onAsked: (table: LiveTable) => void = () => {}
  /** Called when everybody may know that a bot has moved for another player. */
  onStoodIn: (table: LiveTable, standIn: StandIn) => void = () => {}
  readonly #thinking: Thinking

  constructor(house: House) {
    this.#house = house
    this.#thinking = new Thinking(house, this)
  }

  /** Takes nothing new. What is under way is finished. */
  stop(): void {
    this.#stopping = true
  }

  /** A command of a seat. Null when it was carried out, now or when it came the first time. */
  command(table: LiveTable, seat: Seat, id: string, deed: Deed): Promise<Blocked | null> {
    if (table.queue.length >= this.#house.config.limits.queued) return Promise.resolve(refusal('tooFast'))
    const arrived = this.#house.clock.now()
    return table.queue.run(() => this.#obey(table, seat, `${seat}:${id}`, deed, arrived))
  }

  async #obey(table: LiveTable, seat: Seat, commandId: string, deed: Deed, arrived: number): Promise<Blocked | null> {
    const refused = table.refusals.get(commandId) ?? (await this.#carryOut(table, seat, commandId, deed))
    if (refused === null) this.#house.metrics.took(this.#house.clock.now() - arrived)
    else if (refused.rule !== 'protocol' || refused.code === 'late') table.remember(commandId, refused)
    return refused
  }

  /**
   * Whether this seat may say that now; where the rules attach consequences to it, they are carried out, once however
   * often the message is repeated.
   */
  async speak(table: LiveTable, seat: Seat, id: string, text: string): Promise<Blocked | null> {
    if (table.entry.game.talk === undefined) return null
    if (table.queue.length >= this.#house.config.limits.queued) return refusal('tooFast')
    return table.queue.run(async () => {
      const commandId = `${seat}:${id}`
      if (table.match === null || table.answered.has(commandId)) return null
      const refused = table.match.checkTalk(seat)
      if (refused !== null || table.match.caught(seat, text) === null) return refused
      const unpaid = await this.#carryOut(table, seat, commandId, { do: 'speak', text })
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
    inquiry: Exclude<Inquiry, { type: 'look' }>,
  ): Promise<Projected<readonly Json[]> | Blocked | null> {
    return this.#inquired(table, inquiry.type, (match) => inquire(match, seat, inquiry))
  }

  /** What an observer sees, in the game's words; null where it has none. */
  look(table: LiveTable, observer: Observer): Promise<string | Blocked | null> {
    return this.#inquired(table, 'look', () => table.drawn(observer))
  }

  async #inquired<T>(table: LiveTable, type: string, answer: (match: Match<Shape>) => T): Promise<T | Blocked> {
    const { config, log, metrics } = this.#house
    if (table.queue.length >= config.limits.queued) return refusal('tooFast')
    metrics.inquired(type)
    return table.queue.run(async () => {
      if (table.match === null) return refusal('notStarted')
      try {
        return answer(table.match)
      } catch (error) {
        log.error({ table: table.id, err: error }, 'a rule failed')
        return refusal('internal')
      }
    })
  }

  /** One deed, from the decision it answers to the bots it wakes. */
  async #carryOut(table: LiveTable, seat: Seat, commandId: string | null, deed: Deed): Promise<Blocked | null> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (this.#stopping) return refusal('stopping')
      if (commandId !== null && table.answered.has(commandId)) return null
      const { match } = table
      if (match === null) return refusal('notStarted')
      // Decision still open, and named.
      const closed = stillOpen(match, seat, deed)
      if (closed !== null) return closed
      // Check and apply: the kernel's gate lets nothing through that it does not then do, and a rule that breaks leaves
      // the match as it was.
      const before = match.play.open
      let applied: Applied
      try {
        applied = take(table, match, seat, deed)
      } catch (error) {
        this.#house.log.error({ table: table.id, err: error }, 'a rule failed')
        return refusal('internal')
      }
      if (applied.blocked !== null) return applied.blocked
      // Append durably.
      const line = this.#lineFor(table, seat, commandId, deed)
      const stored = await this.#append(table, line, before)
      if (stored === 'gone') return refusal('noTable')
      if (stored === 'taken') continue
      if (stored === 'repeated') return null
      const stoodIn = table.settle(line, before, applied.events)
      this.#house.metrics.moved(line.kind)
      // One projection per observer, and send.
      if (deed.do !== 'order') this.#show(table, applied.events)
      for (const one of stoodIn) this.onStoodIn(table, one)
      // Wake clocks and bots, and people who are away. Whoever puts a question lets the thinkers begin, nobody else.
      const isNew = match.play.open?.id !== before?.id
      this.arm(table, isNew)
      if (deed.do !== 'take back' && isNew) this.onAsked(table)
      return null
    }
    return refusal('moved')
  }

  #lineFor(table: LiveTable, seat: Seat, commandId: string | null, deed: Deed): LogEntry {
    const decision = 'decision' in deed ? deed.decision : null
    const { entries } = table.match!
    const written =
      deed.do === 'order'
        ? { kind: 'orders', data: deed.orders as unknown as Json }
        : deed.do === 'answer' && deed.standIn !== undefined
          ? standInData(deed.action, deed.standIn)
          : matchData(entries[entries.length - 1])
    const by = deed.do === 'run out' ? null : seat
    return { seq: table.row.head + 1, at: this.#house.clock.now(), seat: by, decision, commandId, ...written }
  }

  /** Anything but `stored` means that the match in memory is not the stored one: it has been loaded again. */
  async #append(
    table: LiveTable,
    line: LogEntry,
    before: Ask | null,
  ): Promise<'stored' | 'taken' | 'repeated' | 'gone'> {
    const { store, clock, metrics } = this.#house
    const set = this.#rowAfter(table, line, before)
    const result = set?.status === 'finished' ? resultFor(table) : null
    const step: Append = {
      table: table.id,
      entries: [line],
      ...(set === null ? {} : { set }),
      // With the very step that ends the match, so that it counts exactly once whatever happens in between.
      ...(result === null ? {} : { result }),
    }
    const began = clock.now()
    failpoint('before append')
    table.storing = line.seq
    try {
      const { is } = await store.append(step)
      failpoint('after append')
      metrics.appended(clock.now() - began)
      if (is !== 'stored') {
        if (is !== 'gone') await this.reload(table)
        return is
      }
      table.moveOn(line, set)
      return 'stored'
    } catch (error) {
      // Whether it was stored nobody knows; the table says.
      await this.reload(table)
      throw error
    } finally {
      table.storing = 0
    }
  }

  /** What changes in the table's row with this line; null for nothing. */
  #rowAfter(table: LiveTable, line: LogEntry, before: Ask | null): TableChange | null {
    const finished = table.match?.over === true && table.row.status !== 'finished'
    const wakeAt = finished ? null : this.#wakeAfter(table, line, before)
    if (!finished && wakeAt === table.row.wakeAt) return null
    return { ...(finished ? { status: 'finished' as const } : {}), wakeAt }
  }

  /** When the table has to be looked at again once this line is stored. */
  #wakeAfter(table: LiveTable, line: LogEntry, before: Ask | null): number | null {
    const { match } = table
    return match === null ? null : this.#wakeTime(table, table.timingWith(line, before, match), true)
  }

  /** `ahead`: before anybody has begun to think. */
  #wakeTime(table: LiveTable, timing = table.timing, ahead = false): number | null {
    if (table.match === null || table.match.over) return null
    let next = earlier(this.#inGoodTime(table.deadline(timing)), this.#inGoodTime(table.runsOutAt(timing)))
    // That bots look is not stored ahead: whoever loads the table lets them.
    if (!ahead) next = earlier(next, this.#lookTime(table))
    for (const seat of table.automatic()) next = earlier(next, this.#answerTime(table, seat, timing, ahead))
    return next
  }

  /**
   * When the automatic answer of this seat comes: at the question's common moment. A thinker that is at it comes back by
   * itself. One that nobody has set to it here is left to the process that has put the question, as long as that could
   * still be waiting for it.
   */
  #answerTime(table: LiveTable, seat: Seat, timing: Timing, ahead: boolean): number | null {
    const { pace } = this.#house.config
    const moment = momentOf(timing, table.row.sealed.seed, pace.automatic, table.entry.haste)
    const thinker = thinkerAt(table, seat)
    if (thinker === null) return moment
    const thought = table.thoughts.get(seat)
    if (ahead || thought?.decision !== timing.ask) return moment + thinker.patience + pace.lookout
    return thought.result === null ? null : moment
  }

  /** When a bot looks next whether it wants to do something that nobody asks; null when there is nothing to look at. */
  #lookTime({ looks, row }: LiveTable): number | null {
    if (looks.since.size === 0) return null
    return beatAfter(Math.min(...looks.since.values()), row.sealed.seed, this.#house.config.pace.automatic)
  }

  /** Nobody's time runs out while nobody could have done anything. */
  #inGoodTime(due: number | null): number | null {
    return due === null ? null : Math.max(due, this.#house.since + this.#house.config.pace.grace)
  }

  #show(table: LiveTable, events: readonly GameEvent[]): void {
    const now = this.#house.clock.now()
    failpoint('before send')
    table.show(events, now, () => failpoint('mid send'))
    if (table.row.status === 'finished') table.broadcast({ type: 'table', table: table.info() })
    if (events.length > 0) this.onMoved(table)
  }

  /** Sets the timer for whatever comes next by itself. */
  arm(table: LiveTable, begin = true): void {
    table.disarm()
    table.disarm = () => {}
    const keeper = this.#house.hall.keeps(table.id)
    if (this.#stopping || keeper === 'elsewhere') return
    this.#thinking.keep(table, begin || keeper === 'here')
    const at = this.#wakeTime(table)
    if (at === null) return
    table.disarm = this.#house.clock.at(at, () => {
      this.wake(table).catch((error: unknown) =>
        this.#house.log.error({ table: table.id, err: error }, 'waking failed'),
      )
    })
  }

  /**
   * Does what is due: the end of the game's own clock, what bots do unasked, time-outs, or the automatic answers of the
   * question's common moment.
   */
  wake(table: LiveTable): Promise<void> {
    return table.queue.run(async () => {
      const at = this.#wakeTime(table)
      if (table.match === null || at === null) return
      if (at > this.#house.clock.now()) {
        this.arm(table, false)
        return
      }
      // The game's own clock comes before everything else that is due.
      const timer = table.match.play.timer()
      const end = this.#inGoodTime(table.runsOutAt())
      if (timer !== null && end !== null && end <= at) {
        await this.#runOut(table, timer.id)
        return
      }
      const beat = this.#lookTime(table)
      if (beat !== null && beat <= at) {
        await this.#look(table, beat)
        this.arm(table, false)
        return
      }
      const ask = table.match.play.open
      if (ask === null) return
      const deadline = this.#inGoodTime(table.deadline())
      const late = deadline !== null && deadline <= at
      const seats = late ? listed(table.match.play.waiting()) : this.#due(table)
      for (const seat of inOrder(table.match, seats, table.row.sealed.seed, ask.id)) {
        if (table.match.play.open?.id !== ask.id || !includes(table.match.play.waiting(), seat)) continue
        await (late ? this.#timeOut(table, seat, ask.id) : this.#answerFor(table, seat, ask.id))
      }
    })
  }

  /** The seats whose automatic answer is due. */
  #due(table: LiveTable): Seat[] {
    const now = this.#house.clock.now()
    return table.automatic().filter((seat) => {
      const due = this.#answerTime(table, seat, table.timing, false)
      return due !== null && due <= now
    })
  }

  /** Lets the bots do what nobody asks of them, one after the other, each at most once. */
  async #look(table: LiveTable, beat: number): Promise<void> {
    const { seed } = table.row.sealed
    const { automatic } = this.#house.config.pace
    const due = [...table.looks.since].filter(([, at]) => beatAfter(at, seed, automatic) <= beat)
    const seats = due.map(([seat]) => seat)
    if (table.match === null) return
    for (const seat of inOrder(table.match, seats, seed, beat)) {
      const { match } = table
      if (match === null || match.over || !table.looks.look(seat)) continue
      const action = this.#unasked(table, match, seat)
      if (action === null) continue
      const after = match.entries.length
      const refused = await this.#carryOut(table, seat, null, { do: 'stand', action, after })
      if (refused !== null) this.#unexpected(table, seat, refused)
    }
  }

  /** What is drawn for it follows from what the seat sees: whoever looks again at the same thing comes to the same end. */
  #unasked(table: LiveTable, match: Match<Shape>, seat: Seat): ActionJson | null {
    const { entry, row } = table
    const bot = unaskedAt(entry, row.seats[seat])
    if (bot === null) return null
    try {
      const sight = hashOf(JSON.stringify([match.view(seat), match.standing(seat)]))
      return unasked(match, seat, bot, seeded(`${row.sealed.seed} unasked ${seat} ${sight}`), table.people())
    } catch (error) {
      this.#house.log.error({ table: table.id, seat, err: error }, 'a bot failed')
      return null
    }
  }

  async #runOut(table: LiveTable, timer: string): Promise<void> {
    const refused = await this.#carryOut(table, SPECTATOR, null, { do: 'run out', timer })
    if (refused === null) return
    this.#unexpected(table, SPECTATOR, refused)
    if (refused.code === 'late') this.arm(table, false)
  }

  async #timeOut(table: LiveTable, seat: Seat, decision: number): Promise<void> {
    const refused = await this.#carryOut(table, seat, null, { do: 'time out', decision })
    if (refused !== null) this.#unexpected(table, seat, refused)
  }

  /** A bot thinks only now, so that how long it takes is part of no delay that others see before. */
  async #answerFor(table: LiveTable, seat: Seat, decision: number): Promise<void> {
    const answer = this.#automaticAnswer(table, seat, decision)
    if (answer === null) return
    const refused = await this.#carryOut(table, seat, null, { do: 'answer', decision, ...answer })
    if (refused === null || refused.code === 'stopping' || table.match?.play.open?.id !== decision) return
    this.#unexpected(table, seat, refused)
    const instead =
      thinkerAt(table, seat) === null || answer.standIn !== undefined
        ? null
        : this.#standIn(table, seat, decision, 'illegal')
    if (instead !== null) {
      const again = await this.#carryOut(table, seat, null, { do: 'answer', decision, ...instead })
      if (again === null) return
      this.#unexpected(table, seat, again)
    }
    if (table.row.seats[seat].kind === 'bot') await this.#timeOut(table, seat, decision)
    else {
      // An order that does not fit is left to its seat.
      table.byHand = decision
      this.arm(table, false)
    }
  }

  #automaticAnswer(table: LiveTable, seat: Seat, decision: number): Answer | null {
    const holder = table.row.seats[seat]
    if (holder.kind !== 'bot') {
      const action = table.ordered(seat)
      return action === null ? null : { action }
    }
    const { match, entry, thoughts } = table
    if (match === null) return null
    if (hasBot(entry.bots, holder.bot)) return { action: this.#decided(table, match, seat, holder.bot) }
    // A player that this server no longer has.
    if (thinkerAt(table, seat) === null) return this.#standIn(table, seat, decision, 'gone')
    const thought = thoughts.get(seat)
    if (thought === undefined) {
      this.#thinking.begin(table, seat)
      this.arm(table, false)
      return null
    }
    if (thought.decision !== decision || thought.result === null) return null
    return 'action' in thought.result ? thought.result : this.#standIn(table, seat, decision, thought.result.reason)
  }

  #decided({ row, entry }: LiveTable, match: Match<Shape>, seat: Seat, bot: string): ActionJson {
    // By the question, and not by how many have answered it: who was quicker must not change what it draws.
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
  thought(table: LiveTable): void {
    void table.queue.run(async () => this.arm(table, false))
  }

  /** Nobody thinks for this table any more. */
  forget(table: LiveTable): void {
    table.disarm()
    this.#thinking.stop(table)
  }

  #unexpected(table: LiveTable, seat: Seat, { code, rule }: Blocked): void {
    if (code !== 'late' && code !== 'stopping') {
      this.#house.log.warn({ table: table.id, seat, code, rule }, 'an automatic answer was refused')
    }
  }

  // ---- several processes at one table --------------------------------------------------------------------------------

  /** Takes in what another process has stored. Runs in the queue. */
  async follow(table: LiveTable): Promise<void> {
    const { store, clock, log } = this.#house
    const stored = await store.load(table.id, table.row.head)
    if (stored === null || stored.entries.length === 0) return
    table.row = stored.table
    try {
      for (const line of stored.entries) table.absorb(line)
    } catch (error) {
      log.error({ table: table.id, err: error }, 'following failed; loading again')
      await this.reload(table)
      return
    }
    this.#afterNews(table, clock.now())
  }

  /** Loads the table again: memory and storage have parted. Runs in the queue. */
  async reload(table: LiveTable): Promise<void> {
    const stored = await this.#house.store.load(table.id)
    if (stored === null) return
    const fresh = new LiveTable(table.entry, stored.table, stored.entries)
    table.become(fresh)
    this.#afterNews(table, this.#house.clock.now())
  }

  #afterNews(table: LiveTable, now: number): void {
    table.broadcast({ type: 'table', table: table.info() })
    table.dismiss()
    for (const feed of table.feeds.values()) table.catchUp(feed, now)
    this.arm(table, false)
  }
}

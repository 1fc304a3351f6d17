import {
  type ActionJson,
  type Ask,
  type GameEvent,
  includes,
  isBlocked,
  kindOf,
  Match,
  type Observer,
  type Projected,
  type Seat,
  type Seen,
  type Shape,
} from '@riposte/kernel'
import type { ClockInfo, Order } from '@riposte/protocol'
import { unaskedAt } from '../bots/players.ts'
import type { StandIn } from '../bots/thinker.ts'
import type { GameEntry } from '../games.ts'
import type { LogEntry, TableChange, TableRow } from '../store/store.ts'
import { matchEntry, ordersIn } from './log.ts'
import { settingsOf } from './seating.ts'
import { StandIns } from './stand-ins.ts'
import { deadlineOf, goneOf, runsOutAt, type Timing, timingAfter, timingAtStart } from './timing.ts'
import { UnaskedChecks } from './unasked-checks.ts'
import { ViewCache } from './view-cache.ts'

/** The one of these orders that fits what the seat is asked. */
function orderFor(orders: readonly Order[], seen: Seen, ask: number): Order | undefined {
  const about = seen.decisions.find(({ seat, id }) => seat === seen.observer && id === ask)?.about ?? {}
  return orders.find((given) => Object.entries(given.about).every(([fact, value]) => about[fact] === value))
}

/**
 * What the row and the log of a table say: its match, played again from the log, and all that follows from it. Only the
 * methods of this class change it, each by one line of the log. A line that could not be stored leaves it ahead of the
 * store; then the table is loaded again into a new state.
 */
export class TableState {
  readonly entry: GameEntry
  #row: TableRow
  #match: Match<Shape> | null = null
  readonly #history: GameEvent[] = []
  readonly #times: number[] = []
  readonly #answered = new Set<string>()
  #orders: readonly (readonly Order[])[]
  #timing: Timing = { ask: -1, question: '', askedAt: 0, banks: [], timer: null }
  /** The timing after a line, worked out before the line is stored. */
  #ahead: { readonly line: LogEntry; readonly timing: Timing } | null = null
  readonly #standIns = new StandIns()
  #unasked: { readonly seats: unknown; readonly willing: readonly Seat[] } = { seats: null, willing: [] }
  #views: ViewCache | null = null
  /** Which bots may want to do something that nobody asks. */
  readonly unaskedChecks = new UnaskedChecks()

  constructor(entry: GameEntry, row: TableRow, entries: readonly LogEntry[] = []) {
    this.entry = entry
    this.#row = row
    this.#orders = row.seats.map(() => entry.usualOrders ?? [])
    for (const line of entries) this.absorb(line)
  }

  get row(): TableRow {
    return this.#row
  }

  get match(): Match<Shape> | null {
    return this.#match
  }

  /** What happened in the match, from the beginning. */
  get history(): readonly GameEvent[] {
    return this.#history
  }

  /** When each entry of the match was made. */
  get times(): readonly number[] {
    return this.#times
  }

  /** By seat, what it has ordered to be answered in its place. */
  get orders(): readonly (readonly Order[])[] {
    return this.#orders
  }

  get timing(): Timing {
    return this.#timing
  }

  /** Where bots have moved for other players. */
  get standIns(): StandIns['all'] {
    return this.#standIns.all
  }

  /** Whether this command was carried out. */
  hasAnswered(commandId: string): boolean {
    return this.#answered.has(commandId)
  }

  // ---- lines of the log ---------------------------------------------------------------------------------------------

  /** Applies a stored line. Returns the events of the match; null when the line is about the table. */
  absorb(line: LogEntry): readonly GameEvent[] | null {
    if (line.kind === 'start') return this.begin(line)
    const entry = matchEntry(line)
    if (entry === null || this.#match === null) {
      this.settle(line, null, [])
      return null
    }
    const before = this.#match.play.open
    const applied = this.#match.redo(entry)
    if (applied.blocked !== null)
      throw new Error(`entry ${line.seq} of table ${this.#row.id}: ${applied.blocked.message}`)
    this.settle(line, before, applied.events)
    return applied.events
  }

  /** Takes in what another process has stored: these lines, after which the row is this one. */
  follow(row: TableRow, lines: readonly LogEntry[]): void {
    this.#row = row
    for (const line of lines) this.absorb(line)
  }

  #deal(): Match<Shape> {
    const { id, options, seats, sealed } = this.#row
    const match = Match.start(this.entry.game, { options, seats: seats.length, seed: sealed.seed })
    if (isBlocked(match)) throw new Error(`table ${id}: ${match.message}`)
    return match
  }

  /** The match begins with this line. */
  begin(line: LogEntry): readonly GameEvent[] {
    this.#match = this.#deal()
    this.#timing = timingAtStart(this.#clock, this.#match, line.at)
    this.#history.push(...this.#match.opening)
    this.unaskedChecks.tell(this.#willing(), line.at)
    return this.#match.opening
  }

  /** A line has been stored, and with it this change of the row. */
  moveOn({ seq, at }: LogEntry, set: TableChange | null): void {
    const finished = set?.status === 'finished' ? { finishedAt: at } : {}
    this.#row = { ...this.#row, ...set, ...finished, head: seq }
  }

  /** Records a line that the match has already applied. Returns the stand-ins that everybody may know of from now on. */
  settle(line: LogEntry, before: Ask | null, events: readonly GameEvent[]): readonly StandIn[] {
    if (line.commandId !== null) this.#answered.add(line.commandId)
    if (line.kind === 'orders' && line.seat !== null) this.setOrders(line.seat, ordersIn(line.data))
    if (this.#match === null || matchEntry(line) === null) return []
    this.#times.push(line.at)
    for (const event of events) this.#history.push(event)
    const asked = this.#timing.ask
    this.#timing = this.timingWith(line, before, this.#match)
    this.#ahead = null
    if (this.#timing.ask !== asked) this.#dropOrders()
    const match = this.#match
    const told = this.#willing().filter((seat) => match.tell(events, seat).length > 0)
    this.unaskedChecks.after(line, told)
    return this.#standIns.after(line, before, this.#match)
  }

  /** The timing after this line, which the match has already applied. */
  timingWith(line: LogEntry, before: Ask | null, match: Match<Shape>): Timing {
    if (this.#ahead?.line !== line) {
      this.#ahead = { line, timing: timingAfter(this.#timing, this.#paying(before), match, this.#clock, line.at) }
    }
    return this.#ahead.timing
  }

  /** No bank pays for a question that has a limit of its own. */
  #paying(before: Ask | null): Ask | null {
    return before === null || this.limitFor(before.question) !== null ? null : before
  }

  /** An order "until asked otherwise" ends when its seat is asked something else. */
  #dropOrders(): void {
    const ask = this.#match?.play.open ?? null
    if (ask === null) return
    for (let seat = 0; seat < this.#orders.length; seat++) {
      const orders = this.#orders[seat]
      if (orders.length === 0 || !includes(ask.seats, seat)) continue
      const kept = orders.filter(({ until, question }) => until === 'withdrawn' || question === ask.question)
      if (kept.length < orders.length) this.setOrders(seat, kept)
    }
  }

  setOrders(seat: Seat, orders: readonly Order[]): void {
    this.#orders = this.#orders.map((before, owner) => (owner === seat ? orders : before))
  }

  // ---- who decides --------------------------------------------------------------------------------------------------

  /** What an order of this seat, or the game's own rules, say to the open question in its place; null: it answers itself. */
  ordered(seat: Seat): ActionJson | null {
    const ask = this.#match?.play.open ?? null
    if (this.#match === null || ask === null) return null
    const { standingAnswer } = this.entry
    const orders = this.#orders[seat].filter(({ question }) => question === ask.question)
    if (orders.length === 0 && standingAnswer === undefined) return null
    const seen = this.seenBy(this.#match, seat)
    const order = orders.length === 0 ? undefined : orderFor(orders, seen, ask.id)
    if (order !== undefined) return order.action as ActionJson | null
    return standingAnswer?.(seen) ?? null
  }

  /** The seats of bots that may do something although nobody asks. Asked at every step, and it changes with the seats only. */
  #willing(): readonly Seat[] {
    const { seats } = this.#row
    if (this.#unasked.seats !== seats) {
      const willing = seats.flatMap((holder, seat) => (unaskedAt(this.entry, holder) === null ? [] : [seat]))
      this.#unasked = { seats, willing }
    }
    return this.#unasked.willing
  }

  /**
   * Whether the open question is one of those that people usually leave to an order, and a person is among those asked.
   * Everybody may know both; what the orders of anybody are has no say in it.
   */
  get isLeftToOrders(): boolean {
    const ask = this.#match?.play.open ?? null
    if (ask === null || !this.entry.usualOrders?.some(({ question }) => question === ask.question)) return false
    return this.people().some((seat) => includes(ask.seats, seat))
  }

  /** The seats of people. */
  people(): Seat[] {
    return this.#row.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  // ---- how long it may take -----------------------------------------------------------------------------------------

  get #clock() {
    return settingsOf(this.#row).clock
  }

  /** When the time for the open question is up. */
  deadline(timing = this.#timing): number | null {
    const ask = this.#match?.play.open ?? null
    if (this.#match === null || ask === null) return null
    const own = this.limitFor(ask.question)
    if (own !== null) return timing.askedAt + own
    const limit = this.entry.limit?.(this.#match.play.options, ask.question) ?? null
    return deadlineOf(timing, ask, this.#clock, limit)
  }

  /** The table's limit for the kind of decision that this question belongs to, in milliseconds; null: its clock counts. */
  limitFor(question: string): number | null {
    const { timeLimits } = settingsOf(this.#row)
    const kind = kindOf(this.entry.game.decisionKinds ?? {}, question)
    return kind === null ? null : (timeLimits[kind] ?? null)
  }

  /** When the game's own clock runs out. */
  runsOutAt(timing = this.#timing): number | null {
    return runsOutAt(timing, this.#match?.play.timer() ?? null)
  }

  /** How much time is left, for those whom this observer knows to be deciding. */
  clockFor(deciding: readonly { readonly seat: Seat }[], now: number): ClockInfo | null {
    const deadline = this.deadline()
    const timer = this.#timerLeft(now)
    if (deadline === null) return timer === null ? null : { waiting: [], timer }
    const banks = this.#timing.banks.length > 0 ? { banks: [...this.#timing.banks] } : {}
    const left = Math.max(0, deadline - now)
    return { waiting: deciding.map(({ seat }) => ({ seat, left })), ...banks, ...(timer === null ? {} : { timer }) }
  }

  #timerLeft(now: number): ClockInfo['timer'] | null {
    const clock = this.#match?.play.timer() ?? null
    const { timer } = this.#timing
    if (clock === null || timer === null) return null
    const left = Math.max(0, clock.milliseconds - goneOf(timer, now))
    return { id: clock.id, left, of: clock.milliseconds, runs: clock.runs }
  }

  // ---- what is seen -------------------------------------------------------------------------------------------------

  /** What this observer sees of the match. */
  seenBy({ play }: Match<Shape>, observer: Observer): Projected<Seen<Shape['view']>> {
    if (this.#views?.play !== play) this.#views = new ViewCache(play)
    return this.#views.of(observer)
  }

  /** Views of all tables, kept until their next move, would be most of the memory in use. */
  forgetView(observer: Observer): void {
    this.#views?.forget(observer)
  }
}

import {
  type ActionJson,
  type Ask,
  type Blocked,
  eventsWriter,
  type GameEvent,
  includes,
  isBlocked,
  kindOf,
  listed,
  Match,
  type Observer,
  type Projected,
  projectLegal,
  type Seat,
  type Seen,
  type Shape,
  SPECTATOR,
  type Written,
  writeLegal,
  writeStanding,
} from '@riposte/kernel'
import {
  type ClockInfo,
  changesWriter,
  type Order,
  type ServerMessage,
  type TableInfo,
  writeChanges,
} from '@riposte/protocol'
import type { GameEntry } from '../games.ts'
import { unaskedAt } from '../players.ts'
import { Queue } from '../queue.ts'
import type { LogEntry, TableChange, TableRow } from '../store/store.ts'
import type { StandIn } from '../thinker.ts'
import type { Thought } from '../thinking.ts'
import { Feed, type Listener } from './feed.ts'
import { matchEntry, ordersIn } from './log.ts'
import { Looks } from './looks.ts'
import { type Attendance, describeTable, NOBODY, seatOf, settingsOf } from './seating.ts'
import { Sights } from './sights.ts'
import { StandIns } from './stand-ins.ts'
import { deadlineOf, goneOf, runsOutAt, type Timing, timingAfter, timingAtStart } from './timing.ts'

/** More answers than anybody reads; a form has more. */
const LEGAL_AT_MOST = 500
const REFUSALS_AT_MOST = 128
/** Letters in a line of a table that is drawn in words. */
export const DRAWN_WIDTH = 100

/** The one of these orders that fits what the seat is asked. */
function orderFor(orders: readonly Order[], seen: Seen, ask: number): Order | undefined {
  const about = seen.decisions.find(({ seat, id }) => seat === seen.observer && id === ask)?.about ?? {}
  return orders.find((given) => Object.entries(given.about).every(([fact, value]) => about[fact] === value))
}

/**
 * A table in memory: its row, its match rebuilt from the log, and those who listen. It only ever holds what is stored,
 * except while its queue is storing a step; whoever reads it for somebody else's eyes does so in the queue.
 */
export class LiveTable {
  readonly entry: GameEntry
  readonly queue = new Queue()
  readonly feeds = new Map<Observer, Feed>()
  row: TableRow
  match: Match<Shape> | null = null
  /** What happened in the match, from the beginning. */
  history: GameEvent[] = []
  /** When each entry of the match was made. */
  times: number[] = []
  /** The commands that were carried out. */
  answered = new Set<string>()
  /** The last refusals by command, so that a repeated command is answered alike. */
  readonly refusals = new Map<string, Blocked>()
  orders: readonly (readonly Order[])[]
  timing: Timing = { ask: -1, question: '', askedAt: 0, banks: [], timer: null }
  /** The timing that a line makes, worked out before it is stored. */
  #ahead: { readonly line: LogEntry; readonly timing: Timing } | null = null
  /** Questions that no automatic answer fits: their seats answer by hand. */
  byHand = -1
  #automatic: { play: unknown; orders: unknown; byHand: number; seats: readonly Seat[] } = {
    play: null,
    orders: null,
    byHand: -1,
    seats: [],
  }
  #unasked: { readonly seats: unknown; readonly willing: readonly Seat[] } = { seats: null, willing: [] }
  #sights: Sights | null = null
  /** Forgets the timer that is set. */
  disarm: () => void = () => {}
  /** What the thinkers at this table are at, by seat. */
  readonly thoughts = new Map<Seat, Thought>()
  /** Where bots have moved for them. */
  standIns = new StandIns()
  /** Which bots may want to do something that nobody asks. */
  looks = new Looks()
  lastUse = 0
  /** Who is at this table in another hall. */
  elsewhere: Attendance = NOBODY
  /** The step being stored now, so that news of it is no news. */
  storing = 0

  constructor(entry: GameEntry, row: TableRow, entries: readonly LogEntry[] = []) {
    this.entry = entry
    this.row = row
    this.orders = row.seats.map(() => [])
    for (const line of entries) this.absorb(line)
  }

  get id(): string {
    return this.row.id
  }

  get clock() {
    return settingsOf(this.row).clock
  }

  /** Takes in a stored line. Returns what happened in the match, null when it was none of the match's. */
  absorb(line: LogEntry): readonly GameEvent[] | null {
    if (line.kind === 'start') return this.begin(line)
    const entry = matchEntry(line)
    if (entry === null || this.match === null) {
      this.settle(line, null, [])
      return null
    }
    const before = this.match.play.open
    const applied = this.match.redo(entry)
    if (applied.blocked !== null) throw new Error(`entry ${line.seq} of table ${this.id}: ${applied.blocked.message}`)
    this.settle(line, before, applied.events)
    return applied.events
  }

  /** The match as its first entry says. */
  deal(): Match<Shape> {
    const { options, seats, sealed } = this.row
    const match = Match.start(this.entry.game, { options, seats: seats.length, seed: sealed.seed })
    if (isBlocked(match)) throw new Error(`table ${this.id}: ${match.message}`)
    return match
  }

  begin(line: LogEntry): readonly GameEvent[] {
    this.match = this.deal()
    this.timing = timingAtStart(this.clock, this.match, line.at)
    this.history.push(...this.match.opening)
    this.looks.tell(this.#willing(), line.at)
    return this.match.opening
  }

  /** A line has been stored, and with it this change of the row. */
  moveOn({ seq, at }: LogEntry, set: TableChange | null): void {
    if (set !== null) this.row = { ...this.row, ...set, ...(set.status === 'finished' ? { finishedAt: at } : {}) }
    this.row.head = seq
  }

  /** Books a line that the match has already taken in. Returns which stand-ins everybody may know of since. */
  settle(line: LogEntry, before: Ask | null, events: readonly GameEvent[]): readonly StandIn[] {
    if (line.commandId !== null) this.answered.add(line.commandId)
    if (line.kind === 'orders' && line.seat !== null) this.setOrders(line.seat, ordersIn(line.data))
    if (this.match === null || matchEntry(line) === null) return []
    this.times.push(line.at)
    for (const event of events) this.history.push(event)
    const asked = this.timing.ask
    this.timing = this.timingWith(line, before, this.match)
    this.#ahead = null
    if (this.timing.ask !== asked) this.#dropOrders()
    const { match } = this
    const told = this.#willing().filter((seat) => match.tell(events, seat).length > 0)
    this.looks.after(line, told)
    return this.standIns.after(line, before, this.match)
  }

  /** The timing once this line, which the match has taken in, is booked. */
  timingWith(line: LogEntry, before: Ask | null, match: Match<Shape>): Timing {
    if (this.#ahead?.line !== line) {
      this.#ahead = { line, timing: timingAfter(this.timing, this.#paying(before), match, this.clock, line.at) }
    }
    return this.#ahead.timing
  }

  /** No bank pays for a question that has a limit of its own. */
  #paying(before: Ask | null): Ask | null {
    return before === null || this.limitFor(before.question) !== null ? null : before
  }

  /** An order "until asked otherwise" ends when its seat is asked something else. */
  #dropOrders(): void {
    const ask = this.match?.play.open ?? null
    if (ask === null) return
    for (let seat = 0; seat < this.orders.length; seat++) {
      const orders = this.orders[seat]
      if (orders.length === 0 || !includes(ask.seats, seat)) continue
      const kept = orders.filter(({ until, question }) => until === 'withdrawn' || question === ask.question)
      if (kept.length < orders.length) this.setOrders(seat, kept)
    }
  }

  remember(command: string, refused: Blocked): void {
    this.refusals.set(command, refused)
    if (this.refusals.size <= REFUSALS_AT_MOST) return
    for (const oldest of this.refusals.keys()) {
      this.refusals.delete(oldest)
      break
    }
  }

  setOrders(seat: Seat, orders: readonly Order[]): void {
    this.orders = this.orders.map((before, owner) => (owner === seat ? orders : before))
  }

  /** Takes over everything that follows from storage; those who listen stay. */
  become(fresh: LiveTable): void {
    this.row = fresh.row
    this.match = fresh.match
    this.history = fresh.history
    this.times = fresh.times
    this.answered = fresh.answered
    this.orders = fresh.orders
    this.timing = fresh.timing
    this.standIns = fresh.standIns
    this.looks = fresh.looks
  }

  // ---- automatic answers --------------------------------------------------------------------------------------------

  /** What an order of this seat, or the game's own rules, say to the open question in its place; null: it answers itself. */
  ordered(seat: Seat): ActionJson | null {
    const ask = this.match?.play.open ?? null
    if (this.match === null || ask === null || ask.id === this.byHand) return null
    const { standingAnswer } = this.entry
    const orders = this.orders[seat].filter(({ question }) => question === ask.question)
    if (orders.length === 0 && standingAnswer === undefined) return null
    const seen = this.#seenBy(this.match, seat)
    const order = orders.length === 0 ? undefined : orderFor(orders, seen, ask.id)
    if (order !== undefined) return order.action as ActionJson | null
    return standingAnswer?.(seen) ?? null
  }

  /** The seats whose answer comes by itself at the common moment. */
  automatic(): readonly Seat[] {
    if (this.match === null) return []
    const { play } = this.match
    const known = this.#automatic
    // Asked several times at every step; a view is needed to answer, so the answer is kept while nothing changes.
    if (known.play === play && known.orders === this.orders && known.byHand === this.byHand) return known.seats
    const seats = listed(play.waiting()).filter(
      (seat) => this.row.seats[seat].kind === 'bot' || this.ordered(seat) !== null,
    )
    this.#automatic = { play, orders: this.orders, byHand: this.byHand, seats }
    return seats
  }

  /** The seats of bots that may do something although nobody asks. Asked at every step, and it changes with the seats only. */
  #willing(): readonly Seat[] {
    const { seats } = this.row
    if (this.#unasked.seats !== seats) {
      const willing = seats.flatMap((holder, seat) => (unaskedAt(this.entry, holder) === null ? [] : [seat]))
      this.#unasked = { seats, willing }
    }
    return this.#unasked.willing
  }

  /** The seats of those who are no bots. */
  people(): Seat[] {
    return this.row.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** When the time for the open question is up. */
  deadline(timing = this.timing): number | null {
    const ask = this.match?.play.open ?? null
    if (this.match === null || ask === null) return null
    const own = this.limitFor(ask.question)
    if (own !== null) return timing.askedAt + own
    const limit = this.entry.limit?.(this.match.play.options, ask.question) ?? null
    return deadlineOf(timing, ask, this.clock, limit)
  }

  /** The table's limit for the kind of decision that this question belongs to, in milliseconds; null: its clock counts. */
  limitFor(question: string): number | null {
    const { timeLimits } = settingsOf(this.row)
    const kind = kindOf(this.entry.game.decisionKinds ?? {}, question)
    return kind === null ? null : (timeLimits[kind] ?? null)
  }

  /** When the game's own clock runs out. */
  runsOutAt(timing = this.timing): number | null {
    return runsOutAt(timing, this.match?.play.timer() ?? null)
  }

  /** What this seat is shown and may answer, as its connection would be told. */
  asked(match: Match<Shape>, seat: Seat) {
    const seen = this.#seenBy(match, seat)
    const legal = projectLegal(match.play, seat, LEGAL_AT_MOST)
    return { seen, legal, more: legal.length >= LEGAL_AT_MOST }
  }

  // ---- what others are shown ----------------------------------------------------------------------------------------

  info(): TableInfo {
    return describeTable(this.row, {
      online: (seat) => this.isThere(seat),
      watching: this.watching + this.elsewhere.watching,
    })
  }

  /** Whether somebody is connected who has this seat. */
  isThere(seat: Seat): boolean {
    return this.feeds.has(seat) || this.elsewhere.online(seat)
  }

  /** How many only watch here. */
  get watching(): number {
    return this.feeds.get(SPECTATOR)?.listeners.size ?? 0
  }

  /** Ends the connections of those who have lost their seat, and of spectators where there may be none. */
  dismiss(): void {
    if (!settingsOf(this.row).spectators) this.feeds.get(SPECTATOR)?.close('noSpectators')
    for (const { observer, listeners } of this.feeds.values()) {
      if (observer === SPECTATOR) continue
      for (const listener of listeners) {
        const seat = seatOf(this.row, listener.person)
        if (seat === null) listener.close('kicked')
        else if (seat !== observer) {
          // At once: what comes next is meant for whoever sits there now.
          this.leave(listener, observer)
          listener.reseat()
        }
      }
    }
  }

  /** What this observer sees, in the game's own words; null where it has none, or before the start. */
  drawn(observer: Observer): string | null {
    const { draw } = this.entry
    if (this.match === null || draw === undefined) return null
    const names = this.row.seats.map((holder, seat) => {
      const name = holder.kind === 'free' ? `Seat ${seat}` : holder.name
      return seat === observer ? `${name} (you)` : name
    })
    return draw(this.#seenBy(this.match, observer), names, DRAWN_WIDTH, false)
  }

  /** How much time is left, for those whom this observer knows to be deciding. */
  clockFor(deciding: readonly { readonly seat: Seat }[], now: number): ClockInfo | null {
    const deadline = this.deadline()
    const timer = this.#timerLeft(now)
    if (deadline === null) return timer === null ? null : { waiting: [], timer }
    const banks = this.timing.banks.length > 0 ? { banks: [...this.timing.banks] } : {}
    const left = Math.max(0, deadline - now)
    return { waiting: deciding.map(({ seat }) => ({ seat, left })), ...banks, ...(timer === null ? {} : { timer }) }
  }

  #timerLeft(now: number): ClockInfo['timer'] | null {
    const clock = this.match?.play.timer() ?? null
    const { timer } = this.timing
    if (clock === null || timer === null) return null
    const left = Math.max(0, clock.milliseconds - goneOf(timer, now))
    return { id: clock.id, left, of: clock.milliseconds, runs: clock.runs }
  }

  #seenBy({ play }: Match<Shape>, observer: Observer): Projected<Seen<Shape['view']>> {
    if (this.#sights?.play !== play) this.#sights = new Sights(play)
    return this.#sights.of(observer)
  }

  /** What comes with a view: the rest of the message after n, events and seen, as JSON fields. */
  #beside(match: Match<Shape>, seen: Seen, standing: string, now: number): string {
    const { observer } = seen
    let fields = standing === '' ? '' : `,"standing":${standing}`
    if (observer !== SPECTATOR) {
      const asked = seen.decisions.find(({ seat, id }) => seat === observer && id !== undefined)
      if (asked !== undefined) {
        const legal = writeLegal(match.play, observer, LEGAL_AT_MOST)
        fields += `,"decision":${asked.id},"legal":${legal.text}`
        if (legal.count >= LEGAL_AT_MOST) fields += ',"more":true'
      }
      if (match.checkTakeBack(observer) === null) fields += ',"canTakeBack":true'
    }
    const clock = this.clockFor(seen.decisions, now)
    return clock === null ? fields : `${fields},"clock":${JSON.stringify(clock)}`
  }

  /** What this observer may do although nobody asks, as JSON; nothing for spectators. */
  #standingOf(match: Match<Shape>, observer: Observer): string {
    return observer === SPECTATOR ? '' : writeStanding(match.play, observer)
  }

  /** The same, but nothing where it is as this observer was told last. */
  #newStanding(match: Match<Shape>, feed: Feed): string {
    if (feed.observer === SPECTATOR || !feed.unasked.changed(match.play, feed.observer)) return ''
    const standing = this.#standingOf(match, feed.observer)
    if (standing === feed.standing) return ''
    feed.standing = standing
    return standing
  }

  /**
   * Shows these events, and what they changed, to everybody who listens.
   * @param shown called after each of them
   */
  show(events: readonly GameEvent[], now: number, shown: () => void): void {
    if (this.match === null) return
    const told = eventsWriter(events)
    const compare = changesWriter()
    for (const feed of this.feeds.values()) {
      this.#tell(this.match, feed, told(feed.observer), compare, now)
      shown()
    }
  }

  /** Shows an observer whatever it has not been shown yet. */
  catchUp(feed: Feed, now: number): void {
    if (this.match === null) return
    const news = this.match.tell(this.history, feed.observer).slice(feed.told)
    this.#tell(this.match, feed, { count: news.length, text: JSON.stringify(news) }, writeChanges, now)
  }

  /** Somebody for whom nothing changed is sent nothing: that something happened would be news. */
  #tell(match: Match<Shape>, feed: Feed, told: Written, compare: typeof writeChanges, now: number): void {
    const seen = this.#seenBy(match, feed.observer)
    this.#sights?.forget(feed.observer)
    const changes = feed.seen === null ? null : compare(feed.seen, seen)
    feed.seen = seen
    if (told.count === 0 && changes === '[]') return
    feed.told += told.count
    const standing = this.#newStanding(match, feed)
    const shown = changes === null ? `"seen":${JSON.stringify(seen)}` : `"changes":${changes}`
    const beside = this.#beside(match, seen, standing, now)
    feed.send(`{"type":"update","n":${feed.told},"events":${told.text},${shown}${beside}}`)
  }

  /** Somebody begins to listen. Returns the `match` of its welcome, as text. */
  listen(listener: Listener, observer: Observer, lastEvent: number, now: number): string {
    let feed = this.feeds.get(observer)
    if (feed === undefined) {
      feed = new Feed(observer)
      this.feeds.set(observer, feed)
      // From here on it is told what is new.
      if (this.match !== null) {
        feed.told = this.match.tell(this.history, observer).length
        feed.seen = this.#seenBy(this.match, observer)
        feed.standing = this.#standingOf(this.match, observer)
      }
    } else this.catchUp(feed, now)
    feed.listeners.add(listener)
    if (this.match === null) return 'null'
    const all = this.match.tell(this.history, observer)
    const seen = this.#seenBy(this.match, observer)
    const standing = this.#standingOf(this.match, observer)
    // Those who listen already may have been told otherwise: then the next update tells everybody.
    if (standing !== feed.standing) {
      feed.standing = ''
      feed.unasked.forget()
    }
    // Somebody who claims to know more than there is has another table in mind: it gets everything.
    const from = lastEvent <= all.length ? lastEvent : 0
    const events = JSON.stringify(all.slice(from))
    const beside = this.#beside(this.match, seen, standing, now)
    return `{"n":${all.length},"from":${from},"events":${events},"seen":${JSON.stringify(seen)}${beside}}`
  }

  /** True when that observer has nobody left. */
  leave(listener: Listener, observer: Observer): boolean {
    const feed = this.feeds.get(observer)
    if (feed === undefined || !feed.listeners.delete(listener)) return false
    if (feed.listeners.size > 0) return false
    this.feeds.delete(observer)
    return true
  }

  /** Something that everybody at the table may know. */
  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const feed of this.feeds.values()) feed.send(text)
  }
}

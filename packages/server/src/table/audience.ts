import {
  eventsTold,
  type GameEvent,
  legalAs,
  type Match,
  type Observer,
  projectLegal,
  type Seat,
  type Seen,
  type Shape,
  SPECTATOR,
  standingAs,
  TEXT,
  type Written,
} from '@riposte/kernel'
import { changesWriter, type RefusalCode, type ServerMessage, writeChanges } from '@riposte/protocol'
import { Feed, type Listener } from './feed.ts'
import { type Attendance, NOBODY, seatOf, settingsOf } from './seating.ts'
import type { TableState } from './table-state.ts'

/** More answers than anybody reads; a form has more. */
const LEGAL_AT_MOST = 500
/** Letters in a line of a table that is drawn in words. */
export const DRAWN_WIDTH = 100

/** Those who are connected to a table, and what each observer has been shown of it. It never changes the table. */
export class Audience {
  readonly #state: () => TableState
  readonly #feeds = new Map<Observer, Feed>()
  /** Who is at this table in another process of the server. */
  #remote: Attendance = NOBODY

  /** @param state what the table says now; another one after it was loaded again */
  constructor(state: () => TableState) {
    this.#state = state
  }

  get isEmpty(): boolean {
    return this.#feeds.size === 0
  }

  /** Whether somebody is connected here as this observer. */
  has(observer: Observer): boolean {
    return this.#feeds.has(observer)
  }

  /** The seats of those who are connected here. */
  seats(): Seat[] {
    return [...this.#feeds.keys()].filter((observer) => observer !== SPECTATOR)
  }

  /** Whether somebody is connected who has this seat, here or elsewhere. */
  isThere(seat: Seat): boolean {
    return this.#feeds.has(seat) || this.#remote.online(seat)
  }

  /** How many only watch here. */
  get watching(): number {
    return this.#feeds.get(SPECTATOR)?.listeners.size ?? 0
  }

  /** Who is there, here and elsewhere. */
  get attendance(): Attendance {
    return {
      online: (seat) => this.isThere(seat),
      watching: this.watching + this.#remote.watching,
    }
  }

  setRemote(attendance: Attendance): void {
    this.#remote = attendance
  }

  // ---- what is shown ------------------------------------------------------------------------------------------------

  /** What this seat is shown and may answer, as its connection would be told. */
  asked(match: Match<Shape>, seat: Seat) {
    const seen = this.#state().seenBy(match, seat)
    const legal = projectLegal(match.play, seat, LEGAL_AT_MOST)
    return { seen, legal, more: legal.length >= LEGAL_AT_MOST }
  }

  /** What this observer sees, in the game's own words; null where it has none, or before the start. */
  drawn(observer: Observer): string | null {
    const { entry, match, row } = this.#state()
    if (match === null || entry.draw === undefined) return null
    const names = row.seats.map((holder, seat) => {
      const name = holder.kind === 'free' ? `Player ${seat + 1}` : holder.name
      return seat === observer ? `${name} (you)` : name
    })
    return entry.draw(this.#state().seenBy(match, observer), names, DRAWN_WIDTH, false)
  }

  /** What comes with a view: the rest of the message after n, events and seen, as JSON fields. */
  #beside(match: Match<Shape>, seen: Seen, standing: string, now: number): string {
    const { observer } = seen
    let fields = standing === '' ? '' : `,"standing":${standing}`
    if (observer !== SPECTATOR) {
      const asked = seen.decisions.find(({ seat, id }) => seat === observer && id !== undefined)
      if (asked !== undefined) {
        const legal = legalAs(match.play, observer, LEGAL_AT_MOST, TEXT)
        fields += `,"decision":${asked.id},"legal":${legal.text}`
        if (legal.count >= LEGAL_AT_MOST) fields += ',"more":true'
      }
      if (match.checkTakeBack(observer) === null) fields += ',"canTakeBack":true'
    }
    const clock = this.#state().clockFor(seen.decisions, now)
    return clock === null ? fields : `${fields},"clock":${JSON.stringify(clock)}`
  }

  /** What this observer may do although nobody asks, as JSON; nothing for spectators. */
  #standingOf(match: Match<Shape>, observer: Observer): string {
    return observer === SPECTATOR ? '' : standingAs(match.play, observer, TEXT).text
  }

  /** What `#standingOf` says, or nothing if this observer has been sent it already. */
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
    const { match } = this.#state()
    if (match === null) return
    const told = eventsTold(events, TEXT)
    const compare = changesWriter()
    for (const feed of this.#feeds.values()) {
      this.#tell(match, feed, told(feed.observer), compare, now)
      shown()
    }
  }

  /** Shows every observer whatever it has not been shown yet. */
  catchUp(now: number): void {
    for (const feed of this.#feeds.values()) this.#catchUp(feed, now)
  }

  #catchUp(feed: Feed, now: number): void {
    const { match, history } = this.#state()
    if (match === null) return
    const news = match.tell(history, feed.observer).slice(feed.told)
    this.#tell(match, feed, { count: news.length, text: JSON.stringify(news) }, writeChanges, now)
  }

  /** An observer for whom nothing changed is sent nothing: a message would tell that something happened. */
  #tell(match: Match<Shape>, feed: Feed, told: Written, compare: typeof writeChanges, now: number): void {
    const seen = this.#state().seenBy(match, feed.observer)
    this.#state().forgetView(feed.observer)
    const changes = feed.seen === null ? null : compare(feed.seen, seen)
    feed.seen = seen
    if (told.count === 0 && changes === '[]') return
    feed.told += told.count
    const standing = this.#newStanding(match, feed)
    const shown = changes === null ? `"seen":${JSON.stringify(seen)}` : `"changes":${changes}`
    const beside = this.#beside(match, seen, standing, now)
    feed.send(`{"type":"update","n":${feed.told},"events":${told.text},${shown}${beside}}`)
  }

  /** Something that everybody at the table may know. */
  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const feed of this.#feeds.values()) feed.send(text)
  }

  // ---- who listens --------------------------------------------------------------------------------------------------

  /** Ends all connections. */
  close(code: RefusalCode): void {
    for (const feed of this.#feeds.values()) feed.close(code)
  }

  /** Ends the connections of those who have lost their seat, and of spectators where there may be none. */
  dismiss(): void {
    const { row } = this.#state()
    if (!settingsOf(row).spectators) this.#feeds.get(SPECTATOR)?.close('noSpectators')
    for (const { observer, listeners } of this.#feeds.values()) {
      if (observer === SPECTATOR) continue
      for (const listener of listeners) {
        const seat = seatOf(row, listener.person)
        if (seat === null) listener.close('kicked')
        else if (seat !== observer) {
          // At once: the next message is for whoever has that seat now.
          this.leave(listener, observer)
          listener.reseat()
        }
      }
    }
  }

  /** Somebody begins to listen. Returns the `match` of its welcome, as text. */
  listen(listener: Listener, observer: Observer, lastEvent: number, now: number): string {
    const state = this.#state()
    const { match, history } = state
    let feed = this.#feeds.get(observer)
    if (feed === undefined) {
      feed = new Feed(observer)
      this.#feeds.set(observer, feed)
      // From now on it is sent what is new.
      if (match !== null) {
        feed.told = match.tell(history, observer).length
        feed.seen = state.seenBy(match, observer)
        feed.standing = this.#standingOf(match, observer)
      }
    } else this.#catchUp(feed, now)
    feed.listeners.add(listener)
    if (match === null) return 'null'
    const all = match.tell(history, observer)
    const seen = state.seenBy(match, observer)
    const standing = this.#standingOf(match, observer)
    // The other listeners of this feed may know something else: then the next update tells all of them.
    if (standing !== feed.standing) {
      feed.standing = ''
      feed.unasked.forget()
    }
    // A client that claims to know more events than there are is wrong, and gets all of them.
    const from = lastEvent <= all.length ? lastEvent : 0
    const events = JSON.stringify(all.slice(from))
    const beside = this.#beside(match, seen, standing, now)
    return `{"n":${all.length},"from":${from},"events":${events},"seen":${JSON.stringify(seen)}${beside}}`
  }

  /** True when that observer has nobody left. */
  leave(listener: Listener, observer: Observer): boolean {
    const feed = this.#feeds.get(observer)
    if (feed === undefined || !feed.listeners.delete(listener)) return false
    if (feed.listeners.size > 0) return false
    this.#feeds.delete(observer)
    return true
  }
}

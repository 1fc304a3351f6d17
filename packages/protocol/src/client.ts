import type { ActionJson, Blocked, EventJson, Json, SeenStanding } from '@riposte/kernel'
import { change } from './changes.ts'
import { refusal } from './codes.ts'
import {
  type Answer,
  type ClientMessage,
  type ClockInfo,
  type Command,
  type Inquiry,
  type Order,
  PROTOCOL,
  type Said,
  type ServerMessage,
  type Update,
  type Welcome,
} from './messages.ts'
import type { Hint } from './projected.ts'
import type { TableInfo } from './table.ts'

/** The part of a WebSocket that is used here; those of browsers and of Node's libraries fit. */
export interface Socket {
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
  send(text: string): void
  close(code?: number): void
}

export interface ConnectOptions {
  readonly table: string
  /** Left out by a page, which has a cookie. */
  readonly token?: string
  /** Opens a socket; left out where there is a WebSocket in the global scope. */
  readonly open?: (url: string) => Socket
  /** How long to wait before the n-th attempt to reconnect, in milliseconds. */
  readonly patience?: (attempt: number) => number
  readonly onWelcome?: (welcome: Welcome) => void
  readonly onUpdate?: (update: Update) => void
  readonly onTable?: (table: TableInfo) => void
  readonly onChat?: (said: Said) => void
  /** Connected, reconnecting, or closed for good with the reason. */
  readonly onState?: (state: ConnectionState) => void
}

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed'

type Sent = { readonly message: Command | Inquiry; readonly answered: (answer: Answer) => void }
type WithoutId<M> = M extends { readonly id: string } ? Omit<M, 'id'> : never

const LATE: Answer = { type: 'answer', id: null, ok: false, ...refusal('late') }

/** Refusals after which reconnecting would be refused again. */
const FINAL = new Set([
  'badToken',
  'banned',
  'badOrigin',
  'noTable',
  'otherRules',
  'setAside',
  'noSpectators',
  'wrongVersion',
  'helloLate',
  'tooSlow',
])

/**
 * A place at a table, as a player or a spectator. It holds what this observer knows, comes back by itself after a lost
 * connection, goes on from the last event it has, and repeats what was not answered: the server carries it out once.
 */
export class Connection {
  readonly #url: string
  readonly #options: ConnectOptions
  readonly #unanswered = new Map<string, Sent>()
  readonly #ids = `${Date.now().toString(36)}${Math.floor(Math.random() * 2 ** 40).toString(36)}`
  #socket: Socket | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #attempt = 0
  #sent = 0
  #welcomed = false

  state: ConnectionState = 'connecting'
  /** Why the server closed the connection, where it said so. */
  reason: { readonly code: string; readonly message: string } | null = null
  table: TableInfo | null = null
  seat: number | null = null
  host = false
  /** What this observer sees of the match; null before it starts. */
  seen: NonNullable<Update['seen']> | null = null
  /** Everything this observer was told since the beginning. */
  readonly events: EventJson[] = []
  legal: readonly ActionJson[] = []
  /** The legal answers are too many to list; `form` fills the rest in. */
  more = false
  standing: readonly SeenStanding[] = []
  orders: readonly Order[] = []
  /** The last action of this seat may still be taken back. */
  canTakeBack = false
  clock: ClockInfo | null = null
  readonly chat: Said[] = []

  constructor(url: string, options: ConnectOptions) {
    this.#url = url
    this.#options = options
    this.#open()
  }

  /** The decision this seat is asked to take now. */
  get asked() {
    return this.seen?.decisions.find(({ seat, id }) => seat === this.seat && id !== undefined) ?? null
  }

  /** Answers the question that is open for this seat, or the one named. */
  act(action: ActionJson, decision = this.asked?.id): Promise<Answer> {
    if (decision === undefined) return Promise.resolve(LATE)
    return this.#command({ type: 'act', decision, action })
  }

  /** Does something that nobody asked for. */
  stand(action: ActionJson): Promise<Answer> {
    return this.#command({ type: 'standing', action })
  }

  order(orders: readonly Order[]): Promise<Answer> {
    return this.#command({ type: 'orders', orders: [...orders] })
  }

  takeBack(): Promise<Answer> {
    return this.#command({ type: 'takeBack' })
  }

  /**
   * Whether this would be refused, and why; nothing is changed. It is meant for the decision named, else for the one that
   * is open for this seat, else (or with null) as something that nobody asked for.
   */
  why(action: ActionJson, decision: number | null = this.asked?.id ?? null): Promise<Answer> {
    return this.#command({ type: 'why', action, ...(decision === null ? {} : { decision }) })
  }

  /**
   * The values that the next field of such an answer may take, given the fields before it; none when it is complete. It is
   * meant for the decision named, else for the one that is open for this seat, else (or with null) for what nobody asked.
   */
  async form(
    type: string,
    filled: readonly Json[],
    decision: number | null = this.asked?.id ?? null,
  ): Promise<readonly Json[] | Blocked> {
    const about = decision === null ? {} : { decision }
    const answer = await this.#command({ type: 'form', ...about, action: type, filled: [...filled] })
    if (answer.ok) return answer.values ?? []
    return { code: answer.code, rule: answer.rule, message: answer.message }
  }

  /** What a good player would do here, from what this seat knows; the best first. */
  async hint(): Promise<readonly Hint[] | Blocked> {
    const decision = this.asked?.id
    const answer = decision === undefined ? LATE : await this.#command({ type: 'hint', decision })
    if (answer.ok) return answer.hints ?? []
    return { code: answer.code, rule: answer.rule, message: answer.message }
  }

  /** What this observer sees, in the game's own words; null where it has none. */
  async look(): Promise<string | Blocked | null> {
    const answer = await this.#command({ type: 'look' })
    if (answer.ok) return answer.text ?? null
    return { code: answer.code, rule: answer.rule, message: answer.message }
  }

  say(text: string): Promise<Answer> {
    return this.#command({ type: 'chat', text })
  }

  /** Closes the connection for good. Commands without an answer get none, and messages under way are ignored. */
  close(): void {
    this.#become('closed')
    if (this.#timer !== null) clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #command(message: WithoutId<Command | Inquiry>): Promise<Answer> {
    const id = `${this.#ids}-${this.#sent++}`
    const command = { ...message, id } as Command | Inquiry
    if (this.state === 'closed' && this.reason !== null) {
      const { code, message: why } = this.reason
      return Promise.resolve({ type: 'answer', id, ok: false, code, rule: 'protocol', message: why })
    }
    return new Promise((answered) => {
      this.#unanswered.set(id, { message: command, answered })
      if (this.#welcomed) this.#send(command)
    })
  }

  #open(): void {
    const url = withTable(this.#url, this.#options.table)
    const socket = this.#options.open?.(url) ?? openGlobal(url)
    this.#socket = socket
    this.#welcomed = false
    socket.onopen = () => {
      const { table, token } = this.#options
      const lastEvent = this.seen === null ? {} : { lastEvent: this.events.length }
      this.#send({ type: 'hello', v: PROTOCOL, table, ...(token === undefined ? {} : { token }), ...lastEvent })
    }
    socket.onmessage = (event: { data?: unknown }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as ServerMessage)
    }
    socket.onerror = () => {}
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    this.#welcomed = false
    if (this.state === 'closed') return
    const { reason } = this
    if (reason !== null && FINAL.has(reason.code)) {
      this.#become('closed')
      // Nothing will answer them any more.
      const { code, message } = reason
      for (const id of this.#unanswered.keys()) {
        this.#answered({ type: 'answer', id, ok: false, code, rule: 'protocol', message })
      }
      return
    }
    this.#become('lost')
    const wait = this.#options.patience?.(this.#attempt) ?? patience(this.#attempt)
    this.#attempt++
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.#open()
    }, wait)
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #become(state: ConnectionState): void {
    this.state = state
    this.#options.onState?.(state)
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome(message)
        break
      case 'update':
        this.events.push(...message.events)
        this.#see(message)
        this.#options.onUpdate?.(message)
        break
      case 'answer':
        this.#answered(message)
        break
      case 'table':
        this.table = message.table
        this.#options.onTable?.(message.table)
        break
      case 'chat':
        this.#said(message)
        break
      case 'closed':
        this.reason = message
        break
      default:
      // A pong, or something that only newer clients understand.
    }
  }

  #answered(answer: Answer): void {
    if (answer.id === null) return
    const sent = this.#unanswered.get(answer.id)
    this.#unanswered.delete(answer.id)
    if (sent?.message.type === 'orders' && answer.ok) this.orders = sent.message.orders
    sent?.answered(answer)
  }

  #welcome(message: Welcome): void {
    this.#attempt = 0
    this.#welcomed = true
    this.reason = null
    this.table = message.table
    this.seat = message.seat
    this.host = message.host
    this.orders = message.orders
    if (message.match !== null) {
      this.events.length = message.match.from
      this.events.push(...message.match.events)
      this.#see(message.match)
    }
    this.chat.length = 0
    this.chat.push(...message.chat)
    for (const { message: command } of this.#unanswered.values()) this.#send(command)
    this.#become('open')
    this.#options.onWelcome?.(message)
  }

  #see(sight: Omit<Update, 'type'>): void {
    if (sight.seen !== undefined) this.seen = sight.seen
    else if (sight.changes !== undefined) this.seen = change(this.seen, sight.changes)
    this.legal = sight.legal ?? []
    this.more = sight.more ?? false
    this.canTakeBack = sight.canTakeBack ?? false
    if (sight.standing !== undefined) this.standing = sight.standing
    this.clock = sight.clock ?? null
  }

  #said({ n, at, seat, name, text }: Said): void {
    const said = { n, at, seat, name, text }
    this.chat.push(said)
    this.#options.onChat?.(said)
  }
}

/** Connects to a table, as a player or a spectator. */
export function connect(url: string, options: ConnectOptions): Connection {
  return new Connection(url, options)
}

/** A quarter of a second, then longer, up to eight seconds; with a random part, so that clients do not come at once. */
function patience(attempt: number): number {
  return Math.min(8000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2)
}

function openGlobal(url: string): Socket {
  const scope = globalThis as { WebSocket?: new (url: string) => Socket }
  if (scope.WebSocket === undefined) throw new Error('there is no WebSocket here; give one with `open`')
  return new scope.WebSocket(url)
}

/** The address with the table in it: a server of several processes then knows which of them to ask. */
function withTable(url: string, table: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}table=${encodeURIComponent(table)}`
}

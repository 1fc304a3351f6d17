import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { type Blocked, isBlocked, type Observer, type Seat, SPECTATOR } from '@riposte/kernel'
import {
  type ClientMessage,
  type Command,
  type Hello,
  type Inquiry,
  MESSAGE_BYTES,
  PROTOCOL,
  type RefusalCode,
  refusal,
  type ServerMessage,
} from '@riposte/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bans } from '../access/bans.ts'
import type { Identity, Person } from '../access/identity.ts'
import { addressOf, fromOurPage, tokenOf } from '../access/origin.ts'
import { Bucket, Buckets } from '../access/rate-limits.ts'
import type { ServerContext } from '../context.ts'
import type { Push } from '../notify/push.ts'
import type { Chat } from '../play/chat.ts'
import type { Hints } from '../play/hints.ts'
import { operationOf } from '../play/operation.ts'
import type { Pipeline } from '../play/pipeline.ts'
import type { Reviews } from '../review/reviews.ts'
import type { Listener } from '../table/feed.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Presence } from '../table/presence.ts'
import { seatOf, settingsOf } from '../table/seating.ts'
import type { Tables } from '../table/tables.ts'
import { parse } from './parse.ts'

export interface Services {
  readonly context: ServerContext
  readonly tables: Tables
  readonly pipeline: Pipeline
  readonly chat: Chat
  readonly hints: Hints
  readonly presence: Presence
  readonly push: Push
  readonly reviews: Reviews
  readonly identity: Identity
  readonly bans: Bans
}

/** A connection is closed after so many messages in a row that came too fast. */
const PATIENCE = 500

/** All open WebSocket connections. */
export class Sockets {
  /** The library closes a connection that sends a frame much longer than a message may be. */
  readonly server = new WebSocketServer({ noServer: true, maxPayload: 4 * MESSAGE_BYTES, perMessageDeflate: false })
  readonly #services: Services
  readonly #open = new Set<SocketConnection>()
  readonly #byAddress = new Map<string, number>()
  /** What each person may say: a connection that is new does not renew it. */
  readonly #lines: Buckets
  /** Why no connection is accepted any more; null while they are. One accepted after `closeAll` would never be closed. */
  #closed: RefusalCode | null = null

  constructor(services: Services) {
    this.#services = services
    this.#lines = new Buckets(services.context.config.limits.chat, services.context.clock)
  }

  /** Why this request may not become a connection; null when it may. */
  refuses(request: IncomingMessage): RefusalCode | null {
    if (this.#closed !== null) return this.#closed
    const { config } = this.#services.context
    if (!fromOurPage(request.headers, config)) return 'badOrigin'
    if (this.#open.size >= config.limits.connections) return 'tooMany'
    const address = addressOf(request, config)
    if ((this.#byAddress.get(address) ?? 0) >= config.limits.connectionsPerAddress) return 'tooMany'
    return null
  }

  accept(socket: WebSocket, request: IncomingMessage): void {
    const address = addressOf(request, this.#services.context.config)
    const token = tokenOf(request.headers)
    const connection = new SocketConnection(this.#services, socket, request.socket, token, this.#lines)
    this.#open.add(connection)
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
    this.#services.context.metrics.connections(this.#open.size)
    socket.on('close', () => {
      this.#open.delete(connection)
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
      this.#services.context.metrics.connections(this.#open.size)
      connection.gone()
    })
  }

  /** Closes the connections of whoever has been banned since they came. */
  closeBanned(): void {
    const { bans } = this.#services
    for (const connection of this.#open) {
      if (connection.person !== null && bans.has(connection.person)) connection.close('banned')
    }
  }

  /** Closes all connections, and refuses new ones from now on. */
  closeAll(code: RefusalCode): void {
    this.#closed = code
    for (const connection of this.#open) connection.close(code)
  }

  get count(): number {
    return this.#open.size
  }
}

/** One connection: first a hello, then commands. */
class SocketConnection implements Listener {
  readonly #services: Services
  readonly #socket: WebSocket
  /** The TCP connection below the WebSocket. */
  readonly #tcp: Socket
  readonly #messages: Bucket
  readonly #lines: Buckets
  /** The token that came with the request itself. */
  readonly #token: string | null
  readonly #forgetHello: () => void
  #greeting = false
  person: Person | null = null
  #place: { readonly table: LiveTable; readonly observer: Observer } | null = null
  #tooFast = 0
  #closed = false

  constructor(services: Services, socket: WebSocket, tcp: Socket, token: string | null, lines: Buckets) {
    const { clock, config } = services.context
    this.#services = services
    this.#socket = socket
    this.#tcp = tcp
    this.#token = token
    this.#messages = new Bucket(config.limits.messages, clock)
    this.#lines = lines
    this.#forgetHello = clock.at(clock.now() + config.pace.hello, () => {
      if (this.#place === null) this.#turnAway('helloLate')
    })
    // The library closes the connection after a malformed frame; there is nobody to tell.
    socket.on('error', () => {})
    socket.on('message', (data, isBinary) => {
      try {
        this.#receive(data as Buffer, isBinary)
      } catch (error) {
        this.#failed(error)
      }
    })
  }

  send(text: string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return
    // What the operating system does not take waits in memory, so a client that does not read is cut off.
    const { unsent } = this.#services.context.config.limits
    // Some of it may only be held back.
    if (this.#socket.bufferedAmount > unsent) this.#tcp.uncork()
    if (this.#socket.bufferedAmount > unsent) {
      this.#turnAway('tooSlow')
      return
    }
    this.#cork()
    this.#socket.send(text)
  }

  /**
   * Holds back what is written until the current callback is over: an answer leaves in the same system call as the update
   * before it. System calls are most of what sending costs: without this a move costs a quarter more processor time.
   */
  #cork(): void {
    if (this.#tcp.writableCorked > 0) return
    this.#tcp.cork()
    process.nextTick(() => this.#tcp.uncork())
  }

  reseat(): void {
    if (this.#place === null) return
    const { table } = this.#place
    this.#place = null
    this.#sitDown(table, this.person, 0).catch(this.#notGreeted)
  }

  close(code: RefusalCode): void {
    if (this.#closed) return
    this.#closed = true
    // Not through `send`: a client that is cut off as too slow is still told why.
    this.#socket.send(JSON.stringify({ type: 'closed', ...refusal(code) } satisfies ServerMessage))
    this.#socket.close(code === 'stopping' ? 1001 : 1008, code)
    // A client that does not answer the close is cut off.
    const { clock } = this.#services.context
    clock.at(clock.now() + 2000, () => this.#socket.terminate())
  }

  /** The connection has ended. */
  gone(): void {
    this.#closed = true
    this.#forgetHello()
    if (this.#place === null) return
    const { table, observer } = this.#place
    table.lastUse = this.#services.context.clock.now()
    const last = table.audience.leave(this, observer)
    if (table.audience.isEmpty) {
      this.#services.chat.forget(table.id)
      this.#services.presence.tellOthers(table)
    } else if (last || observer === SPECTATOR) this.#services.presence.changed(table)
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  /** Tells the sender alone, and counts the refusal. */
  #refuse(id: string | null, refused: Blocked): void {
    this.#services.context.metrics.refused(refused.code)
    this.#say({ type: 'answer', id, ok: false, code: refused.code, rule: refused.rule, message: refused.message })
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#closed) return
    if (!this.#messages.take()) {
      this.#refuse(null, refusal('tooFast'))
      if (++this.#tooFast > PATIENCE) this.close('tooFast')
      return
    }
    this.#tooFast = 0
    // Parse.
    const message = parse(data, isBinary)
    if ('refused' in message) this.#refuse(message.id, message.refused)
    else if (message.type === 'ping')
      this.#say({ type: 'pong', ...(message.id === undefined ? {} : { id: message.id }) })
    // Identity.
    else if (message.type === 'hello') this.#hello(message).catch(this.#notGreeted)
    else if (this.#place === null) this.#refuse(message.id, refusal('helloFirst'))
    else {
      const { table, observer } = this.#place
      if (message.type === 'chat' || message.type === 'look') this.#attend(table, observer, message).catch(this.#failed)
      // Seat: spectators cannot act.
      else if (observer === SPECTATOR) this.#refuse(message.id, refusal('spectator'))
      else if (message.type === 'why' || message.type === 'form') {
        this.#inquire(table, observer, message).catch(this.#failed)
      } else if (message.type === 'hint') this.#hint(table, observer, message).catch(this.#failed)
      else void this.#command(table, observer, message)
    }
  }

  /** The messages that spectators may send too. */
  async #attend(table: LiveTable, observer: Observer, message: Extract<ClientMessage, { type: 'chat' | 'look' }>) {
    const { chat, pipeline } = this.#services
    if (message.type === 'chat') {
      // Who may not speak at all is told that, and uses nothing up.
      const refused =
        observer === SPECTATOR || this.#lines.take(this.person ?? '')
          ? await chat.say(table, observer, message.id, message.text)
          : refusal('tooFast')
      this.#answer(message.id, refused)
      return
    }
    const drawn = await pipeline.look(table, observer)
    if (isBlocked(drawn)) this.#refuse(message.id, drawn)
    else this.#say({ type: 'answer', id: message.id, ok: true, ...(drawn === null ? {} : { text: drawn }) })
  }

  async #inquire(table: LiveTable, seat: Seat, message: Exclude<Inquiry, { type: 'hint' | 'look' }>): Promise<void> {
    const found = await this.#services.pipeline.inquire(table, seat, message)
    if (found === null || isBlocked(found)) this.#answer(message.id, found)
    else this.#say({ type: 'answer', id: message.id, ok: true, values: found })
  }

  async #hint(table: LiveTable, seat: Seat, { id, decision }: Extract<Inquiry, { type: 'hint' }>): Promise<void> {
    const found = await this.#services.hints.ask(table, seat, decision)
    if (isBlocked(found)) this.#refuse(id, found)
    else this.#say({ type: 'answer', id, ok: true, hints: found })
  }

  /** Never fails. */
  async #command(table: LiveTable, seat: Seat, message: Exclude<Command, { type: 'chat' }>): Promise<void> {
    try {
      this.#answer(message.id, await this.#services.pipeline.command(table, seat, message.id, operationOf(message)))
    } catch (error) {
      // It may or may not have been stored. The client repeats the command and finds out.
      this.#services.context.log.error({ table: table.id, err: error }, 'a command failed')
      this.#refuse(message.id, refusal('internal'))
    }
  }

  readonly #failed = (error: unknown) => {
    this.#services.context.log.error({ err: error }, 'a message failed')
    this.#refuse(null, refusal('internal'))
  }

  /** The store could not be read. The client comes back by itself. */
  readonly #notGreeted = (error: unknown) => {
    this.#services.context.log.error({ err: error }, 'a connection failed')
    this.#turnAway('unavailable')
  }

  #answer(id: string, refused: Blocked | null): void {
    if (refused === null) this.send(`{"type":"answer","id":${JSON.stringify(id)},"ok":true}`)
    else this.#refuse(id, refused)
  }

  async #hello(message: Hello): Promise<void> {
    if (this.#greeting) {
      this.#refuse(null, refusal('helloTwice'))
      return
    }
    this.#greeting = true
    const token = message.token ?? this.#token
    const person = token === null ? null : this.#services.identity.recognise(token)
    if (token !== null && person === null) {
      this.#turnAway('badToken')
      return
    }
    this.person = person
    if (person !== null && this.#services.bans.has(person)) {
      this.#turnAway('banned')
      return
    }
    const table = await this.#services.tables.get(message.table)
    if (typeof table === 'string') this.#turnAway(table)
    else await this.#sitDown(table, person, message.lastEvent ?? 0)
  }

  async #sitDown(table: LiveTable, person: Person | null, lastEvent: number): Promise<void> {
    const { chat } = this.#services
    // All of it in the queue: a table with an empty queue and no audience may be forgotten at any moment.
    await table.queue.run(async () => {
      const lines = await chat.last(table)
      if (this.#closed) return
      if (table.ended !== null) {
        this.#turnAway(table.ended)
        return
      }
      const seat = seatOf(table.row, person)
      if (seat === null && !settingsOf(table.row).spectators) {
        this.#turnAway('noSpectators')
        return
      }
      const observer = seat ?? SPECTATOR
      const news = seat === null || !table.audience.has(seat)
      const match = this.#listen(table, observer, lastEvent)
      if (match === null) return
      this.#place = { table, observer }
      const head: Omit<Extract<ServerMessage, { type: 'welcome' }>, 'match'> = {
        type: 'welcome',
        v: PROTOCOL,
        table: table.info(),
        seat,
        host: person !== null && table.row.host === person,
        orders: seat === null ? [] : [...table.state.orders[seat]],
        chat: lines,
      }
      this.send(`${JSON.stringify(head).slice(0, -1)},"match":${match}}`)
      if (news) this.#services.presence.changed(table)
    })
  }

  /** The `match` of the welcome; null where a rule throws when it is to be shown. */
  #listen(table: LiveTable, observer: Observer, lastEvent: number): string | null {
    const { context, pipeline } = this.#services
    try {
      return table.audience.listen(this, observer, lastEvent, context.clock.now())
    } catch (error) {
      table.audience.leave(this, observer)
      pipeline.onBroken(table, error)
      this.#turnAway(table.ended ?? 'unavailable')
      return null
    }
  }

  #turnAway(code: RefusalCode): void {
    this.#services.context.metrics.refused(code)
    this.close(code)
  }
}

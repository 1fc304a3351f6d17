import type { Asked, ServerApi } from '@riposte/agents/mcp'
import type { ActionJson, Blocked, EventJson } from '@riposte/kernel'
import {
  type Answer,
  type ClientMessage,
  clientMessage,
  PROTOCOL,
  refusal,
  type ServerMessage,
  type Socket,
  settings,
  type TableInfo,
  wordsRequest,
} from '@riposte/protocol'
import type { GameEntry } from '@riposte/server'
import { namesFor } from '@riposte/words'
import type { Question, Sight } from './player.ts'

const DRAWN_WIDTH = 100
/** The arena has one table at a time for whoever sits there. */
const ID = 'arena'

const ONLY_ANSWERS: Blocked = {
  code: 'onlyAnswers',
  rule: 'arena',
  message: 'In the arena players answer what they are asked, and do nothing else.',
}

/** What is answered: why not, or that it is so, with what was asked for. */
type Said = Blocked | Pick<Answer & { ok: true }, 'values' | 'text'>

/** Somebody who listens at the table. */
interface Line {
  hear(message: ServerMessage): void
}

interface Open {
  readonly question: Question
  /** Takes an answer: null where it is taken, else why not. */
  answered(action: ActionJson): Blocked | null
}

/**
 * A table of the arena, as one of its seats knows it, in the protocol of the server's tables: whoever can sit there can sit
 * here. Nothing goes over a wire, and nothing is known here but what that seat was told.
 */
export class SeatTable {
  readonly api: ServerApi
  readonly #lines = new Set<Line>()
  readonly #events: EventJson[] = []
  #sight: Sight
  #open: Open | null = null
  /** What is still to be told that it was done. */
  #done: (() => void)[] = []

  constructor(sight: Sight) {
    this.#sight = sight
    this.#events.push(...sight.events)
    this.api = {
      page: 'http://arena',
      socket: 'ws://arena/socket',
      table: ID,
      open: () => this.#line(),
      ask: (asked) => this.#ask(asked),
    }
  }

  /** Something has happened. */
  see(sight: Sight): void {
    this.#sight = sight
    this.#events.push(...sight.events)
    this.#tell({ type: 'update', n: this.#events.length, ...this.#now(sight.events) })
    this.#tell({ type: 'table', table: this.#info() })
    for (const done of this.#done.splice(0)) done()
  }

  /** Puts a question; what is answered comes back until it is closed. */
  ask(open: Open, milliseconds: number): void {
    this.#open = open
    const clock = { waiting: [{ seat: open.question.seat, left: Math.round(milliseconds) }] }
    this.#tell({ type: 'update', n: this.#events.length, ...this.#now([]), clock })
  }

  closeQuestion(): void {
    this.#open = null
  }

  /** What the seat sees now. It is not told of a question before the arena waits for its answer. */
  #now(events: readonly EventJson[]) {
    const { seen, seat } = this.#sight
    const told = events as Sight['events']
    if (this.#open === null) {
      const decisions = seen.decisions.filter((decision) => decision.seat !== seat)
      return { events: told, seen: { ...seen, decisions } }
    }
    const { decision, legal, more } = this.#open.question
    return { events: told, seen, decision, legal, ...(more ? { more } : {}) }
  }

  #tell(message: ServerMessage): void {
    for (const line of this.#lines) line.hear(message)
  }

  #line(): Socket {
    const socket: Socket = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => this.#hear(clientMessage.parse(JSON.parse(text)), line),
      close: () => void this.#lines.delete(line),
    }
    const line: Line = { hear: (message) => socket.onmessage?.({ data: JSON.stringify(message) } as never) }
    queueMicrotask(() => socket.onopen?.({} as never))
    return socket
  }

  #hear(message: ClientMessage, line: Line): void {
    if (message.type === 'ping') return
    if (message.type === 'hello') {
      this.#lines.add(line)
      const { seat } = this.#sight
      const match = { n: this.#events.length, from: 0, ...this.#now(this.#events) }
      line.hear({ type: 'welcome', v: PROTOCOL, table: this.#info(), seat, host: false, orders: [], chat: [], match })
      return
    }
    const { id } = message
    const answer = (said: Said) =>
      line.hear('code' in said ? { type: 'answer', id, ok: false, ...said } : { type: 'answer', id, ok: true, ...said })
    if (message.type === 'look') void this.#drawn().then(answer)
    else {
      const said = this.#answerTo(message)
      // It is done when the seat has seen what came of it.
      if (message.type === 'act' && !('code' in said)) this.#done.push(() => answer(said))
      else answer(said)
    }
  }

  #answerTo(message: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'look' }>): Said {
    const { type } = message
    if (type !== 'act' && type !== 'why' && type !== 'form') return ONLY_ANSWERS
    const open = this.#open
    if (message.decision === undefined) return ONLY_ANSWERS
    if (message.decision !== open?.question.decision) return refusal('late')
    if (type === 'form') {
      const values = open.question.form(message.action, message.filled as Parameters<Question['form']>[1])
      return 'code' in values ? values : { values }
    }
    const action = message.action as ActionJson
    return (type === 'act' ? open.answered(action) : open.question.why(action)) ?? {}
  }

  async #drawn(): Promise<Said> {
    const { draw } = await this.#entry()
    const { seen, seats } = this.#sight
    const names = namesFor(seats)
    return draw === undefined ? {} : { text: draw(seen, names, DRAWN_WIDTH, false) }
  }

  /** Who the others are nobody is told: it is how well they play that counts. */
  #info(): TableInfo {
    const { game, seats, seen, options } = this.#sight
    const { webhook: _, ...usual } = settings.parse({ spectators: false, chat: false, coach: false })
    return {
      id: ID,
      game: game.id,
      version: game.version,
      status: seen.outcome === null ? 'running' : 'finished',
      created: 0,
      options: { ...options },
      seats: Array.from({ length: seats }, () => ({ kind: 'person', name: '', bot: null, online: true, muted: false })),
      host: 0,
      settings: usual,
      commitment: '',
      watching: 0,
      next: null,
      campaign: null,
    }
  }

  /** The rulebook and the words come with the server; they are loaded only where somebody plays who reads them. */
  async #entry(): Promise<GameEntry> {
    const { game } = this.#sight
    const { servedGames } = await import('../served-games.ts')
    return servedGames.find((served) => served.game.id === game.id) ?? { game, bots: {} }
  }

  async #ask({ method, path, body }: Asked): Promise<{ status: number; body: unknown }> {
    const entry = await this.#entry()
    const { describeGame, wordsFor } = await import('@riposte/server')
    const of = `/api/games/${entry.game.id}`
    switch (`${method} ${path}`) {
      case 'GET /api/games':
        return { status: 200, body: { games: [describeGame(entry)] } }
      case `GET ${of}/rules`:
        return { status: 200, body: { rules: entry.rulebook?.() ?? [] } }
      case `POST ${of}/words`:
        return { status: 200, body: wordsFor(entry, wordsRequest.parse(body)) }
      case `GET /api/tables/${ID}`:
        return { status: 200, body: { table: this.#info(), seat: this.#sight.seat, host: false } }
      default:
        return { status: 404, body: refusal('noTable') }
    }
  }
}

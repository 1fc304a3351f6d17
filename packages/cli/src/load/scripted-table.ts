import { below, type Random, seeded } from '@riposte/kernel'
import { PROTOCOL } from '@riposte/protocol'
import { Wire } from './wire.ts'

/** `{"type":"` comes first in every message; the letter after it tells what it is. */
const TYPE_AT = 9
const ANSWER = 'a'.charCodeAt(0)
const UPDATE = 'u'.charCodeAt(0)
const WELCOME = 'w'.charCodeAt(0)
const DONE = '"ok":true}'

/**
 * The clients of one table, who answer whatever they are asked with any legal answer, as fast as they can. They read no more
 * of a message than that takes.
 */
export class ScriptedTable {
  readonly id: string
  /** Milliseconds from sending an answer until it is acknowledged and everybody at the table has received what it changed. */
  readonly times: number[] = []
  /** Answers that were acknowledged. */
  moves = 0
  refused = 0
  /** What the server said when it refused. */
  lastRefusal = ''
  readonly #random: Random
  readonly #clients: Client[] = []
  #running = false

  constructor(id: string, seed: string) {
    this.id = id
    this.#random = seeded(seed)
  }

  async sit(address: URL, token: string): Promise<void> {
    const client: Client = {
      wire: null,
      name: this.#clients.length,
      sentAt: [],
      updatedAt: 0,
      late: null,
      answered: -1,
      asked: null,
      sent: 0,
    }
    this.#clients.push(client)
    let welcome = () => {}
    const welcomed = new Promise<void>((resolve) => {
      welcome = resolve
    })
    client.wire = await Wire.open(address, (message) => {
      if (message[TYPE_AT] === WELCOME) welcome()
      this.#hear(client, message)
    })
    client.wire.send(JSON.stringify({ type: 'hello', v: PROTOCOL, table: this.id, token }))
    await welcomed
  }

  go(): void {
    this.#running = true
    for (const client of this.#clients) if (client.asked !== null) this.#answer(client, client.asked)
  }

  stop(): void {
    this.#running = false
  }

  close(): void {
    for (const { wire } of this.#clients) wire?.close()
  }

  /** Commands without an answer. */
  get waiting(): number {
    return this.#clients.reduce((sum, { sentAt }) => sum + sentAt.length, 0)
  }

  #hear(client: Client, message: Buffer): void {
    const type = message[TYPE_AT]
    if (type === ANSWER) this.#acknowledge(client, message)
    else if (type === UPDATE || type === WELCOME) {
      client.updatedAt = performance.now()
      this.#settle(client, client.updatedAt)
      const asked = askedIn(message)
      // A question put to several may be shown again when another has answered.
      if (asked === null || asked.decision === client.answered) return
      if (this.#running) this.#answer(client, asked)
      else client.asked = asked
    }
  }

  #acknowledge(client: Client, message: Buffer): void {
    const sent = client.sentAt.shift()
    if (sent === undefined) return
    const now = performance.now()
    if (this.#clients.every(({ updatedAt }) => updatedAt > sent)) this.times.push(now - sent)
    else client.late = { sent, acknowledged: now }
    if (message.toString('latin1', message.length - DONE.length) === DONE) this.moves++
    else {
      this.refused++
      this.lastRefusal = message.toString()
    }
  }

  /** This client has received an update: what others wait for with it has arrived. */
  #settle(updated: Client, now: number): void {
    for (const client of this.#clients) {
      if (client.late === null || client === updated) continue
      this.times.push(now - client.late.sent)
      client.late = null
    }
  }

  /** Where the table goes on without an update, there was nothing in it for the other. */
  settleAll(): void {
    for (const client of this.#clients) {
      if (client.late !== null) this.times.push(client.late.acknowledged - client.late.sent)
      client.late = null
    }
  }

  #answer(client: Client, { decision, legal }: Asked): void {
    this.settleAll()
    client.answered = decision
    client.asked = null
    const action = oneOf(legal, this.#random)
    client.sentAt.push(performance.now())
    client.wire?.send(`{"type":"act","id":"${client.name}-${client.sent++}","decision":${decision},"action":${action}}`)
  }
}

interface Client {
  wire: Wire | null
  readonly name: number
  /** When the commands were sent that have no answer yet, in order. */
  readonly sentAt: number[]
  /** When it was last told what has changed. */
  updatedAt: number
  /** An answer that was acknowledged before the other had an update. */
  late: { readonly sent: number; readonly acknowledged: number } | null
  /** The last decision that was answered. */
  answered: number
  /** What is asked, before the run begins. */
  asked: Asked | null
  sent: number
}

interface Asked {
  readonly decision: number
  /** The list of legal answers and whatever follows it, as it was received. */
  readonly legal: string
}

/** What a message asks of its receiver; null when it asks nothing. */
function askedIn(message: Buffer): Asked | null {
  const legal = message.indexOf('"legal":[')
  if (legal < 0) return null
  // It stands right before them.
  const id = message.lastIndexOf('"decision":', legal) + '"decision":'.length
  return {
    decision: Number.parseInt(message.toString('latin1', id, id + 10), 10),
    legal: message.toString('utf8', legal + '"legal":'.length),
  }
}

/** One element of a list at the beginning of this JSON text, as text. */
function oneOf(json: string, random: Random): string {
  const ends: number[] = [0]
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (quoted) {
      if (letter === BACKSLASH) at++
      else if (letter === QUOTE) quoted = false
    } else if (letter === QUOTE) quoted = true
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) depth++
    else if (letter === COMMA && depth === 1) ends.push(at)
    else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) {
      depth--
      if (depth > 0) continue
      ends.push(at)
      break
    }
  }
  const drawn = below(random, ends.length - 1)
  return json.slice(ends[drawn] + 1, ends[drawn + 1])
}

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Array.from('"\\,[]{}', (letter) =>
  letter.charCodeAt(0),
)

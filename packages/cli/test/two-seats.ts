import { below, seeded } from '@riposte/kernel'
import { type Connection, connect, type Socket } from '@riposte/protocol'
import { WebSocket } from 'ws'
import { GAME } from './command.ts'

export async function ask<T>(url: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as T
}

/** A started table of two, Ada and Bert, and their tokens. */
export async function seatTwo(url: string): Promise<{ id: string; tokens: readonly string[] }> {
  const tokens = await Promise.all(
    [0, 1].map(async () => (await ask<{ token: string }>(url, '/api/guests', undefined, {})).token),
  )
  // IK-11.6: nine points take three rounds at least, many more answers than are given before it is told to stop.
  const wish = { game: GAME, seats: 2, name: 'Ada', options: { targetScore: 9 } }
  const made = await ask<{ table: { id: string }; invitation: string }>(url, '/api/tables', tokens[0], wish)
  const { id } = made.table
  await ask(url, `/api/tables/${id}/join`, tokens[1], { name: 'Bert', invitation: made.invitation })
  await ask(url, `/api/tables/${id}/start`, tokens[0], {})
  return { id, tokens }
}

/** A seat that answers with anything legal, and again whatever a stopping server refused. */
export class Seat {
  readonly connection: Connection
  readonly over: Promise<void>
  readonly refusals: string[] = []
  carriedOut = 0
  onAnswer: () => void = () => {}
  readonly #random
  readonly #may: () => boolean
  #finish: () => void = () => {}
  #answering = -1

  /** @param may whether it still answers */
  constructor(url: string, table: string, token: string, seed: string, may = () => true) {
    this.#may = may
    this.#random = seeded(seed)
    this.over = new Promise((resolve) => {
      this.#finish = resolve
    })
    this.connection = connect(`${url.replace('http', 'ws')}/socket`, {
      table,
      token,
      open: (address) => new WebSocket(address) as unknown as Socket,
      patience: () => 20,
      onWelcome: () => this.#look(),
      onUpdate: () => this.#look(),
    })
  }

  #look(): void {
    const { seen, legal, asked } = this.connection
    if (seen?.outcome) this.#finish()
    if (asked?.id === undefined || asked.id === this.#answering || legal.length === 0) return
    if (!this.#may()) return
    const { id } = asked
    this.#answering = id
    void this.connection.act(legal[below(this.#random, legal.length)], id).then((answer) => {
      if (answer.ok) this.carriedOut++
      else if (answer.code === 'stopping') this.#answering = -1
      else this.refusals.push(answer.code)
      this.onAnswer()
    })
  }
}

import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { imposterKings } from '@riposte/imposter-kings'
import { below, seeded, verify } from '@riposte/kernel'
import { type Connection, connect, type ReplayAnswer, type Socket } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { file, GAME } from './command.ts'

const launcher = fileURLToPath(new URL('../bin/riposte.mjs', import.meta.url))

const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** The real command, until it says where it is. */
async function serve(db: string, port = 0) {
  const child = fork(launcher, ['serve', '--port', String(port), '--host', '127.0.0.1', '--db', db], {
    env: { ...process.env, RIPOSTE_LIMITS: 'off', LOG_LEVEL: 'warn', RIPOSTE_SEED: 'serve' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  let err = ''
  child.stderr?.on('data', (text: Buffer) => {
    err += text.toString()
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running.delete(child)
      resolve(code)
    })
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { url: string }).url))
    child.once('exit', () => reject(new Error(`the server ended before it began:\n${err}`)))
  })
  return { child, url, ended, errors: () => err }
}

async function ask<T>(url: string, path: string, token?: string, body?: object): Promise<T> {
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

/** A started table of two, and their tokens. */
async function seatTwo(url: string): Promise<{ id: string; tokens: readonly string[] }> {
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
class Seat {
  readonly connection: Connection
  readonly over: Promise<void>
  readonly refusals: string[] = []
  carriedOut = 0
  onAnswer: () => void = () => {}
  readonly #random
  #finish: () => void = () => {}
  #answering = -1

  constructor(url: string, table: string, token: string, seed: string) {
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

describe('riposte serve', () => {
  test('told to stop in the middle of a match, it loses nothing; started again, the match goes on', async () => {
    const db = file('stopped.db')
    const first = await serve(db)
    const { id, tokens } = await seatTwo(first.url)
    const seats = tokens.map((token, at) => new Seat(first.url, id, token, `stop ${at}`))
    await new Promise<void>((resolve) => {
      for (const seat of seats) {
        seat.onAnswer = () => {
          if (seats[0].carriedOut + seats[1].carriedOut >= 5) resolve()
        }
      }
    })
    // They go on sending while it stops.
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.errors()).toBe('')
    const told = seats.map(({ connection }) => [...connection.events])
    const carriedOut = seats[0].carriedOut + seats[1].carriedOut
    const second = await serve(db, Number(new URL(first.url).port))
    await Promise.all(seats.map(({ over }) => over))
    expect(seats.flatMap(({ refusals }) => refusals)).toEqual([])
    for (const [at, { connection }] of seats.entries()) {
      expect(connection.events.slice(0, told[at].length)).toEqual(told[at])
      connection.close()
    }
    const { record } = await ask<ReplayAnswer>(second.url, `/api/tables/${id}/replay`)
    expect(verify(imposterKings, record)).toBeNull()
    // What was acknowledged stands in the log, once; and there was more to come.
    const sent = seats[0].carriedOut + seats[1].carriedOut
    expect(record.entries).toHaveLength(sent)
    expect(sent).toBeGreaterThan(carriedOut)
    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
  })
})

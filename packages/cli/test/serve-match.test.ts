import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { imposterKings } from '@riposte/imposter-kings'
import { verify } from '@riposte/kernel'
import type { ReplayAnswer } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { file } from './command.ts'
import { ask, Seat, seatTwo } from './two-seats.ts'

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

import { renameSync } from 'node:fs'
import { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import Database from 'libsql'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { FRESH_FOR, LONGEST_CHECK } from '../src/http/readiness.ts'
import { openStore } from '../src/index.ts'
import { cleanUp, databaseFile, open } from './party.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)

test('/readyz says whether the store can be read and written: in time, once a second, and once in the log', async () => {
  const file = databaseFile()
  const logged: string[] = []
  const sink = new Writable({ write: (line, _encoding, done) => done(void logged.push(String(line))) })
  const clock = new VirtualClock()
  const store = await openStore({ file, thread: true })
  const server = await open({ store, clock, log: pino({ level: 'info' }, sink) })
  const ready = async () => {
    const answer = await fetch(`${server.url}/readyz`)
    return [answer.status, await answer.json()]
  }
  const REFUSED = { code: 'unavailable', rule: 'protocol', message: expect.stringContaining('cannot reach its store') }
  const later = (milliseconds: number) => clock.advance(milliseconds, () => turn())
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text()
  expect(await ready()).toEqual([200, { ok: true }])
  expect(await metrics()).toContain('riposte_ready{part="store"} 1')

  // Somebody else writes for so long that it cannot be waited for.
  const other = new Database(file)
  other.exec('BEGIN IMMEDIATE')
  expect(await ready(), 'the answer is a second old at most').toEqual([200, { ok: true }])
  await later(FRESH_FOR)
  let isAnswered = false
  const waiting = Promise.all([ready(), ready()]).finally(() => {
    isAnswered = true
  })
  while (!isAnswered) await later(LONGEST_CHECK)
  expect(await waiting).toEqual([
    [503, REFUSED],
    [503, REFUSED],
  ])
  other.exec('ROLLBACK')
  other.close()
  const readyLater = () => later(FRESH_FOR).then(ready)
  await expect.poll(readyLater).toEqual([200, { ok: true }])

  // The file is gone: SQLite would go on writing where nobody ever reads.
  renameSync(file, `${file}.away`)
  await later(FRESH_FOR)
  expect(await ready()).toEqual([503, REFUSED])
  await later(FRESH_FOR)
  expect(await ready()).toEqual([503, REFUSED])
  expect(await metrics()).toContain('riposte_ready{part="store"} 0')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  renameSync(`${file}.away`, file)
  await later(FRESH_FOR)
  expect(await ready()).toEqual([200, { ok: true }])

  await server.close()
  const said = logged.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(said.filter((msg) => msg.includes('ready'))).toEqual([
    'not ready: the store cannot be read and written',
    'ready again: the store can be read and written',
    'not ready: the store cannot be read and written',
    'ready again: the store can be read and written',
  ])
})

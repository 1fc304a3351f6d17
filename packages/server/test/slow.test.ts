import { afterAll, expect, test } from 'vitest'
import { cleanUp, EASY, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)

const UNSENT = 64 * 1024

test('a connection that stops reading is cut off as too slow, and nobody else waits for it', async () => {
  const config = { ...EASY, limits: { ...EASY.limits, unsent: UNSENT } }
  // A clock that stands still: whoever was cut off gets all the time it needs to read why.
  const server = await open({ config, clock: new VirtualClock() })
  const { table, guests } = await seatParty(server.url, 2)
  const [slow, reading, ...seats] = [0, 1, 2, 3].map(() => new Recorder(server.url))
  await slow.hello(table)
  await reading.hello(table)
  for (const [at, seat] of seats.entries()) await seat.hello(table, guests[at].token)
  slow.socket.pause()
  const cutOff = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    return /riposte_refusals_total\{code="tooSlow"\} 1/.test(text)
  }
  // What the machine itself holds for a connection is not ours to say, so they talk until it is full.
  const text = '\u0001'.repeat(500)
  let said = 0
  while (said < 20_000 && !(await cutOff())) {
    for (let line = 0; line < 100; line++) seats[0].send({ type: 'chat', id: `line-${said++}`, text })
    // Everybody who reads hears everything while one does not.
    await reading.until(() => reading.heard.some(({ text: heard }) => heard.startsWith(`{"type":"chat","n":${said},`)))
  }
  expect(await cutOff()).toBe(true)
  await Promise.all([reading, ...seats].map((one) => one.flush()))
  const closed = slow.until(() => false)
  slow.socket.resume()
  await closed
  expect(slow.messages.at(-1)).toMatchObject({ type: 'closed', code: 'tooSlow' })
  // What it got is the beginning of what the other one got.
  const lines = slow.about().slice(1, -1)
  expect(lines.length).toBeLessThan(said)
  expect(lines).toEqual(reading.about().slice(1, 1 + lines.length))
  expect([reading, ...seats].every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true)
  for (const one of [reading, ...seats]) one.close()
  await server.close()
})

test('whoever says no hello in time is told so and cut off; whoever has said it stays', async () => {
  const clock = new VirtualClock()
  const server = await open({ clock })
  const { table } = await seatParty(server.url, 2)
  const [silent, talking, pinging] = [0, 1, 2].map(() => new Recorder(server.url))
  await talking.hello(table)
  await Promise.all([silent.opened(), pinging.opened()])
  await pinging.flush()
  const quiet = () => server.settled()
  await clock.advance(EASY.pace.hello - 1, quiet)
  await pinging.flush()
  expect(silent.heard).toEqual([])
  await clock.advance(1, quiet)
  await Promise.all([silent, pinging].map((late) => late.until(() => false)))
  expect(silent.messages).toMatchObject([{ type: 'closed', code: 'helloLate' }])
  expect(pinging.messages.at(-1)).toMatchObject({ type: 'closed', code: 'helloLate' })
  await talking.flush()
  expect(talking.socket.readyState).toBe(talking.socket.OPEN)
  talking.close()
  await server.close()
})

import { Socket } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { cleanUp, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

afterAll(cleanUp)

test('an answer leaves in one write with the update before it', async () => {
  const server = await open()
  const { table, guests } = await seatParty(server.url, 2)
  const seats = guests.map(() => new Recorder(server.url))
  for (const [at, seat] of seats.entries()) await seat.hello(table, guests[at].token)
  const asked = seats.find((seat) => seat.sight()?.seen.decisions.some(({ id }) => id !== undefined))!
  const decision = asked.sight()?.seen.decisions.find(({ id }) => id !== undefined)?.id
  const written = vi.spyOn(Socket.prototype as Required<Pick<Socket, '_writev'>>, '_writev')
  asked.send({ type: 'act', id: 'move', decision, action: asked.sight()?.legal?.[0] })
  await asked.until(() => asked.messages.some(({ type }) => type === 'answer'))
  const writes = written.mock.calls.map(([chunks]) => chunks.map(({ chunk }) => String(chunk)).join(''))
  written.mockRestore()
  const answers = writes.filter((text) => text.includes('"type":"answer"'))
  expect(answers).toHaveLength(1)
  expect(answers[0]).toMatch(/"type":"update".*"type":"answer"/s)
  for (const seat of seats) seat.close()
  await server.close()
})

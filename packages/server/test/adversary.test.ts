import type { ActionJson } from '@riposte/kernel'
import { MESSAGE_BYTES, PROTOCOL, type ServerMessage } from '@riposte/protocol'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, EASY, Guest, open, Player, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

afterAll(cleanUp)

type Refusal = Extract<ServerMessage, { ok: false }>

function sightOf(recorder: Recorder) {
  const sight = recorder.sight()
  if (sight === null) throw new Error('nothing was seen')
  return sight
}

async function table() {
  const server = await open()
  const party = await seatParty(server.url, 2)
  const seats = [new Recorder(server.url), new Recorder(server.url)]
  for (const [at, recorder] of seats.entries()) await recorder.hello(party.table, party.guests[at].token)
  const watcher = new Recorder(server.url)
  await watcher.hello(party.table)
  const asked = sightOf(watcher).seen.decisions[0].seat
  return { server, ...party, seats, watcher, asked }
}

function refusals(recorder: Recorder): Refusal[] {
  return recorder.messages.filter((message): message is Refusal => message.type === 'answer' && !message.ok)
}

describe('every message that is no message has its own code', () => {
  const cases: readonly [what: string, message: unknown, code: string][] = [
    ['no JSON', '{"type":', 'malformedJson'],
    ['no object', '[1,2]', 'malformedMessage'],
    ['nothing', 'null', 'malformedMessage'],
    ['an unknown type', { type: 'teleport' }, 'unknownMessage'],
    ['the name of something every object has', { type: 'constructor' }, 'unknownMessage'],
    ['a missing field', { type: 'act', id: 'x' }, 'malformedMessage'],
    ['a field too many', { type: 'ping', id: 'x', extra: 1 }, 'malformedMessage'],
    ['an id with a blank', { type: 'takeBack', id: 'a b' }, 'malformedMessage'],
    ['a long message', { type: 'chat', id: 'x', text: 'x'.repeat(MESSAGE_BYTES) }, 'oversized'],
    ['bytes', Buffer.from([1, 2, 3]), 'binary'],
    ['another version', { type: 'hello', v: PROTOCOL + 1, table: 'x', news: true }, 'wrongVersion'],
    ['a command before the hello', { type: 'takeBack', id: 'early' }, 'helloFirst'],
  ]
  for (const [what, message, code] of cases) {
    test(`${what}: ${code}`, async () => {
      const server = await open()
      const recorder = new Recorder(server.url)
      await recorder.opened()
      recorder.send(message)
      await recorder.flush()
      expect(refusals(recorder).map((refused) => refused.code)).toEqual([code])
      recorder.close()
      await server.close()
    })
  }

  test('a frame far too long ends the connection, and only that one', async () => {
    const { server, seats } = await table()
    seats[0].send('x'.repeat(5 * MESSAGE_BYTES))
    await seats[0].until(() => false)
    await seats[1].flush()
    expect(seats.map(({ socket }) => socket.readyState === socket.OPEN)).toEqual([false, true])
    await server.close()
  })
})

describe('a seat', () => {
  test('is refused out of turn, for others, twice, late and with stale ids, and nothing changes', async () => {
    const { server, seats, watcher, asked } = await table()
    const [actor, other] = [seats[asked], seats[1 - asked]]
    const { legal, seen } = sightOf(actor)
    const decision = seen.decisions.find(({ id }) => id !== undefined)?.id ?? -1
    const action = legal?.[0] as ActionJson
    const before = watcher.about().length
    const code = async (recorder: Recorder, message: object & { id: string }) => {
      const answer = await recorder.ask(message)
      return answer.ok ? 'ok' : answer.code
    }
    expect(await code(other, { type: 'act', id: 'turn', decision, action } as never)).not.toBe('ok')
    expect(await code(actor, { type: 'act', id: 'early', decision: decision + 1, action } as never)).toBe('late')
    expect(await code(actor, { type: 'act', id: 'stale', decision: decision + 999, action } as never)).toBe('late')
    expect(await code(actor, { type: 'act', id: 'none', decision, action: { type: 'nothing' } } as never)).toBe(
      'unknownAction',
    )
    expect(await code(actor, { type: 'standing', id: 'unnamed', action } as never)).toBe('namesNoDecision')
    expect(await code(actor, { type: 'act', id: 'other', decision, action: { ...action, as: 1 } } as never)).toBe(
      'malformed',
    )
    expect(await code(watcher, { type: 'act', id: 'watch', decision, action } as never)).toBe('spectator')
    await watcher.flush()
    // Its own refusal is all the spectator heard, and nobody heard of anything else.
    expect(watcher.about().length).toBe(before + 1)
    expect(refusals(other)).toHaveLength(1)

    expect(await code(actor, { type: 'act', id: 'good', decision, action } as never)).toBe('ok')
    // The same command again is answered like the first time; the same answer in another command is late.
    expect(await code(actor, { type: 'act', id: 'good', decision, action } as never)).toBe('ok')
    expect(await code(actor, { type: 'act', id: 'again', decision, action } as never)).toBe('late')
    // An id belongs to its seat.
    expect(await code(other, { type: 'act', id: 'good', decision, action } as never)).not.toBe('ok')
    // A refusal, too, is given again as it was.
    expect(await code(actor, { type: 'act', id: 'early', decision: decision + 1, action } as never)).toBe('late')
    await server.close()
  })

  test('cannot be had with a made-up token, nor a second hello, and an unknown table is unknown', async () => {
    const { server, table: id, guests } = await table()
    const forged = guests[0].token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(await new Recorder(server.url).hello(id, forged)).toMatchObject({ type: 'closed', code: 'badToken' })
    expect(await new Recorder(server.url).hello(id, 'a.b.c')).toMatchObject({ type: 'closed', code: 'badToken' })
    expect(await new Recorder(server.url).hello('nowhere')).toMatchObject({ type: 'closed', code: 'noTable' })
    const twice = new Recorder(server.url)
    await twice.hello(id)
    expect(await twice.hello(id, guests[0].token)).toMatchObject({ ok: false, code: 'helloTwice' })
    const stranger = await Guest.at(server.url)
    expect(await new Recorder(server.url).hello(id, stranger.token)).toMatchObject({ type: 'welcome', seat: null })
    await server.close()
  })
})

test('a thousand malformed messages are refused alike while the others play to the end', async () => {
  const server = await open()
  const { table: id, guests } = await seatParty(server.url, 2, { options: { targetScore: 2 } })
  const nasty = new Recorder(server.url)
  await nasty.hello(id)
  const players = guests.map((guest, at) => new Player(guest, id, `calm ${at}`))
  const kinds = ['{', '{}', '{"type":"act"}', '{"type":"x"}', '\u0000', '[]', '"hello"', '{"type":"act","id":"y"}']
  for (let i = 0; i < 1000; i++) nasty.send(kinds[i % kinds.length])
  await Promise.all(players.map(({ over }) => over))
  await nasty.flush()
  expect(refusals(nasty)).toHaveLength(1000)
  const codes = new Set(refusals(nasty).map(({ code, rule, message }) => `${code} ${rule} ${message}`))
  expect(codes.size).toBe(3)
  expect(players.map(({ refusals: refused }) => refused)).toEqual([[], []])
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/riposte_refusals_total\{code="malformedJson"\} 250/)
  for (const { connection } of players) connection.close()
  nasty.close()
  await server.close()
})

test('whoever comes too fast is told so, then cut off; the others go on', async () => {
  const config = { ...EASY, limits: { ...EASY.limits, messages: { burst: 20, perSecond: 0.001 } } }
  const server = await open({ config })
  const { table: id } = await seatParty(server.url, 2)
  const nasty = new Recorder(server.url)
  await nasty.hello(id)
  for (let i = 0; i < 600; i++) nasty.send({ type: 'ping' })
  await nasty.until(() => false)
  const said = nasty.messages
  expect(said.filter(({ type }) => type === 'pong')).toHaveLength(19)
  expect(said.at(-1)).toMatchObject({ type: 'closed', code: 'tooFast' })
  const calm = new Recorder(server.url)
  expect(await calm.hello(id)).toMatchObject({ type: 'welcome' })
  await server.close()
})

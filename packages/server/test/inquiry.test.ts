import { type ActionJson, below, canonical, type Json, seeded } from '@riposte/kernel'
import type { Connection, ServerMessage } from '@riposte/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { games, type RunningServer } from '../src/index.ts'
import { harbour } from './harbour.ts'
import { cleanUp, EASY, Guest, open, type Party, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'

let server: RunningServer
beforeEach(async () => {
  server = await open({ games: [...games, harbour] })
})
afterEach(() => server.close())
afterAll(cleanUp)

interface Sitting extends Party {
  readonly seats: readonly Connection[]
}

async function sit(wish: Parameters<typeof seatParty>[2] = {}): Promise<Sitting> {
  const party = await seatParty(server.url, 2, wish)
  const seats = await Promise.all(
    party.guests.map(
      (guest) =>
        new Promise<Connection>((resolve) => {
          const connection = guest.connect(party.table, { onWelcome: () => resolve(connection) })
        }),
    ),
  )
  return { ...party, seats }
}

/** Answers come in the order of what was sent before them, so afterwards everybody has seen everything. */
const settle = (seats: readonly Connection[]) => Promise.all(seats.map((seat) => seat.why({ type: 'pass' }, 1_000_000)))

const namesOf = (action: ActionJson) => Object.keys(action).filter((name) => name !== 'type')
const fieldsOf = (action: ActionJson): Json[] => namesOf(action).map((name) => action[name])

async function entriesOf({ table, guests }: Party): Promise<number> {
  const watcher = new Recorder(server.url)
  const welcome = (await watcher.hello(table, guests[0].token)) as Extract<ServerMessage, { type: 'welcome' }>
  watcher.close()
  return welcome.match?.n ?? -1
}

describe('asking why', () => {
  test('says what doing it would say, and changes nothing', async () => {
    const sitting = await sit({ options: { mode: 'expansion' } })
    const { seats } = sitting
    const random = seeded('why')
    let refused = 0
    for (let move = 0; move < 60; move++) {
      const seat = seats.findIndex(({ asked }) => asked !== null)
      const me = seats[seat]
      if (me === undefined) break
      const known = seats.flatMap(({ legal }) => legal)
      const wish = known[below(random, known.length)]
      const told = await entriesOf(sitting)
      // Another answer's fields under this type: sometimes legal, mostly not.
      const odd = { ...me.legal[below(random, me.legal.length)], ...wish }
      for (const action of [wish, odd, { type: 'fly' }, { ...wish, card: 'Nobody' }]) {
        const why = await me.why(action)
        const open = [...me.legal, ...me.standing.flatMap(({ actions }) => actions)]
        const isListed = open.some((legal) => canonical(legal) === canonical(action))
        // Of a wide form only some answers are listed.
        expect(why.ok).toBe(isListed || (me.more && why.ok))
        if (why.ok) continue
        refused++
        expect({ ...why, id: null }).toEqual({ ...(await me.act(action)), id: null })
      }
      expect(await entriesOf(sitting)).toBe(told)
      expect((await me.act(me.legal[below(random, me.legal.length)])).ok).toBe(true)
      await settle(seats)
    }
    expect(refused).toBeGreaterThan(100)
    for (const seat of seats) seat.close()
  })

  test('is for those who sit there, about questions that are open, and not before the match', async () => {
    const { seats, table, guests } = await sit()
    const asked = seats.find((seat) => seat.asked !== null)!
    const decision = asked.asked?.id ?? -1
    const [action] = asked.legal
    const watcher = new Recorder(server.url)
    await watcher.hello(table)
    const form = { type: 'form', decision, action: action.type, filled: [] }
    for (const inquiry of [{ type: 'why', decision, action }, { type: 'why', action }, form]) {
      expect(await watcher.ask({ id: 'w', ...inquiry })).toMatchObject({ ok: false, code: 'spectator' })
    }
    expect(await asked.why(action, decision + 1)).toMatchObject({ ok: false, code: 'late' })
    expect(await asked.form(action.type, [], decision + 1)).toMatchObject({ code: 'late' })
    // Without its decision it is meant as something that nobody asked for.
    const me = new Recorder(server.url)
    await me.hello(table, guests[asked.seat ?? 0].token)
    expect(await me.ask({ type: 'why', id: 'x', action } as never)).toMatchObject({
      ok: false,
      code: 'namesNoDecision',
    })
    expect(await me.ask({ type: 'form', id: 'y', decision, action: 'fly', filled: [] } as never)).toMatchObject({
      code: 'unknownAction',
    })
    watcher.close()
    me.close()
    for (const seat of seats) seat.close()

    const host = guests[0]
    const made = await host.post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' })
    const lobby = new Recorder(server.url)
    await lobby.hello((made as unknown as { table: { id: string } }).table.id, host.token)
    expect(await lobby.ask({ type: 'why', id: 'z', decision: 0, action } as never)).toMatchObject({
      code: 'notStarted',
    })
    lobby.close()
  })

  test('answers nobody who is not asked anything else than it would answer them trying', async () => {
    const { seats } = await sit()
    const random = seeded('not asked')
    let compared = 0
    for (let move = 0; move < 40; move++) {
      const asked = seats.find((seat) => seat.asked !== null)
      const other = seats.find((seat) => seat.asked === null)
      if (asked === undefined) break
      const decision = asked.asked?.id ?? -1
      const action = asked.legal[below(random, asked.legal.length)]
      const told = [
        await other?.why(action, decision),
        await other?.act(action, decision),
        await other?.form(action.type, [], decision),
      ]
      const [why, act, form] = told.map((answer) => (answer !== undefined && 'code' in answer ? answer.code : null))
      expect([act, form]).toEqual([why, why])
      if (why !== null) compared++
      expect((await asked.act(asked.legal[below(random, asked.legal.length)])).ok).toBe(true)
      await settle(seats)
    }
    expect(compared).toBeGreaterThan(10)
    for (const seat of seats) seat.close()
  })
})

describe('filling in a form', () => {
  test('leads through exactly the legal answers, field by field', async () => {
    const { seats } = await sit({ options: { mode: 'expansion' } })
    const random = seeded('forms')
    let asked = 0
    for (let move = 0; move < 80; move++) {
      const me = seats.find((seat) => seat.asked !== null)
      if (me === undefined) break
      const example = me.legal[below(random, me.legal.length)]
      const filled: Json[] = []
      for (;;) {
        const values = (await me.form(example.type, filled)) as readonly Json[]
        const fitting = me.legal.filter(
          (legal) =>
            legal.type === example.type && canonical(fieldsOf(legal).slice(0, filled.length)) === canonical(filled),
        )
        const listed = new Set(fitting.flatMap((legal) => fieldsOf(legal).slice(filled.length, filled.length + 1)))
        const unlisted = values.filter((value) => !listed.has(value))
        expect(values).toHaveLength(listed.size + unlisted.length)
        expect(unlisted.length === 0 || me.more).toBe(true)
        asked++
        if (values.length === 0) break
        filled.push(values[below(random, values.length)])
      }
      expect(await me.form(example.type, [...filled, 0])).toMatchObject({ code: 'malformed' })
      expect(await me.form(example.type, [{}])).toMatchObject({ code: 'malformed' })
      const fields = namesOf(example).map((name, at) => [name, filled[at]])
      const action = { type: example.type, ...Object.fromEntries(fields) }
      expect(await me.act(action as ActionJson)).toMatchObject({ ok: true })
      await settle(seats)
    }
    expect(asked).toBeGreaterThan(50)
    for (const seat of seats) seat.close()
  })

  test('finds the answers that are too many to list', async () => {
    const { seats } = await sit({ game: 'harbour' })
    const [me, other] = seats
    expect([me.more, me.legal.length]).toEqual([true, 500])
    const wheat = (await me.form('load', [])) as readonly Json[]
    expect(wheat).toHaveLength(41)
    const salt = (await me.form('load', [40])) as readonly Json[]
    expect(salt).toHaveLength(31)
    expect(await me.form('load', [0])).not.toContain(0)
    expect(await me.form('load', [41])).toMatchObject({ code: 'notLegal' })
    const action = { type: 'load', wheat: 40, salt: 30 }
    expect(me.legal).not.toContainEqual(action)
    expect(await me.why(action)).toMatchObject({ ok: true })
    expect(await me.why({ ...action, salt: 31 })).toMatchObject({ ok: false, code: 'notLegal', rule: 'H-1' })
    expect(await me.act(action)).toMatchObject({ ok: true })
    await settle(seats)
    expect([other.more, other.legal.length]).toEqual([false, 4 * 2 - 1])
    for (const seat of seats) seat.close()
  })
})

describe('taking back', () => {
  test('is offered as long as it is possible, to the one who may', async () => {
    const { seats } = await sit()
    const [me, other] = seats
    const note = { type: 'standingAnswer', trigger: 'ability', card: "King's Hand", no: true }
    expect(me.canTakeBack).toBe(false)
    expect(await me.stand(note)).toMatchObject({ ok: true })
    await settle(seats)
    expect([me.canTakeBack, other.canTakeBack]).toEqual([true, false])
    expect(await me.takeBack()).toMatchObject({ ok: true })
    await settle(seats)
    expect(me.canTakeBack).toBe(false)
    await me.stand(note)
    const asked = seats.find((seat) => seat.asked !== null)!
    await asked.act(asked.legal[0])
    await settle(seats)
    for (const seat of seats) expect(seat.canTakeBack).toBe((await seat.takeBack()).ok)
    for (const seat of seats) seat.close()
  })
})

describe('looking', () => {
  test('tells everybody the table in the game’s words, each what they may know', async () => {
    const { table, seats, guests } = await sit()
    const [mine, theirs] = (await Promise.all(seats.map((seat) => seat.look()))) as string[]
    expect(mine).toContain('Ada (you)')
    expect(theirs).toContain('Friend 1 (you)')
    const hand = (text: string) => text.slice(text.indexOf('Your hand'))
    expect(hand(mine)).not.toBe(hand(theirs))
    const watcher = new Recorder(server.url)
    await watcher.hello(table)
    const answer = (await watcher.ask({ type: 'look', id: 'look' } as never)) as { ok: boolean; text?: string }
    expect(answer).toMatchObject({ ok: true, text: expect.stringContaining('Friend 1') })
    expect(answer.text).not.toContain('Your hand')
    expect(guests).toHaveLength(2)
    watcher.close()
    for (const seat of seats) seat.close()
  })

  test('tells nothing where the game has no words, and is refused before the match', async () => {
    const { seats } = await sit({ game: 'harbour' })
    expect(await seats[0].look()).toBe(null)
    for (const seat of seats) seat.close()
    const host = await Guest.at(server.url)
    const made = await host.post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' })
    const { id } = (made as unknown as { table: { id: string } }).table
    const waiting = await new Promise<Connection>((resolve) => {
      const connection = host.connect(id, { onWelcome: () => resolve(connection) })
    })
    expect(await waiting.look()).toMatchObject({ code: 'notStarted' })
    waiting.close()
  })
})

describe('questions about possibilities', () => {
  test('are limited like everything a connection sends, and counted', async () => {
    const limited = await open({
      config: { ...EASY, limits: { ...EASY.limits, messages: { burst: 5, perSecond: 0.001 } } },
    })
    const { table, guests } = await seatParty(limited.url, 2)
    const recorder = new Recorder(limited.url)
    await recorder.hello(table, guests[0].token)
    for (let i = 0; i < 6; i++) recorder.send({ type: 'why', id: `q-${i}`, action: { type: 'fly' } })
    await recorder.until(() =>
      recorder.messages.some((heard) => heard.type === 'answer' && 'code' in heard && heard.code === 'tooFast'),
    )
    const codes = recorder.messages.flatMap((heard) => (heard.type === 'answer' && !heard.ok ? [heard.code] : []))
    expect(codes.filter((code) => code === 'unknownAction')).toHaveLength(4)
    const metrics = await (await fetch(`${limited.url}/metrics`)).text()
    expect(metrics).toMatch(/riposte_inquiries_total\{type="why"\} 4/)
    recorder.close()
    await limited.close()
  })
})

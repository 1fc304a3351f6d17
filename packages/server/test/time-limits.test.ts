import { dune } from '@riposte/dune'
import { isBlocked, Match } from '@riposte/kernel'
import { afterAll, expect, test } from 'vitest'
import { matchEntry } from '../src/table/log.ts'
import { cleanUp, databaseFile, EASY, Guest, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'
import { OneSeedStore } from './worlds.ts'

afterAll(cleanUp)

const CONFIG = { ...EASY, pace: { ...EASY.pace, lookout: 3_600_000 } }
const OPTIONS = {
  factionAssignment: 'host',
  seatAssignment: 'host',
  faction0: 'emperor',
  faction1: 'atreides',
  faction2: 'harkonnen',
}

/** Three people at a table of Dune who answer nothing, but Atreides look at the card that is up, until this is asked. */
async function playUntil(last: string, settings: object) {
  const clock = new VirtualClock()
  const store = new OneSeedStore(databaseFile())
  const server = await open({ clock, config: CONFIG, store })
  const { table, guests } = await seatParty(server.url, 3, { game: 'dune', options: OPTIONS, settings })
  const seats = guests.map(() => new Recorder(server.url, clock))
  for (const [at, recorder] of seats.entries()) {
    await recorder.hello(table, guests[at].token)
    // They want to be asked everything.
    await recorder.ask({ type: 'orders', id: 'none', orders: [] } as never)
  }
  const quiet = async () => {
    await server.settled()
    await Promise.all(seats.map((one) => one.flush()))
  }
  /** By question: how much time whoever is asked has when it is put. */
  const given = new Map<string, number | undefined>()
  const note = async () => {
    for (const [seat, recorder] of seats.entries()) {
      const sight = recorder.sight()
      const asked = sight?.seen.decisions.find((decision) => decision.seat === seat && decision.id !== undefined)
      if (asked?.question === undefined || given.has(asked.question)) continue
      given.set(asked.question, sight?.clock?.waiting.find((waiting) => waiting.seat === seat)?.left)
      if (asked.question === 'lookAtCard') {
        await recorder.ask({ type: 'act', id: 'look', decision: asked.id, action: { type: 'look' } } as never)
      }
    }
  }
  for (let steps = 0; !given.has(last); steps++) {
    if (steps > 600) throw new Error(`${last} never came`)
    await clock.advance(5000, quiet)
    await note()
  }
  const banks = seats[0].sight()?.clock?.banks
  const stored = await store.load(table)
  await server.close()
  return { given, stored, banks }
}

test('DU-2.10, DU-3.7, IN-3.3: every kind of decision has its limit, and without one the clock of the table', async () => {
  const { given } = await playUntil('bidding', {
    clock: { kind: 'decision', each: 40_000 },
    timeLimits: { window: 15_000, bid: 7000 },
  })
  expect(given.get('keepTraitor')).toBe(40_000)
  expect(given.get('charityClaim')).toBe(40_000)
  expect(given.get('karamaOpportunity')).toBe(15_000)
  expect(given.get('bidding')).toBe(7000)
})

test('DU-3.7: a limit for a kind of decision counts at a table without a clock, and no bank pays for it', async () => {
  const unclocked = await playUntil('charityClaim', { timeLimits: { other: 20_000 } })
  expect([unclocked.given.get('keepTraitor'), unclocked.given.get('charityClaim')]).toEqual([20_000, 20_000])
  const banked = await playUntil('lookAtCard', {
    clock: { kind: 'bank', bank: 90_000, together: 50_000 },
    timeLimits: { other: 20_000 },
  })
  expect([banked.given.get('charityClaim'), banked.given.get('lookAtCard')]).toEqual([20_000, 20_000])
  expect(banked.banks).toEqual([90_000, 90_000, 90_000])
})

test('IN-3.4, DU-3.2: answers that fall due together are taken in storm order, and by seats before there is one', async () => {
  const { stored } = await playUntil('lookAtCard', { timeLimits: { other: 10_000 } })
  if (stored === null) throw new Error('the table is gone')
  const match = Match.start(dune, { options: OPTIONS, seats: 3, seed: stored.table.sealed.seed })
  if (isBlocked(match)) throw new Error(match.message)
  const orders = new Map<string, { readonly due: number[]; readonly storm: readonly number[] }>()
  for (const line of stored.entries) {
    const entry = matchEntry(line)
    if (entry === null) continue
    const { open, pub } = match.play
    const storm = pub.order.map((faction) => pub.seatOf[faction])
    const group = orders.get(open?.question ?? '') ?? { due: [], storm }
    if ('timeout' in entry) orders.set(open?.question ?? '', { ...group, due: [...group.due, entry.seat] })
    expect(match.redo(entry).blocked).toBeNull()
  }
  expect(orders.get('keepTraitor')).toEqual({ due: [0, 1], storm: [] })
  const charity = orders.get('charityClaim')
  expect(charity?.due).toHaveLength(3)
  expect(charity?.due).toEqual(charity?.storm)
})

test('DU-2.10: a limit outside its bounds, or for a kind that the game does not have, is refused with the reason', async () => {
  const server = await open({ clock: new VirtualClock() })
  const host = await Guest.at(server.url)
  const make = (game: string, timeLimits: object) =>
    host.ask('POST', '/api/tables', { game, seats: 2, name: 'Ada', settings: { timeLimits } })
  const made = await make('dune', { window: 30_000 })
  expect(made.status).toBe(200)
  for (const limit of [9000, 31_000]) {
    expect((await make('dune', { window: limit })).body).toMatchObject({
      code: 'badTimeLimit',
      rule: 'IN-3.3',
      message: 'Interrupt windows: the time limit is 10 to 30 seconds.',
    })
  }
  expect((await make('dune', { dinner: 20_000 })).body).toMatchObject({
    code: 'badTimeLimit',
    message: 'There is no kind of decision called dinner: Dune has window, bid, plan, other.',
  })
  expect((await make('bomb-busters', { window: 20_000 })).body).toMatchObject({ code: 'badTimeLimit' })
  const { id } = (made.body as unknown as { readonly table: { readonly id: string } }).table
  const change = (timeLimits: object) => host.ask('POST', `/api/tables/${id}/settings`, { timeLimits })
  expect((await change({ bid: 1_000_000 })).body).toMatchObject({ code: 'badTimeLimit' })
  const changed = await change({ bid: 10_000 })
  expect(changed.body).toMatchObject({ table: { settings: { timeLimits: { bid: 10_000 } } } })
  await server.close()
})

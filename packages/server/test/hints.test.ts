import type { Problem } from '@riposte/bots'
import { imposterKings } from '@riposte/imposter-kings'
import { canonical, isBlocked, Match, project, readImagined } from '@riposte/kernel'
import type { Connection, Hint } from '@riposte/protocol'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Threads } from '../src/bots/search/threads.ts'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, heard, open, type Party, seatParty } from './party.ts'

let server: RunningServer
let given: Problem[]
beforeEach(async () => {
  given = []
  const ponder = Threads.prototype.ponder
  vi.spyOn(Threads.prototype, 'ponder').mockImplementation(function (this: Threads, of, signal) {
    given.push(structuredClone(of))
    return ponder.call(this, of, signal)
  })
  server = await open()
})
afterEach(async () => {
  await server.close()
  vi.restoreAllMocks()
})
afterAll(cleanUp)

async function sit(people: number, wish: Parameters<typeof seatParty>[2]): Promise<Party & { me: Connection }> {
  const party = await seatParty(server.url, people, wish)
  const me = await new Promise<Connection>((resolve) => {
    const connection = party.guests[0].connect(party.table, { onWelcome: () => resolve(connection) })
  })
  return { ...party, me }
}

async function hintsFor(me: Connection): Promise<readonly Hint[]> {
  const hints = await me.hint()
  if (isBlocked(hints)) throw new Error(hints.message)
  return hints
}

test('somebody plays a match by hints, which are thought out in worlds that this seat cannot tell from the real one', async () => {
  const { me, table, guests } = await sit(1, { bots: ['rule'], options: { targetScore: 1 } })
  const isOver = () => me.seen?.outcome !== null
  for (;;) {
    await heard(me, () => isOver() || me.asked !== null)
    const { legal, asked } = me
    if (isOver() || asked === null) break
    const hints = await hintsFor(me)
    const open = legal.map(canonical)
    expect(hints.map(({ action }) => canonical(action)).filter((action) => !open.includes(action))).toEqual([])
    expect(hints.length).toBeGreaterThan(0)
    await me.act(hints[0].action)
    await heard(me, () => me.asked?.id !== asked.id)
  }
  const { record } = await guests[0].replay(table)
  me.close()

  // The match again, with what was thought about beside what was so.
  const match = Match.start(imposterKings, { ...record, seed: record.seed })
  if (isBlocked(match)) throw new Error(match.message)
  const compared: { here: unknown; there: unknown; isSameChance: boolean; isSameHand: boolean }[] = []
  for (const entry of record.entries) {
    const { play } = match
    const thoughts = entry.seat === 0 ? given.filter(({ world }) => world.asked === play.asked) : []
    for (const { world } of thoughts) {
      const imagined = readImagined(imposterKings, world as never)
      compared.push({
        // Not who is asked besides: somebody else may have answered the same question in the meantime.
        here: project(play, 0).view,
        there: project(imagined, 0).view,
        isSameChance: String(imagined.random) === String(play.random),
        isSameHand: String(imagined.own[1].hand) === String(play.own[1].hand),
      })
    }
    const applied = match.redo(entry)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
  }
  expect(compared).toHaveLength(given.length)
  expect(compared.map(({ there }) => there)).toEqual(compared.map(({ here }) => here))
  expect(compared.some(({ isSameChance }) => isSameChance)).toBe(false)
  expect(compared.every(({ isSameHand }) => isSameHand)).toBe(false)
})

test('a decision is thought about once, however often somebody asks', async () => {
  const { me } = await sit(1, { bots: ['rule'] })
  await heard(me, () => me.asked !== null)
  const decision = me.asked?.id ?? 0
  const first = await hintsFor(me)
  const thoughts = given.length
  const [second, third] = await Promise.all([hintsFor(me), hintsFor(me)])
  expect([second, third]).toEqual([first, first])
  expect(given).toHaveLength(thoughts)
  await me.act(first[0].action)
  await heard(me, () => me.asked !== null && me.asked.id !== decision)
  await hintsFor(me)
  expect(given.length).toBeGreaterThan(thoughts)
  me.close()
})

test.each([
  ['with people at the table', 2, {}],
  ['where the host wants none', 1, { bots: ['rule'], settings: { coach: false } }],
  ['in a game that no search plays', 1, { game: 'bomb-busters', bots: ['team'] }],
] as readonly [string, number, Parameters<typeof seatParty>[2]][])('there are none %s', async (_, people, wish) => {
  const party = await seatParty(server.url, people, wish)
  const seats = party.guests.map((guest) => guest.connect(party.table))
  const isAsked = ({ asked }: Connection) => asked !== null
  await heard(seats[0], () => seats.some(isAsked))
  for (const seat of seats.filter(isAsked)) expect(await seat.hint()).toMatchObject({ code: 'noHints' })
  expect(given).toEqual([])
  for (const seat of seats) seat.close()
})

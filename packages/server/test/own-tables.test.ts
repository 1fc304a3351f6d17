import type { OwnTable } from '@riposte/protocol'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, Guest, open, seatParty } from './party.ts'

let server: RunningServer
beforeEach(async () => {
  server = await open()
})
afterEach(() => server.close())
afterAll(cleanUp)

describe('one’s own tables', () => {
  const mine = async (guest: Guest) =>
    ((await guest.ask('GET', '/api/tables/mine')).body as unknown as { tables: OwnTable[] }).tables

  test('say where one sits, whether something is asked, and whom they wait for', async () => {
    const { table, guests } = await seatParty(server.url, 2)
    const seats = await Promise.all(guests.map(mine))
    const [[first], [second]] = seats
    expect([first.id, second.id, first.seat, second.seat]).toEqual([table, table, 0, 1])
    const asked = seats.filter(([own]) => own.asked).length
    expect(asked).toBeGreaterThan(0)
    for (const [own] of seats) expect(own.waitingFor.includes(own.seat ?? -1)).toBe(own.asked)
    await guests[0].post('/api/tables', { game: 'imposter-kings', seats: 2, name: 'Ada' })
    expect((await mine(guests[0])).map(({ status, asked: isAsked }) => [status, isAsked])).toEqual([
      ['lobby', false],
      ['running', first.asked],
    ])
    const stranger = await Guest.at(server.url)
    expect(await mine(stranger)).toEqual([])
  })

  test('are asked the same after a restart, from storage', async () => {
    const file = databaseFile()
    const before = await open({ file })
    const { guests } = await seatParty(before.url, 2)
    const told = await Promise.all(guests.map(mine))
    await before.close()
    const after = await open({ file })
    const again = await Promise.all(guests.map(({ token }) => mine(new Guest(after.url, token))))
    expect(again).toEqual(told)
    await after.close()
  })
})

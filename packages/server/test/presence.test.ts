import type { TableInfo } from '@riposte/protocol'
import { afterAll, expect, test } from 'vitest'
import { cleanUp, EASY, open, seatParty } from './party.ts'
import { Recorder } from './recorder.ts'
import { VirtualClock } from './virtual-clock.ts'

afterAll(cleanUp)

test('who is there is told to the table at once, and then at most once a second', async () => {
  const clock = new VirtualClock()
  const server = await open({ clock, config: { ...EASY, pace: { ...EASY.pace, lookout: 3_600_000 } } })
  const { table, guests } = await seatParty(server.url, 2)
  const [me, friend] = [new Recorder(server.url), new Recorder(server.url)]
  const welcome = await me.hello(table, guests[0].token)
  expect(welcome).toMatchObject({ table: { watching: 0, seats: [{ online: true }, { online: false }] } })
  const told = () =>
    me.messages.flatMap((heard) =>
      heard.type === 'table' ? [[heard.table.watching, heard.table.seats[1].online]] : [],
    )
  const second = () =>
    clock.advance(1000, async () => {
      await server.settled()
      await me.flush()
    })
  const now = async () =>
    ((await guests[0].ask('GET', `/api/tables/${table}`)).body as unknown as { table: TableInfo }).table

  const crowd = Array.from({ length: 30 }, () => new Recorder(server.url))
  await Promise.all(crowd.map((one) => one.hello(table)))
  await friend.hello(table, guests[1].token)
  await me.flush()
  expect(told()).toEqual([[0, false]])
  await second()
  for (const one of [...crowd, friend]) one.close()
  while ((await now()).watching > 0 || (await now()).seats[1].online);
  await second()
  await second()
  expect(told()).toEqual([
    [0, false],
    [30, true],
    [0, false],
  ])
  me.close()
  await server.close()
})

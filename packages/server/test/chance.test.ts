import { pino } from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { Seeded, unguessable } from '../src/chance.ts'
import { BadConfig, configFrom, DEFAULTS, type RunningServer } from '../src/index.ts'
import { cleanUp, databaseFile, EASY, Guest, open, Player, seatParty } from './party.ts'

afterAll(cleanUp)

const FAIR = { ...EASY, seed: null } // excused: this is the test of servers without a seed

describe('the chance of a seeded server', () => {
  test('draws the same for the same purpose, the first time, the second time and so on', () => {
    const [one, other] = [new Seeded('a'), new Seeded('a')]
    const drawn = [one.draw('guest', 18), one.draw('guest', 18), one.draw('table', 12)]
    expect(new Set(drawn).size).toBe(3)
    // In another order.
    expect([other.draw('table', 12), other.draw('guest', 18), other.draw('guest', 18)]).toEqual([
      drawn[2],
      drawn[0],
      drawn[1],
    ])
    expect(new Seeded('b').draw('guest', 18)).not.toBe(drawn[0])
    expect(Buffer.from(drawn[0], 'base64url')).toHaveLength(18)
    expect(() => one.draw('guest', 65)).toThrow('64 bytes at most')
  })
})

describe('a server without a seed', () => {
  test('is what everybody gets who does not ask for one', () => {
    for (const { seed, searchLines, host } of [DEFAULTS, configFrom({}), configFrom({ RIPOSTE_SEED: '' })]) {
      expect([seed, searchLines, host]).toEqual([null, null, '0.0.0.0'])
    }
  })

  test('never draws the same twice, whatever for', () => {
    const drawn = Array.from({ length: 100 }, () => unguessable.draw('guest', 18))
    expect(new Set(drawn).size).toBe(100)
    expect(drawn.every((text) => Buffer.from(text, 'base64url').length === 18)).toBe(true)
  })

  test('recognises no token of a seeded one, even on the same database', async () => {
    const file = databaseFile()
    const seeded = await open({ file })
    const { token } = await Guest.at(seeded.url)
    expect(await knows(seeded, token)).toBe(true)
    await seeded.close()
    const fair = await open({ file, config: FAIR })
    const own = await Guest.at(fair.url)
    expect([await knows(fair, token), await knows(fair, own.token)]).toEqual([false, true])
    await fair.close()
    // Nor the other way round.
    const again = await open({ file })
    expect([await knows(again, token), await knows(again, own.token)]).toEqual([true, false])
    await again.close()
  })

  test('gives out tokens and tables that a second one, asked for the same, does not', async () => {
    const [one, other] = [await first(FAIR), await first(FAIR)]
    for (const drawn of ['token', 'table', 'seed', 'salt'] as const) expect(one[drawn]).not.toBe(other[drawn])
  })
})

/** Whether it takes this token for one of its own. */
async function knows({ url }: RunningServer, token: string): Promise<boolean> {
  return (await new Guest(url, token).ask('GET', '/api/tables/mine')).status !== 401
}

/** What the first guest and the first table of a server are. */
async function first(config = EASY) {
  const server = await open({ config })
  const { table, guests } = await seatParty(server.url, 1, { bots: ['rule'], options: { targetScore: 1 } })
  const player = new Player(guests[0], table, 'first')
  await player.over
  player.connection.close()
  const { seed, salt, entries } = (await guests[0].replay(table)).record
  await server.close()
  return { token: guests[0].token, table, seed, salt, entries }
}

describe('a server with a seed', () => {
  test('gives the same tokens and ids, and its bots play the same matches, every time', async () => {
    const one = await first()
    expect(one.entries.length).toBeGreaterThan(0)
    expect(await first()).toEqual(one)
    const other = await first({ ...EASY, seed: 'another' })
    for (const drawn of ['token', 'table', 'seed', 'salt'] as const) expect(one[drawn]).not.toBe(other[drawn])
  })

  test('deals to tables that are wished for at the same moment by what was wished for, not by who came first', async () => {
    const names = ['Ada', 'Bert', 'Cleo']
    const idsIn = async (order: readonly string[]) => {
      const server = await open()
      const parties = await Promise.all(order.map((name) => seatParty(server.url, 1, { bots: ['rule'], name })))
      await server.close()
      return Object.fromEntries(parties.map(({ table }, at) => [order[at], table]))
    }
    expect(await idsIn([...names].reverse())).toEqual(await idsIn(names))
  })

  test('draws anew when it is started again on the same database, and keeps who was there', async () => {
    const file = databaseFile()
    const before = await open({ file })
    const one = await seatParty(before.url, 1, { bots: ['rule'] })
    await before.close()
    const after = await open({ file })
    const other = await seatParty(after.url, 1, { bots: ['rule'] })
    expect(await knows(after, one.guests[0].token)).toBe(true)
    expect(other.table).not.toBe(one.table)
    expect(other.guests[0].token).not.toBe(one.guests[0].token)
    await after.close()
  })

  test('says in its log that it is not for strangers', async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) })
    await (await open({ log, config: FAIR })).close()
    expect(lines).toEqual([])
    await (await open({ log })).close()
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 40, seed: 'party', msg: expect.stringContaining('NOT FOR STRANGERS') },
    ])
  })

  test('is for its own machine alone', async () => {
    expect(configFrom({ RIPOSTE_SEED: 'x' })).toMatchObject({ seed: 'x', host: '127.0.0.1', searchLines: 500 })
    const shown = { ...configFrom({ RIPOSTE_SEED: 'x', HOST: '0.0.0.0' }), port: 0 }
    await expect(open({ config: shown })).rejects.toThrow(BadConfig)
  })
})

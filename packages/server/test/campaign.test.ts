import type { CampaignInfo, CampaignSummary, OwnTable, TableInfo } from '@riposte/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games, openStore, type RunningServer, startPostgres } from '../src/index.ts'
import type { PostgresServer } from '../src/store/postgres/own-server.ts'
import { cleanUp, databaseFile, EASY, Guest, open, Player } from './party.ts'
import { Recorder } from './recorder.ts'
import { launch } from './server-process.ts'
import { trail } from './trail.ts'

const GAMES = [...games, trail]

interface Group {
  readonly id: string
  readonly guests: readonly Guest[]
  readonly invitation: string
}

/** A campaign of so many people; the first hosts it. */
async function group(url: string, people: number, game = 'trail'): Promise<Group> {
  const guests: Guest[] = []
  for (let i = 0; i < people; i++) guests.push(await Guest.at(url))
  const made = await guests[0].post('/api/campaigns', { game, name: 'Ada' })
  const { campaign, invitation } = made as unknown as { campaign: CampaignInfo; invitation: string }
  for (const [at, guest] of guests.entries()) {
    if (at > 0) await guest.post(`/api/campaigns/${campaign.id}/join`, { name: `Friend ${at}`, invitation })
  }
  return { id: campaign.id, guests, invitation }
}

const read = async (guest: Guest, id: string) =>
  ((await guest.ask('GET', `/api/campaigns/${id}`)).body as unknown as { campaign: CampaignInfo }).campaign

const code = async (guest: Guest, path: string, body: object = {}) => (await guest.ask('POST', path, body)).body.code

async function tableFor({ id, guests }: Group, stage: number, wish: object = {}): Promise<string> {
  const made = await guests[0].post(`/api/campaigns/${id}/tables`, { stage, seats: 2, ...wish })
  return (made as unknown as { table: TableInfo }).table.id
}

/** Starts a table and walks its stage to the given end; resolves when everybody has seen it. */
async function walk(guest: Guest, table: string, arrived: 0 | 1): Promise<void> {
  await guest.post(`/api/tables/${table}/start`)
  await end(guest, table, arrived)
}

async function end(guest: Guest, table: string, arrived: 0 | 1): Promise<void> {
  await new Promise<void>((resolve) => {
    let answered = false
    const look = () => {
      const { asked, seen } = connection
      if (seen?.outcome) {
        connection.close()
        resolve()
      } else if (asked?.id !== undefined && !answered) {
        answered = true
        void connection.act({ type: 'walk', arrived }, asked.id)
      }
    }
    const connection = guest.connect(table, { onWelcome: look, onUpdate: look })
  })
}

/** A stage played with a bot. */
async function play(party: Group, stage: number, arrived: 0 | 1): Promise<string> {
  const table = await tableFor(party, stage, { bots: ['random'] })
  await walk(party.guests[0], table, arrived)
  return table
}

const stagesOf = ({ stages }: CampaignInfo) =>
  stages.map(({ stage, open: isOpen, tries, successes }) => [stage, isOpen, tries, successes])

function describeCampaigns(name: string, openServer: () => Promise<RunningServer>): void {
  describe(`a campaign, kept in ${name}`, () => {
    let server: RunningServer
    beforeAll(async () => {
      server = await openServer()
    })
    afterAll(async () => {
      await server.close()
    })

    test('is made by its host, joined with its invitation, and seen by its members alone', async () => {
      const party = await group(server.url, 2)
      const { id, guests, invitation } = party
      const stranger = await Guest.at(server.url)
      expect(await read(guests[1], id)).toMatchObject({
        game: 'trail',
        host: false,
        done: 0,
        next: 1,
        members: [
          { name: 'Ada', host: true, you: false },
          { name: 'Friend 1', host: false, you: true },
        ],
        failures: { lost: 0 },
        unlocked: { dogs: [] },
        results: [],
        tables: [],
      })
      const { stages } = await read(guests[0], id)
      expect(stages).toMatchObject([
        { stage: 1, part: 'the trail', options: { stage: 1 }, seats: [2, 3], open: true, why: null, best: null },
        { stage: 2, seats: [2, 3], open: false, why: { code: 'far', rule: 'T-4' } },
        { stage: 3, seats: [3], open: false },
      ])
      expect(await stranger.ask('GET', `/api/campaigns/${id}`)).toMatchObject({
        status: 403,
        body: { code: 'notMember' },
      })
      expect(await stranger.ask('GET', '/api/campaigns/nowhere')).toMatchObject({
        status: 404,
        body: { code: 'noCampaign' },
      })
      const wrong = { name: 'Eve', invitation: 'made up' }
      expect(await code(stranger, `/api/campaigns/${id}/join`, wrong)).toBe('notInvited')
      expect(await guests[0].post(`/api/campaigns/${id}/invitation`)).toEqual({ invitation })
      expect(await code(guests[1], `/api/campaigns/${id}/invitation`)).toBe('notHost')
      expect(JSON.stringify(await read(guests[1], id))).not.toContain(invitation)
    })

    test('lists what one is a member of, with the tables that wait', async () => {
      const party = await group(server.url, 2)
      const table = await tableFor(party, 1)
      const mine = async (guest: Guest) =>
        ((await guest.ask('GET', '/api/campaigns/mine')).body as unknown as { campaigns: CampaignSummary[] }).campaigns
      expect(await mine(party.guests[1])).toMatchObject([
        { id: party.id, done: 0, stages: 3, next: 1, tables: [{ id: table, seat: null, campaign: party.id }] },
      ])
      expect((await mine(party.guests[0]))[0].tables[0].seat).toBe(0)
      expect(await mine(await Guest.at(server.url))).toEqual([])
    })

    test('has tables for open stages only, at which members sit down without an invitation', async () => {
      const party = await group(server.url, 2)
      const { id, guests } = party
      const [ada, bob] = guests
      const stranger = await Guest.at(server.url)
      const tables = `/api/campaigns/${id}/tables`
      expect(await code(ada, tables, { stage: 2, seats: 2 })).toBe('far')
      expect(await code(ada, tables, { stage: 9, seats: 2 })).toBe('noStage')
      expect(await code(ada, tables, { stage: 1, seats: 5 })).toBe('noSuchSeat')
      expect(await code(stranger, tables, { stage: 1, seats: 2 })).toBe('notMember')
      // The stage decides, whatever else was wished for.
      const made = await bob.post(tables, { stage: 1, seats: 2, options: { stage: 2, dogs: true } })
      const { table } = made as unknown as { table: TableInfo }
      expect(table).toMatchObject({
        options: { stage: 1, dogs: true },
        campaign: id,
        seats: [{ name: 'Friend 1' }, {}],
      })
      expect(await code(bob, `/api/tables/${table.id}/options`, { options: { stage: 2 } })).toBe('far')
      expect(await bob.post(`/api/tables/${table.id}/options`, { options: { dogs: false } })).toMatchObject({
        table: { options: { stage: 1, dogs: false } },
      })
      expect(await code(stranger, `/api/tables/${table.id}/join`, { name: 'Eve' })).toBe('notInvited')
      expect(await ada.post(`/api/tables/${table.id}/join`, { name: 'Ada' })).toMatchObject({ seat: 1 })
    })

    test('moves on once with each match that ends, by success and by failure', async () => {
      const party = await group(server.url, 1)
      const [ada] = party.guests
      const lost = await play(party, 1, 0)
      expect(await read(ada, party.id)).toMatchObject({ done: 0, next: 1, failures: { lost: 1 }, tables: [] })
      const won = await play(party, 1, 1)
      const after = await read(ada, party.id)
      expect(stagesOf(after)).toEqual([
        [1, true, 2, 1],
        [2, true, 0, 0],
        [3, false, 0, 0],
      ])
      expect(after).toMatchObject({ done: 1, next: 2, failures: { lost: 1 } })
      expect(after.results.map(({ table, stage, success, seats }) => [table, stage, success, seats])).toEqual([
        [won, 1, true, 2],
        [lost, 1, false, 2],
      ])
      await play(party, 2, 1)
      expect(await read(ada, party.id)).toMatchObject({ done: 2, next: 3 })
    })

    test('counts a match that two tables of it end at the same moment as two', async () => {
      const party = await group(server.url, 1)
      const tables = await Promise.all([1, 2, 3, 4].map(() => tableFor(party, 1, { bots: ['random'] })))
      await Promise.all(tables.map((table, at) => walk(party.guests[0], table, at === 0 ? 1 : 0)))
      expect(stagesOf(await read(party.guests[0], party.id))[0]).toEqual([1, true, 4, 1])
    })

    test('goes on from table to table with the same people and bots: again, or the next stage', async () => {
      const party = await group(server.url, 1)
      const [ada] = party.guests
      const first = await tableFor(party, 1, { bots: ['random'], options: { dogs: true } })
      await walk(ada, first, 0)
      const rematch = async (table: string, body: object = {}) =>
        (await ada.post(`/api/tables/${table}/rematch`, body)) as unknown as { table: TableInfo; seat: number }
      expect(await code(ada, `/api/tables/${first}/rematch`, { stage: 2 })).toBe('far')
      const again = await rematch(first)
      expect(again).toMatchObject({
        seat: 0,
        table: { options: { stage: 1, dogs: true }, campaign: party.id, seats: [{ name: 'Ada' }, { bot: 'random' }] },
      })
      await walk(ada, again.table.id, 1)
      // Whoever asks first decides; the others come to the same table. Dogs do not suit the second stage.
      const [next, same] = await Promise.all([
        rematch(again.table.id, { stage: 2 }),
        rematch(again.table.id, { stage: 2 }),
      ])
      expect(next.table).toMatchObject({ options: { stage: 2 }, campaign: party.id, seats: [{ name: 'Ada' }, {}] })
      expect(same.table.id).toBe(next.table.id)
      await walk(ada, next.table.id, 1)
      expect(await code(ada, `/api/tables/${next.table.id}/rematch`, { stage: 3 })).toBe('tooFew')
      expect(await read(ada, party.id)).toMatchObject({ done: 2, failures: { lost: 1 }, unlocked: { dogs: ['Rex'] } })
    })

    test('begins anew when its host says so; matches under way count no more', async () => {
      const party = await group(server.url, 2)
      const [ada, bob] = party.guests
      await play(party, 1, 1)
      const open = await play(party, 2, 0)
      const [running, waiting] = [
        await tableFor(party, 2, { bots: ['random'] }),
        await tableFor(party, 2, { bots: ['random'] }),
      ]
      await ada.post(`/api/tables/${running}/start`)
      expect(await code(bob, `/api/campaigns/${party.id}/reset`)).toBe('notHost')
      const reset = (await ada.post(`/api/campaigns/${party.id}/reset`)) as unknown as { campaign: CampaignInfo }
      const anew = [
        [1, true, 0, 0],
        [2, false, 0, 0],
        [3, false, 0, 0],
      ]
      expect(stagesOf(reset.campaign)).toEqual(anew)
      expect(reset.campaign).toMatchObject({ failures: { lost: 0 }, results: [], tables: [], members: [{}, {}] })
      await end(ada, running, 1)
      await walk(ada, waiting, 1)
      expect(stagesOf(await read(ada, party.id))).toEqual(anew)
      expect(await code(ada, `/api/tables/${open}/rematch`)).toBe('far')
      await play(party, 1, 1)
      expect(stagesOf(await read(bob, party.id))[1]).toEqual([2, true, 0, 0])
    })

    test('is left by members and not by its host, who removes others', async () => {
      const { id, guests, invitation } = await group(server.url, 3)
      const [ada, bob, eve] = guests
      const [first, , third] = (await read(ada, id)).members
      expect(await code(bob, `/api/campaigns/${id}/remove`, { member: third.id })).toBe('notHost')
      expect(await code(ada, `/api/campaigns/${id}/remove`, { member: first.id })).toBe('hostStays')
      expect(await code(ada, `/api/campaigns/${id}/remove`, { member: 'nobody' })).toBe('noMember')
      expect(await code(ada, `/api/campaigns/${id}/leave`)).toBe('hostStays')
      await bob.post(`/api/campaigns/${id}/leave`)
      expect(await code(bob, `/api/campaigns/${id}/leave`)).toBe('notMember')
      const left = (await ada.post(`/api/campaigns/${id}/remove`, { member: third.id })) as unknown as {
        campaign: CampaignInfo
      }
      expect(left.campaign.members.map(({ name: called }) => called)).toEqual(['Ada'])
      expect((await eve.ask('GET', `/api/campaigns/${id}`)).body.code).toBe('notMember')
      await bob.post(`/api/campaigns/${id}/join`, { name: 'Bob', invitation })
      await bob.post(`/api/campaigns/${id}/join`, { name: 'Bobby', invitation })
      expect((await read(ada, id)).members.map(({ name: called }) => called)).toEqual(['Ada', 'Bobby'])
    })
  })
}

describeCampaigns('SQLite', () => open({ games: GAMES }))

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  cleanUp()
})

const onPostgres = async (databaseUrl: string) => open({ store: await openStore({ databaseUrl }), games: GAMES })

describeCampaigns('PostgreSQL', async () => onPostgres(await postgres.database()))

describe('campaigns', () => {
  test('of two processes on one database are one: each match counts once, at whichever it ended', async () => {
    const databaseUrl = await postgres.database()
    const [one, other] = [await onPostgres(databaseUrl), await onPostgres(databaseUrl)]
    try {
      const party = await group(one.url, 1)
      const [ada] = party.guests
      const there = new Guest(other.url, ada.token)
      const tables = await Promise.all([1, 2, 3, 4].map(() => tableFor(party, 1, { bots: ['random'] })))
      for (const table of tables) await ada.post(`/api/tables/${table}/start`)
      // Both processes hold every table, and the end is told at both at once.
      await Promise.all(tables.flatMap((table) => [end(ada, table, 1), end(there, table, 1)]))
      for (const guest of [ada, there]) {
        const campaign = await read(guest, party.id)
        expect(stagesOf(campaign)[0]).toEqual([1, true, 4, 4])
        expect(new Set(campaign.results.map(({ table }) => table))).toEqual(new Set(tables))
      }
      const [next, same] = await Promise.all(
        [ada, there].map(
          async (guest) =>
            (await guest.post(`/api/tables/${tables[0]}/rematch`, { stage: 2 })) as unknown as { table: TableInfo },
        ),
      )
      expect(next.table.id).toBe(same.table.id)
    } finally {
      await one.close()
      await other.close()
    }
  })

  test('are as they were after a restart, also when their tables are gone', async () => {
    const file = databaseFile()
    const before = await open({ file, games: GAMES })
    const party = await group(before.url, 1)
    const table = await play(party, 1, 1)
    const told = await read(party.guests[0], party.id)
    await before.close()
    const store = await openStore({ file })
    expect(await store.prune({ finishedBefore: Number.MAX_SAFE_INTEGER })).toMatchObject({ tables: 1 })
    await store.close()
    const after = await open({ file, games: GAMES })
    const again = new Guest(after.url, party.guests[0].token)
    expect(await read(again, party.id)).toEqual(told)
    expect((await again.ask('GET', `/api/tables/${table}`)).body.code).toBe('noTable')
    await after.close()
  })

  test('are only for games that have them', async () => {
    const server = await open({ games: GAMES })
    const guest = await Guest.at(server.url)
    expect(await code(guest, '/api/campaigns', { game: 'imposter-kings', name: 'Ada' })).toBe('notCampaign')
    expect(await code(guest, '/api/campaigns', { game: 'chess', name: 'Ada' })).toBe('noGame')
    const { games: told } = (await guest.ask('GET', '/api/games')).body as unknown as {
      games: { id: string; campaign: boolean }[]
    }
    expect(told.map(({ id, campaign }) => [id, campaign])).toEqual([
      ['imposter-kings', false],
      ['bomb-busters', true],
      ['dune', false],
      ['trail', true],
    ])
    const plain = await guest.post('/api/tables', { game: 'trail', seats: 2, name: 'Ada', bots: ['random'] })
    const { table } = plain as unknown as { table: TableInfo }
    expect(table.campaign).toBeNull()
    await walk(guest, table.id, 1)
    expect(await code(guest, `/api/tables/${table.id}/rematch`, { stage: 2 })).toBe('noCampaign')
    await server.close()
  })

  test('making them is slowed down like making tables', async () => {
    const { limits } = EASY
    const config = { ...EASY, limits: { ...limits, creations: { burst: 3, perSecond: 0.001 } } }
    const server = await open({ games: GAMES, config })
    const guest = await Guest.at(server.url)
    const made = []
    for (let i = 0; i < 4; i++)
      made.push((await guest.ask('POST', '/api/campaigns', { game: 'trail', name: 'A' })).status)
    expect(made).toEqual([200, 200, 429, 429])
    await server.close()
  })
})

describe('a server that is killed at the end of a match', () => {
  for (const [point, counted] of [
    ['before append', 0],
    ['after append', 1],
    ['before send', 1],
  ] as const) {
    test(`${point}: the match counts exactly if it has ended, and once when the end is told again`, async () => {
      const file = databaseFile()
      const first = await launch({ file }, point)
      const party = await group(first.url, 1)
      const table = await tableFor(party, 1, { bots: ['random'] })
      await party.guests[0].post(`/api/tables/${table}/start`)
      const { token } = party.guests[0]
      const finish = async (url: string): Promise<void> => {
        const seat = new Recorder(url)
        await seat.hello(table, token)
        const decision = seat.sight()?.seen.decisions.find(({ id }) => id !== undefined)?.id ?? 0
        seat.send({ type: 'act', id: 'the-end', decision, action: { type: 'walk', arrived: 1 } })
        await seat.until(() => seat.messages.some(({ type }) => type === 'answer'))
        seat.close()
      }
      await finish(first.url)
      await first.ended

      const second = await open({ file, games: GAMES })
      const back = new Guest(second.url, token)
      const tries = async () => (await read(back, party.id)).stages[0].tries
      expect(await tries()).toBe(counted)
      await finish(second.url)
      expect(await tries()).toBe(1)
      await second.close()
    })
  }
})

describe('the campaign of Bomb Busters', () => {
  test('BB-17.1, BB-12.5, BB-2.8: a mission that people and bots play to its end counts as the match says', async () => {
    const server = await open({ games: GAMES })
    const party = await group(server.url, 2, 'bomb-busters')
    const [ada, bob] = party.guests
    const before = await read(ada, party.id)
    expect(before.stages.filter(({ open: isOpen }) => isOpen).map(({ stage }) => stage)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ])
    expect(await code(ada, `/api/campaigns/${party.id}/tables`, { stage: 9, seats: 3 })).toBe('missionLocked')
    const table = await tableFor(party, 1, { seats: 3, bots: ['random'] })
    await bob.post(`/api/tables/${table}/join`, { name: 'Bob' })
    expect(await code(ada, `/api/tables/${table}/options`, { options: { mission: 20 } })).toBe('missionLocked')
    await ada.post(`/api/tables/${table}/start`)
    const players = [ada, bob].map((guest, at) => new Player(guest, table, `mission ${at}`))
    await Promise.all(players.map(({ over }) => over))
    const { view } = players[0].connection.seen as unknown as {
      view: { result: string; captain: number }
    }
    for (const { connection } of players) connection.close()
    // BB-2.8: those who play on pass the captain's role on.
    const again = (await ada.post(`/api/tables/${table}/rematch`)) as unknown as { table: TableInfo }
    expect(again.table.options).toEqual({ mission: 1, captain: ['second', 'third', 'first'][view.captain] })
    const after = await read(bob, party.id)
    const won = view.result === 'win' ? 1 : 0
    expect(after.stages[0]).toMatchObject({ stage: 1, tries: 1, successes: won })
    expect(after.failures).toEqual({ ...before.failures, ...(won === 1 ? {} : { [view.result]: 1 }) })
    const mine = (await ada.ask('GET', '/api/tables/mine')).body as unknown as { tables: OwnTable[] }
    expect(mine.tables).toMatchObject([{ id: again.table.id }, { id: table, status: 'finished', campaign: party.id }])
    await server.close()
  })
})

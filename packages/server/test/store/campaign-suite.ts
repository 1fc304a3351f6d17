import { describe, expect, test } from 'vitest'
import type { Append, CampaignRun, NewCampaign } from '../../src/store/store.ts'
import { entry, newTable } from './fixtures.ts'
import type { AtStore } from './ground.ts'

function newCampaign(id: string, different: Partial<NewCampaign> = {}): NewCampaign {
  return {
    id,
    createdAt: 1000,
    game: 'move159',
    host: 'ann',
    invitation: `invitation-of-${id}`,
    members: [{ token: 'ann', name: 'Änn 🂡 \u0000' }],
    ...different,
  }
}

/** The step that ends the match of a table. */
function end(
  table: string,
  campaign: CampaignRun,
  at: number,
  data: Append['result'] = { campaign, data: table },
): Append {
  return { table, entries: [entry(1, { at })], set: { status: 'finished' }, result: data }
}

/** What every store promises about campaigns. */
export function describeCampaigns(here: AtStore): void {
  describe('campaigns', () => {
    const first: CampaignRun = { id: 'c', run: 1 }
    const tablesCounted = async (id = 'c', from = here.store) =>
      (await from.campaign(id))?.results.map(({ table }) => table) ?? null

    test('a campaign is read as it was made, also by others, in its first run and without results', async () => {
      expect(await here.store.createCampaign(newCampaign('c'))).toBe('created')
      const expected = { ...newCampaign('c'), run: 1, results: [] }
      expect(await here.store.campaign('c')).toStrictEqual(expected)
      expect(await (await here.open()).campaign('c')).toStrictEqual(expected)
      expect(await here.store.campaign('d')).toBeNull()
      expect(await here.store.createCampaign(newCampaign('c', { host: 'bob' }))).toBe('taken')
      expect(await here.store.campaign('c')).toStrictEqual(expected)
    })

    test('members come in their order, once each, under their last name, up to a number, and go', async () => {
      await here.store.createCampaign(newCampaign('c'))
      const enter = (token: string, called: string) => here.store.enterCampaign('c', { token, name: called }, 2000, 3)
      expect([await enter('zoe', 'Zoe'), await enter('bob', 'Bob'), await enter('eve', 'Eve')]).toEqual([
        'entered',
        'entered',
        'full',
      ])
      expect(await enter('zoe', 'Zoë')).toBe('entered')
      const names = async () => (await here.store.campaign('c'))?.members.map(({ name: called }) => called)
      expect(await names()).toEqual(['Änn 🂡 \u0000', 'Zoë', 'Bob'])
      await here.store.exitCampaign('c', 'zoe')
      await here.store.exitCampaign('c', 'nobody')
      expect(await enter('eve', 'Eve')).toBe('entered')
      expect(await names()).toEqual(['Änn 🂡 \u0000', 'Bob', 'Eve'])
      expect(await here.store.enterCampaign('gone', { token: 'bob', name: 'Bob' }, 1, 3)).toBe('gone')
    })

    test('of many who come at the same moment only so many as there is room for get in', async () => {
      await here.store.createCampaign(newCampaign('c'))
      const other = await here.open()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          (at % 2 === 0 ? here.store : other).enterCampaign('c', { token: `t${at}`, name: 'T' }, 1, 4),
        ),
      )
      expect(answers.filter((answer) => answer === 'entered')).toHaveLength(3)
      expect((await here.store.campaign('c'))?.members).toHaveLength(4)
    })

    test('a member’s campaigns are listed, the last used first', async () => {
      for (const id of ['a', 'b', 'c']) await here.store.createCampaign(newCampaign(id))
      await here.store.createCampaign(newCampaign('d', { host: 'bob', members: [] }))
      await here.store.create(newTable('t', { createdAt: 5000, campaign: { id: 'b', run: 1 } }))
      await here.store.enterCampaign('c', { token: 'bob', name: 'Bob' }, 4000, 9)
      expect((await here.store.campaigns('ann', 9)).map(({ id }) => id)).toEqual(['b', 'c', 'a'])
      expect((await here.store.campaigns('ann', 1)).map(({ id }) => id)).toEqual(['b'])
      expect((await here.store.campaigns('bob', 9)).map(({ id }) => id)).toEqual(['c'])
    })

    test('a table knows its campaign, and the tables of campaigns are listed', async () => {
      await here.store.createCampaign(newCampaign('c'))
      for (const id of ['s', 't', 'u']) await here.store.create(newTable(id, { campaign: first }))
      await here.store.create(newTable('v', { campaign: { id: 'd', run: 7 } }))
      await here.store.create(newTable('w'))
      await here.store.append(end('u', first, 1))
      expect((await here.store.load('v'))?.table.campaign).toEqual({ id: 'd', run: 7 })
      expect((await here.store.load('w'))?.table.campaign).toBeNull()
      const list = async (campaigns: readonly string[], unfinished?: true) =>
        (await here.store.list({ campaigns, limit: 9, ...(unfinished ? { unfinished } : {}) })).map(({ id }) => id)
      expect(await list(['c'])).toEqual(['u', 't', 's'])
      expect(await list(['c', 'd'], true)).toEqual(['v', 't', 's'])
      expect(await list([])).toEqual([])
    })

    test('the end of a match counts with the step that ends it, in the order of the ends', async () => {
      await here.store.createCampaign(newCampaign('c'))
      for (const id of ['s', 't', 'u']) await here.store.create(newTable(id, { campaign: first }))
      await Promise.all([here.store.append(end('t', first, 30)), here.store.append(end('s', first, 20))])
      const data = { mission: 3, says: 'null \u0000, quote \' " \\ $1 ?' }
      await here.store.append(end('u', first, 10, { campaign: first, data }))
      expect((await here.store.campaign('c'))?.results).toStrictEqual([
        { table: 'u', at: 10, data },
        { table: 's', at: 20, data: 's' },
        { table: 't', at: 30, data: 't' },
      ])
      expect(await tablesCounted('c', await here.open())).toEqual(['u', 's', 't'])
    })

    test('of two processes that end the same match one is stored, and it counts once', async () => {
      await here.store.createCampaign(newCampaign('c'))
      await here.store.create(newTable('t', { campaign: first }))
      const other = await here.open()
      const answers = await Promise.all([
        here.store.append(end('t', first, 1, { campaign: first, data: 'one' })),
        other.append(end('t', first, 1, { campaign: first, data: 'other' })),
      ])
      expect(answers.map(({ is }) => is).sort()).toEqual(['stored', 'taken'])
      expect(await tablesCounted()).toEqual(['t'])
      const again = end('t', first, 5)
      await here.store.append({ ...again, entries: [entry(2, { at: 5 })] })
      expect((await here.store.campaign('c'))?.results).toMatchObject([{ table: 't', at: 1 }])
    })

    test('a step that is not stored counts for nothing', async () => {
      await here.store.createCampaign(newCampaign('c'))
      await here.store.create(newTable('t', { campaign: first }))
      await here.store.append({ table: 't', entries: [entry(1)] })
      expect(await here.store.append(end('t', first, 1))).toEqual({ is: 'taken' })
      expect(await here.store.append(end('nowhere', first, 1))).toEqual({ is: 'gone' })
      expect(await tablesCounted()).toEqual([])
    })

    test('many matches of many campaigns end at once, from two processes', async () => {
      const other = await here.open()
      const ids = ['c', 'd', 'e']
      for (const id of ids) await here.store.createCampaign(newCampaign(id))
      const tables = Array.from({ length: 30 }, (_, at) => ({ id: `t${at}`, campaign: { id: ids[at % 3], run: 1 } }))
      for (const { id, campaign } of tables) await here.store.create(newTable(id, { campaign }))
      await Promise.all(
        tables.map(({ id, campaign }, at) => (at % 2 === 0 ? here.store : other).append(end(id, campaign, at))),
      )
      for (const id of ids) {
        const mine = tables.filter(({ campaign }) => campaign.id === id).map((table) => table.id)
        expect(await tablesCounted(id)).toEqual(mine)
      }
    })

    test('a reset begins a run without results, once, and what was begun before counts no more', async () => {
      await here.store.createCampaign(newCampaign('c'))
      await here.store.createCampaign(newCampaign('d'))
      for (const id of ['s', 't']) await here.store.create(newTable(id, { campaign: first }))
      await here.store.create(newTable('x', { campaign: { id: 'd', run: 1 } }))
      await here.store.append(end('s', first, 1))
      await here.store.append(end('x', { id: 'd', run: 1 }, 1))
      const other = await here.open()
      await Promise.all([here.store.resetCampaign(first, 2), other.resetCampaign(first, 2)])
      expect(await here.store.campaign('c')).toMatchObject({ run: 2, results: [], members: [{ token: 'ann' }] })
      expect(await tablesCounted('d')).toEqual(['x'])
      expect(await here.store.append(end('t', first, 3))).toEqual({ is: 'stored' })
      expect(await tablesCounted()).toEqual([])
      await here.store.create(newTable('u', { campaign: { id: 'c', run: 2 } }))
      await here.store.append(end('u', { id: 'c', run: 2 }, 4))
      expect(await tablesCounted()).toEqual(['u'])
    })

    test('tables that go leave what they counted for; the match of a campaign that is gone ends like any other', async () => {
      await here.store.createCampaign(newCampaign('c'))
      for (const id of ['s', 't']) await here.store.create(newTable(id, { campaign: first, createdAt: 1 }))
      await here.store.append(end('s', first, 1))
      expect(await here.store.prune({ finishedBefore: 5000 })).toMatchObject({ tables: 1 })
      expect(await tablesCounted()).toEqual(['s'])
      expect(await here.store.append(end('t', { id: 'gone', run: 1 }, 1))).toEqual({ is: 'stored' })
      expect(await tablesCounted()).toEqual(['s'])
    })

    test('campaigns that nothing was done in go, but none with a table under way', async () => {
      for (const id of ['old', 'busy', 'joined', 'reset', 'played']) await here.store.createCampaign(newCampaign(id))
      const under = (id: string) => ({ campaign: { id, run: 1 }, createdAt: 1000 })
      for (const id of ['old', 'busy', 'played']) await here.store.create(newTable(`${id}-table`, under(id)))
      await here.store.append(end('old-table', { id: 'old', run: 1 }, 1000))
      await here.store.append(end('played-table', { id: 'played', run: 1 }, 3000))
      await here.store.enterCampaign('joined', { token: 'bob', name: 'Bob' }, 3000, 9)
      await here.store.resetCampaign({ id: 'reset', run: 1 }, 3000)
      expect(await here.store.pruneCampaigns(1000)).toBe(0)
      expect(await here.store.pruneCampaigns(2000, true)).toBe(1)
      expect(await tablesCounted('old')).toEqual(['old-table'])
      expect(await here.store.pruneCampaigns(2000)).toBe(1)
      expect((await here.store.campaigns('ann', 9)).map(({ id }) => id).sort()).toEqual([
        'busy',
        'joined',
        'played',
        'reset',
      ])
      // Nothing of it is left to those who come after.
      await here.store.createCampaign(newCampaign('old', { members: [] }))
      expect(await here.store.campaign('old')).toMatchObject({ members: [], results: [] })
    })
  })
}

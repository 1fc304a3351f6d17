import { commit } from '@riposte/kernel'
import { openStore, type RunningServer } from '@riposte/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { command } from './command.ts'
import { leave, matchUnderWay, type OperatedMatch, type OperatedStore, STORES, serveOn } from './operated-server.ts'

/** A table of rules that nobody has any more. */
const STRANGE = {
  createdAt: 1,
  game: 'imposter-kings',
  version: 0,
  options: {},
  seats: [],
  host: 'host',
  listed: false,
  settings: {},
  wakeAt: null,
  commitment: commit('seed', 'salt'),
  sealed: { seed: 'seed', salt: 'salt' },
  campaign: null,
}

describe.each(STORES)('riposte store check, on %s', (name, storeCalled) => {
  let place: OperatedStore
  let server: RunningServer
  const matches: OperatedMatch[] = []

  beforeAll(async () => {
    place = await storeCalled(`check-${name}`)
    server = await serveOn(place)
    for (let at = 0; at < 3; at++) matches.push(await matchUnderWay(server.url))
    for (const match of matches) leave(match)
    await server.close()
  })

  afterAll(() => server.close())

  const check = (...args: readonly string[]) => command(['store', 'check', ...args, ...place.args], place.env)

  test('reads everything; reports what does not load, and goes on behind it', async () => {
    expect(await check()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^3 tables with \d+ entries and 3 lines of chat, 0 campaigns: nothing wrong\n$/),
    })
    const store = await openStore(place.place)
    for (const id of ['old', 'older']) await store.create({ ...STRANGE, id, invitation: id })
    const at = { seq: 1, at: 1, kind: 'start', seat: null, decision: null, commandId: null, data: null }
    await store.append({ table: 'older', entries: [at], set: { status: 'finished' } })
    await store.close()
    const { code, out } = await check()
    expect(code).toBe(1)
    const rules = 'it was played under version 0 of the rules of The Imposter Kings; this server has version'
    expect(out).toContain(`wrong  table old: ${rules}`)
    // Nobody waits for it any more.
    expect(out).toContain(`note   table older: ${rules}`)
    expect(out).toMatch(/\n5 tables with .*: 1 thing wrong\n$/)
    const lines = (await check('--json')).out.trimEnd().split('\n')
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[2])).toMatchObject({ tables: 5, wrong: 1, notes: 1 })
    const shown = await command(['tables', 'show', 'old', ...place.args], place.env)
    expect(shown.out).toMatch(/^does not load +it was played under version 0/m)
  })

  test('what is wrong is said in a sentence', async () => {
    expect((await command(['store', 'mend'])).err).toMatch(/^riposte: riposte store cannot mend; it can /)
    expect((await command(['store', 'check', '--db', 'nowhere.db'], { DATABASE_URL: '' })).err).toMatch(
      /^riposte: there is no database .*nowhere\.db\n$/,
    )
    const err = 'riposte: cannot open the database at DATABASE_URL: '
    expect((await command(['store', 'check'], { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' })).err).toContain(
      err,
    )
  })
})

import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { openStore, type RunningServer } from '@riposte/server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { command, file, type Ran } from './command.ts'
import { leave, matchUnderWay, type OperatedMatch, type OperatedStore, STORES, serveOn } from './operated-server.ts'

interface People {
  readonly match: OperatedMatch
  /** Who hosts the match, and who plays against them. */
  readonly ada: string
  readonly bert: string
}

async function people({ url }: RunningServer): Promise<People> {
  const match = await matchUnderWay(url)
  const [ada, bert] = match.tokens.map((token) => createHash('sha256').update(token).digest('base64url'))
  return { match, ada, bert }
}

describe.each(STORES)('riposte guests, on %s beside a running server', (name, storeCalled) => {
  let place: OperatedStore
  let server: RunningServer
  /** They are only looked at: whoever bans or deletes somebody has people of their own. */
  let known: People

  beforeAll(async () => {
    place = await storeCalled(`guests-${name}`)
    server = await serveOn(place)
    known = await people(server)
  })

  afterAll(async () => {
    leave(known.match)
    await server.close()
  })

  const peopleOfItsOwn = async (): Promise<People> => {
    const own = await people(server)
    onTestFinished(() => leave(own.match))
    return own
  }

  const run = (...args: readonly string[]): Promise<Ran> => command([...args, ...place.args], place.env)
  /** An id may begin with a dash. */
  const guests = (what: string, id: string, ...flags: readonly string[]): Promise<Ran> =>
    command(['guests', what, ...flags, ...place.args, '--', id], place.env)

  test('list and show tell who is known, and by which names', async () => {
    const { match, ada, bert } = known
    const { out } = await run('guests', 'list')
    const [head, ...lines] = out.trimEnd().split('\n')
    expect(head).toMatch(/^guest +tables +campaigns +banned +names$/)
    expect(lines.filter((line) => line.startsWith(ada) || line.startsWith(bert))).toHaveLength(2)
    expect(lines.find((line) => line.startsWith(ada))).toMatch(/ 1 +0 +Ada$/)
    const shown = await guests('show', bert)
    expect(shown.out).toMatch(/^names +Bert$/m)
    expect(shown.out).toMatch(new RegExp(`^table ${match.id} +running +imposter-kings +2.* UTC +seat \\d$`, 'm'))
    expect(JSON.parse((await guests('show', ada, '--json')).out)).toMatchObject({
      id: ada,
      names: ['Ada'],
      tables: [{ id: match.id, status: 'running', host: true }],
      campaigns: [],
      browsers: 0,
      ban: null,
    })
  })

  test('export holds what they did and said, nothing of anybody else, in a file for its owner alone', async () => {
    const { match, ada } = known
    const out = file(`guest-${name}.json`)
    expect(await guests('export', ada, '--out', out)).toMatchObject({ code: 0 })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    const text = readFileSync(out, 'utf8')
    const { tables } = JSON.parse(text)
    expect(tables).toMatchObject([{ id: match.id, name: 'Ada', said: [{ text: 'Good luck' }] }])
    expect(tables[0].did.length).toBeGreaterThan(0)
    expect(new Set(tables[0].did.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([tables[0].seat]))
    expect(text).not.toContain('Bert')
    expect(text).not.toMatch(/"(seed|salt|sealed)"/)
  })

  test('a ban closes their connections and refuses whatever they ask, until it is taken back', async () => {
    const { match, bert } = await peopleOfItsOwn()
    const [, seat] = match.seats
    const asking = async () => {
      const headers = { authorization: `Bearer ${match.tokens[1]}` }
      const answer = await fetch(`${server.url}/api/tables/mine`, { headers })
      return [answer.status, ((await answer.json()) as { code?: string }).code]
    }
    expect(await asking()).toEqual([200, undefined])
    expect((await guests('ban', bert, '--reason', 'shouting')).out).toContain(`Guest ${bert} is banned.`)
    await expect.poll(() => seat.connection.reason?.code).toBe('banned')
    expect(seat.connection.reason?.message).toBe('Whoever runs this server does not let you in any more.')
    expect(await asking()).toEqual([403, 'banned'])
    expect((await guests('show', bert)).out).toMatch(/^banned +since 2.* UTC: shouting$/m)
    expect((await run('guests', 'list')).out).toMatch(new RegExp(`^${bert} +1 +0 +yes +Bert$`, 'm'))
    expect(match.seats[0].connection.state).toBe('open')
    expect(await guests('unban', bert)).toMatchObject({ code: 0, out: `Guest ${bert} may come again.\n` })
    await expect.poll(asking).toEqual([200, undefined])
    expect(await guests('unban', bert)).toMatchObject({ code: 2, err: `riposte: guest ${bert} is not banned\n` })
  })

  test('delete is said twice, and waits for matches that go on', async () => {
    const { match, ada } = known
    expect((await guests('delete', ada)).err).toContain('say --yes if you mean it')
    const { code, err } = await guests('delete', ada, '--yes')
    expect(code).toBe(2)
    expect(err).toContain(`guest ${ada} plays at 1 running table: ${match.id}; wait until`)
  })

  test('delete takes the name and the words away, and the match can still be replayed', async () => {
    const { match, ada, bert } = await peopleOfItsOwn()
    await command(['tables', 'close', ...place.args, '--', match.id], place.env)
    const { out } = await guests('delete', ada, '--yes')
    expect(out).toBe(
      `Guest ${ada} is deleted: name gone from 1 table, 0 tables of theirs deleted, 1 line of chat blanked.\n`,
    )
    expect(await guests('show', ada)).toMatchObject({ code: 2, err: expect.stringContaining('nothing is stored of') })
    expect((await run('guests', 'list')).out).toContain(bert)
    const whole = await command(['tables', 'export', ...place.args, '--', match.id], place.env)
    for (const gone of ['Ada', 'Good luck', ada]) expect(whole.out).not.toContain(gone)
    expect(whole.out).toContain('Bert')
    const record = file(`deleted-${name}.json`)
    await command(['tables', 'export', '--record', '--out', record, ...place.args, '--', match.id], place.env)
    expect(await command(['replay', record, '--verify'])).toMatchObject({ code: 0 })
    expect((await run('store', 'check')).out).toContain('nothing wrong')
    const shown = await command(['tables', 'show', ...place.args, '--', match.id], place.env)
    expect(shown.out).toMatch(/^seat \d +\(deleted\) +guest deleted, host$/m)
  })

  test('what is wrong is said in a sentence', async () => {
    for (const what of ['show', 'ban', 'export']) {
      const err = 'riposte: nothing is stored of guest nobody; riposte guests list shows all\n'
      expect(await guests(what, 'nobody')).toMatchObject({ code: 2, err })
    }
    expect((await run('guests', 'hug')).err).toContain('it can list, show, ban, unban, delete, export')
    expect((await run('guests', 'list', 'x')).err).toContain('riposte guests list takes no id')
  })

  test('a backup holds the bans', async () => {
    const { bert } = await peopleOfItsOwn()
    await guests('ban', bert)
    const backup = file(`guests-${name}.jsonl`)
    await run('store', 'backup', backup)
    const copy = file(`guests-${name}-copy.db`)
    await command(['store', 'copy', backup, copy])
    const store = await openStore({ file: copy })
    expect(await store.bans()).toContainEqual(expect.objectContaining({ guest: bert, reason: '' }))
    await store.close()
  })
})

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@riposte/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { command, file, json, riposte } from './command.ts'

/** The line of the log that says where to go. */
const OPEN = /^.*"url":"http:\/\/localhost:\d+".*"msg":"Riposte is open"}$/m

describe('riposte serve', () => {
  test('says where to go and where the tables are, in a folder it makes, and stops when told to', async () => {
    const { code, out, err } = await riposte(['serve', '--port', '0', '--page', 'none'], '', OPEN)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(existsSync(file('data/riposte.db'))).toBe(true)
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    const LINE = { level: 'info', time: expect.stringMatching(/^2\d{3}-.*Z$/), pid: expect.any(Number) }
    for (const line of lines) expect(line).toMatchObject({ ...LINE, level: expect.stringMatching(/^(info|warn)$/) })
    expect(lines.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['listening', 'stopping', 'stopped']))
    const open = { ...LINE, store: file('data/riposte.db'), page: null, workers: 1, models: [] }
    expect(lines).toContainEqual(expect.objectContaining(open))
  })

  test('serves a page it is given, and says so when that is none', async () => {
    mkdirSync(file('page'))
    const missing = await command(['serve', '--port', '0', '--page', file('page')])
    expect(missing).toMatchObject({ code: 2, err: `riposte: there is no built page in ${file('page')}\n` })
    writeFileSync(file('page/index.html'), '<!doctype html>')
    const { code } = await riposte(['serve', '--port', '0', '--page', file('page'), '--db', file('page.db')], '', OPEN)
    expect(code).toBe(0)
  })

  test('is made of as many processes as it is told, and stops with all of them', async () => {
    const { code, out, err } = await riposte(
      ['serve', '--port', '0', '--workers', '2', '--db', file('workers.db')],
      '',
      OPEN,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.match(/Riposte is open/g)).toHaveLength(1)
    expect(out).toMatch(/"worker":1,.*"msg":"stopped"/)
    for (const workers of ['0', '65', 'some']) {
      const err = `riposte: a server has 1 to 64 workers (--workers or RIPOSTE_WORKERS), not "${workers}"\n`
      expect(await command(['serve', '--port', '0', '--workers', workers])).toMatchObject({ code: 2, err })
    }
  })

  test('with a seed says that it is not for strangers, and is not shown to any', async () => {
    const args = ['serve', '--port', '0', '--seed', '007', '--db', file('seeded.db')]
    const { code, out } = await riposte(args, '', OPEN)
    expect(code).toBe(0)
    expect(out).toMatch(/"level":"warn",.*"seed":"007","msg":"NOT FOR STRANGERS: /)
    const shown = await riposte([...args, '--host', '0.0.0.0'])
    const err = 'riposte: a server with a seed is for its own machine alone: its host is 127.0.0.1, not 0.0.0.0\n'
    expect(shown).toMatchObject({ code: 2, err })
  })

  test('says in a sentence that a port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve))
    const { port } = other.address() as AddressInfo
    for (const workers of ['1', '2']) {
      const { code, err } = await riposte([
        'serve',
        '--port',
        String(port),
        '--db',
        file('busy.db'),
        '--workers',
        workers,
      ])
      expect({ code, err }).toEqual({
        code: 2,
        err: `riposte: port ${port} is in use; choose another one with --port or PORT\n`,
      })
    }
    await new Promise((resolve) => other.close(resolve))
  })
})

describe('a server that cannot start', () => {
  const FILE = file('a-file')
  const KEYS = { VAPID_PUBLIC_KEY: 'x', VAPID_PRIVATE_KEY: 'y', VAPID_SUBJECT: 'mailto:a@example.org' }
  const NOT_UP = 'postgres://riposte:secret@127.0.0.1:1/riposte'

  beforeAll(() => writeFileSync(FILE, 'Dear diary, '.repeat(500)))

  test.each<[what: string, args: readonly string[], env: Readonly<Record<string, string>>, code: number, says: string]>(
    [
      ['a folder that is a file', ['--db', join(FILE, 'x.db')], {}, 2, 'x.db: its folder is a file (E'],
      ['a database that is a folder', ['--db', tmpdir()], {}, 2, `cannot open ${tmpdir()}: it is a folder (EISDIR)`],
      ['a file that is none', ['--db', FILE], {}, 2, 'it is no SQLite database (SQLITE_NOTADB)'],
      ['no address', [], { DATABASE_URL: 'riposte@localhost' }, 2, 'DATABASE_URL is no address of a database'],
      ['the wrong database', [], { DATABASE_URL: 'mysql://x/y' }, 2, 'DATABASE_URL is no address of a database'],
      ['a database that is down', [], { DATABASE_URL: NOT_UP }, 1, 'cannot open the database at DATABASE_URL: connect'],
      ['an unknown option', ['--prot', '80'], {}, 2, 'Unknown option `--prot`'],
      ['a port that is none', ['--port', 'http'], {}, 2, '--port is a whole number of at least 0'],
      ['a port that is too high', ['--port', '70000'], {}, 2, 'a port is a number from 0 to 65535, not 70000'],
      ['an address of elsewhere', ['--host', '192.0.2.1'], { RIPOSTE_SEED: '' }, 2, '192.0.2.1 is no address of this'],
      [
        'no level',
        [],
        { LOG_LEVEL: 'loud' },
        2,
        'LOG_LEVEL is trace, debug, info, warn, error, fatal, silent, not "loud"',
      ],
      ['a half-said wish', [], { RIPOSTE_TRUST_PROXY: 'yes' }, 2, 'RIPOSTE_TRUST_PROXY is 1 or 0, not "yes"'],
      ['keys of no use', [], KEYS, 2, 'the VAPID keys are of no use'],
      ['no reports', [], { RIPOSTE_ARENA: 'nowhere' }, 2, 'RIPOSTE_ARENA: there is no folder'],
      ['unknown models', [], { RIPOSTE_MODELS: 'haiku' }, 2, 'RIPOSTE_MODELS'],
    ],
  )('says so in one sentence: %s', async (_what, args, env, code, says) => {
    const usual = { DATABASE_URL: '', RIPOSTE_DATABASE_WAIT: '0', LOG_LEVEL: 'fatal', PORT: '0' }
    const ran = await command(['serve', ...args], { ...usual, ...env })
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toMatch(/^riposte: .+\n$/)
    expect(ran.err).toContain(says)
    expect(ran.err).not.toContain('secret')
  })
})

describe('riposte retain', () => {
  const db = file('old.db')
  /** Moments that are long ago, or to come, whenever this is run. */
  const [OLD, FRESH] = [Date.UTC(2000, 0, 1), Date.UTC(2900, 0, 1)]

  beforeAll(async () => {
    const store = await openStore({ file: db })
    const table = (id: string, createdAt: number) => ({
      id,
      createdAt,
      game: 'imposter-kings',
      version: 1,
      options: {},
      seats: [{ kind: 'free' as const }],
      host: 'host',
      invitation: id,
      listed: false,
      settings: {},
      wakeAt: null,
      commitment: '',
      sealed: { seed: '', salt: '' },
      campaign: null,
    })
    const entry = (at: number) => ({
      seq: 1,
      at,
      kind: 'start',
      seat: null,
      decision: null,
      commandId: null,
      data: null,
    })
    for (const id of ['finished', 'running', 'lobby']) await store.create(table(id, OLD))
    await store.create(table('fresh', FRESH))
    await store.append({ table: 'finished', entries: [entry(OLD)], set: { status: 'finished' } })
    await store.append({ table: 'running', entries: [entry(OLD)], set: { status: 'running' } })
    for (const [id, createdAt] of [
      ['unused', OLD],
      ['played', FRESH],
    ] as const) {
      await store.createCampaign({ id, createdAt, game: 'bomb-busters', host: 'host', invitation: id, members: [] })
    }
    await store.close()
  })

  async function left(): Promise<string[]> {
    const store = await openStore({ file: db })
    const tables = await store.list({ limit: 10 })
    await store.close()
    return tables.map(({ id }) => id).sort()
  }

  const retain = (...flags: string[]) => json<object>(['retain', '--db', db, ...flags])

  test('only counts when asked to, and deletes what is older and nothing else', async () => {
    const both = ['--finished-older', '90d', '--lobby-older', '2w']
    expect(await retain(...both, '--dry-run')).toEqual({ tables: 2, entries: 1, chat: 0, dryRun: true })
    expect(await left()).toHaveLength(4)
    const { out } = await riposte(['retain', '--db', db, ...both])
    expect(out).toBe('2 tables with 1 entry and 0 lines of chat went\n')
    expect(await left()).toEqual(['fresh', 'running'])
    expect(await retain('--abandoned-older', '900y')).toMatchObject({ tables: 0 })
    expect(await retain('--abandoned-older', '90d')).toMatchObject({ tables: 1 })
    expect(await left()).toEqual(['fresh'])
  })

  test('deletes campaigns that nobody plays any more, and leaves the others', async () => {
    const old = ['--campaigns-older', '90d']
    expect(await retain(...old, '--dry-run')).toMatchObject({ tables: 0, campaigns: 1 })
    const { out } = await command(['retain', '--db', db, ...old])
    expect(out).toBe('1 campaign, 0 tables with 0 entries and 0 lines of chat went\n')
    const store = await openStore({ file: db })
    expect([await store.campaign('unused'), (await store.campaign('played'))?.id]).toEqual([null, 'played'])
    await store.close()
  })

  test('does nothing without being told what may go, or with a database that is not there', async () => {
    expect((await riposte(['retain', '--db', db])).code).toBe(2)
    expect((await command(['retain', '--db', db, '--finished-older', '90'])).err).toContain(
      '--finished-older is a time',
    )
    const nowhere = await command(['retain', '--db', file('nowhere.db'), '--finished-older', '90d'])
    expect(nowhere.err).toContain('there is no database')
    expect(existsSync(file('nowhere.db'))).toBe(false)
  })
})

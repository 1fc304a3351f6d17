import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imposterKings } from '@riposte/imposter-kings'
import { type MatchRecord, verify } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import type { Report } from '../../src/arena/report.ts'
import { file, GAME } from '../command.ts'
import { arenaFile, startArena } from './running.ts'

const short = { game: GAME, options: { targetScore: 1 }, rotate: 'none' }

const reportIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report
const standingOf = (folder: string, name: string) =>
  reportIn(folder).sections[0].standings.find(({ player }) => player === name)

/** A client of the official kind that does this at every decision. It writes down what its tools told it. */
function client(name: string, decide: string, revision = ''): readonly string[] {
  const script = file(`${name}.mjs`)
  const sdk = import.meta.resolve('@modelcontextprotocol/client')
  writeFileSync(
    script,
    `import { Client, StreamableHTTPClientTransport } from '${sdk}'
import { appendFileSync, writeFileSync } from 'node:fs'
const revision = '${revision}'
const options = revision === '' ? {} : { versionNegotiation: { mode: { pin: revision } } }
const client = new Client({ name: 'scripted', version: '1' }, options)
await client.connect(new StreamableHTTPClientTransport(new URL(process.argv[2])))
const call = async (name, input = {}) => {
  const result = await client.callTool({ name, arguments: input })
  const told = { name, input, isError: result.isError === true, data: result.structuredContent, text: result.content[0].text }
  appendFileSync(${JSON.stringify(file(`${name}.jsonl`))}, JSON.stringify(told) + '\\n')
  return told
}
const { tools } = await client.listTools()
writeFileSync(${JSON.stringify(file(`${name}.json`))}, JSON.stringify(tools.map((tool) => tool.name)))
for (let at = 0; ; ) {
  const { data } = await call('wait_for_decision', { seconds: 20 })
  if (data.isOver) break
  if (!data.isMine) continue
  const { actions } = data
  ${decide}
  at++
}
await client.close()
`,
  )
  return [process.execPath, script, '{url}']
}

interface Heard {
  readonly name: string
  readonly isError: boolean
  readonly text: string
  readonly data: Record<string, unknown>
}
const heardBy = (name: string) =>
  readFileSync(file(`${name}.jsonl`), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Heard)

const anyAnswer = "await call('act', { id: actions[at % actions.length].id })"

describe('clients of MCP in the arena', () => {
  test('play whole games, of the older revisions and of the newest, and read and look as at any table', async () => {
    const looks = `if (at === 0) {
    await call('look')
    await call('read_rule', { rule: 'IK-5.1' })
    await call('list_actions')
    await call('why_not', { type: 'nothing' })
    await call('create_table', { game: 'imposter-kings' })
  }
  ${anyAnswer}`
    const players = {
      older: { kind: 'mcp', command: client('older', looks) },
      newer: { kind: 'mcp', command: client('newer', anyAnswer, '2026-07-28') },
    }
    const out = file('clients-out')
    const arena = arenaFile('clients', { players, games: [short], deals: 1 })
    const { code, err } = await startArena(arena, out).ended
    expect({ code, err }).toMatchObject({ code: 0 })
    const [game] = reportIn(out).games
    expect(verify(imposterKings, JSON.parse(readFileSync(join(out, game.replay), 'utf8')) as MatchRecord)).toBeNull()
    for (const name of ['older', 'newer']) {
      expect(standingOf(out, name)?.illegal).toMatchObject({ refused: 0, replaced: 0 })
      expect(heardBy(name).at(-1)?.data).toMatchObject({ isOver: true, outcome: { winners: game.winners } })
    }
    const told = (name: string) => heardBy('older').find((one) => one.name === name)
    expect(told('look')?.text).toContain('Your hand')
    expect(told('read_rule')?.text).toContain('IK-5.1')
    expect(told('list_actions')?.data).toMatchObject({ more: false })
    expect(told('why_not')).toMatchObject({ isError: true, data: { code: 'unknownAction' } })
    // There is nowhere else to go.
    const tools = ['wait_for_decision', 'act', 'look', 'list_actions', 'why_not', 'read_rule', 'read_log']
    expect(JSON.parse(readFileSync(file('older.json'), 'utf8'))).toEqual(tools)
    expect(told('create_table')).toMatchObject({ isError: true, data: { code: 'noSuchTool' } })
  })

  test('are refused what the rules refuse, which is counted, and after three times an answer is drawn', async () => {
    const hasty = `await call('act', { type: 'nonsense' })
  ${anyAnswer}`
    const stubborn = "for (let n = 0; n < 3; n++) await call('act', { type: 'nonsense' })"
    const players = {
      hasty: { kind: 'mcp', command: client('hasty', hasty) },
      stubborn: { kind: 'mcp', command: client('stubborn', stubborn) },
    }
    const out = file('refused-out')
    const { code, err } = await startArena(arenaFile('refused', { players, games: [short], deals: 1 }), out).ended
    expect({ code, err }).toMatchObject({ code: 0 })
    expect(standingOf(out, 'hasty')?.illegal).toMatchObject({ share: 0.5, replaced: 0 })
    const { refused = 0, replaced = 0 } = standingOf(out, 'stubborn')?.illegal ?? {}
    expect(replaced).toBeGreaterThan(0)
    expect(refused).toBe(3 * replaced)
    const errors = heardBy('hasty').filter(({ isError }) => isError)
    expect(errors.length).toBeGreaterThan(0)
    expect(errors[0].data).toMatchObject({ code: 'unknownAction', rule: 'tools' })
  })

  test('that say nothing, and programs that say nothing, are moved for when their time is up', async () => {
    const idle = [process.execPath, '-e', "require('node:net').createServer().listen(0, '127.0.0.1')"]
    const players = {
      mute: { kind: 'mcp', command: idle, seconds: 0.1 },
      deaf: { kind: 'program', command: idle, seconds: 0.1 },
    }
    const out = file('mute-out')
    const { code, err } = await startArena(arenaFile('mute', { players, games: [short], deals: 1 }), out).ended
    expect({ code, err }).toMatchObject({ code: 0 })
    for (const name of ['mute', 'deaf']) {
      const illegal = standingOf(out, name)?.illegal
      expect(illegal?.replaced).toBeGreaterThan(0)
      expect(illegal).toMatchObject({ refused: 0, answers: 0 })
    }
  })

  test('that end before the match does end the arena, with their words', async () => {
    const players = {
      broken: { kind: 'mcp', command: client('broken', 'process.exit(3)') },
      random: 'random',
    }
    const arena = arenaFile('broken-client', { players, games: [short], deals: 1 })
    const { code, err } = await startArena(arena, file('broken-client-out')).ended
    expect(code).toBe(1)
    expect(err).toContain('it ended with 3')
  })
})

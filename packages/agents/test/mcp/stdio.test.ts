import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { RunningServer } from '@riposte/server'
import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, databaseFile, EASY, open, overHttp, Player, tokenAt } from './hosted.ts'

afterAll(cleanUp)

const launcher = fileURLToPath(new URL('../../../cli/bin/riposte.mjs', import.meta.url))

/** A command that is about to be started, and what it says to people. */
function command(args: readonly string[], env: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [launcher, 'mcp', ...args],
    env: { PATH: process.env.PATH ?? '', TMPDIR: tmpdir(), RIPOSTE_SEED: 'stdio', ...env },
    stderr: 'pipe',
  })
  let said = ''
  transport.stderr?.on('data', (text: Buffer) => {
    said += text.toString()
  })
  return { transport, said: () => said }
}

/** A client that has started `riposte mcp` and talks to it through its pipes. */
async function overStdio(args: readonly string[], env: Record<string, string> = {}, revision?: string) {
  const { transport, said } = command(args, env)
  const modern = revision === undefined ? {} : { versionNegotiation: { mode: { pin: revision } } }
  const client = new Client({ name: 'test', version: '1' }, modern)
  await client.connect(transport)
  return { player: new Player(client), transport, said }
}

describe('an agent over stdio', () => {
  test('plays a whole match on a running server, although that is restarted in the middle', async () => {
    const file = databaseFile()
    let server: RunningServer = await open({ file })
    const { port, url } = server
    const { player, said } = await overStdio(['--server', url])
    const { tools } = await player.client.listTools()
    expect(tools.map(({ name }) => name)).toContain('wait_for_decision')
    // Whoever has a pipe of their own needs no key.
    expect(tools.every(({ inputSchema }) => !Object.hasOwn(inputSchema.properties ?? {}, 'player'))).toBe(true)
    const made = await player.call('create_table', {
      game: 'imposter-kings',
      name: 'Ada',
      bots: ['rule'],
      // No round is worth so much that two answers could end the match.
      options: { targetScore: 5 },
    })
    expect(made.data.player).toBeUndefined()
    await player.play((actions, at) => actions[at % actions.length], 2)
    const before = await player.call('wait_for_decision', {})
    const log = await player.call('read_log', { since: '0.0' })
    await server.close()
    server = await open({ file, config: { ...EASY, port } })
    // The connection comes back by itself, to the same question under the same ids.
    const after = await player.call('list_actions')
    expect(after.data.asked?.decision).toBe(before.data.asked?.decision)
    expect(after.data.actions?.slice(0, before.data.actions?.length)).toEqual(before.data.actions)
    expect(await player.call('read_log', { since: '0.0' })).toEqual(log)
    const { now } = await player.play((actions, at) => actions[at % actions.length])
    expect(now.data.outcome?.winners).toHaveLength(1)
    expect(said()).toContain(`playing at ${url}`)
    await player.client.close()
    await server.close()
  })

  test('sits down beside an agent over HTTP, and comes back to its seat with its token', async () => {
    const server = await open()
    const token = await tokenAt(server.url)
    const first = await overStdio(['--server', server.url], { RIPOSTE_TOKEN: token })
    const other = await overHttp(server.url)
    const made = await other.call('create_table', {
      game: 'imposter-kings',
      seats: 2,
      bots: [],
      options: { targetScore: 1 },
    })
    await first.player.call('join_table', { invitation: made.data.invitation?.link, name: 'Ben' })
    await first.player.client.close()
    const second = await overStdio(['--server', server.url], { RIPOSTE_TOKEN: token })
    expect((await second.player.call('look')).data).toMatchObject({ table: made.data.table, seat: 1 })
    const ends = await Promise.all([second.player, other].map((player) => player.play(([action]) => action)))
    expect(ends[0].now.data.outcome).toEqual(ends[1].now.data.outcome)
    await second.player.client.close()
    await server.close()
  })

  test('has a server of its own where none is named, with the rules of the games, and leaves nothing behind', async () => {
    const ours = () => readdirSync(tmpdir()).filter((name) => name.startsWith('riposte-mcp-'))
    const before = new Set(ours())
    const { player, transport } = await overStdio(['--own'], {}, '2026-07-28')
    expect((await player.call('read_rule', { rule: 'IK-9.9' })).text).toContain('Every reaction prompt')
    // A section longer than an answer comes in pieces, none of them twice.
    const section: string[] = []
    for (let from: unknown = 0; from !== null; ) {
      const { text, data } = await player.call('read_rule', { rule: 'IK-9', from })
      expect(text.length).toBeLessThan(6000)
      section.push(...(data.rules as { id: string }[]).map(({ id }) => id))
      from = data.next
    }
    expect(section.length).toBeGreaterThan(20)
    expect(new Set(section).size).toBe(section.length)
    expect(section.every((id) => id.startsWith('IK-9.'))).toBe(true)
    const made = await player.call('create_table', { game: 'imposter-kings' })
    expect(made.data.status).toBe('running')
    const now = await player.call('wait_for_decision', { seconds: 20 })
    expect(now.data.isMine).toBe(true)
    expect((await player.call('act', { id: now.data.actions?.[0].id })).data.done).toBe(true)
    expect(ours().filter((name) => !before.has(name))).toHaveLength(1)
    const { pid } = transport
    await player.client.close()
    expect(ours().filter((name) => !before.has(name))).toEqual([])
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
  })

  test('is told on stderr what is wrong with the command', async () => {
    for (const [args, problem] of [
      [['--server', 'nowhere'], 'nowhere is no address of a server'],
      [['--server', 'http://127.0.0.1:1', '--own'], '--server and --own exclude each other'],
    ] as const) {
      const { transport, said } = command(args)
      await expect(new Client({ name: 'test', version: '1' }).connect(transport)).rejects.toThrow('Connection closed')
      expect(said()).toContain(problem)
    }
    // A server that is not there is a result like any other.
    const { player } = await overStdio(['--server', 'http://127.0.0.1:1'])
    expect((await player.call('list_games')).data).toMatchObject({ code: 'unreachable', rule: 'tools' })
    await player.client.close()
  })
})

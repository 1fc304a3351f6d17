import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { serveOverStdio, serverApiAt } from '@riposte/agents/mcp'
import type { Socket } from '@riposte/protocol'
import { configFrom, openStore, type RunningServer, startServer } from '@riposte/server'
import { WebSocket } from 'ws'
import { BadInput, single } from '../input.ts'
import { servedGames } from '../served-games.ts'
import { serverLog } from '../server-log.ts'
import { unableToStart } from '../unable-to-start.ts'
import { pageFolder } from './serve.ts'

interface McpFlags {
  server?: unknown
  own?: boolean
  db?: unknown
}

const USUAL = 'http://127.0.0.1:8080'

/** Serves one agent over stdin and stdout until it disconnects. Output for people goes to stderr. */
export async function mcp(flags: McpFlags): Promise<void> {
  const { url, close: closeServer } = await serverFor(flags)
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await agent.close()
    await closeServer()
  }
  const stop = () => {
    end().catch((error: unknown) => {
      process.exitCode = 1
      say(String(error))
    })
  }
  const agent = serveOverStdio({
    api: serverApiAt(url, (address) => new WebSocket(address) as unknown as Socket),
    token: process.env.RIPOSTE_TOKEN ?? null,
    report: (error) => say(error instanceof Error ? error.message : String(error)),
    onEnd: stop,
  })
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  say(`playing at ${url}`)
}

interface Served {
  readonly url: string
  close(): Promise<void>
}

/** The server to play at: the one named, else the usual one where it runs, else one of our own. */
async function serverFor({ server, own, db }: McpFlags): Promise<Served> {
  const named = single('server', server)
  const close = async () => {}
  if (named !== undefined) {
    if (own) throw new BadInput('--server and --own exclude each other')
    if (!URL.canParse(named) || !/^https?:/.test(named)) throw new BadInput(`${named} is no address of a server`)
    return { url: named, close }
  }
  if (!own && db === undefined && (await isRiposte(USUAL))) return { url: USUAL, close }
  return ownServer(single('db', db))
}

async function isRiposte(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/games`, { signal: AbortSignal.timeout(2000) })
    const { games } = (await answer.json()) as { games?: unknown }
    return Array.isArray(games)
  } catch {
    return false
  }
}

async function ownServer(db: string | undefined): Promise<Served> {
  const folder = db === undefined ? mkdtempSync(join(tmpdir(), 'riposte-mcp-')) : null
  const server = await startOwn(folder === null ? resolve(db ?? '') : join(folder, 'riposte.db'))
  const close = async () => {
    await server.close()
    if (folder !== null) rmSync(folder, { recursive: true, force: true })
  }
  return { url: server.url, close }
}

async function startOwn(file: string): Promise<RunningServer> {
  const where = { port: 0, host: '127.0.0.1' }
  try {
    return await startServer({
      store: await openStore({ file }),
      config: { ...configFrom(process.env), ...where },
      // Stdout is reserved for MCP.
      log: serverLog('warn', {}, 2),
      page: pageFolder(undefined),
      games: servedGames,
    })
  } catch (error) {
    throw unableToStart(error, where)
  }
}

function say(sentence: string): void {
  process.stderr.write(`riposte: ${sentence}\n`)
}

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { ActionJson, EventJson, Json } from '@riposte/kernel'
import { DEFAULTS, openStore, type RunningServer, type ServerOptions, startServer } from '@riposte/server'

const FAST = { burst: 1_000_000, perSecond: 1_000_000 }

/** No limits that a test would run into, and bots that answer at once. */
export const EASY: NonNullable<ServerOptions['config']> = {
  ...DEFAULTS,
  port: 0,
  host: '127.0.0.1',
  limits: {
    ...DEFAULTS.limits,
    messages: FAST,
    chat: FAST,
    requests: FAST,
    creations: FAST,
    connectionsPerAddress: 1000,
  },
  pace: { ...DEFAULTS.pace, automatic: [0, 2] },
  searchLines: 10,
  seed: 'hosted',
}

const folders: string[] = []

export function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-agents-'))
  folders.push(folder)
  return join(folder, 'riposte.db')
}

/** To be called after the tests of a file. */
export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export async function open(options: Partial<ServerOptions> & { file?: string } = {}): Promise<RunningServer> {
  const { file = databaseFile(), ...rest } = options
  return startServer({ store: await openStore({ file }), config: EASY, ...rest })
}

/** A token, as any program gets one. */
export async function tokenAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/guests`, { method: 'POST' })
  return ((await answer.json()) as { token: string }).token
}

export interface Result {
  readonly isError: boolean
  readonly text: string
  readonly data: Record<string, Json> & {
    readonly actions?: readonly Listed[]
    readonly events?: readonly { readonly event: EventJson }[]
    readonly asked?: { readonly decision: number; readonly question: string; readonly rule: string } | null
    readonly isMine?: boolean
    readonly isOver?: boolean
    readonly table?: string
    readonly player?: string
    readonly code?: string
    readonly since?: string
    readonly outcome?: { readonly winners: readonly number[] }
    readonly invitation?: { readonly link: string; readonly code: string }
  }
}

export interface Listed {
  readonly id: string
  readonly text: string
  readonly rule: string
  readonly action: ActionJson
}

/** A client of the official kind, and what its tools tell. */
export class Player {
  readonly client: Client
  /** Everything tools have told, word for word. */
  readonly heard: string[] = []

  constructor(client: Client) {
    this.client = client
  }

  async call(
    name: string,
    input: Record<string, unknown> = {},
    options: Parameters<Client['callTool']>[1] = {},
  ): Promise<Result> {
    const { content, structuredContent, isError } = await this.client.callTool({ name, arguments: input }, options)
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    this.heard.push(JSON.stringify([text, structuredContent]))
    return { isError: isError === true, text, data: structuredContent as Result['data'] }
  }

  /** Plays on with the first, the last or any other legal answer, until the match is over or so many answers are given. */
  async play(choose: (actions: readonly Listed[], answered: number) => Listed, most = Number.POSITIVE_INFINITY) {
    let answered = 0
    for (;;) {
      const now = await this.call('wait_for_decision', { seconds: 20 })
      if (now.isError) throw new Error(now.text)
      if (now.data.isOver === true) return { now, answered }
      if (now.data.isMine !== true) continue
      const { id } = choose(now.data.actions ?? [], answered)
      const done = await this.call('act', { id })
      if (done.isError) throw new Error(done.text)
      answered++
      if (answered >= most) return { now: done, answered }
    }
  }
}

export interface HttpWish {
  readonly token?: string
  readonly modern?: boolean
  readonly headers?: Record<string, string>
}

/** A client over streamable HTTP: of the revisions with sessions, or of the one without. */
export async function overHttp(url: string, { token, modern = false, headers = {} }: HttpWish = {}): Promise<Player> {
  const client = new Client(
    { name: 'test', version: '1' },
    modern ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {},
  )
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), {
    requestInit: { headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) } },
  })
  await client.connect(transport)
  return new Player(client)
}

import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { Agents } from './agents.ts'
import { Caller } from './caller.ts'
import { mcpServer } from './server.ts'
import type { ServerApi } from './server-api.ts'
import { toolsChanged } from './tools-changed.ts'

export interface StdioOptions {
  readonly api: ServerApi
  /** Who the agent is already; null for a new guest. */
  readonly token: string | null
  /** Something broke that the agent is told nothing about. */
  readonly report: (error: unknown) => void
  /** The other end has hung up. */
  readonly onEnd: () => void
}

/** Serves one agent through the pipes of this process. */
export function serveOverStdio({ api, token, report, onEnd }: StdioOptions): { close(): Promise<void> } {
  const agents = new Agents()
  const handle = serveStdio(
    () => {
      const news = toolsChanged()
      const caller = new Caller(agents, api, { token, namesPlayer: false, onAgent: news.follow })
      const mcp = mcpServer(caller, report)
      news.tell = () => mcp.sendToolListChanged()
      return mcp
    },
    { onerror: report },
  )
  const close = async () => {
    agents.close()
    await handle.close()
  }
  process.stdin.once('end', onEnd)
  process.stdin.once('close', onEnd)
  return { close }
}

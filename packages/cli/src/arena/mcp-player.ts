import { type ChildProcess, spawn } from 'node:child_process'
import type { OpenSeat } from '@riposte/agents/mcp'
import { farewell } from './farewell.ts'
import { Patience } from './patience.ts'
import { type Answer, ATTEMPTS, type Guest, type Question, type Sight } from './player.ts'
import { SeatTable } from './seat-table.ts'

/** Where a client finds its seat: in the command, and as a variable. */
const PLACE = '{url}'
const VARIABLE = 'RIPOSTE_MCP_URL'

/**
 * A client of MCP: a program that is told an address, and plays there through the tools that agents have at the server's
 * tables. It plays one game.
 */
export class McpPlayer implements Guest {
  readonly #command: readonly string[]
  readonly #patience: Patience
  #table: SeatTable | null = null
  #begun: Promise<void> | null = null
  #seat: OpenSeat | null = null
  #client: ChildProcess | null = null
  #isOver = false
  #ended: Error | null = null
  #failed: (error: Error) => void = () => {}

  constructor(command: readonly string[], seconds: number) {
    this.#command = command
    this.#patience = new Patience(seconds)
  }

  see(sight: Sight): void {
    this.#isOver = sight.seen.outcome !== null
    if (this.#table === null) {
      this.#table = new SeatTable(sight)
      this.#begun = this.#begin(this.#table)
      // Whoever waits for its first answer hears of it.
      this.#begun.catch(() => {})
    } else this.#table.see(sight)
  }

  async answer(question: Question): Promise<Answer> {
    await this.#begun
    const table = this.#table
    if (table === null) throw new Error('a seat is asked something before it has seen anything')
    let refused = 0
    try {
      return await new Promise<Answer>((resolve, reject) => {
        if (this.#ended !== null) return reject(this.#ended)
        this.#failed = reject
        const answered = (action: unknown) => {
          table.closeQuestion()
          resolve({ action, refused })
        }
        table.ask(
          {
            question,
            answered: (action) => {
              const blocked = question.why(action)
              if (blocked !== null && ++refused < ATTEMPTS) return blocked
              if (blocked === null) this.#patience.answered()
              answered(blocked === null ? action : undefined)
              return blocked
            },
          },
          this.#patience.start(() => answered(undefined)),
        )
      })
    } finally {
      this.#patience.end()
    }
  }

  async close(): Promise<void> {
    await this.#begun?.catch(() => {})
    const client = this.#client
    if (client !== null && this.#ended === null) await farewell(client, this.#isOver)
    await this.#seat?.close()
  }

  async #begin(table: SeatTable): Promise<void> {
    const { openSeat } = await import('@riposte/agents/mcp')
    const say = (error: unknown) => process.stderr.write(`${this.#command.join(' ')}: ${String(error)}\n`)
    this.#seat = await openSeat(table.api, say)
    const { url } = this.#seat
    const [name, ...args] = this.#command.map((part) => part.replaceAll(PLACE, url))
    // What it complains about is for whoever watches; what else it says is not.
    const client = spawn(name, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, [VARIABLE]: url },
    })
    this.#client = client
    const end = (why: string) => {
      this.#ended ??= new Error(`${this.#command.join(' ')}: ${why}`)
      this.#failed(this.#ended)
    }
    client.on('error', (error) => end(error.message))
    client.on('exit', (code, signal) => end(`it ended with ${code ?? signal}`))
  }
}

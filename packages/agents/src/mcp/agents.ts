import { Agent } from './agent.ts'
import { Library } from './library.ts'
import { call, type ServerApi } from './server-api.ts'

/** Nobody has asked for this long: connections are let go. Seats are not; the next call finds them again. */
const IDLE = 15 * 60_000

/** Everybody who plays through tools here, by token. */
export class Agents {
  readonly library = new Library()
  readonly #agents = new Map<string, Agent>()
  readonly #sweeper: ReturnType<typeof setInterval>

  constructor() {
    this.#sweeper = setInterval(() => this.#sweep(), IDLE / 4)
    this.#sweeper.unref()
  }

  /** The agent with this token. */
  of(api: ServerApi, token: string): Agent {
    let agent = this.#agents.get(token)
    if (agent === undefined) {
      agent = new Agent(api, token, this.library)
      this.#agents.set(token, agent)
    }
    agent.lastUse = Date.now()
    return agent
  }

  /** Somebody new. */
  async newcomer(api: ServerApi): Promise<Agent> {
    const { token } = await call(api, null, 'guest', {})
    return this.of(api, token)
  }

  close(): void {
    clearInterval(this.#sweeper)
    for (const agent of this.#agents.values()) agent.close()
    this.#agents.clear()
  }

  #sweep(): void {
    for (const [token, agent] of this.#agents) {
      if (Date.now() - agent.lastUse < IDLE) continue
      agent.close()
      this.#agents.delete(token)
    }
  }
}

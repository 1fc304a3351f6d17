import type { Agent } from './agent.ts'
import type { Agents } from './agents.ts'
import type { Library } from './library.ts'
import { declined } from './refused.ts'
import type { ServerApi } from './server-api.ts'

/** Who is at the other end of a session, a pipe or a single request. */
export class Caller {
  readonly agents: Agents
  readonly api: ServerApi
  /** Whether tools take a `player`: whoever sends no token of their own may name one that way. */
  readonly namesPlayer: boolean
  #token: string | null
  readonly #onAgent: (agent: Agent) => void

  constructor(
    agents: Agents,
    api: ServerApi,
    who: { readonly token: string | null; readonly namesPlayer: boolean; readonly onAgent?: (agent: Agent) => void },
  ) {
    this.agents = agents
    this.api = api
    this.namesPlayer = who.namesPlayer
    this.#token = who.token
    this.#onAgent = who.onAgent ?? (() => {})
  }

  get library(): Library {
    return this.agents.library
  }

  /** Who it is; null as long as nobody knows. */
  known(player: string | undefined): Agent | null {
    const token = player ?? this.#token
    return token === null ? null : this.#met(this.agents.of(this.api, token))
  }

  agent(player: string | undefined): Agent {
    const agent = this.known(player)
    if (agent === null) throw declined(this.namesPlayer ? 'whoAreYou' : 'notSeated')
    return agent
  }

  /** Who it is, or a new guest. */
  async somebody(player: string | undefined): Promise<Agent> {
    return this.known(player) ?? this.#met(await this.agents.newcomer(this.api))
  }

  #met(agent: Agent): Agent {
    if (this.#token !== agent.token) this.#token = agent.token
    this.#onAgent(agent)
    return agent
  }
}

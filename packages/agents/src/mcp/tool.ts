import { z } from 'zod'
import type { Agent } from './agent.ts'
import type { Caller } from './caller.ts'
import type { Place } from './place.ts'
import type { Told } from './report.ts'

/** One call of a tool: who calls, and how to tell them that it takes a while. */
export interface Call {
  readonly caller: Caller
  readonly signal: AbortSignal
  /** The agent that calls; null where nobody knows who that is. */
  readonly known: () => Agent | null
  /** The agent that calls; refused where nobody knows who that is. */
  readonly agent: () => Agent
  /** The agent that calls, or a new guest. */
  readonly somebody: () => Promise<Agent>
  /** The agent's seat at a table. */
  readonly place: (table: string | undefined) => Promise<Place>
  readonly progress: (done: number, of: number, message: string) => Promise<void>
}

export interface Tool<S extends z.ZodObject = z.ZodObject> {
  readonly name: string
  readonly title: string
  /** What it is for, in a sentence or two. */
  readonly says: string
  readonly input: S
  readonly example: z.input<S>
  /** It changes nothing. */
  readonly onlyReads: boolean
  run(input: z.output<S>, call: Call): Promise<Told>
}

/** Types are checked against the tool's own schema, then forgotten: all tools are called alike. */
export function tool<S extends z.ZodObject>(of: Tool<S>): Tool {
  return of as unknown as Tool
}

/** Which table, for those who sit at several. */
export const atTable = {
  table: z.string().max(64).optional().describe('The table, if you sit at several; otherwise leave it out.'),
}

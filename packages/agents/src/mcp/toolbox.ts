import type { CallToolResult, Tool as Described } from '@modelcontextprotocol/server'
import type { Blocked, Json } from '@riposte/kernel'
import { refusal } from '@riposte/protocol'
import { z } from 'zod'
import type { Caller } from './caller.ts'
import { actionOf, answersNow, type NamedTool, openTools, schemaOf } from './named-tools.ts'
import { declined, Refused } from './refused.ts'
import type { Told } from './report.ts'
import type { Call, Tool } from './tool.ts'
import { done } from './tools/act.ts'
import { AT_A_TABLE, TOOLS } from './tools/index.ts'

const BY_NAME: ReadonlyMap<string, Tool> = new Map(TOOLS.map((tool) => [tool.name, tool]))

/** Whoever can go nowhere else has only what is of use at the table. */
function offered({ api }: Caller): readonly Tool[] {
  return api.table === undefined ? TOOLS : AT_A_TABLE
}

/** For those who bring no token: who is meant. */
const player = z
  .string()
  .max(256)
  .optional()
  .describe('Your key, as create_table or join_table told it; leave it out while your client keeps its session.')

/** The tools that are there now for this caller: those of every game, and those of the game it plays while they apply. */
export function toolsFor(caller: Caller): Described[] {
  const place = caller.known(undefined)?.current ?? null
  const named = openTools(place).filter(({ name }) => !BY_NAME.has(name))
  return [
    ...offered(caller).map((tool) => described(tool, caller.namesPlayer)),
    ...(place === null
      ? []
      : named.map((tool) => describedNamed(tool, schemaOf(place.game, tool), caller.namesPlayer))),
  ]
}

function described({ name, title, says, input, example, onlyReads }: Tool, namesPlayer: boolean): Described {
  const schema = namesPlayer ? input.extend({ player }) : input
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return {
    name,
    title,
    description: `${says} Example: ${JSON.stringify(example)}`,
    inputSchema: { ...json, type: 'object', examples: [example] } as Described['inputSchema'],
    annotations: { title, readOnlyHint: onlyReads, destructiveHint: false, openWorldHint: false },
  }
}

function describedNamed(
  { name, says }: NamedTool,
  schema: ReturnType<typeof schemaOf>,
  namesPlayer: boolean,
): Described {
  const properties = namesPlayer ? { ...schema.properties, player: { type: 'string' } } : schema.properties
  return {
    name,
    description: says,
    inputSchema: { ...schema, properties, required: [...schema.required] } as Described['inputSchema'],
    annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
  }
}

/** What else a call knows: whether it was given up, and how to say that it takes a while. */
export type Line = Pick<Call, 'signal' | 'progress'>

/** Calls a tool. Whatever goes wrong is its result, with a code, a rule and a sentence. */
export async function callTool(
  caller: Caller,
  name: string,
  input: Readonly<Record<string, unknown>>,
  line: Line,
  report: (error: unknown) => void,
): Promise<CallToolResult> {
  try {
    return written(await run(caller, name, input, line))
  } catch (error) {
    if (error instanceof Refused) return refused(error.blocked)
    report(error)
    return refused(refusal('internal'))
  }
}

async function run(caller: Caller, name: string, given: Readonly<Record<string, unknown>>, line: Line): Promise<Told> {
  const { player: named, ...rest } = given
  const input = caller.namesPlayer ? rest : given
  const who = caller.namesPlayer && named !== undefined ? player.safeParse(named) : null
  if (who?.success === false) throw declined('badInput', 'player: a key is a text')
  const key = who?.data
  const call: Call = {
    ...line,
    caller,
    known: () => caller.known(key),
    agent: () => caller.agent(key),
    somebody: () => caller.somebody(key),
    place: (table) => caller.agent(key).place(table),
  }
  const tool = BY_NAME.get(name)
  if (tool === undefined) return runNamed(name, input, call)
  if (!offered(caller).includes(tool)) throw declined('noSuchTool')
  return runTool(tool, input, call)
}

async function runTool(tool: Tool, input: Readonly<Record<string, unknown>>, call: Call): Promise<Told> {
  const read = tool.input.safeParse(input)
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`)
    throw declined('badInput', `${issues.join('; ')}. Example: ${JSON.stringify(tool.example)}`)
  }
  return tool.run(read.data, call)
}

async function runNamed(name: string, input: Readonly<Record<string, unknown>>, call: Call): Promise<Told> {
  const agent = call.known()
  if (agent === null) throw declined('noSuchTool')
  const place = await call.place(undefined)
  const tool = openTools(place).find((other) => other.name === name)
  if (tool === undefined)
    throw declined(place.game.tools.some((other) => other.name === name) ? 'notAsked' : 'noSuchTool')
  const action = actionOf(tool, input)
  const { connection } = place
  return done(agent, place, answersNow(place, tool) ? connection.act(action) : connection.stand(action))
}

function written({ text, data }: Told): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: data as Record<string, unknown> }
}

function refused(blocked: Blocked): CallToolResult {
  const { code, rule, message } = blocked
  const data: Record<string, Json> = { code, rule, message }
  return { isError: true, content: [{ type: 'text', text: `${message} [${code}, ${rule}]` }], structuredContent: data }
}

import { searchBot } from '@riposte/bots'
import type { Json } from '@riposte/kernel'
import type { GameEntry } from '../game-entry.ts'
import { BadInput } from '../input.ts'
import { McpPlayer } from './mcp-player.ts'
import { ModelGuest } from './model-guest.ts'
import type { Player, PlayerKind } from './player.ts'
import { ProgramPlayer } from './program-player.ts'
import type { PlayerSpec } from './task.ts'

/** Programs have so long for a decision, where nothing else is said. */
const SECONDS = 120

const isCount = (value: Json) => Number.isInteger(value) && (value as number) > 0
const isNumber = (value: Json) => typeof value === 'number' && value >= 0
const isDuration = (value: Json) => typeof value === 'number' && value > 0
const isText = (value: Json) => typeof value === 'string' && value !== ''
const isCommand = (value: Json) => Array.isArray(value) && value.length > 0 && value.every(isText)

function botCalled({ bots, game }: GameEntry, name: string): Player {
  if (Object.hasOwn(bots, name)) return { bot: bots[name] }
  throw new BadInput(`${game.name} has no bot ${JSON.stringify(name)}; it has: ${Object.keys(bots).join(', ')}`)
}

function commandIn(what: string, command: Json | undefined): readonly string[] {
  if (Array.isArray(command) && isCommand(command)) return command as readonly string[]
  throw new BadInput(`${what} needs a command`)
}

const number = (value: Json | undefined) => (typeof value === 'number' ? value : undefined)
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

/** Every kind of player a file can name. Another one is a line here. */
const KINDS: Readonly<Record<string, PlayerKind>> = {
  random: { settings: {}, seat: (_spec, entry) => botCalled(entry, 'random') },
  /** The game's own bot that plays by rules of thumb, whatever it is called there. */
  rule: {
    settings: {},
    seat: (_spec, entry) => botCalled(entry, Object.keys(entry.bots).find((name) => name !== 'random') ?? 'rule'),
  },
  /** Any bot of the game, by the name it has in `sim` and `play`. */
  bot: { settings: { bot: isText }, seat: ({ bot }, entry) => botCalled(entry, typeof bot === 'string' ? bot : '') },
  search: {
    settings: {
      lines: isCount,
      milliseconds: isDuration,
      curiosity: isNumber,
      doubt: isCount,
      trust: isNumber,
      longest: isCount,
    },
    seat({ lines, milliseconds, curiosity, doubt, trust, longest }, { judgement }) {
      if (lines === undefined && milliseconds === undefined) {
        throw new BadInput('a search needs lines, or milliseconds, for each decision')
      }
      const now = milliseconds === undefined ? undefined : () => performance.now()
      const budget = given({ lines: number(lines), time: number(milliseconds), now })
      const options = given({
        curiosity: number(curiosity),
        doubt: number(doubt),
        trust: number(trust),
        longest: number(longest),
      })
      return { bot: searchBot('search', judgement ?? {}, budget, options) }
    },
  },
  /** A language model, by the name that RIPOSTE_MODELS gives it. */
  model: {
    settings: { model: isText },
    seat({ model }) {
      const named = (process.env.RIPOSTE_MODELS ?? '').split(',').map((item) => item.trim().split('=', 1)[0])
      if (typeof model === 'string' && named.includes(model)) return new ModelGuest(model)
      throw new BadInput(`RIPOSTE_MODELS names no model ${JSON.stringify(model ?? '')}`)
    },
  },
  program: {
    settings: { command: isCommand, seconds: isDuration },
    seat: ({ command, seconds }) => new ProgramPlayer(commandIn('a program', command), number(seconds) ?? SECONDS),
  },
  /** A program as well, but one that plays through the tools of an MCP server, which it is told the address of. */
  mcp: {
    settings: { command: isCommand, seconds: isDuration },
    seat: ({ command, seconds }) => new McpPlayer(commandIn('an MCP client', command), number(seconds) ?? SECONDS),
  },
}

const KIND_NAMES = Object.keys(KINDS)

/** Why there can be no such player; null where there can. */
export function checkPlayer({ kind, ...settings }: PlayerSpec): string | null {
  if (!Object.hasOwn(KINDS, kind)) return `there is no kind ${JSON.stringify(kind)}; there is: ${KIND_NAMES.join(', ')}`
  const known = KINDS[kind].settings
  for (const [name, value] of Object.entries(settings)) {
    if (!Object.hasOwn(known, name)) {
      return `${kind} has no setting ${JSON.stringify(name)}; it has: ${Object.keys(known).join(', ') || 'none'}`
    }
    if (!known[name](value)) return `${name} cannot be ${JSON.stringify(value)}`
  }
  return null
}

export function playerFor(spec: PlayerSpec, entry: GameEntry): Player {
  return KINDS[spec.kind].seat(spec, entry)
}

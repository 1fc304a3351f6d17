import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { canonical, isBlocked, type Json, Match } from '@riposte/kernel'
import { readData, shortName } from '../files.ts'
import type { GameEntry } from '../game-entry.ts'
import { BadInput, gameCalled } from '../input.ts'
import { type Arena, type Confidence, choices, cycle, DEVIATIONS, type Length, orders, type Series } from './plan.ts'
import { checkPlayer, playerFor } from './player-kinds.ts'
import type { PlayerSpec } from './task.ts'

/** Names are parts of addresses and of file names. */
const NAME = /^[a-z0-9][a-z0-9-]{0,30}$/i

const DEALS = 50
const LEASE = 900

/** Reads an arena file, and makes sure that everything it asks for can be played. */
export function readArena(file: string): Arena {
  try {
    return arenaFrom(readData(file), basename(file, extname(file)))
  } catch (error) {
    // What cannot be read has its name in front already.
    if (error instanceof BadInput && !error.message.startsWith(file)) {
      throw new BadInput(`${shortName(file)}: ${error.message}`)
    }
    throw error
  }
}

export function arenaFrom(json: unknown, usualName: string): Arena {
  const told = fields('the file', json, [
    'name',
    'seed',
    'paired',
    'players',
    'games',
    'deals',
    'until',
    'confidence',
    'lease',
  ])
  const name = told.name ?? usualName
  if (typeof name !== 'string' || !NAME.test(name)) {
    throw new BadInput(`a name is made of letters, digits and hyphens, which ${JSON.stringify(name)} is not`)
  }
  const seed = text(told.seed ?? name)
  const paired = told.paired ?? true
  if (typeof paired !== 'boolean') throw new BadInput('paired is true or false')
  const players = playersIn(told.players)
  const games: readonly unknown[] = Array.isArray(told.games) ? told.games : []
  if (games.length === 0) throw new BadInput('games is a list with at least one game')
  const groups = new Set<string>()
  const series = games.flatMap((game, at) => seriesOf(game, at, players, groups, { seed, paired }))
  if (new Set(series.map(({ digest }) => digest)).size < series.length) throw new BadInput('a table is named twice')
  return {
    name,
    seed,
    paired,
    players,
    series,
    length: lengthIn(told),
    confidence: confidenceIn(told.confidence),
    lease: told.lease === undefined ? LEASE : count('lease', told.lease),
  }
}

type Fields<K extends string> = Partial<Record<K, Json>>

/** An object with these names and no others: a slip of the pen must not be passed over in silence. */
function fields<K extends string>(what: string, json: unknown, names: readonly K[]): Fields<K> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new BadInput(`${what} must be made of names and values`)
  }
  const foreign = Object.keys(json).find((name) => !(names as readonly string[]).includes(name))
  if (foreign !== undefined) {
    throw new BadInput(`${what} has ${JSON.stringify(foreign)}, but can only have ${names.join(', ')}`)
  }
  return json
}

const text = (value: Json) => (typeof value === 'string' ? value : JSON.stringify(value))

function count(name: string, value: unknown): number {
  if (!Number.isInteger(value) || (value as number) < 1) {
    throw new BadInput(`${name} is a whole number of at least 1, not ${JSON.stringify(value)}`)
  }
  return value as number
}

function playersIn(json: unknown): Record<string, PlayerSpec> {
  const given = typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : []
  if (given.length === 0) throw new BadInput('players gives each player a name and says what it is')
  const players: Record<string, PlayerSpec> = {}
  for (const [name, told] of given) {
    if (!NAME.test(name)) throw new BadInput(`no player can be called ${JSON.stringify(name)}`)
    const spec = (typeof told === 'string' ? { kind: told } : told) as PlayerSpec | null
    if (typeof spec !== 'object' || typeof spec?.kind !== 'string')
      throw new BadInput(`what kind of player is ${name}?`)
    const wrong = checkPlayer(spec)
    if (wrong !== null) throw new BadInput(`${name}: ${wrong}`)
    players[name] = spec
  }
  return players
}

function lengthIn({ deals, until }: Fields<'deals' | 'until'>): Length {
  if (until === undefined) {
    const number = deals === undefined ? DEALS : count('deals', deals)
    return { atLeast: number, atMost: number, width: null }
  }
  if (deals !== undefined) throw new BadInput('deals and until: only one of them')
  const { width, atLeast = 10, atMost } = fields('until', until, ['width', 'atLeast', 'atMost'])
  if (typeof width !== 'number' || width <= 0 || width >= 1) throw new BadInput('width is a number between 0 and 1')
  const length = { width, atLeast: count('atLeast', atLeast), atMost: count('atMost', atMost) }
  if (length.atMost < length.atLeast) throw new BadInput('atMost is less than atLeast')
  return length
}

function confidenceIn(value: unknown): Confidence {
  const known = Object.keys(DEVIATIONS).map(Number) as Confidence[]
  const found = value === undefined ? 0.95 : known.find((confidence) => confidence === value)
  if (found === undefined) throw new BadInput(`confidence is one of ${known.join(', ')}`)
  return found
}

function seriesOf(
  json: unknown,
  at: number,
  players: Readonly<Record<string, PlayerSpec>>,
  groups: Set<string>,
  { seed, paired }: Pick<Arena, 'seed' | 'paired'>,
): Series[] {
  const told = fields(`game ${at + 1}`, json, ['game', 'name', 'seats', 'options', 'tables', 'rotate', 'together'])
  const entry = gameCalled(told.game === undefined ? undefined : text(told.game))
  const { game } = entry
  const seats = told.seats === undefined ? entry.seats : count('seats', told.seats)
  const options = (told.options ?? {}) as Record<string, Json>
  const group = told.name ?? `${game.id}-${seats}`
  if (typeof group !== 'string' || !NAME.test(group) || groups.has(group)) {
    throw new BadInput(`game ${at + 1} needs a name of its own, of letters, digits and hyphens`)
  }
  groups.add(group)
  const title = told.name === undefined ? `${game.name}, ${seats} players` : `${group}: ${game.name}, ${seats} players`
  const start = Match.start(game, { seats, options, seed })
  if (isBlocked(start)) throw new BadInput(`${group}: ${start.message}`)
  const { together = false } = told
  if (typeof together !== 'boolean') throw new BadInput('together is true or false')
  const tables = tablesOf(told.tables, Object.keys(players), seats, together)
  for (const name of new Set(tables.flat())) playable(name, players[name], entry)
  const turning = together ? (table: string[]) => [table] : rotationOf(told.rotate)
  const seatings = together ? [tables] : tables.map(turning)
  return seatings.map((seating) => {
    const specs = [...new Set(seating.flat())].map((name) => [name, players[name]])
    const depends = { seed, paired, group, game: game.id, version: game.version, options, seating, together, specs }
    const digest = createHash('sha256')
      .update(canonical(depends as Json))
      .digest('hex')
      .slice(0, 12)
    return { digest, group, title, game: game.id, options, seatings: seating, together }
  })
}

function rotationOf(told: Json | undefined): (names: string[]) => string[][] {
  if (told === undefined || told === 'cycle') return cycle
  if (told === 'all') return orders
  if (told === 'none') return (names) => [names]
  throw new BadInput(`rotate is cycle, all or none, not ${JSON.stringify(told)}`)
}

/** Who plays whom: everybody everybody, where the file does not say. */
function tablesOf(told: Json | undefined, names: readonly string[], seats: number, together: boolean): string[][] {
  if (together) {
    if (told !== undefined) throw new BadInput('where players play together, every player fills a table: no tables')
    return names.map((name) => Array.from({ length: seats }, () => name))
  }
  if (told === undefined) {
    if (names.length < seats) {
      throw new BadInput(`${names.length} players for ${seats} seats: name the tables; a player can sit there twice`)
    }
    return choices(names, seats)
  }
  if (!Array.isArray(told) || told.length === 0) throw new BadInput('tables is a list of lists of players')
  return told.map((table: Json) => {
    if (!Array.isArray(table) || table.length !== seats) throw new BadInput(`a table has ${seats} players`)
    const stranger = table.find((name) => typeof name !== 'string' || !names.includes(name))
    if (stranger !== undefined) throw new BadInput(`there is no player ${JSON.stringify(stranger)}`)
    return table as string[]
  })
}

/** A player that cannot play this game is found out before anybody plays. */
function playable(name: string, spec: PlayerSpec, entry: GameEntry): void {
  try {
    const player = playerFor(spec, entry)
    if (!('bot' in player)) void player.close()
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(`${name}: ${error.message}`) : error
  }
}

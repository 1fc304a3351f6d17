import { type Game, type MatchRecord, verify } from '@riposte/kernel'

export interface RecordedMatch {
  readonly name: string
  readonly record: MatchRecord
}

export interface CorpusProblem {
  readonly name: string
  readonly code: string
  readonly message: string
}

/**
 * Replays recorded matches. A corpus is the memory of how the rules played: when a match no longer leads to its recorded
 * end, either a rule was broken or it was changed on purpose, and then the version says so.
 */
export function verifyCorpus(game: Game, matches: readonly RecordedMatch[]): CorpusProblem[] {
  const problems: CorpusProblem[] = []
  for (const { name, record } of matches) {
    const wrong = verify(game, record)
    if (wrong === null) continue
    problems.push({ name, code: wrong.code, message: `${wrong.message}${advice(game, wrong.code)}` })
  }
  return problems
}

/** The log itself was tampered with; the rules have nothing to do with it. */
const DAMAGED = ['wrongSeed', 'brokenChain', 'otherGame']

function advice(game: Game, code: string): string {
  if (DAMAGED.includes(code)) return ''
  if (code === 'otherVersion') return ' Record it again under the present version.'
  return ` The rules play this match otherwise than when it was recorded: a rule change must raise the version of ${game.id} (now ${game.version}).`
}

/** An action, or one of the things that stand in a log in place of one. */
function isDeed(deed: Readonly<Record<string, unknown>>): boolean {
  const [name, ...others] = Object.keys(deed)
  if (others.length > 0) return false
  const value = deed[name]
  if (name === 'action') return typeof value === 'object' && value !== null
  if (name === 'timeout') return value === true
  return name === 'back' ? Number.isInteger(value) : (name === 'said' || name === 'runOut') && typeof value === 'string'
}

/** Reads a recorded match out of parsed JSON, or says in one sentence what is wrong with it. */
export function readRecord(json: unknown): MatchRecord | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'not a recorded match'
  const given = json as Record<string, unknown>
  if (given.format !== 1) return 'not a recorded match (its format is not 1)'
  for (const key of ['game', 'commitment', 'seed', 'salt', 'final']) {
    if (typeof given[key] !== 'string') return `not a recorded match (${key} is not a text)`
  }
  for (const key of ['version', 'seats']) {
    if (!Number.isInteger(given[key])) return `not a recorded match (${key} is not a whole number)`
  }
  if (given.from !== null && typeof given.from !== 'string') return 'not a recorded match (from is not a text)'
  if (!Array.isArray(given.entries)) return 'not a recorded match (entries is not a list)'
  for (const [at, entry] of (given.entries as unknown[]).entries()) {
    const { seat, hash, ...deed } = (entry ?? {}) as Record<string, unknown>
    if (!Number.isInteger(seat) || !isDeed(deed) || typeof hash !== 'string')
      return `not a recorded match (entry ${at} is none)`
  }
  return json as MatchRecord
}

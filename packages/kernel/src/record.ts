import { type Blocked, blocked } from './blocked.ts'
import type { Game } from './game.ts'
import { canonical, type Json } from './json.ts'
import { type Entry, Match } from './match.ts'
import { isBlocked } from './options.ts'
import { keyedHash, sha256 } from './sha256.ts'
import type { Shape } from './shape.ts'

/** A match as its log: all that is needed to rebuild it, and to prove that nothing was changed afterwards. */
export interface MatchRecord {
  readonly format: 1
  readonly game: string
  readonly version: number
  readonly options: Json
  readonly seats: number
  readonly from: string | null
  /** Shown before the first card is dealt; opened with seed and salt at the end. */
  readonly commitment: string
  readonly seed: string
  readonly salt: string
  readonly entries: readonly (Entry & { readonly hash: string })[]
  /** The hash of the state after the last entry. */
  readonly final: string
}

/** A promise about the seed that says nothing about it: the salt keeps anyone from trying seeds. */
export function commit(seed: string, salt: string): string {
  return sha256(canonical({ seed, salt }))
}

/**
 * The next link of the chain. It is keyed with the secret seed until the end: an unkeyed hash of a secret answer could be
 * found by trying all answers.
 */
export function link(seed: string, before: string, entry: Entry): string {
  return keyedHash(seed, before + canonical(entry))
}

type Heading = Pick<MatchRecord, 'game' | 'version' | 'options' | 'seats' | 'from' | 'commitment'>

/** What the first link hangs on: the promise, and all that was settled before the first action. */
export function anchor(seed: string, log: Heading): string {
  const { game, version, options, seats, from, commitment } = log
  return keyedHash(seed, canonical({ game, version, options, seats, from, commitment }))
}

export function record<G extends Shape>(match: Match<G>, salt: string): MatchRecord {
  const { options, seats, seed, from } = match.beginning
  const heading: Heading = {
    game: match.game.id,
    version: match.game.version,
    options: options as Json,
    seats,
    from,
    commitment: commit(seed, salt),
  }
  let hash = anchor(seed, heading)
  const entries = match.entries.map((entry) => {
    hash = link(seed, hash, entry)
    return { ...entry, hash }
  })
  return { format: 1, ...heading, seed, salt, entries, final: match.hash() }
}

/** A record says under which rules it was made; others would lead elsewhere. */
function otherRules<G extends Shape>(game: Game<G>, log: MatchRecord): Blocked | null {
  if (log.game !== game.id) return blocked('otherGame', 'kernel', `This is a record of ${log.game}.`)
  if (log.version !== game.version) {
    return blocked(
      'otherVersion',
      'kernel',
      `Recorded under version ${log.version} of the rules; these are version ${game.version}.`,
    )
  }
  return null
}

/** Rebuilds a match up to (not including) entry `until`, calling back before each entry and after the last. */
export function replay<G extends Shape>(
  game: Game<G>,
  log: MatchRecord,
  until = log.entries.length,
  each?: (match: Match<G>, at: number) => void,
): Match<G> | Blocked {
  const foreign = otherRules(game, log)
  if (foreign !== null) return foreign
  const match = Match.start(game, { options: log.options, seats: log.seats, seed: log.seed, from: log.from })
  if (isBlocked(match)) return match
  for (let at = 0; at < Math.min(until, log.entries.length); at++) {
    each?.(match, at)
    const entry = log.entries[at]
    const applied = match.redo(entry)
    if (applied.blocked !== null) {
      return blocked(applied.blocked.code, applied.blocked.rule, `Entry ${at}: ${applied.blocked.message}`)
    }
  }
  each?.(match, Math.min(until, log.entries.length))
  return match
}

/** Whether the seed is the promised one, no entry was changed, and the rules lead to the recorded end. Null, or what is wrong. */
export function verify<G extends Shape>(game: Game<G>, log: MatchRecord): Blocked | null {
  if (commit(log.seed, log.salt) !== log.commitment) {
    return blocked('wrongSeed', 'kernel', 'The seed is not the one that was promised.')
  }
  const foreign = otherRules(game, log)
  if (foreign !== null) return foreign
  let hash = anchor(log.seed, log)
  for (let at = 0; at < log.entries.length; at++) {
    const { hash: noted, ...entry } = log.entries[at]
    hash = link(log.seed, hash, entry as Entry)
    if (hash !== noted) return blocked('brokenChain', 'kernel', `Entry ${at} was changed after it was written.`)
  }
  const match = replay(game, log)
  if (isBlocked(match)) return match
  return match.hash() === log.final
    ? null
    : blocked('otherEnd', 'kernel', 'The rules lead to another end than the recorded one.')
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imposterKings } from '@riposte/imposter-kings'
import {
  type ActionJson,
  type Game,
  isBlocked,
  Match,
  type MatchRecord,
  projectLegal,
  record,
  type Shape,
} from '@riposte/kernel'

const FOLDER = join(import.meta.dirname, '../../games/imposter-kings/corpus')

export const game = imposterKings as unknown as Game<Shape>

export const corpusNames = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''))

/** A recorded match. */
export function recorded(name: string): MatchRecord {
  return JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as MatchRecord
}

/** A match played to its end with the answers that `choose` takes. */
export function played(
  seats: number,
  seed: string,
  choose: (match: Match<Shape>, legal: readonly ActionJson[]) => ActionJson,
  options: object = {},
): MatchRecord {
  const match = Match.start(game, { seats, seed, options })
  if (isBlocked(match)) throw new Error(match.message)
  while (!match.over) {
    const seat = match.play.decider()
    const legal = projectLegal(match.play, seat, 500)
    const applied = match.apply(seat, choose(match, legal))
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
  }
  return record(match, 'salt')
}

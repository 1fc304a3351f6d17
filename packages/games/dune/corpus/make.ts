import { fileURLToPath } from 'node:url'
import {
  type GameEvent,
  isBlocked,
  type Json,
  Match,
  type MatchRecord,
  record,
  SPECTATOR,
  seeded,
} from '@riposte/kernel'
import { remakeCorpus } from '@riposte/testkit'
import { FACTION_IDS } from '../src/data/factions.ts'
import { dune } from '../src/index.ts'
import type { Dune, Result } from '../src/state.ts'
import { moments } from './moments.ts'
import { type Planned, planned, seatsOf } from './plan.ts'
import { chosen } from './players.ts'

/**
 * The recorded games, and how they were made. Each is the first, in the order of its seeds, that ends as planned and in
 * which everything happens that it is there for (plan.ts, moments.ts). To record all again after a rule has changed (and
 * the version was raised), or only those whose names begin like this:
 *
 *     npx tsx packages/games/dune/corpus/make.ts
 *     npx tsx packages/games/dune/corpus/make.ts strongholds prediction
 */

/** Longer than a game should be that is kept. */
const ENTRIES_AT_MOST = 700
const SEEDS_AT_MOST = 40_000

const isEndOf = ({ ends }: Planned, { rule, winners }: Result): boolean =>
  ends === null ||
  (ends.rule === rule &&
    (ends.winners === undefined ||
      ends.winners.toSorted().join() ===
        winners
          .map((faction) => FACTION_IDS[faction])
          .toSorted()
          .join()))

/** Plays one game; null when it does not come to what it is there for. */
function recorded(plan: Planned, seed: string): MatchRecord | null {
  const match = Match.start(dune, { seats: seatsOf(plan), options: plan.options as Json, seed })
  if (isBlocked(match)) throw new Error(match.message)
  const random = seeded(`${seed} players`)
  const missing = new Set(plan.shows)
  while (!match.over && match.entries.length < ENTRIES_AT_MOST) {
    const [seat, action] = chosen(match, plan, random)
    const applied = action === null ? match.timeout(seat) : match.apply(seat, action)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    if (missing.size > 0) strike(match, applied.events, missing)
  }
  const { result } = match.play.pub
  const isDone = plan.does.every((type) =>
    match.entries.some((entry) => 'action' in entry && entry.action.type === type),
  )
  const isIt = result !== null && missing.size === 0 && isDone && isEndOf(plan, result)
  return isIt ? record(match, `salt of ${seed}`) : null
}

function strike(match: Match<Dune>, events: readonly GameEvent[], missing: Set<Planned['shows'][number]>): void {
  for (const event of match.tell(events, SPECTATOR)) {
    for (const name of missing) if (moments[name].is(event)) missing.delete(name)
  }
}

function firstOf(plan: Planned): MatchRecord {
  for (let at = 0; at < SEEDS_AT_MOST; at++) {
    const log = recorded(plan, `${plan.name} ${at}`)
    if (log !== null) return log
  }
  throw new Error(`${plan.name}: not in ${SEEDS_AT_MOST} games`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  remakeCorpus(new URL('.', import.meta.url), planned, firstOf, process.argv.slice(2))
}

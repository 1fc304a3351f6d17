import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decide } from '@riposte/bots'
import {
  type ActionJson,
  below,
  Choices,
  type EventJson,
  isBlocked,
  type Json,
  Match,
  type MatchRecord,
  type Random,
  record,
  SPECTATOR,
  seeded,
  writeAction,
} from '@riposte/kernel'
import { ruleBot } from '../src/bot.ts'
import { imposterKings } from '../src/index.ts'
import type { Options } from '../src/options.ts'
import type { ImposterKings } from '../src/state.ts'

/**
 * The recorded matches, and how they were made. Each is the first, in the order of its seeds, in which everything
 * happens that it is there for. To record them all again after a rule has changed (and the version was raised):
 *
 *     npx tsx packages/games/imposter-kings/corpus/make.ts
 */
export interface Planned {
  readonly name: string
  readonly seats: number
  readonly options: Partial<Options>
  /** Who plays: by rules of thumb, or by chance, with answers in advance and time running out now and then. */
  readonly by: 'rules' | 'chance'
  /** Each of these has to be told to everybody in the course of the match, with these fields among others. */
  readonly shows: readonly EventJson[]
}

const OPTIONAL = { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] } as const
const ended = (reason: string): EventJson => ({ type: 'roundEnded', reason })

function plan(
  name: string,
  seats: number,
  by: Planned['by'],
  options: Partial<Options>,
  ...shows: readonly EventJson[]
): Planned {
  return { name, seats, by, options, shows }
}

const LITERAL: Partial<Options> = {
  eligibility: 'always',
  kingsHandScope: 'mayOnly',
  foolWindowDecline: 'suppressed',
  strangerPrompt: 'anyReaction',
  strangerSource: 'anyCourt',
  strangerReactionCost: 'keep',
  mysticMutesReactions: true,
  falseClaimPenalty: 'none',
}

export const planned: readonly Planned[] = [
  plan('two-players', 2, 'rules', {}, ended('stuck'), { type: 'successorTaken' }),
  plan('three-players', 3, 'rules', { targetScore: 4 }, ended('stuck')),
  plan('four-players', 4, 'rules', { targetScore: 4 }, ended('stuck')),
  plan('expansion-two-players', 2, 'rules', { mode: 'expansion', targetScore: 5 }, { type: 'recruited' }),
  plan('expansion-three-players', 3, 'chance', { mode: 'expansion', targetScore: 2 }, { type: 'rallied' }),
  plan('expansion-four-players', 4, 'rules', { mode: 'expansion', targetScore: 2 }, { type: 'recruited' }),
  plan(
    'expansion-tournament',
    2,
    'rules',
    { mode: 'expansion', signatureMode: 'tournament', targetScore: 2 },
    { type: 'draftLaidOut' },
    { type: 'drafted' },
  ),
  plan(
    'expansion-armies-only',
    2,
    'chance',
    { mode: 'expansion', expansionStages: 2, targetScore: 3 },
    { type: 'recruited' },
    { type: 'recommissioned' },
  ),
  plan('mulligan', 3, 'chance', { mulligan: true, targetScore: 5 }, { type: 'freshDealDemanded', paid: true }),
  plan(
    'optional-cards',
    2,
    'chance',
    { ...OPTIONAL, targetScore: 2 },
    { type: 'reactionUsed', as: 'Impersonator' },
    { type: 'played', from: 'successor' },
    { type: 'played', card: 'Oracle' },
  ),
  plan(
    'optional-cards-four-players',
    4,
    'chance',
    { mode: 'expansion', ...OPTIONAL, targetScore: 1 },
    { type: 'reactionUsed', as: 'Arbiter' },
    { type: 'shown' },
  ),
  plan('assassination', 2, 'chance', { targetScore: 3 }, ended('assassination'), { type: 'assassinCancelled' }),
  plan(
    'assassination-three-players',
    3,
    'chance',
    { targetScore: 3 },
    { type: 'assassinHandedOver' },
    { type: 'pickedFrom', place: 'successor' },
  ),
  plan('assassination-four-players', 4, 'chance', { targetScore: 1 }, ended('assassination')),
  plan('forfeit', 2, 'chance', { falseClaimPenalty: 'forfeit', targetScore: 3 }, ended('forfeit')),
  plan(
    'forfeit-three-players',
    3,
    'chance',
    { falseClaimPenalty: 'forfeit', condemnedVisibility: 'private', secondPlace: 'firstOut', targetScore: 2 },
    { type: 'falseClaim' },
    { type: 'condemnedUnseen' },
  ),
  plan(
    'charismatic-leader',
    2,
    'chance',
    { mode: 'expansion', targetScore: 2 },
    { type: 'successorShown' },
    { type: 'removed', from: 'successor' },
  ),
  plan(
    'master-tactician',
    2,
    'chance',
    { mode: 'expansion', targetScore: 2 },
    { type: 'squireTaken' },
    { type: 'removed', from: 'squire' },
  ),
  plan(
    'literal-readings',
    2,
    'chance',
    { mode: 'expansion', ...LITERAL, targetScore: 2 },
    { type: 'falseClaim', unusable: true },
    { type: 'windowOpened', card: 'Fool' },
  ),
]

/** Whether an event is of this kind. */
export function isLike(event: EventJson, wanted: EventJson): boolean {
  return Object.entries(wanted).every(([key, value]) => event[key] === value)
}

const ONE_IN = 15

/** What is done next; null: time runs out for the seat. */
function choose(
  match: Match<ImposterKings>,
  by: Planned['by'],
  random: Random,
): [seat: number, action: ActionJson | null] {
  const { play, game } = match
  const scratch = new Choices()
  if (by === 'chance' && below(random, ONE_IN) === 0) {
    const seat = below(random, play.seats)
    play.legalStanding(seat, scratch)
    if (scratch.count > 0) return [seat, writeAction(game.actions, scratch.list[below(random, scratch.count)])]
  }
  const seat = play.decider()
  if (by === 'rules') return [seat, decide(match, seat, ruleBot, random)]
  if (below(random, ONE_IN) === 0) return [seat, null]
  return [seat, writeAction(game.actions, play.sample(seat, random, scratch))]
}

/** Plays one match; null when something does not happen in it that should. */
function recorded({ seats, options, by, shows }: Planned, seed: string): MatchRecord | null {
  const match = Match.start(imposterKings, { seats, options: options as Json, seed })
  if (isBlocked(match)) throw new Error(match.message)
  const random = seeded(`${seed} players`)
  const missing = new Set(shows)
  while (!match.over) {
    const [seat, action] = choose(match, by, random)
    const applied = action === null ? match.timeout(seat) : match.apply(seat, action)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const event of match.tell(applied.events, SPECTATOR)) {
      for (const wanted of missing) if (isLike(event, wanted)) missing.delete(wanted)
    }
  }
  return missing.size === 0 ? record(match, `salt of ${seed}`) : null
}

const SEEDS_AT_MOST = 4000

function firstOf(wanted: Planned): MatchRecord {
  for (let at = 0; at < SEEDS_AT_MOST; at++) {
    const log = recorded(wanted, `${wanted.name} ${at}`)
    if (log !== null) return log
  }
  throw new Error(`${wanted.name}: not in ${SEEDS_AT_MOST} matches`)
}

/** As the formatter wants it: short lists of words on one line. */
function written(log: MatchRecord): string {
  const text = JSON.stringify(log, null, 2)
  return `${text.replace(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (_, words: string) => `[${words.replace(/\s+/g, ' ')}]`)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL('.', import.meta.url))
  mkdirSync(folder, { recursive: true })
  for (const match of planned) {
    const log = firstOf(match)
    writeFileSync(`${folder}${match.name}.json`, written(log))
    console.log(`${match.name}: ${log.entries.length} actions, seed ${log.seed}`)
  }
}

import {
  bombBusters,
  summary as bombSummary,
  campaign,
  drawTable as drawBombTable,
  teamBot,
} from '@riposte/bomb-busters'
import { randomBot, searchBot } from '@riposte/bots'
import {
  drawTable as drawDuneTable,
  dune,
  ruleBot as duneBot,
  summary as duneSummary,
  HASTE,
  passAtBorders,
  USUAL_ORDERS,
} from '@riposte/dune'
import { drawTable, imposterKings, judgement, ruleBot, standingAnswer, summary } from '@riposte/imposter-kings'
import type { ActionJson, Bot, Game, Judgement, Seen, Shape } from '@riposte/kernel'
import type { Order, RuleText } from '@riposte/protocol'
import type { Adviser } from './bots/search/adviser.ts'
import type { Thinker } from './bots/thinker.ts'
import type { CampaignRules } from './campaign/rules.ts'

/** What the server knows about a game besides its rules. */
export interface GameEntry<G extends Shape = Shape> {
  readonly game: Game<G>
  /** Who may be put on a seat, by name. Those that search do so in threads of their own. */
  readonly bots: Readonly<Record<string, Bot>>
  /** Those who take their time, by name. Where one gives no answer, the rule bot (or the first one) moves for it. */
  readonly thinkers?: Readonly<Record<string, Thinker>>
  /** Who gives people hints; made of the bot that searches, where there is one. */
  readonly adviser?: Adviser
  /** What a search may know of it besides its rules. */
  readonly judgement?: Judgement<G>
  /** Who plays on in the lines of a review, where no search plays well enough; without either nothing is reviewed. */
  readonly reviewer?: Bot
  /** The answer this observer has given in advance by the game's own rules, or null. */
  standingAnswer?(seen: Seen<G['view']>): ActionJson | null
  /**
   * Standing orders that people begin with, for questions that seldom concern them. Bots and orders leave a little more
   * time to such a question, whatever is in anybody's hand: whom it does concern can answer by hand in that time, and
   * nobody can tell who has.
   */
  readonly usualOrders?: readonly Order[]
  /**
   * By question: bots and standing orders answer it in this part of the usual time. For questions that come often and
   * that hardly anybody has to think about.
   */
  readonly haste?: Readonly<Record<string, number>>
  /** Milliseconds that the options of the match allow for a question; null for no limit. */
  limit?(options: G['options'], question: string): number | null
  /** The table in words, for somebody who sees this. */
  draw?(seen: Seen<G['view']>, names: readonly string[], width: number, colour: boolean): string
  /** What it is about and how it is won, in a few sentences, for somebody who has never played it. */
  readonly summary?: string
  /** Its rules, for those who ask; read when somebody does. */
  rulebook?(): readonly RuleText[]
  /** How a group plays from match to match, where the game has such a thing. */
  readonly campaign?: CampaignRules<G>
}

/** Types are checked against the game's own, then forgotten: the server treats all games alike. */
export function gameEntry<G extends Shape>(of: GameEntry<G>): GameEntry {
  return of
}

/** How long a bot that searches may think, in milliseconds. */
const SECOND = { time: 1000, now: () => Date.now() }

/** Every game played here. */
export const games: readonly GameEntry[] = [
  gameEntry({
    game: imposterKings,
    bots: { rule: ruleBot, search: searchBot('search', judgement, SECOND), random: randomBot },
    judgement,
    standingAnswer,
    draw: drawTable,
    summary,
    // IK-17.1
    limit({ turnSeconds, musterSeconds }, question) {
      const seconds = question === 'musterAction' ? musterSeconds : turnSeconds
      return seconds === 0 ? null : seconds * 1000
    },
  }),
  gameEntry({
    game: bombBusters,
    bots: { team: teamBot, random: randomBot },
    reviewer: teamBot,
    campaign,
    draw: drawBombTable,
    summary: bombSummary,
  }),
  gameEntry({
    game: dune,
    bots: { rule: duneBot, random: randomBot },
    reviewer: duneBot,
    draw: drawDuneTable,
    summary: duneSummary,
    standingAnswer: passAtBorders,
    usualOrders: USUAL_ORDERS,
    haste: HASTE,
  }),
]

import { bombBusters, campaign } from '@riposte/bomb-busters'
import { randomBot } from '@riposte/bots'
import { imposterKings, ruleBot, standingAnswer } from '@riposte/imposter-kings'
import type { ActionJson, Bot, Game, Seen, Shape } from '@riposte/kernel'
import type { CampaignRules } from './campaign/rules.ts'

/** What the server knows about a game besides its rules. */
export interface GameEntry<G extends Shape = Shape> {
  readonly game: Game<G>
  /** Who may be put on a seat, by name. */
  readonly bots: Readonly<Record<string, Bot>>
  /** The answer this observer has given in advance by the game's own rules, or null. */
  standingAnswer?(seen: Seen<G['view']>): ActionJson | null
  /** Milliseconds that the options of the match allow for a question; null for no limit. */
  limit?(options: G['options'], question: string): number | null
  /** How a group plays from match to match, where the game has such a thing. */
  readonly campaign?: CampaignRules<G>
}

/** Types are checked against the game's own, then forgotten: the server treats all games alike. */
export function gameEntry<G extends Shape>(of: GameEntry<G>): GameEntry {
  return of
}

/** Every game played here. */
export const games: readonly GameEntry[] = [
  gameEntry({
    game: imposterKings,
    bots: { rule: ruleBot, random: randomBot },
    standingAnswer,
    // IK-17.1
    limit({ turnSeconds, musterSeconds }, question) {
      const seconds = question === 'musterAction' ? musterSeconds : turnSeconds
      return seconds === 0 ? null : seconds * 1000
    },
  }),
  gameEntry({ game: bombBusters, bots: { random: randomBot }, campaign }),
]

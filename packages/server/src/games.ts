import { bombBusters, campaign, drawTable as drawBombTable, withNames as withBombNames } from '@riposte/bomb-busters'
import { randomBot } from '@riposte/bots'
import { drawTable, imposterKings, ruleBot, standingAnswer, withNames } from '@riposte/imposter-kings'
import type { ActionJson, Bot, Game, Observer, Seen, Shape } from '@riposte/kernel'
import type { RuleText } from '@riposte/protocol'
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
  /** The table in words, for somebody who sees this. */
  draw?(seen: Seen<G['view']>, names: readonly string[], width: number, colour: boolean): string
  /** A sentence about seats with people's names in it; the reader is one of them. */
  say?(sentence: string, names: readonly string[], reader: Observer): string
  /** Its rules, for those who ask; read when somebody does. */
  rulebook?(): readonly RuleText[]
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
    draw: drawTable,
    say: withNames,
    // IK-17.1
    limit({ turnSeconds, musterSeconds }, question) {
      const seconds = question === 'musterAction' ? musterSeconds : turnSeconds
      return seconds === 0 ? null : seconds * 1000
    },
  }),
  gameEntry({
    game: bombBusters,
    bots: { random: randomBot },
    campaign,
    draw: drawBombTable,
    say: withBombNames,
  }),
]

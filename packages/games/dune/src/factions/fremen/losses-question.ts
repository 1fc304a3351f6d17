import { type Blocked, blocked } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { eliteTokens, location, tokens } from '../../fields.ts'
import { question } from '../../kit.ts'

const { chooseLosses } = actions

/** Half of a stack dies: how many, and of which tokens. */
export type Losses = {
  readonly location: number
  readonly losses: number
  readonly ordinary: number
  readonly special: number
}

const NOT_THE_HALF: Blocked = blocked('notTheHalf', 'FR-16', 'Half of these tokens die, rounded up.')

/** The most ordinary tokens that can be among the dead: the default. */
export const ordinaryFirst = ({ losses, ordinary }: Losses): number => Math.min(losses, ordinary)

/** Whether there is anything to choose. */
export const isForced = ({ ordinary, special }: Losses): boolean => ordinary === 0 || special === 0

/** DU-19.6: which tokens of a stack that a storm hits die. */
export const lossesQuestion = question<Losses>('stormLosses', {
  rule: 'FR-16',
  takes: [chooseLosses],
  about: { location, losses: tokens, ordinary: tokens, special: eliteTokens },
  legal(_pub, _mine, _seat, facts, out) {
    const fewest = Math.max(0, facts.losses - facts.special)
    for (let dead = ordinaryFirst(facts); dead >= fewest; dead--) out.add(chooseLosses.of(dead, facts.losses - dead))
  },
  why: () => NOT_THE_HALF,
  timeout: (_pub, _mine, _seat, facts) => chooseLosses.of(ordinaryFirst(facts), facts.losses - ordinaryFirst(facts)),
})

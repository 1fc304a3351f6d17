import { type Blocked, blocked, type Choices, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import type { Node } from '../../data/territories.ts'
import { eliteTokens, location, tokens } from '../../fields.ts'
import { question } from '../../kit.ts'

const { chooseLosses } = actions

/** Tokens of which half die, rounded up. */
export interface Stack extends Facts {
  readonly location: Node
  readonly ordinary: number
  readonly special: number
}

export interface Losses extends Stack {
  readonly losses: number
}

const NOT_THE_HALF: Blocked = blocked('notTheHalf', 'FR-16', 'Half of these tokens die, rounded up.')
const EXACTLY: Blocked = blocked('losses', 'FR-17', 'Exactly half of the tokens sent die, rounded up.')

/** DU-1.11 */
export const half = ({ ordinary, special }: Stack): number => Math.ceil((ordinary + special) / 2)

/** DU-19.6: the default is that ordinary tokens die first. It is also all there is where all tokens are of one kind. */
export function ordinaryFirst(stack: Stack): [ordinary: number, special: number] {
  const ordinary = Math.min(half(stack), stack.ordinary)
  return [ordinary, half(stack) - ordinary]
}

/** Whether there is nothing to choose. */
export const isForced = ({ ordinary, special }: Stack): boolean => ordinary === 0 || special === 0

const whichHalf = {
  takes: [chooseLosses],
  legal(_pub: unknown, _mine: unknown, _seat: unknown, stack: Stack, out: Choices) {
    const [most] = ordinaryFirst(stack)
    const fewest = Math.max(0, half(stack) - stack.special)
    for (let dead = most; dead >= fewest; dead--) out.add(chooseLosses.of(dead, half(stack) - dead))
  },
  timeout: (_pub: unknown, _mine: unknown, _seat: unknown, stack: Stack) => chooseLosses.of(...ordinaryFirst(stack)),
}

/** DU-19.6: which tokens of a stack that a storm hits die. */
export const lossesQuestion = question<Losses>('stormLosses', {
  ...whichHalf,
  rule: 'FR-16',
  about: { location, losses: tokens, ordinary: tokens, special: eliteTokens },
  why: () => NOT_THE_HALF,
})

/** DU-19.6: which tokens of those that were sent into a storm die. */
export const migrationLosses = question<Stack>('migrationLosses', {
  ...whichHalf,
  rule: 'FR-17',
  about: { location, ordinary: tokens, special: eliteTokens },
  why: () => EXACTLY,
})

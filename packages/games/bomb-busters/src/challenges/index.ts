import type { ChallengeCard } from './card.ts'
import { firstThreeMakeEighteen } from './first-three-make-eighteen.ts'
import { fiveAlone } from './five-alone.ts'
import { fourEven } from './four-even.ts'
import { namedPairFirst } from './named-pair-first.ts'
import { onlyOdd } from './only-odd.ts'
import { pairsOnly } from './pairs-only.ts'
import { sevenBetweenEnds } from './seven-between-ends.ts'
import { teammatesRed } from './teammates-red.ts'
import { threeInSequence } from './three-in-sequence.ts'
import { twoSoloCuts } from './two-solo-cuts.ts'

/** A challenge card by its number, 1 to 10. */
export type Challenge = number

/** BB-H1: the card that lets somebody cut a red wire. */
export const RED_CUT: Challenge = 1

const CARDS: readonly ChallengeCard[] = [
  teammatesRed,
  fourEven,
  pairsOnly,
  firstThreeMakeEighteen,
  twoSoloCuts,
  fiveAlone,
  threeInSequence,
  namedPairFirst,
  onlyOdd,
  sevenBetweenEnds,
]

export const CHALLENGES: readonly Challenge[] = CARDS.map((_, at) => at + 1)

export function challengeCard(challenge: Challenge): ChallengeCard {
  return CARDS[challenge - 1]
}

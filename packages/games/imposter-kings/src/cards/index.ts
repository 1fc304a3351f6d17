import { turnStartFlows, turnStartQuestions } from '../phases/turn-start.ts'
import { aegis } from './aegis.ts'
import { ancestor } from './ancestor.ts'
import { arbiter } from './arbiter.ts'
import { bard } from './bard.ts'
import { conspiracist } from './conspiracist.ts'
import { executioner } from './executioner.ts'
import { exile } from './exile.ts'
import { flagbearer } from './flagbearer.ts'
import { fool } from './fool.ts'
import { herald, newSuccessor } from './herald.ts'
import { informant, informantReward } from './informant.ts'
import { inquisitor } from './inquisitor.ts'
import { judge } from './judge.ts'
import { lockshift } from './lockshift.ts'
import { mystic } from './mystic.ts'
import { nakturn, nakturnGuess } from './nakturn.ts'
import { oathbound } from './oathbound.ts'
import { oracle, showCards } from './oracle.ts'
import { princess } from './princess.ts'
import { queen } from './queen.ts'
import { sentry } from './sentry.ts'
import { disgraceSet, soldier } from './soldier.ts'
import { spy } from './spy.ts'
import { stranger } from './stranger.ts'
import { warden } from './warden.ts'

/** Every card that does something, in the order of the rulebook. */
export const cardFlows = [
  fool,
  inquisitor,
  executioner,
  bard,
  soldier,
  judge,
  arbiter,
  oathbound,
  herald,
  mystic,
  warden,
  sentry,
  spy,
  princess,
  queen,
  flagbearer,
  stranger,
  aegis,
  ancestor,
  informant,
  nakturn,
  lockshift,
  conspiracist,
  exile,
  oracle,
  ...turnStartFlows,
]

/** The decisions that belong to one card alone. */
export const moreCardQuestions = [
  disgraceSet,
  newSuccessor,
  informantReward,
  nakturnGuess,
  showCards,
  ...turnStartQuestions,
]

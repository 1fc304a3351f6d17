import type { Part } from '../../../moments.ts'
import { endOfBattlesFlow } from './leader-return.ts'
import { resolveBattleFlow } from './resolve.ts'
import { traitorQuestion } from './traitors.ts'
import { keepCardsQuestion } from './winners-cards.ts'

/** DU-11.5 B9 to B14, DU-11.31. */
export const resolutionPart: Part = {
  flows: [resolveBattleFlow, endOfBattlesFlow],
  questions: [traitorQuestion, keepCardsQuestion],
}

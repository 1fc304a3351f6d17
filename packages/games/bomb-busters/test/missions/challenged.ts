import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { laidOut, layOut } from './laid-out.ts'

/** Doctor Nope's mission with these challenge cards on the table, and these numbers on the eighth. */
export function challenged(cards: readonly number[], position: Position, numbers: readonly number[] = []): Staged {
  const table = staged({ mission: 55, ...position })
  const active = cards.map((challenge) => ({ challenge, numbers: challenge === 8 ? [...numbers] : [] }))
  return layOut(table, 'challenge-cards', { active, met: [], recent: [], validated: [] })
}

/** The challenges that have been met. */
export function met(table: Staged): unknown {
  return laidOut(table, 'challenge-cards').met
}

export const redCut = (targetPlayerId: number, targetTileIndex: number) => ({
  type: 'challengeRedCut',
  targetPlayerId,
  targetTileIndex,
})

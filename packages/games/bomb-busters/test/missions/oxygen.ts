import { type Position, type Staged, staged } from '../equipment/staged.ts'

/** The oxygen on the table: the reserve, then what each seat holds. */
export function oxygenOf({ pub }: Staged): number[] {
  const { pool, held } = pub.rules.oxygen as { pool: number; held: number[] }
  return [pool, ...held]
}

/** A mission with oxygen, laid out as the reserve and what each seat holds. */
export function underWater(position: Position, pool: number, ...held: number[]): Staged {
  const table = staged(position)
  table.pub.rules.oxygen = { pool, held }
  return table
}

export const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number, more = {}) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
  ...more,
})

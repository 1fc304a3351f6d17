import type { Json } from '@riposte/kernel'
import type { Staged } from '../equipment/staged.ts'

/** Changes what a module has laid out for everybody. */
export function layOut<T extends Staged>(table: T, module: string, what: Readonly<Record<string, Json>>): T {
  table.pub.rules[module] = { ...(table.pub.rules[module] as object), ...what } as Json
  return table
}

/** What a module has laid out for everybody. */
export function laidOut(table: Staged, module: string): Readonly<Record<string, Json>> {
  return table.pub.rules[module] as Readonly<Record<string, Json>>
}

/** Number cards in a row: `3 5 !7` with the seven face down. */
export function numberRow(text: string): Json {
  return text.split(' ').map((card) => ({ value: Number(card.replace('!', '')), up: !card.startsWith('!') }))
}

export const dualCut = (targetPlayerId: number, targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
})

export const soloCut = (value: number) => ({ type: 'soloCut', value })

export const doubleDetector = (targetPlayerId: number, tileIndex1: number, tileIndex2: number, guessValue: number) => ({
  type: 'dualCutDoubleDetector',
  targetPlayerId,
  tileIndex1,
  tileIndex2,
  guessValue,
})

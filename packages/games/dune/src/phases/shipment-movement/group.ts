import type { Node } from '../../data/territories.ts'

/** Tokens of one location that leave it together; from -1 where they come from the reserves. */
export interface Batch {
  readonly from: Node
  readonly ordinary: number
  readonly special: number
}

export const ordinaryOf = (batches: readonly Batch[]): number => batches.reduce((sum, batch) => sum + batch.ordinary, 0)
export const specialOf = (batches: readonly Batch[]): number => batches.reduce((sum, batch) => sum + batch.special, 0)

/**
 * The numbers that a form offers for the tokens of a group, ordinary ones first and then the others, out of so many of
 * each kind and at most so many together. DU-10.14: a group of nobody does not exist.
 */
export function offerOrdinary(ordinary: number, special: number, most: number, out: number[]): void {
  if (special > 0 && most > 0) out.push(0)
  for (let tokens = 1; tokens <= ordinary && tokens <= most; tokens++) out.push(tokens)
}

export function offerSpecial(taken: number, special: number, most: number, out: number[]): void {
  for (let tokens = taken === 0 ? 1 : 0; tokens <= special && taken + tokens <= most; tokens++) out.push(tokens)
}

/** Whether an answer names a group that is there. */
export const isThere = (ordinary: number, special: number, ofOrdinary: number, ofSpecial: number): boolean =>
  ordinary + special > 0 && ordinary <= ofOrdinary && special <= ofSpecial

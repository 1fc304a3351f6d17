import type { Followed } from '../search/search.ts'

/** Less than this is nothing to talk about. */
export const FAR = 0.06
/** How many standard errors chance is given. */
export const SURE = 2.5

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** How far off the mean of so many may well be. */
export function error(values: readonly number[]): number {
  const middle = mean(values)
  const spread = values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
  return Math.sqrt(spread) / values.length
}

export const worths = (lines: readonly Followed[]) => lines.map(({ worth }) => worth)

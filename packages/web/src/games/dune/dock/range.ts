/** Every whole number from the least to the most. */
export function range(least: number, most: number): readonly number[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => least + at)
}

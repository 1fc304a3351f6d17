const kept: number[][][] = []

/** So many times the same small number. Copied from a list that is kept: to fill a new one takes several times as long. */
export function alike(length: number, value: number): number[] {
  kept[value] ??= []
  kept[value][length] ??= Array.from({ length }, () => value)
  return kept[value][length].slice()
}

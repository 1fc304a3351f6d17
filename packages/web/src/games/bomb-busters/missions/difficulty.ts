/** How hard a mission is, one to five. Our own judgement: by red, by what is hidden, by how little may go wrong. */
const TICKS = [
  // Training
  1, 1, 1, 2, 2, 2, 2, 3,
  // First calls
  2, 3, 3, 3, 4, 3, 3, 4, 4, 2, 3,
  // The wolf's trail
  4, 3, 3, 4, 3, 3, 4, 3, 4, 4, 5,
  // Tied hands
  3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 4, 3,
  // Machines and deep water
  4, 4, 5, 4, 4, 5, 4, 3, 5, 4, 4, 5,
  // The last shift
  4, 4, 5, 4, 5, 5, 5, 4, 5, 5, 5, 5,
] as const

export const HARDEST = 5

export function difficultyOf(mission: number): number {
  return TICKS[mission - 1]
}

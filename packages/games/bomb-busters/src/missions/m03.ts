import { mission } from './mission.ts'

/** BB-M03, BB-M03.1, BB-M03.R1 */
export const m03 = mission({
  id: 3,
  name: 'TRAINING, Day 3',
  wires: {
    blue: { min: 1, max: 10 },
    red: { kind: 'exact', n: 1, from: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5] },
    yellow: { kind: 'none' },
  },
  equipment: { mode: 'standard', excludeUnlock: [2, 11, 12] },
})

import { mission } from './mission.ts'

/** BB-M02, BB-M02.1 */
export const m02 = mission({
  id: 2,
  name: 'TRAINING, Day 2',
  wires: {
    blue: { min: 1, max: 8 },
    red: { kind: 'none' },
    yellow: { kind: 'exact', n: 2, from: [1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1] },
  },
  equipment: { mode: 'none' },
})

import { mission } from './mission.ts'

/** BB-M01, BB-M01.1 */
export const m01 = mission({
  id: 1,
  name: 'TRAINING, Day 1',
  wires: { blue: { min: 1, max: 6 }, red: { kind: 'none' }, yellow: { kind: 'none' } },
  equipment: { mode: 'none' },
})

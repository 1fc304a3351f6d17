import { mission } from './mission.ts'

/** BB-M05, BB-M05.1 */
export const m05 = mission({
  id: 5,
  name: 'TRAINING: Second Day in the Field',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } } },
})

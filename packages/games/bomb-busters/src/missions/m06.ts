import { mission } from './mission.ts'

/** BB-M06, BB-M06.1 */
export const m06 = mission({
  id: 6,
  name: 'TRAINING: Third Day in the Field',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
})

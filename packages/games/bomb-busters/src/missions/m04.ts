import { mission } from './mission.ts'

/** BB-M04, BB-M04.1 */
export const m04 = mission({
  id: 4,
  name: 'TRAINING: First Day in the Field',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { yellow: { kind: 'exact', n: 4 } } },
})

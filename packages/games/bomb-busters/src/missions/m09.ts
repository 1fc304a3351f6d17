import { sequenceGate } from '../modules/sequence-gate.ts'
import { mission } from './mission.ts'

/** BB-M09 */
export const m09 = mission({
  id: 9,
  name: 'A Sense of Priorities',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
  // BB-M09.4
  modules: [sequenceGate({ cards: 3, cutsPerStep: 2 })],
})

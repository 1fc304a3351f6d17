import { sequenceGate } from '../modules/sequence-gate.ts'
import { mission } from './mission.ts'

/** BB-M16, BB-M16.1; the rest is as in mission 9 (BB-M16.2). */
export const m16 = mission({
  id: 16,
  name: 'Time to Reprioritize (Is this déjà vu?)',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
  modules: [sequenceGate({ cards: 3, cutsPerStep: 4 })],
})

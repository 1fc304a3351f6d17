import { sequenceReposition } from '../modules/sequence-reposition.ts'
import { mission } from './mission.ts'

/** BB-M36, BB-M36.1 */
export const m36 = mission({
  id: 36,
  name: 'Panic under the Palm Trees',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } } },
  // BB-M36.6
  modules: [sequenceReposition({ visible: 5, requiredCuts: 2 })],
})

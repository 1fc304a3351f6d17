import { constraintRing } from '../modules/constraint-ring.ts'
import { mission } from './mission.ts'

/** BB-M61 */
export const m61 = mission({
  id: 61,
  name: 'Sharing is Caring',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  // BB-M61.2, BB-M61.6, BB-M61.R2
  modules: [constraintRing({ replaceDial: 1 })],
})

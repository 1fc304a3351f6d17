import { constraintPerValidatedValue } from '../modules/constraint-per-validated-value.ts'
import { mission } from './mission.ts'

/** BB-M57, BB-M57.R1, BB-M57.R2 */
export const m57 = mission({
  id: 57,
  name: 'An Impossible Mission',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  equipment: { mode: 'standard', excludeUnlock: ['10-10'], campaignCards: true },
  // BB-M57.3, BB-M57.5
  modules: [constraintPerValidatedValue()],
})

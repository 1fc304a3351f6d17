import { addSubtract } from '../modules/add-subtract.ts'
import { mission } from './mission.ts'

/** BB-M47, BB-M47.1 */
export const m47 = mission({
  id: 47,
  name: 'Calculate the Odds',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M47.4, BB-M47.5, BB-M47.6, BB-M47.R1
  modules: [addSubtract({ skipDial: 1 })],
})

import { nanoLine } from '../modules/nano-line.ts'
import { mission } from './mission.ts'

/** BB-M59 */
export const m59 = mission({
  id: 59,
  name: 'Nano to the Rescue',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M59.6, BB-M59.7, BB-M59.8, BB-M59.R1, BB-M59.R2
  modules: [nanoLine({ skipDial: 1 })],
  revealRedsForced: false,
})

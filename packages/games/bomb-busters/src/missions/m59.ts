import { mission } from './mission.ts'

/** BB-M59 */
export const m59 = mission({
  id: 59,
  name: 'Nano to the Rescue',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  components: [
    { type: 'numberRow', count: 12, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: true, order: 'random' },
    { type: 'nano', startCard: 7, facing: 'longerSide' },
  ],
  // BB-M59.6, BB-M59.7, BB-M59.8, BB-M59.R1, BB-M59.R2
  modules: [{ id: 'nano-line', moveBeforeCut: true, skipDial: 1, skipRotates: true }],
  revealRedsForced: false,
})

import { personalNumberCards } from '../modules/personal-number-cards.ts'
import { mission } from './mission.ts'

/** BB-M65 */
export const m65 = mission({
  id: 65,
  name: 'Hand-Me-Downs',
  players: [3, 4, 5],
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M65.5, BB-M65.6, BB-M65.R1
  modules: [
    personalNumberCards({
      perPlayer: { 3: 4, 4: 3, 5: 2 },
      captain: { 3: 4, 4: 3, 5: 3 },
      captainLeft: { 3: 4, 4: 3, 5: 3 },
      skipDial: 1,
    }),
  ],
})

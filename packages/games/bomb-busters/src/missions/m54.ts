import { audio } from '../modules/audio.ts'
import { oxygen } from '../modules/oxygen.ts'
import { mission } from './mission.ts'

/** BB-M54, BB-M54.1, BB-M54.R1 */
export const m54 = mission({
  id: 54,
  name: 'The Attack of Rabbit the Red',
  wires: {
    blue: { min: 1, max: 12 },
    red: {
      kind: 'fixed',
      values: [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5, 11.5],
      dealt: false,
      marker: 'known',
    },
    yellow: { kind: 'none' },
  },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M54.2, BB-M54.3, BB-M54.6
  modules: [
    oxygen({
      // BB-M54.R2
      amounts: { reserve: 7, perPlayer: { 2: 9, 3: 6, 4: 3, 5: 2 }, eased: { 2: 12, 3: 6, 4: 3, 5: 2 } },
      price: [
        { from: 1, to: 4, cost: 1 },
        { from: 5, to: 8, cost: 2 },
        { from: 9, to: 12, cost: 3 },
      ],
      payFrom: 'self',
      payTo: 'reserve',
      validationBonus: true,
      skipDial: 1,
      voluntarySkip: false,
    }),
    audio({ soundtrack: 'mission_54' }),
  ],
})

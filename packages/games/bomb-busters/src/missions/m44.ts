import { oxygen } from '../modules/oxygen.ts'
import { mission } from './mission.ts'

/** BB-M44, BB-M44.1 */
export const m44 = mission({
  id: 44,
  name: 'Underwater Pressure',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'none' } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M44.2, BB-M44.4, BB-M44.5, BB-M44.6, BB-M44.R1, BB-M44.R2
  modules: [
    oxygen({
      amounts: { reserve: { 2: 4, 3: 6, 4: 8, 5: 10 }, perPlayer: 0 },
      price: [
        { from: 1, to: 4, cost: 1 },
        { from: 5, to: 8, cost: 2 },
        { from: 9, to: 12, cost: 3 },
      ],
      payFrom: 'reserve',
      payTo: 'self',
      roundStart: 'returnAllToReserve',
      skipDial: 1,
      voluntarySkip: true,
      silent: true,
    }),
  ],
})

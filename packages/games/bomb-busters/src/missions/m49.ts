import { oxygen } from '../modules/oxygen.ts'
import { mission } from './mission.ts'

/** BB-M49, BB-M49.1 */
export const m49 = mission({
  id: 49,
  name: 'Message in a Bottle',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M49.3, BB-M49.5
  modules: [
    oxygen({
      amounts: { reserve: 0, perPlayer: { 2: 7, 3: 6, 4: 5, 5: 4 } },
      price: 'value',
      payFrom: 'self',
      payTo: 'teammate',
      emptyHand: 'removeTokens',
      skipDial: 1,
      voluntarySkip: true,
      silent: true,
    }),
  ],
})

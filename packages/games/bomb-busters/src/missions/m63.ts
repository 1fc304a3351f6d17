import { oxygen } from '../modules/oxygen.ts'
import { mission } from './mission.ts'

/** BB-M63, BB-M63.1 */
export const m63 = mission({
  id: 63,
  name: 'It is Positively Titanic',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M63.2, BB-M63.5, BB-M63.6, BB-M63.R2
  modules: [
    oxygen({
      amounts: { reserve: 0, perPlayer: 0, captain: { 2: 14, 3: 18, 4: 24, 5: 30 } },
      price: 'value',
      payFrom: 'self',
      payTo: 'reserve',
      endTurn: 'giveRestToLeft',
      roundStart: 'captainTakesReserve',
      skipDial: 1,
      voluntarySkip: false,
      silent: true,
    }),
  ],
})

import { volunteers } from '../modules/volunteers.ts'
import { mission } from './mission.ts'

/** BB-M45, BB-M45.1 */
export const m45 = mission({
  id: 45,
  name: 'Seeking Volunteers',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10, 11] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  // BB-M45.11
  modules: [volunteers({ badVolunteerDial: 1, badTargetDial: 1 })],
})

import { mission } from './mission.ts'

/** BB-M45, BB-M45.1 */
export const m45 = mission({
  id: 45,
  name: 'Seeking Volunteers',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10, 11] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  components: [{ type: 'numberDeck', count: 12, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: false }],
  // BB-M45.11
  modules: [
    {
      id: 'volunteers',
      badVolunteerDial: 1,
      badTargetDial: 1,
      tokenValues: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      tokenPosition: -1,
    },
  ],
})

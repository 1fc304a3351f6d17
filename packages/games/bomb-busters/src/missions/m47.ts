import { mission } from './mission.ts'

/** BB-M47, BB-M47.1 */
export const m47 = mission({
  id: 47,
  name: 'Calculate the Odds',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  components: [{ type: 'numberRow', count: 12, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: true }],
  // BB-M47.4, BB-M47.5, BB-M47.6, BB-M47.R1
  modules: [
    {
      id: 'add-subtract',
      operands: 2,
      consumeOnFailure: true,
      refreshWhen: 'allFaceDown',
      skipDial: 1,
      voluntarySkip: true,
    },
  ],
})

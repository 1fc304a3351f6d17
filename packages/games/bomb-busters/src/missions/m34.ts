import { mission } from './mission.ts'

/** BB-M34, BB-M34.1 */
export const m34 = mission({
  id: 34,
  name: 'The Weakest Link',
  players: [3, 4, 5],
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  components: [{ type: 'constraintPersonal', ids: ['A', 'B', 'C', 'D', 'E'], perPlayer: 1, faceUp: false }],
  // BB-M34.8, BB-M34.9, BB-M34.R2
  modules: [
    {
      id: 'hidden-weakest-link',
      constraints: ['A', 'B', 'C', 'D', 'E'],
      stuckDial: 2,
      wrongGuessDial: 1,
      guessesPerTurn: 1,
    },
  ],
})

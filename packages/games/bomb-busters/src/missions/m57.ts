import { mission } from './mission.ts'

/** BB-M57, BB-M57.R1, BB-M57.R2 */
export const m57 = mission({
  id: 57,
  name: 'An Impossible Mission',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  equipment: { mode: 'standard', excludeUnlock: ['10-10'], campaignCards: true },
  components: [
    { type: 'numberRow', count: 12, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: true },
    {
      type: 'constraintRow',
      count: 12,
      ids: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
      faceUp: true,
      pairedWith: 'numberRow',
    },
  ],
  // BB-M57.3, BB-M57.5
  modules: [
    {
      id: 'constraint-per-validated-value',
      constraints: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
      skipDial: 0,
      stall: 'loss_detonator',
    },
  ],
})

import { mission } from './mission.ts'

/** BB-M61 */
export const m61 = mission({
  id: 61,
  name: 'Sharing is Caring',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  components: [
    { type: 'constraintPersonal', ids: ['A', 'B', 'C', 'D', 'E'], perPlayer: 1, faceUp: true },
    {
      type: 'constraintRow',
      ids: ['A', 'B', 'C', 'D', 'E'],
      count: { 2: 2, 3: 1, default: 0 },
      faceUp: true,
      slots: { 2: ['captainLeft', 'captainRight'], 3: ['captainLeft'] },
    },
    { type: 'constraintDeck', ids: ['F', 'G', 'H', 'I', 'J', 'K', 'L'], count: 7, faceUp: false },
  ],
  // BB-M61.2, BB-M61.6, BB-M61.R2
  modules: [{ id: 'constraint-ring', replaceDial: 1, skipDial: 0, stall: 'loss_detonator' }],
})

import { mission } from './mission.ts'

/** BB-M37 */
export const m37 = mission({
  id: 37,
  name: "Joker's Gone Wild",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  components: [
    {
      type: 'constraintRow',
      count: 1,
      ids: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
      faceUp: true,
    },
    {
      type: 'constraintDeck',
      count: 11,
      ids: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'],
      faceUp: false,
    },
  ],
  // BB-M37.2, BB-M37.5
  modules: [{ id: 'rolling-constraint', replaceOn: 'valueCompleted', skipDial: 0, stall: { dial: 1, replace: true } }],
})

import { mission } from './mission.ts'

/** BB-M62, BB-M62.1 */
export const m62 = mission({
  id: 62,
  name: 'Armageddon Roulette',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  detonator: { mode: 'distance', distance: 1 },
  components: [
    {
      type: 'numberRow',
      count: { 2: 2, 3: 3, 4: 4, 5: 5 },
      values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      faceUp: true,
    },
  ],
  // BB-M62.3
  modules: [{ id: 'number-completions', completedDial: -1, refill: false }],
})

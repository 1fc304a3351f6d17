import { mission } from './mission.ts'

/** BB-M55 */
export const m55 = mission({
  id: 55,
  name: "Doctor Nope's Challenge",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 } } },
  detonator: { mode: 'distance', distance: 1 },
  components: [
    { type: 'challengeRow', count: { 2: 2, 3: 3, 4: 4, 5: 5 }, ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], faceUp: true },
  ],
  modules: [{ id: 'challenge-cards', completedDial: -1, refill: false }],
})

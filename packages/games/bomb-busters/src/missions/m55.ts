import { challengeCards } from '../modules/challenge-cards.ts'
import { mission } from './mission.ts'

/** BB-M55 */
export const m55 = mission({
  id: 55,
  name: "Doctor Nope's Challenge",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 } } },
  detonator: { mode: 'distance', distance: 1 },
  modules: [challengeCards({ completedDial: -1 })],
})

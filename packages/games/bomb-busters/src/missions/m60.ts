import { challengeCards } from '../modules/challenge-cards.ts'
import { mission } from './mission.ts'

/** BB-M60.1; the rest is as in mission 55 (BB-M60.2). */
export const m60 = mission({
  id: 60,
  name: "Yep, it's Doctor Nope!",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  detonator: { mode: 'distance', distance: 1 },
  modules: [challengeCards({ completedDial: -1 })],
})

import { redLikeValue } from '../modules/red-like-value.ts'
import { mission } from './mission.ts'

/** BB-M11.1, BB-M11.2 */
export const m11 = mission({
  id: 11,
  name: 'Blue on Red, Looks Like We Are Dead',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'none' }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', excludeUnlockOfNumberCard: true },
  setupTokens: { mode: 'standard', perPlayer: 1, twoPlayerCaptainSkips: true },
  // BB-M11.5
  modules: [redLikeValue()],
})

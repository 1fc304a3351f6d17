import { hiddenNumberPenalty } from '../modules/hidden-number-penalty.ts'
import { mission } from './mission.ts'

/** BB-M29 */
export const m29 = mission({
  id: 29,
  name: 'Guessing Game',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'standard', perPlayer: 1, twoPlayerCaptainSkips: true },
  modules: [hiddenNumberPenalty({ dial: 1 })],
})

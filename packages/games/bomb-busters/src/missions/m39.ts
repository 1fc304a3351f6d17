import { fourOfNumber } from '../modules/four-of-number.ts'
import { randomSetupTokens } from '../modules/random-setup-tokens.ts'
import { mission } from './mission.ts'

/** BB-M39 */
export const m39 = mission({
  id: 39,
  name: 'The 4 Noble Wires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'none' },
  setupTokens: { mode: 'random' },
  // BB-M39.4, BB-M39.7, BB-M39.R1
  modules: [
    fourOfNumber({ roundStartDiscards: 'numberCard', onSuccess: 'dealDeckFromCaptain', targets: 4 }),
    randomSetupTokens({ who: 'everybody' }),
  ],
})

import { noInfoUnlimitedDoubleDetector } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M58, BB-M58.1, BB-M58.2 */
export const m58 = mission({
  id: 58,
  name: 'Double and/or Nothing',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [4, 7] },
  setupTokens: { mode: 'none' },
  infoTokens: { variant: 'none', onFailure: 'none' },
  characters: { mode: 'unlimited', forbidNonCaptain: ['character_e1', 'character_e2', 'character_e3', 'character_e4'] },
  // BB-M58.5, BB-M58.R1
  modules: [noInfoUnlimitedDoubleDetector()],
})

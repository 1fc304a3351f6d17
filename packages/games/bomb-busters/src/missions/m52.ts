import { falseTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M52, BB-M52.1, BB-M52.2 */
export const m52 = mission({
  id: 52,
  name: 'Dirty Double-crossers',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', excludeUnlock: [1, 12] },
  setupTokens: { mode: 'custom', perPlayer: 2 },
  infoTokens: { variant: 'false', onFailure: 'wire' },
  // BB-M52.3, BB-M52.5
  modules: [falseTokens()],
})

import { countTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M24.1, BB-M24.R1 */
export const m24 = mission({
  id: 24,
  name: 'Tally Ho!',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  infoTokens: { variant: 'count', onFailure: 'wire' },
  modules: [countTokens({ tokensTravelWithSwap: false })],
})

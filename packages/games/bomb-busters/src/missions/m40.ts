import { countTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M40, BB-M40.1, BB-M40.2 */
export const m40 = mission({
  id: 40,
  name: 'Hard to Die (A Christmas Tale)',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'standard', twoPlayerCaptainSkips: true },
  infoTokens: { variant: 'count', onFailure: 'wire' },
  // BB-M40.4
  modules: [countTokens({ tokensTravelWithSwap: true })],
})

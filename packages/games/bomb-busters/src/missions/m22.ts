import { tokenPass } from '../modules/token-pass.ts'
import { mission } from './mission.ts'

/** BB-M22.1, BB-M22.R2 */
export const m22 = mission({
  id: 22,
  name: 'Negative Impressions',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  setupTokens: { mode: 'custom', perPlayer: 2, absent: true },
  infoTokens: { variant: 'absent', onFailure: 'wire' },
  modules: [tokenPass({ yellowCuts: 2 })],
})

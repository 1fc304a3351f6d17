import { evenOddTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M33, BB-M33.1 */
export const m33 = mission({
  id: 33,
  name: 'What Happens in Vegas...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  infoTokens: { variant: 'evenOdd', onFailure: 'wire' },
  modules: [evenOddTokens()],
})

import { evenOddTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M21, BB-M21.1 */
export const m21 = mission({
  id: 21,
  name: 'Death by Haggis',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  infoTokens: { variant: 'evenOdd', onFailure: 'wire' },
  modules: [evenOddTokens()],
})

import { captainFalseTokens } from '../modules/token-variants.ts'
import { mission } from './mission.ts'

/** BB-M17, BB-M17.1, BB-M17.2: Rhett is the captain. */
export const m17 = mission({
  id: 17,
  name: 'Rhett Herrings',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', captainMayNotUse: 'all' },
  setupTokens: { mode: 'custom', perPlayer: 1, captain: 2, captainFalse: true },
  infoTokens: { variant: 'captainFalse', onFailure: 'wire' },
  characters: { mode: 'captainNone', captainBan: true },
  modules: [captainFalseTokens()],
})

import { memoryMode } from '../modules/memory-mode.ts'
import { mission } from './mission.ts'

/** BB-M50, BB-M50.1, BB-M50.R1 */
export const m50 = mission({
  id: 50,
  name: 'The Blackest Sea',
  wires: {
    blue: { min: 1, max: 12 },
    red: { kind: 'exact', n: 2, marker: 'none' },
    yellow: { kind: 'exact', n: 2, marker: 'none' },
  },
  wiresByPlayers: {
    2: { red: { kind: 'exact', n: 3, marker: 'none' }, yellow: { kind: 'exact', n: 4, marker: 'none' } },
  },
  setupTokens: { mode: 'custom', perPlayer: 1 },
  infoTokens: { variant: 'standSide', onFailure: 'stand' },
  // BB-M50.6
  modules: [memoryMode()],
})

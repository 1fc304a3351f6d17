import { randomSetupTokens } from '../modules/random-setup-tokens.ts'
import { threeRedsAtOnce } from '../modules/three-reds-at-once.ts'
import { mission } from './mission.ts'

/** BB-M13, BB-M13.1, BB-M13.5 */
export const m13 = mission({
  id: 13,
  name: 'Red Alert!',
  wires: {
    blue: { min: 1, max: 12 },
    red: { kind: 'exact', n: 3, predeal: 'captain-clockwise' },
    yellow: { kind: 'none' },
  },
  setupTokens: { mode: 'random', perPlayer: 1, twoPlayerCaptainSkips: true },
  modules: [randomSetupTokens({ who: 'everybody' }), threeRedsAtOnce()],
  revealRedsAllowed: false,
})

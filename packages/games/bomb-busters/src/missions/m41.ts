import { randomSetupTokens } from '../modules/random-setup-tokens.ts'
import { tripwires } from '../modules/tripwires.ts'
import { mission } from './mission.ts'

/** BB-M41, BB-M41.2, BB-M41.R1 */
export const m41 = mission({
  id: 41,
  name: 'Latin Bombshell',
  wires: {
    blue: { min: 1, max: 12 },
    red: { kind: 'outOf', keep: 1, draw: 3 },
    yellow: { kind: 'exact', n: 4, predeal: 'captain-last' },
  },
  wiresByPlayers: {
    2: { red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 2, predeal: 'captain-last' } },
    3: { yellow: { kind: 'exact', n: 3, predeal: 'captain-last' } },
  },
  equipment: { mode: 'standard', excludeUnlock: ['yellow'], campaignCards: true },
  detonator: { mode: 'distance', distance: 1 },
  setupTokens: { mode: 'random' },
  // BB-M41.7, BB-M41.8, BB-M41.R2, BB-M41.R3, BB-M41.R4
  modules: [tripwires({ successDial: -1, failureDial: 1, skipDial: 0 }), randomSetupTokens({ who: 'everybody' })],
})

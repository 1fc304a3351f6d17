import { simultaneousYellow } from '../modules/simultaneous-yellow.ts'
import { mission } from './mission.ts'

/** BB-M48 */
export const m48 = mission({
  id: 48,
  name: 'Lethal Wires 3',
  wires: {
    blue: { min: 1, max: 12 },
    red: { kind: 'exact', n: 2 },
    yellow: { kind: 'exact', n: 3, predeal: 'captain-clockwise' },
  },
  wiresByPlayers: {
    2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 3, predeal: 'captain-clockwise' } },
  },
  // BB-M48.5, BB-M48.6, BB-M48.R1
  modules: [
    simultaneousYellow({ count: 3, actorNeedsYellow: { 2: true, 3: true, 4: false, 5: false }, failureDial: 1 }),
  ],
})

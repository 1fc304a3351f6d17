import { xWires } from '../modules/x-wires.ts'
import { mission } from './mission.ts'

/** BB-M20.1, BB-M20.2 */
export const m20 = mission({
  id: 20,
  name: 'The Big Bad Wolf',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', excludeUnlock: [2], excludeIds: ['talkies_walkies'] },
  modules: [xWires({ lockedAtFirst: false })],
})

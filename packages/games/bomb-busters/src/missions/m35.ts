import { xWires } from '../modules/x-wires.ts'
import { mission } from './mission.ts'

/** BB-M35, BB-M35.1 */
export const m35 = mission({
  id: 35,
  name: 'No Link, Single Wire',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', excludeUnlock: [2] },
  // BB-M35.7, BB-M35.8, BB-M35.R1
  modules: [xWires({ lockedAtFirst: true, skipDial: 1 })],
})

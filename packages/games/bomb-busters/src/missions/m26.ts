import { numberGate } from '../modules/number-gate.ts'
import { mission } from './mission.ts'

/** BB-M26.1 */
export const m26 = mission({
  id: 26,
  name: 'Speaking of the Wolf...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  modules: [numberGate({ skipDial: 0 })],
  revealRedsForced: false,
})

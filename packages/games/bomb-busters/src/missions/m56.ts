import { upsideDownWire } from '../modules/upside-down-wire.ts'
import { mission } from './mission.ts'

/** BB-M56 */
export const m56 = mission({
  id: 56,
  name: 'Tripwires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  // BB-M56.2, BB-M56.4, BB-M56.R1
  modules: [upsideDownWire({ count: 1, ownerOnly: false, teammateSuccessDial: 1 })],
})

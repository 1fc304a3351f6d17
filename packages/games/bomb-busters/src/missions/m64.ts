import { upsideDownWire } from '../modules/upside-down-wire.ts'
import { mission } from './mission.ts'

/** BB-M64 */
export const m64 = mission({
  id: 64,
  name: 'Return of the Tripwires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  // BB-M64.2, BB-M64.R1
  modules: [upsideDownWire({ count: 2, ownerOnly: false, teammateSuccessDial: 1 })],
})

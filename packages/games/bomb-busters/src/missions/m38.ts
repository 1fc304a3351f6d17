import { upsideDownWire } from '../modules/upside-down-wire.ts'
import { mission } from './mission.ts'

/** BB-M38 */
export const m38 = mission({
  id: 38,
  name: 'Knit a Wire, Purl a Wire...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  // BB-M38.4, BB-M38.5, BB-M38.R1
  modules: [upsideDownWire({ count: 1, ownerOnly: true, skipDial: 1 })],
})

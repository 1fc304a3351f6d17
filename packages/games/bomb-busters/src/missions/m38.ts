import { mission } from './mission.ts'

/** BB-M38 */
export const m38 = mission({
  id: 38,
  name: 'Knit a Wire, Purl a Wire...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  components: [{ type: 'upsideDown', who: 'captain', count: 1, position: 'farRight' }],
  // BB-M38.4, BB-M38.5, BB-M38.R1
  modules: [{ id: 'upside-down-wire', count: 1, ownerOnly: true, selfFailure: 'loss_red_wire', skipDial: 1 }],
})

import { mission } from './mission.ts'

/** BB-M56 */
export const m56 = mission({
  id: 56,
  name: 'Tripwires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  components: [{ type: 'upsideDown', who: 'all', perPlayer: 1, position: 'farRight' }],
  // BB-M56.2, BB-M56.4, BB-M56.R1
  modules: [
    { id: 'upside-down-wire', count: 1, ownerOnly: false, selfFailure: 'loss_red_wire', teammateSuccessDial: 1 },
  ],
})

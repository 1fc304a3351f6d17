import { mission } from './mission.ts'

/** BB-M64 */
export const m64 = mission({
  id: 64,
  name: 'Return of the Tripwires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  components: [{ type: 'upsideDown', who: 'all', perPlayer: 2, position: 'lowFarLeftHighFarRight' }],
  // BB-M64.2, BB-M64.R1
  modules: [
    { id: 'upside-down-wire', count: 2, ownerOnly: false, selfFailure: 'loss_red_wire', teammateSuccessDial: 1 },
  ],
})

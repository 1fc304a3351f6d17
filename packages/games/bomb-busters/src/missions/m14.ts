import { captainFailureExplodes } from '../modules/captain-failure-explodes.ts'
import { mission } from './mission.ts'

/** BB-M14, BB-M14.1, BB-M14.3: the rookie is the captain. */
export const m14 = mission({
  id: 14,
  name: 'High-Risk Bomb Disposal Expert (aka. NOOB)',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', captainMayNotUse: ['stabilizer'] },
  modules: [captainFailureExplodes()],
})

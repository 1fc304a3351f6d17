import { captainFailureExplodes } from '../modules/captain-failure-explodes.ts'
import { mission } from './mission.ts'

/** BB-M28, BB-M28.1 */
export const m28 = mission({
  id: 28,
  name: 'Captain Careless',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'standard', captainMayNotUse: 'all' },
  characters: { mode: 'captainNone', captainBan: true },
  modules: [captainFailureExplodes()],
})

import { captainPicksNext } from '../modules/captain-picks-next.ts'
import { missionTimer } from '../modules/mission-timer.ts'
import { mission } from './mission.ts'

/** BB-M10, BB-M10.1, BB-M10.2 */
export const m10 = mission({
  id: 10,
  name: 'A Rough Patch',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  equipment: { mode: 'standard', excludeUnlock: [11], excludeIds: ['coffee_mug'] },
  modules: [missionTimer({ seconds: { 2: 720, default: 900 } }), captainPicksNext({ noConsecutiveFromPlayers: 3 })],
})

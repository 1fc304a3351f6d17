import { radarAndDesignate } from '../modules/radar-and-designate.ts'
import { mission } from './mission.ts'

/** BB-M18 */
export const m18 = mission({
  id: 18,
  name: 'BAT-Helping-Hand',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'fixed', ids: ['general_radar'], count: 1, startUnlocked: true },
  setupTokens: { mode: 'none' },
  // BB-M18.7
  modules: [radarAndDesignate()],
})

import { secondLock } from '../modules/second-lock.ts'
import { mission } from './mission.ts'

/** BB-M12 */
export const m12 = mission({
  id: 12,
  name: 'Wrapped in Red Tape',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
  modules: [secondLock({ cuts: 2 })],
})

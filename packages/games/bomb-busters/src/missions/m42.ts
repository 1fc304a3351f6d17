import { audio } from '../modules/audio.ts'
import { mission } from './mission.ts'

/** BB-M42, BB-M42.1 */
export const m42 = mission({
  id: 42,
  name: 'Time to Run Away and Join The Circus...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'exact', n: 4 } },
  modules: [audio({ soundtrack: 'mission_42' })],
})

import { audio } from '../modules/audio.ts'
import { mission } from './mission.ts'

/** BB-M19 */
export const m19 = mission({
  id: 19,
  name: 'In the Belly of the Beast',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } },
  modules: [audio({ soundtrack: 'mission_19' })],
})

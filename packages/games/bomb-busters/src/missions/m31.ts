import { constraints } from '../modules/constraints.ts'
import { mission } from './mission.ts'

/** BB-M31, BB-M31.1 */
export const m31 = mission({
  id: 31,
  name: 'With One Hand Tied Behind My Back...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'none' } },
  modules: [constraints()],
})

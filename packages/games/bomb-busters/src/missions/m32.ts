import { constraintStack } from '../modules/constraint-stack.ts'
import { mission } from './mission.ts'

/** BB-M32 */
export const m32 = mission({
  id: 32,
  name: 'Pranks-A-Plenty',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  modules: [constraintStack()],
})

import { rollingConstraint } from '../modules/rolling-constraint.ts'
import { mission } from './mission.ts'

/** BB-M37 */
export const m37 = mission({
  id: 37,
  name: "Joker's Gone Wild",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  // BB-M37.2, BB-M37.5
  modules: [rollingConstraint()],
})

import { hiddenWeakestLink } from '../modules/hidden-weakest-link.ts'
import { mission } from './mission.ts'

/** BB-M34, BB-M34.1 */
export const m34 = mission({
  id: 34,
  name: 'The Weakest Link',
  players: [3, 4, 5],
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  // BB-M34.8, BB-M34.9, BB-M34.R2
  modules: [hiddenWeakestLink({ constraints: ['A', 'B', 'C', 'D', 'E'], stuckDial: 2, wrongGuessDial: 1 })],
})

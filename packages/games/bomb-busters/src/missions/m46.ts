import { sevensLast } from '../modules/sevens-last.ts'
import { mission } from './mission.ts'

/** BB-M46, BB-M46.1 */
export const m46 = mission({
  id: 46,
  name: 'Secret Agent',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'none' }, yellow: { kind: 'fixed', values: [5.1, 6.1, 7.1, 8.1] } },
  equipment: { mode: 'standard', excludeUnlock: [7] },
  setupTokens: { mode: 'standard', twoPlayerCaptainSkips: true },
  // BB-M46.5, BB-M46.6, BB-M46.7, BB-M46.8, BB-M46.R1
  modules: [sevensLast()],
})

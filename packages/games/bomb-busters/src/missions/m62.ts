import { numberCompletions } from '../modules/number-completions.ts'
import { mission } from './mission.ts'

/** BB-M62, BB-M62.1 */
export const m62 = mission({
  id: 62,
  name: 'Armageddon Roulette',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  detonator: { mode: 'distance', distance: 1 },
  // BB-M62.3
  modules: [numberCompletions({ completedDial: -1 })],
})

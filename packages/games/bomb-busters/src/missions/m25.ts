import { noSpokenNumbers } from '../modules/no-spoken-numbers.ts'
import { mission } from './mission.ts'

/** BB-M25 */
export const m25 = mission({
  id: 25,
  name: 'The Better to Hear You with...',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  modules: [noSpokenNumbers({ dial: 1 })],
})

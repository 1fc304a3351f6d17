import { mission } from './mission.ts'

/** BB-M07, BB-M07.1 */
export const m07 = mission({
  id: 7,
  name: 'TRAINING: Last Day of Class',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 1, draw: 3 } } },
})

import { mission } from './mission.ts'

/** BB-M08, BB-M08.1 */
export const m08 = mission({
  id: 8,
  name: 'FINAL EXAM',
  wires: {
    blue: { min: 1, max: 12 },
    red: { kind: 'outOf', keep: 1, draw: 2 },
    yellow: { kind: 'outOf', keep: 2, draw: 3 },
  },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'exact', n: 4 } } },
})

import { mission } from './mission.ts'

/** BB-M16, BB-M16.1; the rest is as in mission 9 (BB-M16.2). */
export const m16 = mission({
  id: 16,
  name: 'Time to Reprioritize (Is this déjà vu?)',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'outOf', keep: 2, draw: 3 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
  components: [
    { type: 'numberRow', count: 3, faceUp: true },
    { type: 'sequenceCard', side: 'B', start: 0 },
  ],
  modules: [{ id: 'sequence-gate', side: 'B', cards: 3, cutsPerStep: 4 }],
})

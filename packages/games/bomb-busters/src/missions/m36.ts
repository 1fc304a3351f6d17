import { mission } from './mission.ts'

/** BB-M36, BB-M36.1 */
export const m36 = mission({
  id: 36,
  name: 'Panic under the Palm Trees',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'exact', n: 2 } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } } },
  components: [
    { type: 'numberRow', count: 5, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: true },
    { type: 'sequenceCard', side: 'A', requiredCuts: 2 },
  ],
  // BB-M36.6
  modules: [
    { id: 'sequence-reposition', visible: 5, requiredCuts: 2, initialChooser: 'captain', advanceChooser: 'captain' },
  ],
})

import { mission } from './mission.ts'

/** BB-M12 */
export const m12 = mission({
  id: 12,
  name: 'Wrapped in Red Tape',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 4 } } },
  components: [{ type: 'numberRow', count: 'equipmentCount', faceUp: true, on: 'equipment', lockCuts: 2 }],
  modules: [{ id: 'second-lock', cuts: 2, secondCuts: 2 }],
})

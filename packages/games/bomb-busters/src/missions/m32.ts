import { mission } from './mission.ts'

/** BB-M32 */
export const m32 = mission({
  id: 32,
  name: 'Pranks-A-Plenty',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  components: [
    { type: 'constraintDeck', ids: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'], visible: 1 },
  ],
  modules: [{ id: 'constraint-stack', scope: 'global', skipDial: 0 }],
})

import { mission } from './mission.ts'

/** BB-M39 */
export const m39 = mission({
  id: 39,
  name: 'The 4 Noble Wires',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 2, draw: 3 }, yellow: { kind: 'exact', n: 4 } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 }, yellow: { kind: 'exact', n: 4 } } },
  equipment: { mode: 'none' },
  setupTokens: { mode: 'random' },
  components: [
    { type: 'numberRow', count: 1, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: true },
    { type: 'numberDeck', count: 8, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: false },
  ],
  // BB-M39.4, BB-M39.7, BB-M39.R1
  modules: [
    {
      id: 'four-of-number',
      value: 'numberCard',
      onSuccess: 'dealDeckFromCaptain',
      tokensPerPlayer: 1,
      targets: 4,
      roundStartDiscardCard: 1,
    },
    { id: 'random-setup-tokens', redrawYellow: true },
  ],
})

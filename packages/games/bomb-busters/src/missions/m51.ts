import { mission } from './mission.ts'

/** BB-M51, BB-M51.1 */
export const m51 = mission({
  id: 51,
  name: "It's Your (Un)Lucky Day!",
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 2 } } },
  equipment: { mode: 'standard', excludeUnlock: [10] },
  detonator: { mode: 'custom', start: 0, max: { 2: 3, 3: 4, 4: 5, 5: 6 } },
  setupTokens: { mode: 'standard', twoPlayerCaptainSkips: true },
  characters: { mode: 'standard', forbidNonCaptain: ['character_e4'] },
  components: [{ type: 'numberDeck', count: 12, values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], faceUp: false }],
  // BB-M51.7
  modules: [
    {
      id: 'sir-designates',
      missDial: 1,
      tokenValues: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      tokenPosition: -1,
      newCardEachTurn: true,
    },
  ],
})

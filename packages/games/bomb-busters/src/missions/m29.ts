import { mission } from './mission.ts'

/** BB-M29 */
export const m29 = mission({
  id: 29,
  name: 'Guessing Game',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'standard', perPlayer: 1, twoPlayerCaptainSkips: true },
  components: [
    { type: 'numberHand', perPlayer: 2, rightOfCaptain: 3 },
    { type: 'numberDeck', count: 'rest' },
  ],
  modules: [{ id: 'hidden-number-penalty', dial: 1 }],
})

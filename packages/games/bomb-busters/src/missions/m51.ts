import { sirDesignates } from '../modules/sir-designates.ts'
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
  // BB-M51.7
  modules: [sirDesignates({ missDial: 1 })],
})

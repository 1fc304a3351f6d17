import { tokenDraft } from '../modules/token-draft.ts'
import { mission } from './mission.ts'

/** BB-M27.1 */
export const m27 = mission({
  id: 27,
  name: 'Playing with Wire',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 1 }, yellow: { kind: 'exact', n: 4 } },
  equipment: { mode: 'standard', excludeUnlock: [7] },
  setupTokens: { mode: 'standard', perPlayer: 1, twoPlayerCaptainSkips: true },
  characters: { mode: 'none' },
  modules: [tokenDraft({ yellowCuts: 2 })],
})

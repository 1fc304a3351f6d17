import { mission } from './mission.ts'

/** BB-M40 */
export const m40 = mission({
  id: 40,
  name: 'Hard to Die (A Christmas Tale)',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'standard', twoPlayerCaptainSkips: true },
  infoTokens: { variant: 'count', onFailure: 'wire' },
  modules: [{ id: 'count-tokens', postItOnCutWire: true, tokensTravelWithSwap: true, max: 4 }],
})

import { nanoReplacesDial } from '../modules/nano-replaces-dial.ts'
import { mission } from './mission.ts'

/** BB-M53 */
export const m53 = mission({
  id: 53,
  name: 'Nano Nano',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'exact', n: 3 } } },
  equipment: { mode: 'standard', excludeUnlock: [6, 9] },
  detonator: { mode: 'none' },
  // BB-M53.5, BB-M53.R1, BB-M53.R3
  modules: [nanoReplacesDial({ success: 1, successOnOwnSpace: -1, failure: 2, lossAt: 12 })],
})

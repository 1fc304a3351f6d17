import { fourOfNumber } from '../modules/four-of-number.ts'
import { hiddenPile } from '../modules/hidden-pile.ts'
import { mission } from './mission.ts'

/** BB-M23 */
export const m23 = mission({
  id: 23,
  name: 'Defusing in Fordwich',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 } } },
  equipment: { mode: 'pile', pileSize: 7, faceDown: true, campaignCards: false },
  modules: [hiddenPile(), fourOfNumber({ roundStartDiscards: 'equipment', targets: 4 })],
})

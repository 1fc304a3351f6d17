import { numberDeckUnlocks } from '../modules/number-deck-unlocks.ts'
import { mission } from './mission.ts'

/** BB-M15.1 */
export const m15 = mission({
  id: 15,
  name: 'Mission in НОВОСИБИРСК',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 3 }, yellow: { kind: 'none' } },
  wiresByPlayers: { 2: { red: { kind: 'outOf', keep: 2, draw: 3 } } },
  equipment: { mode: 'standard', faceDown: true },
  modules: [numberDeckUnlocks({ cutsToComplete: 4 })],
})

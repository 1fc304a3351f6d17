import { audio } from '../modules/audio.ts'
import { bunkerBoard } from '../modules/bunker-board.ts'
import { mission } from './mission.ts'

/** BB-M66 */
export const m66 = mission({
  id: 66,
  name: 'The Final Countdown',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 2 }, yellow: { kind: 'exact', n: 2 } },
  // BB-M66.11
  modules: [
    bunkerBoard({ stepsFourSolo: 2, sawDial: 1, stepOnFailure: false, yellowUnlock: 'back_detonator', skipDial: 0 }),
    audio({ soundtrack: 'mission_66' }),
  ],
})

import { nanoRobot } from '../modules/nano-robot.ts'
import { randomSetupTokens } from '../modules/random-setup-tokens.ts'
import { mission } from './mission.ts'

/** BB-M43, BB-M43.1, BB-M43.R1 */
export const m43 = mission({
  id: 43,
  name: 'Nano the Robot',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'custom', perPlayer: { 2: 0, default: 1 } },
  // BB-M43.5, BB-M43.6, BB-M43.8
  modules: [nanoRobot({ wires: { 2: 5, 3: 4, 4: 4, 5: 3 } }), randomSetupTokens({ who: 'captainOfTwo' })],
})

import { mission } from './mission.ts'

/** BB-M43, BB-M43.1, BB-M43.R1 */
export const m43 = mission({
  id: 43,
  name: 'Nano the Robot',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'exact', n: 3 }, yellow: { kind: 'none' } },
  setupTokens: { mode: 'custom', perPlayer: { 2: 0, default: 1 } },
  components: [
    { type: 'nano', start: 1, max: 12, movement: 'pingPong', step: 1 },
    { type: 'nanoWires', count: { 2: 5, 3: 4, 4: 4, 5: 3 }, faceUp: false },
  ],
  // BB-M43.5, BB-M43.6, BB-M43.8
  modules: [
    { id: 'nano-robot', transferOn: 'cutValueEqualsSpace', perAction: 1 },
    { id: 'random-setup-tokens', players: [2], who: 'captainOnly', redrawYellow: true },
  ],
})

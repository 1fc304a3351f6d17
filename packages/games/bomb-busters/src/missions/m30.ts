import { speedScript } from '../modules/speed-script.ts'
import { mission } from './mission.ts'

/** BB-M30 */
export const m30 = mission({
  id: 30,
  name: 'Speed Mission!',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 2 }, yellow: { kind: 'exact', n: 4 } },
  modules: [
    speedScript({
      graceSeconds: { round: 3, long: 5, network: 0.75 },
      tripleLockEquipment: ['rewinder', 'stabilizer', 'emergency_batteries', 'false_bottom', 'emergency_drop'],
    }),
  ],
})

import { mission } from './mission.ts'

/** BB-M30 */
export const m30 = mission({
  id: 30,
  name: 'Speed Mission!',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 2 }, yellow: { kind: 'exact', n: 4 } },
  components: [{ type: 'numberDeck', count: 12 }],
  modules: [
    {
      id: 'speed-script',
      // BB-M30.1: instructions are as long as what is said (captions/mission-30.ts).
      steps: [
        { phase: 'briefing_locked', instruction: 52 },
        { phase: 'prologue_free_play', seconds: 67 },
        { phase: 'round_a1', instruction: 20, seconds: 20, miss: 'dial' },
        { phase: 'round_a2', instruction: 5, seconds: 20, miss: 'dial' },
        { phase: 'round_b1', instruction: 14, seconds: 20, miss: 'dial', showsYellows: true },
        { phase: 'round_b2', instruction: 5, seconds: 15, miss: 'dial' },
        { phase: 'mime_intro', instruction: 34, mime: true },
        { phase: 'round_c1', instruction: 8, seconds: 15, miss: 'yesNo', mime: true },
        { phase: 'round_c2', instruction: 5, seconds: 15, miss: 'yesNo', mime: true },
        { phase: 'triple_lock_intro', instruction: 30, mime: true },
        { phase: 'triple_lock', seconds: 120, numbers: 3, miss: 'loss_timer', mime: true },
        { phase: 'yellow_sweep', instruction: 12, mime: true },
        { phase: 'final_cleanup', instruction: 10, seconds: 120, miss: 'loss_timer' },
      ],
      graceSeconds: { round: 3, long: 5, network: 0.75 },
      tripleLockEquipment: ['rewinder', 'stabilizer', 'emergency_batteries', 'false_bottom', 'emergency_drop'],
    },
  ],
  audio: 'mission_30',
})

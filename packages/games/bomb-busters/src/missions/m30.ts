import { mission } from './mission.ts'

/** BB-M30 */
export const m30 = mission({
  id: 30,
  name: 'Speed Mission!',
  wires: { blue: { min: 1, max: 12 }, red: { kind: 'outOf', keep: 1, draw: 2 }, yellow: { kind: 'exact', n: 4 } },
  components: [{ type: 'numberDeck', count: 12 }],
  modules: [
    { id: 'audio' },
    {
      id: 'speed-script',
      steps: [
        { phase: 'briefing_locked' },
        { phase: 'prologue_free_play' },
        { phase: 'round_a1', seconds: 20, miss: 'dial' },
        { phase: 'round_a2', seconds: 20, miss: 'dial' },
        { phase: 'round_b1', seconds: 20, miss: 'dial' },
        { phase: 'round_b2', seconds: 15, miss: 'dial' },
        { phase: 'mime_intro' },
        { phase: 'round_c1', seconds: 15, miss: 'yesNo' },
        { phase: 'round_c2', seconds: 15, miss: 'yesNo' },
        { phase: 'triple_lock_intro' },
        { phase: 'triple_lock', seconds: 120, numbers: 3, miss: 'loss_timer' },
        { phase: 'yellow_sweep' },
        { phase: 'final_cleanup', seconds: 120, miss: 'loss_timer' },
      ],
      graceSeconds: { round: 3, long: 5, network: 0.75 },
      tripleLockEquipment: ['rewinder', 'stabilizer', 'emergency_batteries', 'false_bottom', 'emergency_drop'],
    },
  ],
  audio: 'mission_30',
})

import { type Blocked, blocked } from '@riposte/kernel'
import { MISSIONS } from '../missions/all.ts'
import { boxOf, openerOf } from './boxes.ts'
import { missionIn, type Progress } from './progress.ts'

/** A mission on the way of a group. */
export interface MissionStage {
  readonly stage: number
  readonly part: string
  readonly options: { readonly mission: number }
  /** Null when it may be played. */
  readonly why: Blocked | null
  readonly tries: number
  readonly successes: number
  readonly best: number | null
}

/** BB-17.1: within an open box the group chooses freely. */
export function locked(progress: Progress, mission: number): Blocked | null {
  const opener = openerOf(mission)
  if (opener === null || missionIn(progress, opener).successes > 0) return null
  return blocked('missionLocked', 'BB-17.1', `Success in mission ${opener} opens this box.`)
}

export function stages(progress: Progress): readonly MissionStage[] {
  return MISSIONS.map(({ id: mission }) => ({
    stage: mission,
    part: boxOf(mission).name,
    options: { mission },
    why: locked(progress, mission),
    ...missionIn(progress, mission),
  }))
}

import { type Judge, playingOn, searching } from '@riposte/bots'
import type { GameEntry } from '../games.ts'

/** Who can review matches of this game; null where nobody can. */
export function judgeOf({ reviewer, judgement }: GameEntry): Judge | null {
  if (reviewer !== undefined) return playingOn(reviewer)
  return judgement === undefined ? null : searching(judgement)
}

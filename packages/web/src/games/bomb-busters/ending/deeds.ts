import { SPECTATOR, writeEvent } from '@riposte/kernel'
import type { Timeline } from '../../../replay/timeline.ts'

/** What a turn is remembered for. */
const DEEDS = new Set(['announced', 'rayAnnounced', 'detectorPending', 'soloCut', 'redsRevealed'])

/** The step of the record at which each turn did what it is remembered for, or else its first one. */
export function deedsOf({ steps, last }: Timeline): ReadonlyMap<number, number> {
  const deeds = new Map<number, number>()
  let turn: number | null = null
  for (const [at, { events }] of steps.entries()) {
    for (const event of events) {
      const told = writeEvent(event, SPECTATOR)
      if (told?.type === 'turnStarted') {
        turn = Number(told.turn)
        deeds.set(turn, Math.min(at + 1, last))
      } else if (turn !== null && told !== null && DEEDS.has(told.type)) deeds.set(turn, at)
    }
  }
  return deeds
}

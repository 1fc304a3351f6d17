import type { GameFace, Sight } from '../games/face.ts'
import type { Texts } from '../texts/texts.ts'
import { answerWords } from './review/words.ts'
import type { Eyes, Timeline } from './timeline.ts'

/**
 * What was done at this step, in one sentence. What somebody answered is for their own eyes and for those who see
 * everything; the others see what came of it.
 */
export function told(
  timeline: Timeline,
  face: GameFace,
  sight: Sight,
  at: number,
  eyes: Eyes,
  texts: Texts['replay'],
): string {
  const { entry } = timeline.steps[at]
  if (entry === null) return texts.setUp
  if ('runOut' in entry) return texts.runOut
  const name = sight.names[entry.seat]
  if ('said' in entry) return texts.said(name, entry.said)
  if ('timeout' in entry) return texts.timedOut(name)
  if (eyes !== 'all' && eyes !== entry.seat) return heard(face, sight) ?? texts.hidden(name)
  return 'back' in entry ? texts.tookBack(name) : texts.does(name, actionWords(timeline, face, sight.names, at))
}

/** What the record says of the last step. */
function heard(face: GameFace, sight: Sight): string | null {
  const before = face.record({ ...sight, events: sight.events.slice(0, sight.fresh), fresh: sight.fresh }).length
  const lines = face.record(sight).slice(before)
  return lines.length === 0 ? null : lines.map(({ text }) => text).join(' ')
}

/** An answer in the game's words. */
export function actionWords(timeline: Timeline, face: GameFace, names: readonly string[], at: number): string {
  const { entry, question } = timeline.steps[at]
  if (entry === null || !('action' in entry)) return ''
  return answerWords(face, names, entry.action, question ?? '')
}

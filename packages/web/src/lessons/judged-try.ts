import {
  type ActionJson,
  type Blocked,
  type Game,
  isBlocked,
  type LessonMistake,
  packed,
  type Shape,
} from '@riposte/kernel'
import { actionOf, LEARNER, type PlayedStep } from './played-lesson.ts'

/** What the guide says of a try. */
export type Verdict =
  | { readonly kind: 'right' }
  /** The file has foreseen it. */
  | { readonly kind: 'foreseen'; readonly mistake: LessonMistake }
  /** The rules refuse it. */
  | { readonly kind: 'refused'; readonly blocked: Blocked }
  /** The rules allow it, but it leads away from the lesson. */
  | { readonly kind: 'astray' }

/** Judges what the learner tries in a step. Nothing is carried out. */
export function judgeTry(game: Game<Shape>, { step, match }: PlayedStep, action: ActionJson): Verdict {
  const { task } = step
  const tried = packed(game, action)
  if (isBlocked(tried)) return { kind: 'refused', blocked: tried }
  const isTried = (line: string) => packed(game, actionOf(game, line)) === tried
  if (task !== undefined && isTried(task.do)) return { kind: 'right' }
  const mistake = task?.mistakes.find(({ tries }) => isTried(tries))
  if (mistake !== undefined) return { kind: 'foreseen', mistake }
  const blocked = match.check(LEARNER, action)
  return blocked === null ? { kind: 'astray' } : { kind: 'refused', blocked }
}

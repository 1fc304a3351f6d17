import {
  type ActionJson,
  type EventJson,
  type Game,
  type GameEvent,
  isBlocked,
  type Lesson,
  type LessonStep,
  Match,
  readActionLine,
  type Seat,
  type Shape,
} from '@riposte/kernel'
import type { Sight } from '../games/face.ts'

/** The learner's seat. */
export const LEARNER: Seat = 0
/** As many answers as a live table lists. */
const LEGAL_AT_MOST = 500
/** Chance only decides what no lesson looks at: the next round's deal, a card that is shown. */
const SEED = 'lesson'

/** What the learner knows at a moment of the lesson: their own projection and nothing else. */
export type LessonMoment = Pick<Sight, 'seen' | 'events' | 'fresh' | 'legal' | 'more' | 'standing'>

/** A step with the table at which it is done. */
export interface PlayedStep {
  readonly step: LessonStep
  /** The names of the others at this step, from seat 1 on. */
  readonly others: readonly string[]
  /** As the learner finds it. Nobody plays on with it: whoever tries something tries it on a copy. */
  readonly match: Match
  readonly start: LessonMoment
  /** After what the learner does, and after each thing the others do then. */
  readonly after: readonly LessonMoment[]
}

/** Plays a lesson as its file says. A file that cannot be played is a mistake of whoever wrote it. */
export function playLesson(game: Game<Shape>, lesson: Lesson): readonly PlayedStep[] {
  let { others } = lesson
  let table = layOut(game, lesson, lesson.from, others)
  return lesson.steps.map((step, at) => {
    others = step.others ?? others
    if (step.from !== undefined) table = layOut(game, lesson, step.from, others)
    const { match, told, now: start } = table
    const found = match.clone()
    const after = deedsOf(step).map(([seat, line]) => {
      const { blocked, events } = carriedOut(match, seat, actionOf(game, line))
      if (blocked !== null) throw new Error(`lesson ${lesson.id}, step ${at + 1}, ${seat} ${line}: ${blocked.message}`)
      const before = told.length
      told.push(...match.tell(events, LEARNER))
      table.now = momentOf(match, told, before)
      return table.now
    })
    return { step, others, match: found, start, after }
  })
}

interface LaidOut {
  readonly match: Match
  /** What the learner was told so far. */
  readonly told: EventJson[]
  /** The same moment ends one step and begins the next, so that nothing moves between them. */
  now: LessonMoment
}

function layOut(game: Game<Shape>, { id, options }: Lesson, from: string, others: readonly string[]): LaidOut {
  const match = Match.start(game, { options: options ?? {}, seats: others.length + 1, seed: SEED, from })
  if (isBlocked(match)) throw new Error(`lesson ${id}: ${match.message}`)
  const told = [...match.tell(match.opening, LEARNER)]
  return { match, told, now: momentOf(match, told, told.length) }
}

function deedsOf({ task, then = [] }: LessonStep): readonly (readonly [seat: Seat, line: string])[] {
  return task === undefined ? then : [[LEARNER, task.do], ...then]
}

function carriedOut(match: Match, seat: Seat, action: ActionJson) {
  const applied = match.apply(seat, action)
  const events: readonly GameEvent[] = applied.blocked === null ? applied.events : []
  return { blocked: applied.blocked, events }
}

function momentOf(match: Match, told: readonly EventJson[], fresh: number): LessonMoment {
  const legal = match.legal(LEARNER, LEGAL_AT_MOST)
  return {
    seen: match.view(LEARNER),
    events: told.slice(),
    fresh,
    legal,
    more: legal.length >= LEGAL_AT_MOST,
    standing: match.standing(LEARNER),
  }
}

/** What a line of a lesson means. */
export function actionOf(game: Game<Shape>, line: string): ActionJson {
  const json = readActionLine(game.actions, line)
  if (json === null) throw new Error(`there is no such action: ${line}`)
  return json as ActionJson
}

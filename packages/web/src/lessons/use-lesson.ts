import {
  type ActionJson,
  type Blocked,
  blocked,
  type Game,
  type Lesson,
  projectDomain,
  type Shape,
} from '@riposte/kernel'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Hands } from '../games/face.ts'
import { judgeTry, type Verdict } from './judged-try.ts'
import { LEARNER, type LessonMoment, playLesson } from './played-lesson.ts'

/** What was wrong with the last try. */
export type WrongTry = Exclude<Verdict, { kind: 'right' }>

/** After so many wrong tries the right thing is lit. */
const TRIES = 2
/** So long everything that the others do is looked at. */
const PACE = 900

interface State {
  readonly at: number
  /** Which moment after the step is shown, while the table goes on; null while the learner is to do something. */
  readonly after: number | null
  readonly tries: number
  readonly wrong: WrongTry | null
  /** The learner has asked to be shown. */
  readonly isShown: boolean
}

const stepAt = (at: number): State => ({ at, after: null, tries: 0, wrong: null, isShown: false })

export interface RunningLesson {
  readonly at: number
  readonly last: number
  readonly moment: LessonMoment
  /** The names of the others at this table. */
  readonly others: readonly string[]
  /** Null where there is nothing to do but to read or to watch. */
  readonly hands: Hands | null
  readonly isWatching: boolean
  readonly wrong: WrongTry | null
  /** Whether the things to press are lit. */
  readonly isLit: boolean
  next(): void
  back(): void
  show(): void
}

/** A lesson under way, from the step at which it was left. */
export function useLesson(game: Game<Shape>, lesson: Lesson, begin: number): RunningLesson {
  const played = useMemo(() => playLesson(game, lesson), [game, lesson])
  const last = played.length - 1
  const [state, setState] = useState<State>(() => stepAt(Math.max(0, Math.min(begin, last))))
  const { at, after, tries, wrong, isShown } = state
  const current = played[at]
  const hasTask = current.step.task !== undefined

  useEffect(() => {
    if (after === null) return
    const isOver = after >= current.after.length - 1
    const goOn = () => setState(isOver ? stepAt(Math.min(at + 1, last)) : { ...stepAt(at), after: after + 1 })
    // The last thing that happens is what the next step speaks of.
    const still = isOver || document.documentElement.dataset.motion === 'none'
    const timer = setTimeout(goOn, still ? 0 : PACE)
    return () => clearTimeout(timer)
  }, [after, at, current, last])

  /** What the others do then is seen one after the other. */
  const next = useCallback(() => {
    setState((before) => {
      const { step, after: moments } = played[before.at]
      if (before.after !== null || before.at === last) return before
      // A step that is skipped is carried out at once.
      return step.task !== undefined || moments.length === 0 ? stepAt(before.at + 1) : { ...before, after: 0 }
    })
  }, [played, last])
  const back = useCallback(() => setState((before) => stepAt(Math.max(0, before.at - 1))), [])
  const show = useCallback(() => setState((before) => ({ ...before, isShown: true })), [])

  const hands = useMemo((): Hands | null => {
    if (!hasTask || after !== null) return null
    const { match } = current
    const judged = (action: ActionJson): Blocked | null => {
      const verdict = judgeTry(game, current, action)
      if (verdict.kind === 'right') return null
      setState((before) => ({ ...before, tries: before.tries + 1, wrong: verdict }))
      return verdict.kind === 'refused' ? verdict.blocked : NOT_NOW
    }
    const act = async (action: ActionJson) => {
      const refused = judged(action)
      if (refused === null) setState((before) => ({ ...before, wrong: null, after: 0 }))
      return refused
    }
    return {
      act,
      stand: act,
      why: async (action) => match.check(LEARNER, action),
      tried: async (action) => judged(action) ?? match.check(LEARNER, action),
      domain: async (type, filled) => projectDomain(match.play, LEARNER, type, filled),
      busy: false,
    }
  }, [game, current, hasTask, after])

  return {
    at,
    last,
    moment: after === null ? current.start : current.after[after],
    others: current.others,
    hands,
    isWatching: after !== null,
    wrong,
    isLit: hasTask && after === null && (isShown || tries >= TRIES),
    next,
    back,
    show,
  }
}

/** The guide says what is wrong: nobody reads this. */
const NOT_NOW = blocked('notNow', 'lesson', '')

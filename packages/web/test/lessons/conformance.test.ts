import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBlocked, type Lesson, type LessonStep, packed } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { judgeTry } from '../../src/lessons/judged-try.ts'
import { actionOf, LEARNER, playLesson } from '../../src/lessons/played-lesson.ts'
import { COURSES } from './courses.ts'

const MOST_WORDS_TO_DO = 8
const MOST_SENTENCES = 2
const MOST_LETTERS = 120

/** A rulebook is one file, or a folder of them. */
function readRulebook(id: string): string {
  const place = join(import.meta.dirname, '../../../../docs/rules', id)
  const files = existsSync(place) ? readdirSync(place).map((name) => join(place, name)) : [`${place}.md`]
  return files.map((file) => readFileSync(file, 'utf8')).join('\n')
}

const words = (text: string) => text.split(/\s+/).length
const sentences = (text: string) => text.split(/(?<=[.!?])\s+/).length
const titled = ({ lessons }: { readonly lessons: readonly Lesson[] }) =>
  lessons.map((lesson) => [lesson.id, lesson] as const)

describe.each(COURSES.map((entry) => [entry.course.game, entry] as const))(
  'the course of %s',
  (id, { game, course }) => {
    const rulebook = readRulebook(id)

    test('its lessons have addresses of their own', () => {
      const ids = course.lessons.map((lesson) => lesson.id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const address of ids) expect(address).toMatch(/^[a-z-]+$/)
    })

    describe.each(titled(course))('%s', (_, lesson) => {
      const played = playLesson(game, lesson)
      const tasks = played.flatMap((step) => (step.step.task === undefined ? [] : [{ ...step, task: step.step.task }]))

      test('whatever it asks for can be done, and only the learner is waited for', () => {
        expect(tasks.length).toBeGreaterThan(0)
        for (const { task, ...played } of tasks) {
          const { step, match } = played
          expect([step.says, match.check(LEARNER, actionOf(game, task.do))]).toEqual([step.says, null])
          expect(judgeTry(game, played, actionOf(game, task.do)).kind).toBe('right')
        }
      })

      test('it ends with something that is told, and begins without a wait', () => {
        expect(lesson.steps.at(-1)?.task).toBeUndefined()
        expect(lesson.steps.length).toBeGreaterThan(2)
      })

      test('every mistake it foresees is refused, or allowed, as it says', () => {
        for (const { task, match, step } of tasks) {
          const asked = packed(game, actionOf(game, task.do))
          for (const { tries, allowed = false, rule } of task.mistakes) {
            const action = actionOf(game, tries)
            expect([tries, isBlocked(packed(game, action))]).toEqual([tries, false])
            expect([tries, packed(game, action)]).not.toEqual([tries, asked])
            const refused = match.check(LEARNER, action)
            expect([step.says, tries, refused?.rule ?? null]).toEqual([step.says, tries, allowed ? null : rule])
          }
        }
      })

      test('every rule it names is in the rulebook', () => {
        for (const { task } of tasks) {
          for (const { rule } of task.mistakes) {
            expect([rule, new RegExp(`(^|\\| )${rule.replace('.', '\\.')} `, 'm').test(rulebook)]).toEqual([rule, true])
          }
        }
      })

      test('its texts are short', () => {
        const told = lesson.steps.flatMap((step) => [step, ...(step.task?.mistakes ?? [])])
        const reasons = [...told.map(({ because }) => because), ...lesson.words.map(([, meaning]) => meaning)]
        expect(told.map(({ says }) => says).filter((text) => words(text) > MOST_WORDS_TO_DO)).toEqual([])
        expect(reasons.filter((text) => sentences(text) > MOST_SENTENCES)).toEqual([])
        expect(reasons.filter((text) => text.length > MOST_LETTERS)).toEqual([])
        expect(lesson.skills.length).toBeLessThanOrEqual(3)
        expect(lesson.minutes).toBeLessThanOrEqual(3)
      })

      test('whoever does as it says comes from each step to the next', () => {
        for (const [at, { after }] of played.entries()) {
          const next: LessonStep | undefined = lesson.steps[at + 1]
          if (next === undefined || next.from !== undefined || after.length === 0) continue
          expect(played[at + 1].start.seen).toEqual(after.at(-1)?.seen)
        }
      })
    })
  },
)

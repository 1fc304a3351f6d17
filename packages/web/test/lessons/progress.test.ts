import { expect, test } from 'vitest'
import { currentLesson, leftLesson, lessonsDone } from '../../src/lessons/progress.ts'

const lessons = {
  'imposter-kings/the-goal': { step: 6, isDone: true },
  'imposter-kings/abilities': { step: 3, isDone: false },
  'dune/the-map': { step: 2, isDone: false },
  'dune/bidding': { step: 0, isDone: false },
  // Done once, and begun again.
  'imposter-kings/claims': { step: 1, isDone: true },
}

test('lessons that are done are counted by game', () => {
  expect(['imposter-kings', 'dune', 'bomb-busters'].map((game) => lessonsDone(lessons, game))).toEqual([2, 0, 0])
})

test('the lesson that was left is the last one begun that is neither done nor only opened', () => {
  expect(leftLesson(lessons)).toEqual({ game: 'dune', lesson: 'the-map' })
  expect(
    leftLesson({ 'dune/bidding': { step: 0, isDone: false }, 'dune/karama': { step: 4, isDone: true } }),
  ).toBeNull()
})

test('a course goes on with the lesson that was left, then with the first that is not done', () => {
  const ids = ['the-goal', 'claims', 'points', 'abilities']
  expect(currentLesson(lessons, 'imposter-kings', ids)).toBe('abilities')
  expect(currentLesson(lessons, 'imposter-kings', ['the-goal', 'claims', 'points'])).toBe('points')
  expect(currentLesson(lessons, 'imposter-kings', ['the-goal', 'claims'])).toBeNull()
})

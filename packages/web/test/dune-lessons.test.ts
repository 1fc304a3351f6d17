import { course } from '@riposte/dune/lessons'
import { expect, test } from 'vitest'
import { answerThing, findThing } from '../src/games/dune/lessons/find-thing.ts'

test('the board has a name for everything that the lessons of Dune point at', () => {
  const steps = course.lessons.flatMap((lesson) => lesson.steps)
  const things = new Set(steps.flatMap(({ shows = [], task }) => [...shows, ...(task?.press ?? [])]))
  expect(things.size).toBeGreaterThan(50)
  for (const thing of things) expect([thing, findThing(thing)]).toEqual([thing, expect.stringMatching(/^\[data-/)])
  expect(() => findThing('sandworm')).toThrow('lessons cannot point at sandworm')
})

test('a place is found whether or not its sectors are apart', () => {
  expect(findThing('place:old-gap/9')).toBe('[data-stop="old-gap"], [data-stop="old-gap/9"]')
  expect(findThing('place:old-gap')).toBe('[data-stop="old-gap"], [data-stop^="old-gap/"]')
})

test('a whole answer is called by what sets it apart', () => {
  expect(answerThing({ type: 'pass' })).toBe('answer:pass')
  expect(answerThing({ type: 'sendAdvisor', along: true })).toBe('answer:sendAdvisor:true')
  expect(answerThing({ type: 'proposeAlliance', faction: 'emperor' })).toBe('answer:proposeAlliance:emperor')
})

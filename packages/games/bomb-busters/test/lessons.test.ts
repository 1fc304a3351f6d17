import { expect, test } from 'vitest'
import { course, lessonsOf } from '../src/lessons/index.ts'

const idsOf = (mission: number) => lessonsOf(mission).map(({ id }) => id)

test('lessons come in the order in which missions need them', () => {
  const missions = course.lessons.map(({ options }) => Number(options?.mission))
  expect(missions).toEqual(missions.toSorted((a, b) => a - b))
})

test('BB-M03.1: the mission that brings red wires and equipment offers a lesson for each', () => {
  expect(idsOf(3)).toEqual(['red-wires', 'equipment'])
  expect(idsOf(2)).toEqual(['yellow-wires'])
  expect(idsOf(7)).toEqual([])
})

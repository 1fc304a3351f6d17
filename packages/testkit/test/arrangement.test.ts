import { expect, test } from 'vitest'
import { arrangements } from '../src/index.ts'
import { magpie } from './toys/magpie.ts'

test('the defaults, every single value and nothing twice, for every seat count', () => {
  const found = arrangements(magpie, { combinations: 0 }).map(
    ({ seats, options }) => `${seats} ${JSON.stringify(options)}`,
  )
  const each = ['{}', '{"handSize":2}', '{"order":"at once"}', '{"wagers":false}']
  expect(found).toEqual([2, 3, 4].flatMap((seats) => each.map((options) => `${seats} ${options}`)))
})

test('combinations are drawn as well, the same for the same seed', () => {
  const drawn = arrangements(magpie, { seats: [2], combinations: 8, seed: 'a' })
  expect(drawn.length).toBeGreaterThan(5)
  expect(arrangements(magpie, { seats: [2], combinations: 8, seed: 'a' })).toEqual(drawn)
})

test('what the game refuses is left out', () => {
  expect(arrangements(magpie, { optionSets: [{ handSize: 4 }] }).map(({ seats }) => seats)).toEqual([2, 3])
  expect(arrangements(magpie, { optionSets: [{ handSize: 9 }] })).toEqual([])
})

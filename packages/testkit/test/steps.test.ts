import { expect, test, vi } from 'vitest'
import { playUntilCovered } from '../src/index.ts'
import { magpie } from './toys/magpie.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('play goes on until every step was entered, and no longer', () => {
  const { matches, unvisited, entered } = playUntilCovered(magpie, { matches: 500 })
  expect(unvisited).toEqual([])
  expect(matches).toBeLessThan(500)
  expect(entered.get('match.deal')).toBe(matches)
})

test('the steps that the options keep out of reach are named, of a window only its way in', () => {
  const { matches, unvisited } = playUntilCovered(magpie, {
    matches: 40,
    optionSets: [{ order: 'in turn', wagers: false }],
  })
  expect(matches).toBe(40)
  expect(unvisited).toEqual(['wagers.ask', 'wagers.made', 'snatchAtOnce.open'])
})

import { expect, test, vi } from 'vitest'
import { holdsAlways, shrink } from '../src/index.ts'
import { magpie } from './toys/magpie.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('an invariant that holds is not reported', () => {
  const all = 20
  const found = holdsAlways(magpie, {
    'no card is lost': ({ own, hidden, pub }) =>
      own.reduce((sum, { hand }) => sum + hand.length, hidden.deck.length + pub.discard.length) === all,
  })
  expect(found).toEqual([])
})

test('an invariant that breaks is reported once, with a log that ends where it breaks', () => {
  const found = holdsAlways(
    magpie,
    { 'nobody knocks': ({ pub }) => pub.knocked === 0 || `seats ${pub.knocked} have knocked` },
    { matches: 5 },
  )
  expect(found.map(({ check, message }) => [check, message.replace(/\d+/, 'n')])).toEqual([
    ['nobody knocks', 'seats n have knocked'],
  ])
  // Knocking needs nothing but that all wagers are made.
  const { log, seats } = found[0]
  expect(log.length).toBeLessThanOrEqual(seats + 1)
  expect(log.at(-1)).toMatchObject({ action: { type: 'knock' } })
})

test('an invariant that fails itself is reported with its reason', () => {
  const found = holdsAlways(magpie, {
    'the deck has cards': ({ hidden }) => {
      if (hidden.deck.length === 0) throw new Error('the deck is empty')
      return true
    },
  })
  expect(found.map(({ message }) => message)).toEqual(['the deck is empty'])
})

test('shrinking keeps what is needed and nothing else', () => {
  const needs = (wanted: readonly number[]) => (moves: readonly number[]) => {
    const last = wanted.map((move) => moves.indexOf(move))
    return last.includes(-1) ? null : Math.max(...last) + 1
  }
  const moves = Array.from({ length: 60 }, (_, move) => move)
  expect(shrink(moves, needs([3, 17, 40]))).toEqual([3, 17, 40])
  expect(shrink(moves, needs([59]))).toEqual([59])
  expect(shrink(moves, () => 0)).toEqual([])
  expect(shrink(moves, () => null)).toEqual(moves)
})

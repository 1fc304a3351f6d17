import { expect, test } from 'vitest'
import { below, chance, type Random, seeded, shuffle, word } from '../src/index.ts'

/** How far counts are from all alike. For k kinds it should be about k - 1; the bounds below are passed by chance once in a million. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

test('the same seed gives the same numbers', () => {
  const [one, other] = [seeded('somebody’s seed'), seeded('somebody’s seed')]
  for (let i = 0; i < 1000; i++) expect(word(one)).toBe(word(other))
})

test('seeds that differ in one character share nothing', () => {
  const firsts = new Set<number>()
  for (let i = 0; i < 2000; i++)
    for (const random of [seeded(`seed ${i}`), seeded(`${i} seed`)]) firsts.add(word(random))
  expect(firsts.size).toBe(4000)
  for (const seed of ['', '0', '\u0000', '\u0000\u0000']) firsts.add(word(seeded(seed)))
  expect(firsts.size).toBe(4004)
})

test('one changed bit of the seed changes about half of the bits that follow', () => {
  let changed = 0
  for (let i = 0; i < 500; i++) {
    const [one, other] = [seeded(`table ${i} a`), seeded(`table ${i} c`)]
    let difference = word(one) ^ word(other)
    for (; difference !== 0; difference &= difference - 1) changed++
  }
  expect(changed).toBeGreaterThan(500 * 14)
  expect(changed).toBeLessThan(500 * 18)
})

test('the state is four whole numbers that a saved match can go on with', () => {
  const random = seeded('x')
  for (let i = 0; i < 100; i++) {
    const again = JSON.parse(JSON.stringify(random)) as Random
    expect(again).toHaveLength(4)
    expect(again.every((part) => Number.isInteger(part) && part === (part | 0))).toBe(true)
    expect([word(again), word(again)]).toEqual([word(random), word(random)])
  }
})

test.each([2, 3, 6, 10, 52])('every number below %i is equally likely', (n) => {
  const random = seeded('dice')
  const counts = new Array<number>(n).fill(0)
  for (let i = 0; i < 2000 * n; i++) counts[below(random, n)]++
  // The mean of the measure is n - 1 and its deviation the root of 2(n - 1).
  expect(chiSquare(counts)).toBeLessThan(n - 1 + 6 * Math.sqrt(2 * (n - 1)) + 15)
})

test('a bound that does not divide the range favours nothing, at its very top', () => {
  // Three quarters of the range: a plain remainder would give the lower third twice as often.
  const n = 3 * 2 ** 30
  const random = seeded('wide')
  const thirds = [0, 0, 0]
  for (let i = 0; i < 30_000; i++) thirds[Math.floor(below(random, n) / 2 ** 30)]++
  expect(chiSquare(thirds)).toBeLessThan(30)
})

test('below one there is only zero, and nothing is drawn for it', () => {
  const random = seeded('x')
  const before = [...random]
  expect([below(random, 1), below(random, 0)]).toEqual([0, 0])
  expect(random).toEqual(before)
})

test('a chance comes true as often as it says', () => {
  const random = seeded('coin')
  for (const probability of [0, 0.1, 0.5, 0.9, 1]) {
    let hits = 0
    for (let i = 0; i < 10_000; i++) if (chance(random, probability)) hits++
    const slack = probability === 0 || probability === 1 ? 0 : 300
    expect(Math.abs(hits - probability * 10_000)).toBeLessThanOrEqual(slack)
  }
})

test('shuffling keeps every card', () => {
  const random = seeded('cards')
  for (let length = 0; length < 40; length++) {
    const cards = Array.from({ length }, (_, card) => card)
    shuffle(random, cards)
    expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length }, (_, card) => card))
  }
})

test('every order of four cards is equally likely', () => {
  const random = seeded('orders')
  const counts = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const cards = ['a', 'b', 'c', 'd']
    shuffle(random, cards)
    counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  expect(chiSquare([...counts.values()])).toBeLessThan(80)
})

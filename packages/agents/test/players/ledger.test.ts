import { expect, test } from 'vitest'
import { Ledger } from '../../src/players/ledger.ts'

const PLENTY = { tokens: 1e9, time: 1e9, cost: null, tokensPerDay: 1e9 }

test('tokens are counted for each match by itself, and a request that would not fit is not made', () => {
  const ledger = new Ledger({ ...PLENTY, tokens: 1000 }, null)
  ledger.used('one', 600, 100)
  expect(ledger.of('one').tokens).toBe(700)
  expect(ledger.room('one')).toBe(300)
  expect(() => ledger.check('one', 300)).not.toThrow()
  expect(() => ledger.check('one', 301)).toThrow(/tokens for this match/)
  expect(() => ledger.check('other', 1000)).not.toThrow()
})

test('money is counted by the price of what goes in and what comes out', () => {
  const ledger = new Ledger({ ...PLENTY, cost: 0.01 }, { input: 1, output: 5 })
  ledger.used('one', 4000, 1000)
  expect(ledger.of('one').cost).toBeCloseTo(0.009, 9)
  expect(() => ledger.check('one', 1000)).not.toThrow()
  expect(() => ledger.check('one', 1001)).toThrow(/money/)
})

test('time is counted, and what is left of it bounds the next decision', () => {
  const ledger = new Ledger({ ...PLENTY, time: 5000 }, null)
  ledger.took('one', 4000)
  expect(ledger.timeLeft('one')).toBe(1000)
  ledger.took('one', 2000)
  expect(() => ledger.check('one', 0)).toThrow(/time for this match/)
})

test('all matches of a day share what a day may cost, and the next day is another', () => {
  let now = 10 * 86_400_000
  const ledger = new Ledger({ ...PLENTY, tokensPerDay: 1000 }, null, () => now)
  ledger.used('one', 500, 0)
  ledger.used('two', 400, 0)
  expect(ledger.room('three')).toBe(100)
  expect(() => ledger.check('three', 101)).toThrow(/today/)
  now += 86_400_000
  expect(() => ledger.check('three', 101)).not.toThrow()
})

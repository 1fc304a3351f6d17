import { expect, test } from 'vitest'
import { type Books, Ledger, type Spent } from '../../src/players/ledger.ts'

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
  const ledger = new Ledger({ ...PLENTY, tokensPerDay: 1000 }, null, null, () => now)
  ledger.used('one', 500, 0)
  ledger.used('two', 400, 0)
  expect(ledger.room('three')).toBe(100)
  expect(() => ledger.check('three', 101)).toThrow(/today/)
  now += 86_400_000
  expect(() => ledger.check('three', 101)).not.toThrow()
})

/** Books in memory, for several ledgers. */
function books(): Books & { broken: boolean } {
  const accounts = new Map<string, Spent>()
  const none = { tokens: 0, time: 0, cost: 0, misses: 0 }
  return {
    broken: false,
    spent: async (account) => accounts.get(account) ?? none,
    async spend(account, more) {
      if (this.broken) throw new Error('the books are closed')
      const before = accounts.get(account) ?? none
      const { tokens, time, cost, misses } = before
      const all = {
        tokens: tokens + more.tokens,
        time: time + more.time,
        cost: cost + more.cost,
        misses: misses + more.misses,
      }
      accounts.set(account, all)
      return all
    },
  }
}

test('what is in the books counts after a restart, and what another process spends counts here', async () => {
  const kept = books()
  const budget = { ...PLENTY, tokens: 1000, tokensPerDay: 1500 }
  const before = new Ledger(budget, { input: 1, output: 5 }, kept)
  before.used('one', 600, 100)
  before.took('one', 250)
  before.missed('one', 2)
  await before.settled()

  const after = new Ledger(budget, { input: 1, output: 5 }, kept)
  expect(after.of('one').tokens).toBe(0)
  await after.open('one')
  expect(after.of('one')).toEqual({ tokens: 700, time: 250, cost: 0.0011, misses: 2 })
  expect(() => after.check('one', 301)).toThrow(/tokens for this match/)

  before.used('two', 500, 0)
  await before.settled()
  after.used('one', 100, 0)
  await after.settled()
  // 700 and 500 by the other, 100 here.
  expect(after.room('three')).toBe(200)
})

test('what cannot be booked counts all the same', async () => {
  const kept = books()
  const ledger = new Ledger({ ...PLENTY, tokens: 1000 }, null, kept)
  kept.broken = true
  ledger.used('one', 900, 0)
  await ledger.settled()
  kept.broken = false
  ledger.used('one', 50, 0)
  await ledger.settled()
  expect(ledger.room('one')).toBe(50)
})

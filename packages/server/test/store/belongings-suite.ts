import { beforeEach, describe, expect, test } from 'vitest'
import { SUBSCRIPTIONS_AT_MOST } from '../../src/store/store.ts'
import { newTable } from './fixtures.ts'
import type { AtStore } from './ground.ts'

/** What every store promises about what belongs to tables, people, players and the installation. */
export function describeBelongings(here: AtStore): void {
  describe('chat', () => {
    const line = (text: string, commandId = text) => ({ at: 9, commandId, seat: 1, name: 'Ann', text })

    beforeEach(async () => {
      await here.store.create(newTable('t'))
    })

    test('lines are numbered, read from any number or from the end, and do not touch the log', async () => {
      for (const text of ['one', 'two', 'three']) await here.store.say('t', line(text))
      expect(await here.store.chat('t', { limit: 2 })).toStrictEqual([
        { number: 2, ...line('two') },
        { number: 3, ...line('three') },
      ])
      expect((await here.store.chat('t', { after: 1, limit: 1 })).map(({ text }) => text)).toEqual(['two'])
      expect((await here.store.chat('t', { after: 0, limit: 9 })).length).toBe(3)
      expect(await here.store.chat('nowhere', { limit: 9 })).toEqual([])
      expect((await here.loaded('t')).table.head).toBe(0)
    })

    test('any text survives, and a spectator has no seat', async () => {
      const odd = { at: 1, commandId: 'c', seat: null, name: '\u0000 🂡', text: "'; DROP TABLE chat; -- \ud800" }
      expect(await here.store.say('t', odd)).toEqual({ is: 'said', number: 1 })
      expect(await here.store.chat('t', { limit: 9 })).toStrictEqual([{ number: 1, ...odd }])
    })

    test('a line that comes again is answered with the first, and a table that is not there is gone', async () => {
      await here.store.say('t', line('one', 'c'))
      const other = await here.open()
      expect(await other.say('t', line('again', 'c'))).toStrictEqual({
        is: 'repeated',
        first: { number: 1, ...line('one', 'c') },
      })
      expect(await here.store.say('nowhere', line('hello'))).toEqual({ is: 'gone' })
    })

    test('many talk at once through two stores, and every number is given once', async () => {
      const other = await here.open()
      const said = await Promise.all(
        Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? here.store : other).say('t', line(`${at}`))),
      )
      const numbers = said.map((answer) => (answer.is === 'said' ? answer.number : 0)).sort((a, b) => a - b)
      expect(numbers).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
      expect((await here.store.chat('t', { limit: 99 })).map(({ number }) => number)).toEqual(numbers)
    })
  })

  describe('subscriptions', () => {
    const browser = (name: string, auth = 'auth') => ({
      endpoint: `https://push.example/${name}`,
      p256dh: `key of ${name}`,
      auth,
    })

    test('belong to one person each, the last who said so, until they are forgotten', async () => {
      await here.store.subscribe('ann', browser('phone'), 1)
      await here.store.subscribe('ann', browser('desk'), 2)
      await here.store.subscribe('bob', browser('shared'), 3)
      expect(await here.store.subscriptions('ann')).toEqual([browser('phone'), browser('desk')])
      await here.store.subscribe('ann', browser('shared', 'new'), 4)
      expect(await here.store.subscriptions('bob')).toEqual([])
      await here.store.unsubscribe(browser('phone').endpoint, 'bob')
      expect(await here.store.subscriptions('ann')).toHaveLength(3)
      await here.store.unsubscribe(browser('phone').endpoint, 'ann')
      await here.store.unsubscribe(browser('desk').endpoint)
      expect(await here.store.subscriptions('ann')).toEqual([browser('shared', 'new')])
      expect(await here.store.subscriptions('nobody')).toEqual([])
    })

    test('are bounded: the oldest of a person goes', async () => {
      await here.store.subscribe('bob', browser('his'), 0)
      for (let at = 0; at < SUBSCRIPTIONS_AT_MOST + 2; at++) await here.store.subscribe('ann', browser(`${at}`), at)
      const kept = (await here.store.subscriptions('ann')).map(({ endpoint }) => endpoint)
      expect(kept).toHaveLength(SUBSCRIPTIONS_AT_MOST)
      expect(kept[0]).toBe(browser('2').endpoint)
      expect(await here.store.subscriptions('bob')).toHaveLength(1)
    })
  })

  describe('reviews', () => {
    test('are kept with their table, the last one in place of those before, also for others', async () => {
      await here.store.create(newTable('a'))
      await here.store.create(newTable('b'))
      expect(await here.store.review('a')).toBeNull()
      await here.store.keepReview('a', { verdicts: [1] })
      await here.store.keepReview('a', { verdicts: [1, 'Änn 🂡 \u0000'] })
      await here.store.keepReview('b', [])
      const kept = { verdicts: [1, 'Änn 🂡 \u0000'] }
      expect(await here.store.review('a')).toStrictEqual(kept)
      expect(await (await here.open()).review('a')).toStrictEqual(kept)
      expect(await here.store.review('b')).toStrictEqual([])
    })

    test('of tables that are gone are not kept', async () => {
      await here.store.keepReview('nowhere', { verdicts: [] })
      expect(await here.store.review('nowhere')).toBeNull()
    })
  })

  describe('accounts', () => {
    const nothing = { tokens: 0, time: 0, cost: 0, misses: 0 }

    test('add up what everybody spends, for each player and account by itself', async () => {
      const other = await here.open()
      expect(await here.store.spent('haiku', 'day:7')).toStrictEqual(nothing)
      const more = { tokens: 10, time: 1.5, cost: 0.25, misses: 1 }
      await Promise.all([here.store, other, here.store, other].map((one) => one.spend('haiku', 'day:7', more, 5)))
      const all = { tokens: 50, time: 7.5, cost: 1.25, misses: 5 }
      expect(await other.spend('haiku', 'day:7', more, 6)).toStrictEqual(all)
      expect(await (await here.open()).spent('haiku', 'day:7')).toStrictEqual(all)
      expect(await here.store.spent('haiku', 'day:8')).toStrictEqual(nothing)
      expect(await here.store.spent('opus', 'day:7')).toStrictEqual(nothing)
    })

    test('that nobody used for long go with the tables that finished then', async () => {
      const more = { tokens: 10, time: 0, cost: 0, misses: 0 }
      await here.store.spend('haiku', 'old', more, 10)
      await here.store.spend('haiku', 'used', more, 10)
      await here.store.spend('haiku', 'used', more, 100)
      await here.store.prune({ finishedBefore: 50, dryRun: true })
      expect(await here.store.spent('haiku', 'old')).toStrictEqual(more)
      await here.store.prune({ finishedBefore: 50 })
      expect(await here.store.spent('haiku', 'old')).toStrictEqual(nothing)
      expect((await here.store.spent('haiku', 'used')).tokens).toBe(20)
    })
  })

  describe('secrets', () => {
    test('whoever asks first makes it, and all get the same', async () => {
      const other = await here.open()
      const [a, b] = await Promise.all([here.store.secret('key', () => 'mine'), other.secret('key', () => 'theirs')])
      expect(['mine', 'theirs']).toContain(a)
      expect(b).toBe(a)
      expect(await (await here.open()).secret('key', () => 'late')).toBe(a)
      expect(await here.store.secret('other', () => 'another')).toBe('another')
    })
  })
}

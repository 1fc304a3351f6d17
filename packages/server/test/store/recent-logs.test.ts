import { expect, test } from 'vitest'
import { RecentLogs } from '../../src/store/sqlite/recent-logs.ts'

test('only so much is remembered, and what was used last is forgotten last', () => {
  const loaded: string[] = []
  const recent = new RecentLogs((table) => {
    loaded.push(table)
    return table === 'none' ? null : { key: 1, head: 0, last: null, commands: new Set(['a', 'b']) }
  }, 20)
  // Each weighs 6.
  for (const table of ['one', 'two', 'three']) recent.get(table)
  recent.get('one')
  expect(loaded).toEqual(['one', 'two', 'three'])
  recent.get('four')
  recent.get('one')
  recent.get('three')
  expect(loaded).toEqual(['one', 'two', 'three', 'four'])
  recent.get('two')
  expect(loaded.slice(4)).toEqual(['two'])
  expect(recent.get('none')).toBeNull()
})

test('commands that are added count, and one log that is too big alone is still there', () => {
  let loads = 0
  const recent = new RecentLogs(() => {
    loads++
    return { key: 1, head: 0, last: null, commands: new Set<string>() }
  }, 20)
  const big = recent.get('big')!
  recent.get('small')
  for (let seq = 1; seq <= 30; seq++) recent.moved(big, seq, seq, `c${seq}`)
  recent.get('big')
  expect(loads).toBe(2)
  recent.get('third')
  recent.get('third')
  expect(loads).toBe(3)
  // The first two had to go: together they were too much.
  recent.get('big')
  recent.get('small')
  expect(loads).toBe(5)
})

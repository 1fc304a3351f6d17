import { expect, test } from 'vitest'
import { HotLogs } from '../../src/store/hot-logs.ts'

test('only so much is remembered, and what was used last is forgotten last', () => {
  const loaded: string[] = []
  const hot = new HotLogs((table) => {
    loaded.push(table)
    return table === 'none' ? null : { key: 1, head: 0, last: null, commands: new Set(['a', 'b']) }
  }, 20)
  // Each weighs 6.
  for (const table of ['one', 'two', 'three']) hot.get(table)
  hot.get('one')
  expect(loaded).toEqual(['one', 'two', 'three'])
  hot.get('four')
  hot.get('one')
  hot.get('three')
  expect(loaded).toEqual(['one', 'two', 'three', 'four'])
  hot.get('two')
  expect(loaded.slice(4)).toEqual(['two'])
  expect(hot.get('none')).toBeNull()
})

test('commands that are added count, and one log that is too big alone is still there', () => {
  let loads = 0
  const hot = new HotLogs(() => {
    loads++
    return { key: 1, head: 0, last: null, commands: new Set<string>() }
  }, 20)
  const big = hot.get('big')!
  hot.get('small')
  for (let seq = 1; seq <= 30; seq++) hot.moved(big, seq, seq, `c${seq}`)
  hot.get('big')
  expect(loads).toBe(2)
  hot.get('third')
  hot.get('third')
  expect(loads).toBe(3)
  // The first two had to go: together they were too much.
  hot.get('big')
  hot.get('small')
  expect(loads).toBe(5)
})

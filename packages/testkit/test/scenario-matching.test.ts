import { expect, test } from 'vitest'
import { describeFailure, mismatches } from '../src/index.ts'

test('contains looks for its entries in this order, and of objects compares what is named', () => {
  expect(mismatches({ contains: [1, 3] }, [1, 2, 3])).toEqual([])
  expect(mismatches({ contains: [3, 1] }, [1, 2, 3])).toMatchObject([
    { path: '.contains[1]', expected: 1, got: undefined, hint: expect.stringContaining('it is at [0]') as string },
  ])
  expect(mismatches({ a: { b: null } }, { a: { b: null, c: 1 } })).toEqual([])
})

test('a list of another length differs in its length and in the entries that are missing or too many', () => {
  expect(mismatches({ a: [1, 2] }, { a: [1] })).toEqual([
    { path: 'a.length', expected: 2, got: 1 },
    { path: 'a[1]', expected: 2, got: undefined },
  ])
  expect(mismatches([{ x: 1 }, { x: 3 }], [{ x: 1 }, { x: 2 }, { x: 3, y: 1 }])).toEqual([
    { path: '.length', expected: 2, got: 3 },
    { path: '[1]', expected: undefined, got: { x: 2 } },
  ])
  expect(mismatches([1, 5, 3], [1, 2, 3, 4])).toEqual([
    { path: '.length', expected: 3, got: 4 },
    { path: '[1]', expected: 5, got: 2 },
    { path: '[3]', expected: undefined, got: 4 },
  ])
})

test('an entry that is not there is compared with the one most like it', () => {
  const got = [
    { type: 'played', seat: 0, card: 3 },
    { type: 'played', seat: 1, card: 4 },
    { type: 'point', seat: 1 },
  ]
  expect(mismatches({ contains: [{ type: 'played', seat: 1, card: 5 }] }, got, 'events')).toEqual([
    { path: 'events[1].card', expected: 5, got: 4, hint: '[1] is most like contains[0]' },
  ])
  expect(mismatches({ contains: [{ type: 'boasted' }] }, got, 'events')).toEqual([
    { path: 'events.contains[0]', expected: { type: 'boasted' }, got: undefined },
  ])
})

test('anyOrder: every entry has a partner of its own', () => {
  expect(mismatches({ anyOrder: [1, 2, 3] }, [3, 1, 2])).toEqual([])
  // The first could take either, and has to leave the second its only one.
  expect(mismatches({ anyOrder: [{ a: 1 }, { a: 1, b: 1 }] }, [{ a: 1, b: 1 }, { a: 1 }])).toEqual([])
  expect(mismatches({ anyOrder: [1, 1] }, [1, 2], 'x')).toEqual([{ path: 'x[1]', expected: 1, got: 2 }])
  expect(mismatches({ anyOrder: [1] }, [1, 2], 'x')).toEqual([{ path: 'x[1]', expected: undefined, got: 2 }])
  expect(mismatches({ anyOrder: [1, 2] }, [1], 'x')).toEqual([{ path: 'x.anyOrder[1]', expected: 2, got: undefined }])
})

test('oneOf allows each of its values, and no other', () => {
  expect(mismatches({ card: { oneOf: [3, 8] } }, { card: 8 })).toEqual([])
  expect(mismatches({ oneOf: [{ a: 1 }, [2]] }, { a: 1, b: 2 })).toEqual([])
  expect(mismatches({ card: { oneOf: [3, 8] } }, { card: 5 })).toEqual([
    { path: 'card', expected: { oneOf: [3, 8] }, got: 5 },
  ])
})

test('absent holds only where there is nothing, also no null and no object', () => {
  expect(mismatches({ a: { absent: true } }, {})).toEqual([])
  expect(mismatches({ a: { absent: true } }, { a: null })).toHaveLength(1)
  expect(mismatches({ a: { absent: true } }, { a: { b: 1 } })).toHaveLength(1)
})

test('a field that is not there is named with the one that was probably meant', () => {
  const differences = mismatches({ scors: [1] }, { scores: [1], round: 2 }, 'view')
  expect(describeFailure({ place: 'step 1', what: 'not so', differences })).toBe(
    [
      'step 1: not so',
      '  view.scors (there is no `scors`; did you mean `scores`?)',
      '    expected [1]',
      '    got      nothing',
    ].join('\n'),
  )
})

test('an object in the place of a list is told what may stand there', () => {
  expect(mismatches({ contain: [1] }, [1], 'x')[0].hint).toContain('contains, excludes, length, anyOrder')
})

test('what is long is not printed whole', () => {
  const differences = mismatches({ a: 1 }, { a: Array.from({ length: 1000 }, () => 'wire') })
  expect(describeFailure({ place: '', what: 'not so', differences }).length).toBeLessThan(400)
})

import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, copy } from '../src/index.ts'

// The same examples on every run.
fc.configureGlobal({ seed: 159 })

/** Plain data: what JSON can say, without -0, which it cannot. */
const plain = fc.jsonValue({ noUnicodeString: false }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

function shuffledKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(shuffledKeys)
  const entries = Object.entries(value).map(([key, entry]) => [key, shuffledKeys(entry)] as const)
  return Object.fromEntries(entries.reverse())
}

test('one value has one text, whatever order its keys were written in', () => {
  fc.assert(
    fc.property(plain, (value) => {
      expect(canonical(shuffledKeys(value))).toBe(canonical(value))
      expect(JSON.parse(canonical(value))).toEqual(value)
    }),
    { seed: 1 },
  )
})

test('a key that every object has is a key like any other', () => {
  const odd: unknown = JSON.parse('{"__proto__": [1], "constructor": 2}')
  expect(canonical(odd)).toBe('{"__proto__":[1],"constructor":2}')
  expect(canonical(copy(odd))).toBe(canonical(odd))
})

test('different values have different texts', () => {
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(canonical(one) === canonical(other)).toBe(isDeepStrictEqual(one, other))
    }),
    { seed: 1 },
  )
})

class Card {}

test.each([
  ['undefined', undefined],
  ['a field that is undefined', { a: undefined }],
  ['undefined in a list', [1, undefined]],
  ['a hole in a list', new Array(2)],
  ['NaN', Number.NaN],
  ['infinity', { a: [Number.POSITIVE_INFINITY] }],
  ['minus zero', [-0]],
  ['a Map', new Map()],
  ['a Set', { a: new Set() }],
  ['a Date', new Date(0)],
  ['an instance of a class', [new Card()]],
  ['a typed array', new Int32Array(2)],
  ['a function', { a: () => 1 }],
  ['a symbol', Symbol('x')],
  ['a bigint', 1n],
])('what JSON would change in silence is refused: %s', (_, value) => {
  expect(() => canonical(value)).toThrow('not plain data')
})

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const twin = copy(value)
      expect(canonical(twin)).toBe(canonical(value))
      expect(shared(value, twin)).toBe(false)
    }),
    { seed: 1 },
  )
})

function shared(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  if (one === other) return true
  const twin = other as Record<string, unknown>
  return Object.entries(one).some(([key, entry]) => shared(entry, twin[key]))
}

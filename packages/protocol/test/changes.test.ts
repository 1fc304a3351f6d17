import { canonical } from '@riposte/kernel'
import { type Change, change, changesWriter, writeChanges } from '@riposte/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

function changesOf(before: unknown, after: unknown): readonly Change[] | null {
  const text = writeChanges(before, after)
  return text === null ? null : (JSON.parse(text) as Change[])
}

/** As it comes out at the other end of a line. */
const received = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** Whatever the order of fields. */
const same = (one: unknown, other: unknown) => canonical(one) === canonical(other)

// Few keys and short lists, so that two of them have much in common; also keys that mean something to the language.
const data = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 0, 1, 'a', ''),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'length', 'constructor', '0'), tie('tree'), { maxKeys: 4 }),
  ),
})).tree

describe('changes', () => {
  test('turn what was shown into what is to be seen, whatever the two are', () => {
    let told = 0
    fc.assert(
      fc.property(data, data, (before, after) => {
        const changes = changesOf(before, after)
        told += Number(changes !== null)
        return changes === null || same(change(received(before), changes), received(after))
      }),
      { seed: 1, numRuns: 2000 },
    )
    expect(told).toBeGreaterThan(1900)
  })

  test('are for each of several observers what they would be for that one alone', () => {
    // Of two parts each, some of them the very same for both observers, and some the same in two places.
    const parts = fc.tuple(data, data, data)
    const pick = fc.array(fc.nat(2), { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(parts, parts, fc.tuple(pick, pick), (before, after, picks) => {
        const compare = changesWriter()
        for (const [was, is, wasToo, isToo] of picks) {
          const shown = [
            { view: { a: before[was], b: before[wasToo] } },
            { view: { a: after[is], b: after[isToo] } },
          ] as const
          expect(compare(...shown)).toBe(writeChanges(...shown))
        }
      }),
      { seed: 1, numRuns: 2000 },
    )
  })

  test('leave alone what they do not touch, and never touch what was before', () => {
    const before = { left: { deep: [1, 2] }, right: { deep: [1, 2] } }
    const kept = received(before)
    const after = change(before, changesOf(before, { left: { deep: [1, 2] }, right: { deep: [1, 3, 4] } }) ?? [])
    expect(after.right).toEqual({ deep: [1, 3, 4] })
    expect(after.left).toBe(before.left)
    expect(before).toEqual(kept)
  })

  test('name the smallest thing that is different', () => {
    expect(changesOf({ a: { b: [1, 2, 3], d: 1 }, c: 1 }, { a: { b: [1, 5], d: 1 }, c: 2 })).toEqual([
      [['a', 'b', 1], 5],
      [['a', 'b', 'length'], 2],
      [['c'], 2],
    ])
    expect(writeChanges({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toBe('[]')
    expect(writeChanges({ a: undefined }, {})).toBe('[]')
  })

  test('bring the whole of a record or list that has become another one', () => {
    const before = {
      asked: { question: 'which', id: 1, about: { card: 3 } },
      hand: [
        { card: 1, of: 1 },
        { card: 2, of: 2 },
      ],
    }
    const asked = { question: 'who', id: 2, about: { card: 3 } }
    expect(changesOf(before, { ...before, asked })).toEqual([[['asked'], asked]])
    expect(changesOf(before, { ...before, asked: { question: 'which', id: 1 } })).toEqual([
      [['asked'], { question: 'which', id: 1 }],
    ])
    expect(changesOf(before, { ...before, hand: [{ card: 2, of: 2 }] })).toEqual([[['hand'], [{ card: 2, of: 2 }]]])
  })

  test('are not told one by one when there are too many', () => {
    const numbers = (from: number) => Array.from({ length: 200 }, (_, at) => from + at)
    expect(changesOf(numbers(0), numbers(1))).toBeNull()
    expect(changesOf(numbers(0), [...numbers(0), 7])).toEqual([[[200], 7]])
  })

  test('refuse to lie where there is nothing', () => {
    expect(() => change({ a: 1 }, [[['a', 'b'], 2]])).toThrow(/nothing/)
  })
})

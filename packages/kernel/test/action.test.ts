import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  actionSet,
  Choices,
  defineActions,
  type Field,
  flag,
  isBlocked,
  named,
  optional,
  readAction,
  seat,
  typeOf,
  whole,
  writeAction,
} from '../src/index.ts'

// The same examples on every run.
fc.configureGlobal({ seed: 159 })

/** A field with the number of values it really has; sizes are rounded up to powers of two. */
const plainField: fc.Arbitrary<{ field: Field; values: number }> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 0, max: 40 }))
    .map(([least, span]) => ({ field: whole('number', least, least + span), values: span + 1 })),
  fc
    .uniqueArray(fc.string(), { minLength: 1, maxLength: 20 })
    .map((names) => ({ field: named('thing', names), values: names.length })),
  fc.constant({ field: flag, values: 2 }),
  fc.constant({ field: seat, values: 16 }),
)
const anyField = fc.oneof(
  plainField,
  plainField.map(({ field, values }) => ({ field: optional(field), values: values + 1 })),
)

/** Tables of up to seven types with up to six fields, and for every field a number that says which value to take. */
const table = fc.array(fc.array(fc.tuple(anyField, fc.nat()), { maxLength: 6 }), { minLength: 1, maxLength: 7 })

describe('packing', () => {
  test('every action of every table comes back from its number and from its text', () => {
    fc.assert(
      fc.property(table, (types) => {
        const fieldsOf = (fields: (typeof types)[number]) =>
          Object.fromEntries(fields.map(([{ field }], at) => [`f${at}`, field]))
        const actions = defineActions(Object.fromEntries(types.map((fields, at) => [`t${at}`, fieldsOf(fields)])))
        const set = actionSet(actions)
        types.forEach((fields, at) => {
          const type = actions[`t${at}`]
          const values = fields.map(([{ values: count }, pick]) => pick % count)
          const packed = type.of(...values)
          expect(typeOf(set, packed)).toBe(type)
          expect(set.byType.filter((other) => other.is(packed))).toEqual([type])
          values.forEach((value, place) => {
            expect(type.at(packed, place)).toBe(value)
            expect(type[`f${place}`](packed)).toBe(value)
          })
          const sent: unknown = JSON.parse(JSON.stringify(writeAction(set, packed)))
          expect(readAction(set, sent)).toBe(packed)
        })
      }),
      { seed: 1 },
    )
  })

  test('the largest values that fit into one number come back, and one bit more is refused', () => {
    const wide = whole('wide', 0, 2 ** 15 - 1)
    const { most } = defineActions({ most: { a: wide, b: wide, c: wide } })
    const packed = most.of(2 ** 15 - 1, 2 ** 15 - 1, 2 ** 15 - 1)
    expect(Number.isSafeInteger(packed)).toBe(true)
    expect([most.a(packed), most.b(packed), most.c(packed)]).toEqual(Array(3).fill(2 ** 15 - 1))
    expect(() => defineActions({ more: { a: wide, b: wide, c: wide, d: flag } })).toThrow('do not fit')
  })

  test('more types than the low digits hold are refused', () => {
    const types = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`t${at}`, {}]))
    expect(Object.keys(defineActions(types(128)))).toHaveLength(128)
    expect(() => defineActions(types(129))).toThrow('at most 128')
  })

  test.each(['type', 'is', 'at', 'of', 'name', 'fields', 'constructor'])(
    'a field called %s would hide what every action type has, and is refused',
    (name) => {
      expect(() => defineActions({ act: { [name]: flag } })).toThrow(`cannot be called ${name}`)
    },
  )

  test('a table that was put together from two is refused, because both number their types from zero', () => {
    const [one, other] = [defineActions({ a: {}, b: {} }), defineActions({ c: {} })]
    expect(() => actionSet({ ...one, ...other })).toThrow('one table')
    expect(() => actionSet({ b: one.b })).toThrow('one table')
  })
})

describe('what somebody sent', () => {
  const actions = defineActions({
    pass: {},
    play: { card: named('card', ['Fool', 'Queen']), count: whole('number of cards', 1, 5), to: optional(seat) },
  })
  const set = actionSet(actions)
  const play = { type: 'play', card: 'Queen', count: 5, to: 3 }

  test('a whole action is read', () => {
    expect(readAction(set, play)).toBe(actions.play.of(1, 4, 4))
    expect(readAction(set, { type: 'pass' })).toBe(actions.pass.of())
  })

  test('a field that may be empty may be null or left out', () => {
    expect(readAction(set, { ...play, to: null })).toBe(actions.play.of(1, 4, 0))
    expect(readAction(set, { type: 'play', card: 'Queen', count: 5 })).toBe(actions.play.of(1, 4, 0))
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'play'],
    ['a number', 5],
    ['a list', [play]],
    ['a field too many', { ...play, extra: 1 }],
    ['a field too few', { type: 'play', card: 'Queen' }],
    ['a name that is none', { ...play, card: 'queen' }],
    ['a number for a name', { ...play, card: 1 }],
    ['a number too small', { ...play, count: 0 }],
    ['a number too large', { ...play, count: 6 }],
    ['a number within its size but beyond its range', { ...play, count: 8 }],
    ['a broken number', { ...play, count: 1.5 }],
    ['a number as text', { ...play, count: '5' }],
    ['NaN', { ...play, count: Number.NaN }],
    ['a seat that cannot be', { ...play, to: 16 }],
    ['a seat below all', { ...play, to: -1 }],
    ['a list for a name', { ...play, card: ['Queen'] }],
  ])('malformed: %s', (_, json) => {
    expect(readAction(set, json)).toMatchObject({ code: 'malformed', rule: 'kernel' })
  })

  test.each([
    ['no type', { card: 'Queen' }],
    ['an unknown type', { type: 'resign' }],
    ['a type that is no text', { type: 5 }],
    ['a name that every object has', { type: 'constructor' }],
    ['a prototype', { type: '__proto__' }],
  ])('unknownAction: %s', (_, json) => {
    expect(readAction(set, json)).toMatchObject({ code: 'unknownAction' })
  })

  test('whatever is sent, reading gives a legal number or a refusal, and never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.record({ type: fc.constant('play'), card: fc.anything(), count: fc.anything() })),
        (json) => {
          const action = readAction(set, json)
          expect(isBlocked(action) || readAction(set, writeAction(set, action)) === action).toBe(true)
        },
      ),
      { seed: 1 },
    )
  })
})

test('what can be said in several ways is read as the one that is listed, and written as that one', () => {
  const number = whole('number', 0, 7)
  const actions = defineActions(
    { point: { a: number, b: number }, order: { a: number, b: number } },
    { point: ([a, b]) => (a > b ? [b, a] : [a, b]) },
  )
  const pairs = actionSet(actions)
  const read = (type: string, a: number, b: number) => {
    const action = readAction(pairs, { type, a, b })
    return isBlocked(action) ? action : writeAction(pairs, action)
  }
  expect(read('point', 5, 2)).toEqual({ type: 'point', a: 2, b: 5 })
  expect(read('point', 2, 5)).toEqual({ type: 'point', a: 2, b: 5 })
  expect(read('order', 5, 2)).toEqual({ type: 'order', a: 5, b: 2 })
})

test('a list of choices is used again without a trace of what it held', () => {
  const choices = new Choices()
  const [one, two, three] = [1, 2, 3] as Action[]
  for (const action of [one, two, three]) choices.add(action)
  choices.clear()
  choices.add(two)
  expect(choices.toArray()).toEqual([two])
  expect([choices.has(one), choices.has(two), choices.has(three)]).toEqual([false, true, false])
})

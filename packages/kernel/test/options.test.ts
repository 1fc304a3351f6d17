import { expect, test } from 'vitest'
import { between, isBlocked, type OptionField, type OptionTable, oneOf, readOptions, yesNo } from '../src/index.ts'

interface Choices {
  deck: 'small' | 'large'
  clock: boolean
  rounds: number
  /** Null: no limit. */
  limit: number | null
}

const limit: OptionField<number | null> = {
  help: 'How long a match may last',
  rule: 'T-4',
  default: null,
  values: [null, 10],
  read: (json) => (typeof json === 'number' ? json : null),
  schema: { type: ['integer', 'null'] },
}

const table: OptionTable<Choices> = {
  deck: oneOf('T-1', 'Which cards', ['small', 'large'], 'small'),
  clock: yesNo('T-2', 'Whether there is a clock', true),
  rounds: between('T-3', 'How many rounds', 1, 9, 3),
  limit,
}

test('what is left out has its default', () => {
  const defaults = { deck: 'small', clock: true, rounds: 3, limit: null }
  for (const nothing of [undefined, null, {}]) expect(readOptions(table, nothing)).toEqual(defaults)
  expect(readOptions(table, { rounds: 9 })).toEqual({ ...defaults, rounds: 9 })
})

test('every value that a field names can be chosen', () => {
  for (const [name, field] of Object.entries(table)) {
    for (const value of field.values) expect(readOptions(table, { [name]: value })).toMatchObject({ [name]: value })
  }
})

test('false and zero are choices, not gaps', () => {
  expect(readOptions(table, { clock: false })).toMatchObject({ clock: false })
  expect(readOptions({ n: between('T', 'n', 0, 1, 1) }, { n: 0 })).toEqual({ n: 0 })
  expect(readOptions({ n: oneOf('T', 'n', [0, 1], 1) }, { n: 0 })).toEqual({ n: 0 })
})

test.each([
  [{ deck: 'huge' }, 'badOption', 'T-1'],
  [{ deck: null }, 'badOption', 'T-1'],
  [{ clock: 'yes' }, 'badOption', 'T-2'],
  [{ clock: 1 }, 'badOption', 'T-2'],
  [{ rounds: 0 }, 'badOption', 'T-3'],
  [{ rounds: 10 }, 'badOption', 'T-3'],
  [{ rounds: 2.5 }, 'badOption', 'T-3'],
  [{ rounds: '3' }, 'badOption', 'T-3'],
  [{ limit: 'soon' }, 'badOption', 'T-4'],
  [{ colour: 'red' }, 'unknownOption', 'kernel'],
  [JSON.parse('{"__proto__": 1}'), 'unknownOption', 'kernel'],
  [{ toString: 1 }, 'unknownOption', 'kernel'],
  [['small'], 'badOptions', 'kernel'],
  ['small', 'badOptions', 'kernel'],
])('%j is refused with %s', (json, code, rule) => {
  expect(readOptions(table, json)).toMatchObject({ code, rule })
})

test('a refusal is told from options', () => {
  expect(isBlocked(readOptions(table, {}))).toBe(false)
  expect(isBlocked(readOptions(table, { deck: 1 }))).toBe(true)
  for (const other of [null, undefined, 'code', {}, { code: 'x', rule: 'y' }]) expect(isBlocked(other)).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { recordOf } from '../src/games/plain/record.ts'
import { spoken, valueText } from '../src/games/plain/spoken.ts'

const NAMES = ['Wren', 'Odile']

describe('data in words', () => {
  test('names from programs are spoken, names of things are left alone', () => {
    expect(spoken('abilityDeclared')).toBe('ability declared')
    expect(spoken("King's Hand")).toBe("King's Hand")
    expect(spoken('Elder')).toBe('Elder')
  })

  test('a seat is a person, a truth is a word, nothing is none', () => {
    expect(valueText('seat', 1, NAMES)).toBe('Odile')
    expect(valueText('coins', 1, NAMES)).toBe('1')
    expect(valueText('seat', 5, NAMES)).toBe('5')
    expect(valueText('paid', false, NAMES)).toBe('no')
    expect(valueText('card', null, NAMES)).toBe('none')
    expect(valueText('winners', [0, 1], NAMES)).toBe('Wren, Odile')
  })
})

test('a record takes its headings from rounds and its numbers from turns', () => {
  const events = [
    { type: 'roundStarted', round: 2 },
    { type: 'dealt', turn: 0 },
    { type: 'turnStarted', turn: 1, seat: 0 },
    { type: 'asked', seat: 1 },
    { type: 'played', seat: 0 },
  ]
  const lines = recordOf(events, ({ type }) => (type === 'asked' ? null : type))
  expect(lines.map(({ text, heading, turn }) => [text, heading, turn])).toEqual([
    ['roundStarted', true, null],
    ['dealt', false, null],
    ['turnStarted', false, 1],
    ['played', false, 1],
  ])
})

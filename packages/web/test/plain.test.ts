import { describe, expect, test, vi } from 'vitest'
import type { Sight } from '../src/games/face.ts'
import { recordOf } from '../src/games/plain/record.ts'
import { dataText, spoken, valueText, withPeople } from '../src/games/plain/spoken.ts'
import { WordBook } from '../src/games/plain/word-book.ts'

type Ask = ConstructorParameters<typeof WordBook>[0]

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

  test('an event without words still says what it is', () => {
    expect(dataText('abilityDeclared', { type: 'abilityDeclared', seat: 1, card: 'Soldier' }, NAMES)).toBe(
      'Ability declared: Odile, Soldier',
    )
    expect(dataText('pass', { type: 'pass' }, NAMES)).toBe('Pass')
  })

  test('sentences about seats become sentences about people', () => {
    expect(withPeople("Seat 0 takes Seat 1's card.", NAMES, null)).toBe("Wren takes Odile's card.")
    expect(withPeople("Seat 1 takes Seat 0's card.", NAMES, 0)).toBe('Odile takes your card.')
    expect(withPeople('Seat 10 waits.', NAMES, 0)).toBe('Seat 10 waits.')
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

describe('words from the server', () => {
  const sight = {
    seen: { decisions: [{ seat: 0, id: 4, question: 'move', about: {} }] },
    me: 0,
    legal: [{ type: 'rest' }],
    standing: [],
    events: [{ type: 'dealt', seat: 0 }],
  } as unknown as Sight

  test('are asked for once, and whoever looks is told when they have come', async () => {
    const ask = vi.fn<Ask>(() =>
      Promise.resolve({ questions: ['What do you do?'], actions: ['Rest'], events: ['A card.'] }),
    )
    const book = new WordBook(ask)
    const told = vi.fn<() => void>()
    book.subscribe(told)
    expect(book.event(sight.events[0])).toBeNull()
    await Promise.all([book.look(sight), book.look(sight)])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(book.question(sight.seen.decisions[0])).toBe('What do you do?')
    expect(book.action({ type: 'rest' }, 'move')).toBe('Rest')
    expect(book.event(sight.events[0])).toBe('A card.')
  })

  test('are asked for again after a server could not be reached', async () => {
    const ask = vi.fn<Ask>(() => Promise.reject(new Error('unreached')))
    const book = new WordBook(ask)
    await book.look(sight)
    await book.look(sight)
    expect(ask).toHaveBeenCalledTimes(2)
    expect(book.action({ type: 'rest' }, 'move')).toBeNull()
  })

  test('of a long match are asked for in parts, the latest first', async () => {
    const events = Array.from({ length: 1000 }, (_, at) => ({ type: 'dealt', card: at }))
    const ask = vi.fn<Ask>(({ events }) =>
      Promise.resolve({ questions: [], actions: [], events: events.map(({ card }) => `Card ${Number(card)}.`) }),
    )
    const book = new WordBook(ask)
    await book.look({ ...sight, seen: { ...sight.seen, decisions: [] }, events })
    expect(ask.mock.calls[0][0].events[0]).toEqual({ type: 'dealt', card: 999 })
    expect(ask).toHaveBeenCalledTimes(3)
    expect(book.event(events[0])).toBe('Card 0.')
  })
})

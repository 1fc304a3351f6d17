import { expect, test } from 'vitest'
import {
  defineEvents,
  EVERYBODY,
  type EventType,
  eventsTold,
  everyone,
  type Facts,
  flag,
  type GameEvent,
  NO_FACTS,
  named,
  projectEvents,
  projectNumbers,
  SPECTATOR,
  seat,
  TEXT,
  whole,
  writeEvent,
} from '../src/index.ts'

const card = named('card', ['Fool', 'Queen', 'King'])
const events = defineEvents({
  drawn: [
    { rule: 'T-1', reveals: true },
    { seat, 'card?': card, count: whole('count', 0, 9) },
  ],
  schemed: [
    { rule: 'T-2', secret: true },
    { seat, 'card?': card },
  ],
  shuffled: [{ rule: 'T-3' }],
})
const happened = (type: EventType, to: number, told: Facts, turn: number | null = null): GameEvent => ({
  type,
  to,
  told,
  turn,
})

test('everybody sees the public fields, and only the seats it is whispered to see the private ones', () => {
  const event = happened(events.drawn, 0b0101, { seat: 2, card: 1, count: 7 })
  for (const observer of [0, 2, 'all'] as const) {
    expect(writeEvent(event, observer)).toEqual({ type: 'drawn', seat: 2, card: 'Queen', count: 7 })
  }
  for (const observer of [1, 3, SPECTATOR]) {
    expect(writeEvent(event, observer)).toEqual({ type: 'drawn', seat: 2, count: 7 })
  }
})

test('told to everybody, private fields are seen by nobody', () => {
  for (const observer of [0, 1, SPECTATOR]) {
    expect(writeEvent(happened(events.drawn, 0, { seat: 0, card: 2, count: 0 }), observer)).toEqual({
      type: 'drawn',
      seat: 0,
      count: 0,
    })
  }
})

test('whispered to everybody, private fields reach also those who only watch', () => {
  const event = happened(events.drawn, EVERYBODY, { seat: 2, card: 1, count: 7 })
  for (const observer of [0, 3, SPECTATOR]) {
    expect(writeEvent(event, observer)).toEqual({ type: 'drawn', seat: 2, card: 'Queen', count: 7 })
    expect(projectNumbers([event], observer)).toMatchObject([{ told: { seat: 2, card: 1, count: 7 } }])
  }
  // Whispered to every seat, they do not.
  const seated = happened(events.drawn, everyone(16), { seat: 2, card: 1, count: 7 })
  expect(writeEvent(seated, SPECTATOR)).toEqual({ type: 'drawn', seat: 2, count: 7 })
})

test('of a secret event the others do not learn that it happened', () => {
  const event = happened(events.schemed, 0b10, { seat: 1, card: 0 })
  expect(writeEvent(event, 1)).toEqual({ type: 'schemed', seat: 1, card: 'Fool' })
  for (const observer of [0, 2, SPECTATOR]) expect(writeEvent(event, observer)).toBeNull()
})

test('an event is recorded with its turn where the game counts turns', () => {
  expect(writeEvent(happened(events.shuffled, 0, NO_FACTS, 3), 0)).toEqual({ type: 'shuffled', turn: 3 })
  expect(writeEvent(happened(events.shuffled, 0, NO_FACTS, 0), SPECTATOR)).toEqual({ type: 'shuffled', turn: 0 })
  expect(writeEvent(happened(events.shuffled, 0, NO_FACTS), 0)).toEqual({ type: 'shuffled' })
})

test('a definition says which rule it comes from, whether it reveals, and which fields are private', () => {
  expect(events.drawn).toMatchObject({ name: 'drawn', rule: 'T-1', reveals: true, secret: false })
  expect(events.drawn.fields.map(({ name, isPrivate }) => [name, isPrivate])).toEqual([
    ['seat', false],
    ['card', true],
    ['count', false],
  ])
  expect(events.shuffled).toMatchObject({ reveals: false, secret: false, fields: [] })
})

test('a field that would hide the type is refused', () => {
  for (const name of ['type', 'type?']) {
    expect(() => defineEvents({ odd: [{ rule: 'T' }, { [name]: flag }] })).toThrow('cannot be called type')
  }
})

test('written for several observers, each is told what it may know and no more, in whatever order they are told', () => {
  const told = [
    happened(events.drawn, 0b01, { seat: 0, card: 2, count: 1 }, 3),
    happened(events.shuffled, 0, NO_FACTS, 3),
    happened(events.schemed, 0b10, { seat: 1, card: 0 }, 3),
    happened(events.shuffled, 0b10, NO_FACTS, 4),
  ]
  for (const order of [
    [0, 1, 2, SPECTATOR],
    [SPECTATOR, 2, 1, 0],
  ]) {
    const write = eventsTold(told, TEXT)
    for (const observer of order) {
      const json = projectEvents(told, observer)
      expect(write(observer)).toEqual({ count: json.length, text: JSON.stringify(json) })
    }
  }
})

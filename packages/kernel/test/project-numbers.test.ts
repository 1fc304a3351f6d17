import { describe, expect, test } from 'vitest'
import { defineEvents, type GameEvent, only, projectNumbers, seat, whole, writeEvent } from '../src/index.ts'

const events = defineEvents({
  drawn: [{ rule: 'T-1' }, { who: seat, 'card?': whole('card', 0, 59) }],
  peeked: [
    { rule: 'T-2', secret: true },
    { who: seat, 'card?': whole('card', 0, 59) },
  ],
})

const happened: readonly GameEvent[] = [
  { type: events.drawn, told: { who: 1, card: 42 }, to: only(1), turn: 3 },
  { type: events.peeked, told: { who: 2, card: 17 }, to: only(2), turn: null },
  { type: events.drawn, told: { who: 0, card: 9 }, to: only(0) | only(2), turn: 3 },
]

describe('events in numbers', () => {
  test('say to everybody what they say in words', () => {
    for (const observer of [-1, 0, 1, 2]) {
      const words = (all: readonly GameEvent[]) => all.flatMap((event) => writeEvent(event, observer) ?? [])
      expect(words(projectNumbers(happened, observer))).toEqual(words(happened))
    }
  })

  test('hold nothing that the observer may not see', () => {
    expect(projectNumbers(happened, 1)).toEqual([
      { type: events.drawn, told: { who: 1, card: 42 }, to: only(1), turn: 3 },
      { type: events.drawn, told: { who: 0, card: 0 }, to: 0, turn: 3 },
    ])
    // Not even who else was told.
    expect(projectNumbers(happened, 2)[2].to).toBe(only(2))
    expect(JSON.stringify(projectNumbers(happened, -1).map(({ told, to }) => [told, to]))).toBe(
      '[[{"who":1,"card":0},0],[{"who":0,"card":0},0]]',
    )
  })
})

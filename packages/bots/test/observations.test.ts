import {
  defineEvents,
  type EventType,
  type Facts,
  type FieldTable,
  type GameEvent,
  only,
  type Seats,
  type Values,
  whole,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { Observations } from '../src/search/observations.ts'

const number = whole('number', 0, 100)
const { dealt, peeked, spoke } = defineEvents({
  dealt: [{ rule: 'test' }, { to: number, 'card?': number }],
  peeked: [{ rule: 'test', secret: true }, { card: number }],
  spoke: [{ rule: 'test' }, { word: number }],
})

function told<F extends FieldTable>(type: EventType<string, F>, to: Seats, values: Values<F>): GameEvent {
  return { type, to, turn: null, told: values as Facts }
}

/** What each of two seats knows after that. */
function known(events: readonly GameEvent[]): string[] {
  const noticed = new Observations(2)
  noticed.reset()
  noticed.told(events)
  return [0, 1].map((seat) => {
    noticed.look(seat, 7)
    return `${noticed.high} ${noticed.low}`
  })
}

test('who is not told all of an event knows the same whatever was kept from it', () => {
  const [me, you] = known([told(dealt, only(0), { to: 1, card: 5 })])
  const [mine, yours] = known([told(dealt, only(0), { to: 1, card: 6 })])
  expect(mine).not.toBe(me)
  expect(yours).toBe(you)
})

test('a secret event is nothing to those who are not told', () => {
  const [me, you] = known([told(spoke, 0, { word: 3 })])
  const [mine, yours] = known([told(spoke, 0, { word: 3 }), told(peeked, only(0), { card: 9 })])
  expect(mine).not.toBe(me)
  expect(yours).toBe(you)
})

test('what is noticed as it happens is what is noticed when it is told afterwards', () => {
  const noticed = new Observations(2)
  noticed.reset()
  noticed.whisper(only(1), dealt, { to: 1, card: 5 })
  noticed.whisper(0, spoke, { word: 3 })
  const afterwards = known([told(dealt, only(1), { to: 1, card: 5 }), told(spoke, 0, { word: 3 })])
  for (const seat of [0, 1]) {
    noticed.look(seat, 7)
    expect(`${noticed.high} ${noticed.low}`).toBe(afterwards[seat])
  }
})

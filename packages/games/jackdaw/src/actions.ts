import { defineActions, defineEvents, seat, whole } from '@riposte/kernel'
import { HIGHEST } from './state.ts'

const card = whole('card', 1, HIGHEST)
const points = whole('points', 0, 1023)

/** Everything a player can do. Inside the rules a card is counted from 0 here: `cardOf` puts that right. */
export const actions = defineActions({ play: { card }, snatch: {}, pass: {} })

/** Everything that can happen. */
export const events = defineEvents({
  played: [
    { rule: 'JD-2.2', reveals: true },
    { seat, card },
  ],
  snatched: [
    { rule: 'JD-3.2', reveals: true },
    { seat, card },
  ],
  scored: [{ rule: 'JD-2.3' }, { seat, points }],
  ended: [{ rule: 'JD-4.1' }],
})

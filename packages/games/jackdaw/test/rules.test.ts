import { decide } from '@riposte/bots'
import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { jackdaw, ruleBot } from '../src/index.ts'
import { HAND } from '../src/state.ts'

/** A match in which these are the hands. */
function table(...hands: number[][]) {
  const match = Match.start(jackdaw, { seats: hands.length, seed: 'table' })
  if (isBlocked(match)) throw new Error(match.message)
  hands.forEach((hand, seat) => {
    match.play.own[seat].hand = [...hand]
    match.play.pub.hands[seat] = hand.length
  })
  return match
}

describe('setting up', () => {
  test('JD-1.1, JD-1.2, JD-1.3: everybody is dealt five cards, and the rest is out of the game', () => {
    const match = Match.start(jackdaw, { seats: 4, seed: 'deal' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.play.own.map(({ hand }) => hand.length)).toEqual([HAND, HAND, HAND, HAND])
    expect(match.play.hidden.rest).toHaveLength(36 - 4 * HAND)
    expect(match.view(1).view.mine).toEqual(match.play.own[1].hand)
    expect(JSON.stringify(match.view(-1))).not.toContain('rest')
  })
})

describe('a turn', () => {
  test('JD-2.1, JD-2.2, JD-2.3: a card that nobody snatches scores its value, and the next player follows', () => {
    const match = table([7, 2], [3, 4])
    expect(match.apply(0, { type: 'play', card: 7 }).blocked).toBeNull()
    expect(match.apply(1, { type: 'pass' }).blocked).toBeNull()
    expect(match.play.pub).toMatchObject({ scores: [7, 0], acting: 1, hands: [1, 2], gone: [7] })
  })

  test('JD-2.2: only a card that is held can be played', () => {
    const match = table([7, 2], [3, 4])
    expect(match.check(0, { type: 'play', card: 3 })).toMatchObject({ code: 'notInHand', rule: 'JD-2.2' })
    expect(match.check(1, { type: 'play', card: 3 })).not.toBeNull()
  })

  test('JD-2.4: whoever has no card left is passed over', () => {
    const match = table([7, 2, 2], [7], [5])
    match.apply(0, { type: 'play', card: 7 })
    match.apply(1, { type: 'snatch' })
    expect(match.play.pub.acting).toBe(2)
  })
})

describe('a snatch', () => {
  test('JD-3.1: everybody with a card is asked in turn order, whatever they hold', () => {
    const match = table([7, 2], [3, 4], [7, 1])
    match.apply(0, { type: 'play', card: 7 })
    expect(match.view(2).decisions).toMatchObject([{ seat: 1, question: 'reaction' }])
    match.apply(1, { type: 'pass' })
    expect(match.view(-1).decisions).toMatchObject([{ seat: 2, question: 'reaction' }])
  })

  test('JD-3.2, JD-3.3: the same value takes the points, and both cards are gone', () => {
    const match = table([7, 2], [3, 4], [7, 1])
    match.apply(0, { type: 'play', card: 7 })
    expect(match.check(1, { type: 'snatch' })).toMatchObject({ code: 'noSuchCard', rule: 'JD-3.2' })
    match.apply(1, { type: 'pass' })
    expect(match.apply(2, { type: 'snatch' }).blocked).toBeNull()
    expect(match.play.pub).toMatchObject({ scores: [0, 0, 7], hands: [1, 2, 1], gone: [7, 7] })
  })
})

test('JD-4.1, JD-4.2: it ends when no card is left; the most points win, and equals share', () => {
  const match = table([5], [5], [5])
  match.apply(0, { type: 'play', card: 5 })
  match.apply(1, { type: 'pass' })
  match.apply(2, { type: 'pass' })
  match.apply(1, { type: 'play', card: 5 })
  expect(match.outcome()).toBeNull()
  match.apply(2, { type: 'pass' })
  match.apply(2, { type: 'play', card: 5 })
  expect(match.outcome()).toEqual({ winners: [0, 1, 2], scores: [5, 5, 5] })
})

test('the bot keeps what is dear and snatches what it can', () => {
  const match = table([7, 2], [3, 7])
  expect(decide(match, 0, ruleBot, [1, 2, 3, 4])).toEqual({ type: 'play', card: 2 })
  match.apply(0, { type: 'play', card: 7 })
  expect(decide(match, 1, ruleBot, [1, 2, 3, 4])).toEqual({ type: 'snatch' })
})

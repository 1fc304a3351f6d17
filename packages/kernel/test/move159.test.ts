import { expect, test } from 'vitest'
import { isBlocked, Match, writeEvent } from '../src/index.ts'
import { move159 } from './toys/move159.ts'

const pass = { type: 'pass' }
const assassin = { type: 'claim', card: 'Assassin' }
const kingsHand = { type: 'claim', card: "King's Hand" }
const [flip, useAbility] = [{ type: 'flip' }, { type: 'useAbility' }]

/** Hands as masks: 1 the Assassin, 2 the King's Hand. The moves are [seat, action]. */
function playOut(hands: string, moves: [number, object][]) {
  const match = Match.start(move159, { seats: 2, seed: 'any', from: hands })
  if (isBlocked(match)) throw new Error(match.message)
  const told: string[] = []
  for (const [seat, action] of moves) {
    const applied = match.apply(seat, action)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const event of applied.events) told.push(writeEvent(event, 'all')?.type ?? '')
  }
  return { match, told, pub: match.play.pub }
}

test("IK-9.41: King's Hand cancels the Assassin and the flip goes on", () => {
  const { match, told, pub } = playOut('2 1', [
    [0, flip],
    [1, assassin],
    [0, kingsHand],
  ])
  expect(pub).toMatchObject({ flipped: true, lost: -1, condemned: 2, penalties: 0 })
  expect(told).toEqual(['revealed', 'revealed', 'flipped'])
  expect(match.over).toBe(true)
})

test('IK-9.33: nobody answers and the flip goes on', () => {
  expect(
    playOut('2 1', [
      [0, flip],
      [1, pass],
    ]).pub,
  ).toMatchObject({ flipped: true, condemned: 0 })
})

test('IK-9.32: an Assassin that nobody counters wins', () => {
  const { match, pub } = playOut('2 1', [
    [0, flip],
    [1, assassin],
    [0, pass],
  ])
  expect(pub).toMatchObject({ flipped: false, lost: 0, condemned: 1 })
  expect(match.outcome()).toEqual({ winners: [1], scores: [0, 1] })
})

test('IK-9.11: a false Assassin stops nothing and opens no counter window', () => {
  expect(
    playOut('2 0', [
      [0, flip],
      [1, assassin],
    ]).pub,
  ).toMatchObject({ flipped: true, penalties: 1, condemned: 0 })
})

test("IK-9.11: a false King's Hand against a true Assassin saves nobody", () => {
  const { pub } = playOut('0 1', [
    [0, flip],
    [1, assassin],
    [0, kingsHand],
  ])
  expect(pub).toMatchObject({ flipped: false, lost: 0, penalties: 1, condemned: 1 })
})

test("IK-9.43: the same King's Hand in an ability window cancels the ability, and its player acts again", () => {
  const { match, pub } = playOut('0 2', [
    [0, useAbility],
    [1, kingsHand],
  ])
  expect(pub).toMatchObject({ used: false, condemned: 1 })
  expect(match.view(0).decisions).toMatchObject([{ seat: 0, question: 'act' }])
})

test('IK-9.44: while the counter is asked for, the stack shows the flip, the Assassin and the question, in this order', () => {
  const { match } = playOut('2 1', [
    [0, flip],
    [1, assassin],
  ])
  expect(match.view(-1).pile.map((frame) => frame.flow)).toEqual(['turn', 'kingFlip', 'reaction', 'counterAssassin'])
  expect(match.legal(0)).toEqual([pass, kingsHand])
  expect(match.check(1, kingsHand)).toMatchObject({ code: 'notAsked' })
})

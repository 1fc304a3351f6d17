import { review, searching, type Verdict } from '@riposte/bots'
import { record } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { imposterKings, judgement } from '../src/index.ts'
import { type TestTable, table } from './table.ts'

function verdicts({ match }: TestTable, lines = 200): Verdict[] {
  const steps = review(imposterKings, record(match, 'salt'), searching(judgement), { lines, seed: 'review' })
  return [...steps].map(({ verdict }) => verdict)
}

/** Seat 0 flips its King, seat 1 answers with the Assassin, and King's Hand would save it (IK-9.30). */
const flipped = () =>
  table(
    "court: Judge by 1 | seat 0: hand King's Hand, Fool; successor Elder | seat 1: hand Assassin, Queen | to act: 0",
  )
    .act(0, { type: 'flip' })
    .act(1, { type: 'claim', card: 'Assassin' })

test('a review finds that King’s Hand was not used where the round was at stake', () => {
  const found = verdicts(flipped().act(0, { type: 'pass' }))
  const blunder = found.find(({ at }) => at === 2)
  expect(blunder).toMatchObject({
    seat: 0,
    question: 'reactionPrompt',
    isFar: true,
    played: { action: { type: 'pass' } },
    best: { action: { type: 'claim', card: "King's Hand" } },
  })
  expect(blunder?.played.worth).toBeLessThan(0.3)
  expect(blunder?.best.worth).toBeGreaterThan(0.6)
})

test('a review has nothing to say against using it', () => {
  const [, , saved] = verdicts(flipped().act(0, { type: 'claim', card: "King's Hand" }))
  expect(saved).toMatchObject({ at: 2, isFar: false, best: { action: { type: 'claim' } } })
  expect(saved.best.worth).toBe(saved.played.worth)
})

test('a review judges by what the seat knew: the same in two worlds that it cannot tell apart', () => {
  const deal = (hand: string, successor: string) =>
    table(
      `court: Judge by 1 | seat 0: hand King's Hand, Soldier; successor Elder | seat 1: hand ${hand}; successor ${successor} | to act: 0`,
    )
  const one = deal('Assassin, Queen', 'Fool')
  const other = deal('Fool, Queen', 'Assassin')
  expect(other.match.view(0)).toEqual(one.match.view(0))
  expect(other.match.view(1)).not.toEqual(one.match.view(1))
  const judged = [one, other].map((at) => verdicts(at.act(0, { type: 'flip' })))
  expect(judged[1]).toEqual(judged[0])
  expect(judged[0][0].feared.length).toBeGreaterThan(0)
})

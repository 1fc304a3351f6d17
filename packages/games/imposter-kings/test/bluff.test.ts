import { expect, test } from 'vitest'
import { bluffCost, bluffWarning } from '../src/index.ts'
import { table } from './table.ts'

const claim = (card: string) => ({ type: 'claim', card })

test('IK-9.13: a claim without the card warns its maker, a true one does not', () => {
  const at = table(
    'court: Elder by 0 | seat 0: hand Queen; successor Judge | seat 1: hand Assassin, Zealot | to act: 0',
  )
  at.flip(0)
  expect(bluffWarning(at.match.view(1), claim('Assassin'))).toBeNull()
  expect(bluffWarning(at.match.view(1), claim("King's Hand"))).toBe(
    "You do not hold King's Hand. A false claim stops nothing, and one random card from your hand is revealed. (IK-9.11, IK-9.12)",
  )
  expect(bluffWarning(at.match.view(1), { type: 'pass' })).toBeNull()
  // Nobody without a hand can bluff.
  expect(bluffWarning(at.match.view(-1), claim('Assassin'))).toBeNull()
})

test('IK-9.13: a reaction card of an Army counts as held', () => {
  const from =
    'court: Assassin by 0, Elder by 1 | seat 0: hand Queen; successor Judge | seat 1: hand Stranger of seat 1; signatures Stranger, Aegis, Exile | to act: 0'
  const at = table(from, { options: { mode: 'expansion' } })
  at.flip(0)
  expect(bluffWarning(at.match.view(1), claim('Stranger'))).toBeNull()
})

test.each([
  ['none', 'A false claim stops nothing.'],
  ['lockout', 'A false claim stops nothing, and you cannot react again this turn.'],
  ['point', 'A false claim stops nothing, and the challenged player gets a point.'],
  ['forfeit', 'A false claim stops nothing, and you lose the round.'],
] as const)('IK-9.11, IK-9.12: with the penalty %s it costs: %s', (falseClaimPenalty, cost) => {
  const from = 'court: Elder by 0 | seat 0: hand Queen; successor Judge | seat 1: hand Assassin, Zealot | to act: 0'
  const at = table(from, { options: { falseClaimPenalty } })
  at.flip(0)
  expect(bluffCost(at.match.view(1))).toBe(cost)
})

test('IK-9.12: an empty hand has nothing to show', () => {
  const at = table('court: Elder by 0 | seat 0: hand Queen; successor Judge | seat 1: hand none | to act: 0')
  at.flip(0)
  expect(bluffCost(at.match.view(1))).toBe('A false claim stops nothing.')
})

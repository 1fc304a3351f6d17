import { expect, test } from 'vitest'
import { chanceHeld, copiesInGame, copiesInSight, isKnownToHold } from '../src/index.ts'
import { table } from './table.ts'

/** All 18 cards of the small deck lie somewhere; Ada does not know where five of them are, and Ben holds two of those. */
const PLACED =
  "court: Elder by 0, Judge by 1, Mystic by 1 | accused: Zealot | forgotten: Sentry | condemned: Inquisitor from 0, King's Hand from 1 | seat 0: hand Fool, Soldier, Warlord, Queen; successor Oathbound; dungeon Elder | seat 1: hand Assassin, Inquisitor, Princess; successor Soldier; dungeon Oathbound | known: Princess at 1 hand tracked | to act: 0"

test('IK-9.30: the chance of the Assassin is the hidden cards of a hand among all that were not seen', () => {
  const { match } = table(PLACED)
  expect(chanceHeld(match.view(0).view, 0, [1], 'Assassin')).toEqual({ in: 2, of: 5 })
})

test('the count follows from what the seat knows, and not from where the card is', () => {
  const elsewhere = PLACED.replace('forgotten: Sentry', 'forgotten: Assassin').replace('hand Assassin', 'hand Sentry')
  const { match } = table(elsewhere)
  expect(chanceHeld(match.view(0).view, 0, [1], 'Assassin')).toEqual({ in: 2, of: 5 })
})

test('no number where it cannot be counted', () => {
  const lacks = table(PLACED.replace('dungeon Oathbound |', 'dungeon Oathbound; lacks Queen |')).match
  expect(chanceHeld(lacks.view(0).view, 0, [1], 'Assassin')).toBeNull()
  const armies = table(PLACED, { options: { mode: 'expansion' } }).match
  expect(chanceHeld(armies.view(0).view, 0, [1], 'Assassin')).toBeNull()
  // Cards that lie nowhere: a position that is laid out in part.
  const part = table('court: Elder by 0 | seat 0: hand Fool | seat 1: hand Assassin | to act: 0').match
  expect(chanceHeld(part.view(0).view, 0, [1], 'Assassin')).toBeNull()
  // It is in sight.
  expect(chanceHeld(table(PLACED).match.view(0).view, 0, [1], 'Mystic')).toBeNull()
})

test('IK-1.3: copies there are, and copies that a seat sees', () => {
  const { view } = table(PLACED).match.view(0)
  expect(copiesInGame(view).get('Elder')).toBe(2)
  expect(copiesInSight(view, 0).get('Elder')).toBe(2)
  expect(copiesInSight(view, 0).get('Soldier')).toBe(1)
  expect(copiesInSight(view, 0).get('Assassin')).toBeUndefined()
})

test('IK-1.5: with Armies there are more copies', () => {
  const { view } = table(PLACED, { options: { mode: 'expansion' } }).match.view(0)
  expect(copiesInGame(view).get('Elder')).toBe(4)
})

test('IK-9.15: a tracked card is known to be held', () => {
  const { view } = table(PLACED).match.view(0)
  expect(isKnownToHold(view, 1, 'Princess')).toBe(true)
  expect(isKnownToHold(view, 1, 'Assassin')).toBe(false)
})

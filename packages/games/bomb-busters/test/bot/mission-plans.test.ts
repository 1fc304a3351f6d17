import { decide } from '@riposte/bots'
import { type ActionJson, type Json, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { Sight } from '../../src/bot/sight.ts'
import { suspects } from '../../src/bot/weakest-link.ts'
import { teamBot } from '../../src/index.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'

/** A position of a mission, with what lies on the shelf of its module. */
function laid(mission: number, position: Position, module = '', what: Readonly<Record<string, Json>> = {}): Staged {
  const table = staged({ ...position, mission })
  if (module !== '') {
    table.pub.rules[module] = { ...(table.pub.rules[module] as Record<string, Json>), ...what }
  }
  return table
}

/** What the team player does in its turn. */
function chosen(table: Staged): ActionJson {
  return decide(table.match, 0, teamBot, seeded('plans'))
}

const row = (up: readonly number[]) =>
  Array.from({ length: 12 }, (_, at) => ({ value: at + 1, up: up.includes(at + 1) }))

describe('the weakest link', () => {
  const LINK = 'hidden-weakest-link'
  const bits = (...numbers: readonly number[]) => numbers.reduce((mask, number) => mask | (1 << number), 0)
  const noticed = (named: readonly number[]) => {
    const hands = ['1 2 5 9', '1 3 5 9', '2 3 5 9']
    const table = laid(34, { hands }, LINK, { named: named.slice(), isNot: [false, false, false] })
    table.match.play.own[0].rules[LINK] = { character: 'character_2', constraint: 'D' }
    return table
  }

  test('BB-M34.4: is not somebody with a card against which that player has named a number', () => {
    const table = noticed([0, bits(1, 12), bits(2, 3)])
    const found = suspects(new Sight(table.match.view(0))).map(({ seat, card }) => `${seat}${card}`)
    expect(found.sort()).toEqual(['2C'])
  })

  test('BB-M34.7: is guessed at once when nobody else is left', () => {
    const table = noticed([0, bits(1, 12), bits(2, 3)])
    expect(chosen(table)).toMatchObject({ type: 'mission34GuessWeakestLink', targetPlayerId: 2, constraintId: 'C' })
  })

  test('BB-M34.7: is not guessed at while everybody may be it', () => {
    expect(chosen(noticed([0, 0, 0])).type).not.toBe('mission34GuessWeakestLink')
  })
})

describe('wires that their owner does not see', () => {
  test('BB-M56.3: a wire that costs the last step is left alone where another one does as well', () => {
    const table = laid(56, { hands: ['6u', '6u 6', '6'], dial: 2 })
    const { targetPlayerId, targetTileIndex } = chosen(table)
    expect([targetPlayerId, targetTileIndex]).not.toEqual([1, 0])
  })

  test('BB-M56.3: no step is paid for a wire that would tell the others more than one that is free', () => {
    const hands = [
      '1 3 5 7 8 10 10 12 10u',
      '1 4 6 8 8 9 10 12 5u',
      '1 2 3 3 4 6 11 12 12u',
      '1 2 3 4 6 8 9 11 4u',
      '2 5 6 7 7 9 9 11 7u',
    ]
    const table = laid(56, { hands }).token(1, { value: 1, place: 0 }).token(2, { value: 1, place: 0 })
    expect(chosen(table)).toMatchObject({ type: 'dualCut', guessValue: 1, targetTileIndex: 0 })
  })

  test('BB-S11.5: for a Solo Cut with two of them both have to be right', () => {
    // Its own are two of 4, 4, 9 and 9, as far as it can see: less sure than the 2 that it can point at.
    const table = laid(64, { hands: ['4u 2 4 4 9u', '2 9', '9 9'] }).token(1, { value: 2, place: 0 })
    expect(chosen(table)).toMatchObject({ type: 'dualCut', targetPlayerId: 1, targetTileIndex: 0, guessValue: 2 })
  })
})

describe('what a cut leaves to the others', () => {
  test('BB-M47.3: two cards are used so that the last two still make a number that somebody has', () => {
    const table = laid(47, { hands: ['4 4', '8 8'] }, 'number-cards', { row: row([2, 6, 8, 12]) })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 4, numberCardA: 8, numberCardB: 12 })
  })

  test('BB-M49.2: oxygen goes to whoever needs it, though another one plays first', () => {
    const table = laid(49, { hands: ['9 9', '3 3', '8 8'] }, 'oxygen', { pool: 0, held: [9, 3, 0] })
    table.token(1, { value: 3, place: 0 }).token(1, { value: 3, place: 1 })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 9, oxygenRecipientPlayerId: 2 })
  })

  test('BB-M63.3: what is left of the oxygen does for the next player', () => {
    const table = laid(63, { hands: ['3 3 12 12', '11 11'] }, 'oxygen', { pool: 0, held: [14, 0] })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 3 })
  })

  test('BB-M53.2: the number of its space takes Nano back', () => {
    const hands = ['3 3 5 5 7 7', '1 1 2 2 4 4', '6 6 8 8 9 9', '10 10 11 11 12 12']
    const at = (space: number) => chosen(laid(53, { hands }, 'nano-replaces-dial', { space }))
    for (const space of [3, 5, 7]) expect(at(space)).toMatchObject({ type: 'soloCut', value: space })
  })

  test('BB-M53.2: before Nano has come to the first space, too, the wire is cut that everybody can name', () => {
    const hands = ['1 1 4 6 8 10', '2 2 3 5 7 9', '3 4 5 7 9 11', '4 5 6 8 10 12', '3 6 7 8 11 12']
    const table = laid(53, { hands }).token(3, { value: 5, place: 1 })
    table.act(0, { type: 'soloCut', value: 1 }).act(1, { type: 'soloCut', value: 2 })
    table.pub.rules['nano-replaces-dial'] = { space: 0 }
    const action = decide(table.match, 2, teamBot, seeded('plans'))
    expect(action).toMatchObject({ type: 'dualCut', targetPlayerId: 3, targetTileIndex: 1, guessValue: 5 })
  })

  test('BB-M53.2: a number that Nano comes to next is kept, and one is cut that it has passed', () => {
    const hands = ['3 6 6 8 8 11', '1 4 7 9 10 12', '1 2 4 5 9 12', '2 3 5 7 10 11']
    const table = laid(53, { hands }, 'nano-replaces-dial', { space: 5 })
    table.token(3, { value: 3, place: 1 }).token(3, { value: 11, place: 5 })
    expect(chosen(table)).toMatchObject({ type: 'dualCut', guessValue: 3 })
  })

  test('BB-M66.4: a number is cut that brings the standee on', () => {
    const cards = { north: 'D', east: 'B', south: 'B', west: 'D', action: 'C' }
    const table = laid(66, { hands: ['2 2 3 3', '4 4 5 5'] }, 'bunker-board', { cards })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 3 })
  })
})

describe('cards that are handed on', () => {
  const CARDS = 'personal-number-cards'
  const up = (...values: readonly number[]) => values.map((value) => ({ value, up: true }))
  const handedOn = (table: Staged) => {
    table.act(0, { type: 'soloCut', value: 1 })
    return chosen(table)
  }

  test('BB-M65.4: the next player is given a number to cut, rather than one that it has no wire of', () => {
    const hands = ['1 1 5 8 10', '4 8 9 9 12', '2 4 5 10 12', '2 3 3 7 7']
    const table = laid(65, { hands }, CARDS, { cards: [up(1, 3, 9), up(7), up(12, 2, 10), up(5)] })
    expect(handedOn(table)).toMatchObject({ type: 'mission65CardHandoff', cardId: 9, recipientPlayerId: 1 })
  })
})

describe('what the others could cut', () => {
  test('BB-M10.3: somebody who has all that is left of a number has something safe to do', () => {
    const { outlook } = new Sight(laid(10, { hands: ['1 2', '1 2 5 5'] }).match.view(0))
    expect(outlook.best(1)).toBe(1)
    expect(outlook.finds(1, 5)).toBe(1)
    expect(outlook.holds(1, 7)).toBe(0)
  })

  test('a number that nobody can place is no safe one', () => {
    const { outlook } = new Sight(laid(10, { hands: ['1 2 3', '1 4 5', '2 4 6', '3 5 6'] }).match.view(0))
    expect(outlook.best(1)).toBeGreaterThan(0)
    expect(outlook.best(1)).toBeLessThan(1)
  })
})

import { decide } from '@riposte/bots'
import { type ActionJson, type Json, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import type { Option } from '../../src/bot/cuts.ts'
import { LastNumbers } from '../../src/bot/last-numbers.ts'
import { afterwards, missionWorth } from '../../src/bot/mission-worth.ts'
import { Sight } from '../../src/bot/sight.ts'
import { teamBot } from '../../src/index.ts'
import type { ConstraintId } from '../../src/names.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'

/** A position of a mission, with what lies on the shelf of its module. */
function laid(mission: number, position: Position, module = '', what: Readonly<Record<string, Json>> = {}): Staged {
  const table = staged({ ...position, mission })
  if (module !== '') table.pub.rules[module] = { ...(table.pub.rules[module] as Record<string, Json>), ...what }
  return table
}

/** What the team player does in its turn. */
function chosen(table: Staged): ActionJson {
  return decide(table.match, 0, teamBot, seeded('costs'))
}

/** A Dual Cut of this number, however likely it is. */
function dual(value: number, success: number): Option {
  return { cost: 0, success, value, kind: 'dual', target: 1, places: [0], action: () => null }
}

const seen = (table: Staged) => new Sight(table.match.view(0))

describe('what a cut costs besides the wires', () => {
  const hands = ['1 2 5 8 11', '1 4 5 9 12', '2 4 8 9 11 12']

  test.each([26, 44, 54, 59])('mission %i: does not become less because the cut is unlikely', (mission) => {
    const sight = seen(laid(mission, { hands }))
    for (const value of [1, 2, 5, 8, 11]) {
      const sure = afterwards(sight, dual(value, 1))
      expect(afterwards(sight, dual(value, 0.2))).toBeGreaterThanOrEqual(sure)
    }
  })

  test.each([26, 29, 44, 54, 57, 59])('mission %i: is no part of what a cut brings', (mission) => {
    const sight = seen(laid(mission, { hands }))
    for (const value of [1, 2, 5, 8, 11]) expect(missionWorth(sight, dual(value, 1))).toBeGreaterThanOrEqual(0)
  })

  test('BB-M29.4: is paid only when the number that lies face down is really cut', () => {
    const table = laid(29, { hands })
    const where = new Array<number>(13).fill(1 << 6)
    for (const value of [2, 5]) where[value] = ON_TABLE
    table.match.play.own[0].rules['number-hands'] = { cards: [], where }
    const sight = seen(table)
    expect(afterwards(sight, dual(8, 1))).toBe(0)
    expect(afterwards(sight, dual(5, 0))).toBe(0)
    expect(afterwards(sight, dual(5, 1))).toBeGreaterThan(afterwards(sight, dual(5, 0.5)))
  })

  test('BB-M29.3: what everybody expects this player to cut hardly lies face down', () => {
    const table = laid(29, { hands }).token(0, { value: 5, place: 2 }).token(1, { value: 5, place: 2 })
    const where = new Array<number>(13).fill(1 << 6)
    for (const value of [2, 5]) where[value] = ON_TABLE
    table.match.play.own[0].rules['number-hands'] = { cards: [], where }
    const sight = seen(table)
    expect(afterwards(sight, dual(5, 1))).toBeLessThan(afterwards(sight, dual(2, 1)))
  })
})

const ON_TABLE = 1 << 5

describe('oxygen', () => {
  test('BB-M44.2: what is left of the reserve does for those who play later in the round', () => {
    // Both numbers are sure. After the 12 nothing would be left for somebody who has only 9s.
    const table = laid(44, { hands: ['1 1 12 12', '9 9'] }, 'oxygen', { pool: 4, held: [0, 0] })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 1 })
  })

  test('BB-M54.4: a number that is done pays for somebody who has nothing left', () => {
    // The 1 is as sure and cheaper, but two of it would be left, and seat 1 would have to be skipped.
    const table = laid(54, { hands: ['1 10 10', '1 2 2', '1 1 2 2'] }, 'oxygen', { pool: 7, held: [6, 0, 6] })
    table.token(1, { value: 1, place: 0 })
    expect(chosen(table)).toMatchObject({ type: 'soloCut', value: 10 })
  })
})

describe('constraints that numbers bring with them', () => {
  const CARDS = 'constraint-per-validated-value'
  const paired = (cards: Readonly<Record<number, ConstraintId>>) =>
    Array.from({ length: 12 }, (_, at) => ({ value: at + 1, constraint: cards[at + 1] ?? 'G' }))

  test('BB-M57.4: of the last two numbers the one is cut whose card allows the other', () => {
    const after = (cards: Readonly<Record<number, ConstraintId>>) =>
      chosen(laid(57, { hands: ['3 3 8 8', '1- 1-'] }, CARDS, { pairs: paired(cards) }))
    expect(after({ 3: 'B', 8: 'B' })).toMatchObject({ type: 'soloCut', value: 8 })
    expect(after({ 3: 'A', 8: 'A' })).toMatchObject({ type: 'soloCut', value: 3 })
    // BB-KK: what is in one hand needs a Solo Cut.
    expect(after({ 3: 'K', 8: 'G' })).toMatchObject({ type: 'soloCut', value: 8 })
    expect(after({ 3: 'G', 8: 'K' })).toMatchObject({ type: 'soloCut', value: 3 })
  })

  test('BB-M57.4: there is a way or there is none', () => {
    const finishes = (cards: Readonly<Record<number, ConstraintId>>) => {
      const table = laid(57, { hands: ['3 8', '3 8'] })
      return new LastNumbers(seen(table), { pairs: paired(cards), active: 0 }).finishes(0, (1 << 3) | (1 << 8))
    }
    expect(finishes({ 3: 'B', 8: 'A' })).toBe(0)
    expect(finishes({ 3: 'A', 8: 'B' })).toBe(1)
    expect(finishes({ 3: 'A', 8: 'A' })).toBeGreaterThan(0.5)
  })

  test('BB-KL: a cut that may fail is dearer where it moves the dial twice', () => {
    const under = (card: ConstraintId) => {
      const table = laid(57, { hands: ['3 5 8', '3 5 8', '3 3 8 8'] }, CARDS, { pairs: paired({ 1: card }), active: 1 })
      return afterwards(seen(table), dual(3, 0.5))
    }
    expect(under('G')).toBe(0)
    expect(under('L')).toBeGreaterThan(0)
  })
})

describe('the numbers that are still open', () => {
  test('BB-M26.3: one that a teammate can place as well is left to that teammate', () => {
    // It can name both at seat 1. Its own 5 everybody can name, its own 2 nobody: only it can cut the 2 surely.
    const table = laid(26, { hands: ['2 5 6 7', '2 5 8 9', '6 7 8 9'] })
    table.token(1, { value: 2, place: 0 }).token(1, { value: 5, place: 1 }).token(0, { value: 5, place: 1 })
    const sight = seen(table)
    expect(afterwards(sight, dual(2, 1))).toBeLessThan(afterwards(sight, dual(5, 1)))
  })
})

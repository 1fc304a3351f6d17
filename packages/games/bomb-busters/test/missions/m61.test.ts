import { describe, expect, test } from 'vitest'
import { type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

interface Slot {
  readonly seat: number
  readonly card: string
}

const slots = (table: Staged) => laidOut(table, 'constraint-ring').slots as unknown as readonly Slot[]
const cards = (table: Staged) =>
  slots(table)
    .map(({ card }) => card)
    .join('')

/** The mission before its first turn, with these cards round the ring and this pool, the next one first. */
function ring(hands: readonly string[], inSlots: string, pool = 'FGHIJKL', dial = 0): Staged {
  const table = staged({ hands, mission: 61, dial, cards: ['super_detector'] })
  const around = slots(table).map(({ seat }, at) => ({ seat, card: inSlots[at] }))
  layOut(table, 'constraint-ring', { slots: around, discard: [], pool: pool.length })
  table.match.play.hidden.rules['constraint-ring'] = { pool: pool.split('').reverse() }
  return table
}

const rotate = (direction: string) => ({ type: 'mission61ConstraintRotate', direction })
const replace = { type: 'mission61ReplaceOwnConstraint' }
const HANDS = ['1 2 3 4', '1 2 3 4', '1 2 3 4', '1 2 3 4']

describe('mission 61', () => {
  test.each([
    [2, '0 -1 1 -1'],
    [3, '0 -1 1 2'],
    [4, '0 1 2 3'],
    [5, '0 1 2 3 4'],
  ])('BB-M61.1: the slots with %i players, from the captain clockwise', (seats, owners) => {
    const { pub } = dealt(61, seats)
    const around = (pub.rules['constraint-ring'] as unknown as { slots: Slot[] }).slots
    const fromCaptain = around.map(({ seat }) => (seat < 0 ? seat : (seat - pub.captain + seats) % seats))
    expect(fromCaptain.join(' ')).toBe(owners)
    expect('ABCDE').toMatch(
      new RegExp(
        around
          .map(({ card }) => card)
          .toSorted()
          .join('.*'),
      ),
    )
  })

  test('BB-M61.3: each round begins with the captain, who may pass the cards on; clockwise ABC becomes CAB', () => {
    const table = ring(HANDS, 'ABCD')
    expect(table.asked()).toEqual(['0 mission61ConstraintRotate'])
    expect(table.refused(1, rotate('skip'))).toBe('notAsked')
    expect(cards(table.act(0, rotate('clockwise')))).toBe('DABC')
    expect(cards(ring(HANDS, 'ABCD').act(0, rotate('counter_clockwise')))).toBe('BCDA')
    expect(cards(ring(HANDS, 'ABCD').act(0, rotate('skip')))).toBe('ABCD')
  })

  test('BB-M61.2: everybody obeys the card of the own slot', () => {
    const table = ring(HANDS, 'ABCD').act(0, rotate('skip'))
    expect(table.refused(0, dualCut(1, 0, 1))).toBe('MISSION_RULE_VIOLATION')
    table.act(0, dualCut(1, 1, 2))
    expect(table.refused(1, dualCut(2, 3, 4))).toBe('MISSION_RULE_VIOLATION')
    table.act(1, dualCut(2, 0, 1)).act(2, dualCut(3, 1, 2))
    // Seat 3 has only 7 to 12 to cut and none of them: skipped, and the next round begins.
    expect(table.asked()).toEqual(['0 mission61ConstraintRotate'])
  })

  test('BB-S3: when the captain has no wires left the next active player begins the rounds', () => {
    const table = ring(['2', '2 3 3', '3 3 5 5', '5 5 7 7 7 7'], 'ALLL').act(0, rotate('skip'))
    table.act(0, dualCut(1, 0, 2))
    expect(table.pub.players[0].uncut).toBe(0)
    expect(table.asked()).toEqual(['1 turn'])
    table
      .act(1, dualCut(2, 0, 3))
      .act(2, dualCut(3, 0, 5))
      .act(3, soloCut(7))
    expect(table.asked()).toEqual(['1 mission61ConstraintRotate'])
    expect(cards(table.act(1, rotate('clockwise')))).toBe('LALL')
  })

  test('BB-M61.4, BB-M61.R1: anybody replaces the own card for a step of the dial, also before the captain decides', () => {
    const table = ring(HANDS, 'ABCD', 'GH')
    table.act(2, replace)
    expect(table.pub.dial).toBe(1)
    expect(cards(table)).toBe('ABGD')
    expect(laidOut(table, 'constraint-ring')).toMatchObject({ discard: ['C'], pool: 1 })
    expect(table.asked()).toEqual(['0 mission61ConstraintRotate'])
    table.act(2, replace)
    expect(laidOut(table, 'constraint-ring')).toMatchObject({ discard: ['C', 'G'], pool: 0 })
    expect(table.refused(2, replace)).toBe('poolEmpty')
  })

  test('BB-M61.4: also while a detector waits; a step that loses ends the mission there', () => {
    const table = ring(HANDS, 'AIII', 'GH', 3).act(0, rotate('skip'))
    table.use(0, 'super_detector', { playerId: 1, valueA: 2 })
    table.act(3, replace)
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
    expect(cards(table)).toBe('AIII')
    expect(table.match.play.over).toBe(true)
  })

  test('BB-M61.5, BB-M61.R2: a card that leaves the current player without a move ends the turn at once', () => {
    const stuck = ring(['5 5', '5 5 3', '1 1 3 3 3'], 'EDBC', 'F').act(0, rotate('skip'))
    stuck.act(0, replace)
    expect(stuck.asked()).toEqual(['1 turn'])
    expect(stuck.pub.dial).toBe(1)
  })

  test('BB-M61.5: when nobody can play the mission is lost', () => {
    const table = ring(['1 3', '1 3 5', '1 1 3 3'], 'ADDD').act(0, rotate('skip'))
    expect(table.match.view(-1).view.result).toBe('loss_detonator')
  })
})

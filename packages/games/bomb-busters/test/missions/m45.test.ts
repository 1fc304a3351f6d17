import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { numberCards } from '../../src/modules/number-cards.ts'
import { EQUIPMENT, RESULTS } from '../../src/names.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, laidOut, layOut, soloCut } from './laid-out.ts'

const SNIP = { type: 'mission45Snip' }
const DECLINE = { type: 'mission45Decline' }
const FALLBACK = { type: 'mission45StartCaptainFallback' }
const send = (targetPlayerId: number) => ({ type: 'mission45ChooseCaptainTarget', targetPlayerId })
const take = (value: number) => ({ type: 'mission45PenaltyTokenChoice', value })

/** Seat 0 is captain and has turned up the first of these numbers, none for 0; the others follow in the deck. */
function volunteers(position: Position, [first, ...deck]: readonly number[]): Staged {
  const table = staged({ mission: 45, ...position })
  const { pub, hidden } = table.match.play
  numberCards.put(pub, { row: first === 0 ? [] : [{ value: first, up: true }], discard: [], deck: deck.length })
  numberCards.hide(hidden, { deck: deck.toReversed() })
  layOut(table, 'volunteers', { value: first })
  // The window was opened for other hands; after a visit it is opened again for these.
  return table.act(0, { type: 'surrenderVote', vote: false })
}

const WINDOW = 'mission45VolunteerWindow'
const windowFor = (...seats: number[]) => seats.map((seat) => `${seat} ${WINDOW}`)
const stage = (table: Staged) => laidOut(table, 'volunteers').stage
const result = ({ pub }: Staged) => RESULTS[pub.result]

const HANDS = ['1 2 3 5', '1 2 4 r5', '1 3 4 5', '1 2 2 3 3']

describe('mission 45', () => {
  test('BB-M45.1: two reds, with two players three; cards 10 and 11 are redrawn, the expert E4 may not be chosen', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const seed of ['a', 'b', 'c']) {
        const { pub } = dealt(45, seats, seed)
        expect(pub.markers).toHaveLength(seats === 2 ? 3 : 2)
        expect(numberCards.pub(pub)).toEqual({ row: [], discard: [], deck: 12 })
        const row = pub.row.map(({ card }) => EQUIPMENT[card])
        expect(row).not.toContain('x_or_y_ray')
        expect(row).not.toContain('coffee_mug')
      }
    }
    const options = { mission: 45, experts: ['character_e4'] }
    expect(isBlocked(Match.start(bombBusters, { seats: 3, options, seed: 'expert' }))).toBe(true)
  })

  test('BB-M45.2, BB-M45.3: the captain turns up a card, and everybody with wires may volunteer', () => {
    const begun = staged({ mission: 45, hands: HANDS })
    expect(begun.asked()).toEqual(windowFor(0, 1, 2, 3))
    expect(numberCards.pub(begun.pub)).toMatchObject({ row: [{ up: true }], deck: 11 })
    expect(begun.pub.current).toBe(0)
    const table = volunteers({ hands: ['2 2 1', '1 1', '3-', '1 2 2'], cards: ['rewinder'] }, [2])
    expect(table.asked()).toEqual(windowFor(0, 1, 3))
    expect(table.match.view(2).view.rules.volunteers).toEqual({
      stage: 'awaiting_volunteer',
      value: 2,
      cutter: -1,
      penalized: -1,
    })
    expect(table.refused(0, dualCut(3, 1, 2))).toBe('FORCED_ACTION_PENDING')
    expect(table.useRefused(1, 'rewinder')).toBe('FORCED_ACTION_PENDING')
  })

  test('BB-M45.4: the first volunteer who holds the number is the cutter', () => {
    const table = volunteers({ hands: HANDS }, [2]).act(3, SNIP)
    expect([table.asked(), stage(table), table.pub.dial]).toEqual([['3 turn'], 'awaiting_cut', 0])
    expect(laidOut(table, 'volunteers')).toMatchObject({ cutter: 3 })
    expect(isBlocked(table.match.check(1, SNIP))).toBe(true)
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M45.4, BB-M45.R2: one who does not hold it costs a step, and the captain chooses', () => {
    const table = volunteers({ hands: HANDS }, [2]).act(2, SNIP)
    expect([table.asked(), table.pub.dial]).toEqual([['0 mission45CaptainChoice'], 1])
    expect(table.told(0, 'numberAnswered')).toEqual([expect.objectContaining({ seat: 2, value: 2, holds: false })])
    expect(stage(table)).toBe('awaiting_captain_choice')
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M45.4: whoever has only reds reveals them at once, and the next turn begins', () => {
    const table = volunteers({ hands: ['1 2', '2 2 1', 'r5 r7', '1 1 2'] }, [2, 1]).act(2, SNIP)
    expect([table.hand(2), table.pub.dial, table.pub.turn]).toEqual(['r5- r7-', 0, 2])
    expect([table.asked(), laidOut(table, 'volunteers').value]).toEqual([windowFor(0, 1, 3), 1])
    expect(numberCards.pub(table.pub).discard).toEqual([2])
  })

  test('BB-M45.4: players without wires do not volunteer', () => {
    const table = volunteers({ hands: ['1-', '1- 2 2', '1- 3-', '1- 2 2'] }, [2])
    expect(table.refused(2, SNIP)).toBe('noWires')
    expect(table.refused(0, SNIP)).toBe('noWires')
  })

  test('BB-M45.5: the captain stops waiting, and chooses without price; nobody else can', () => {
    const table = volunteers({ hands: HANDS }, [2])
    expect(table.refused(1, FALLBACK)).toBe('notCaptain')
    table.act(0, FALLBACK)
    expect([table.asked(), table.pub.dial, stage(table)]).toEqual([
      ['0 mission45CaptainChoice'],
      0,
      'awaiting_captain_choice',
    ])
  })

  test('BB-M45.5: who has declined is not told; when all have, the captain chooses', () => {
    const table = volunteers({ hands: HANDS }, [2]).act(1, DECLINE).act(0, DECLINE)
    expect(table.asked()).toEqual(windowFor(0, 1, 2, 3))
    table.act(3, DECLINE)
    expect(stage(table)).toBe('awaiting_volunteer')
    table.act(2, DECLINE)
    expect([table.asked(), table.pub.dial]).toEqual([['0 mission45CaptainChoice'], 0])
    expect(table.act(0, send(3)).asked()).toEqual(['3 turn'])
  })

  test('BB-M45.6: the captain sends anybody with wires, also the captain; who holds the number cuts', () => {
    const table = volunteers({ hands: ['2 2 1', '1 1', '3-', '1 2 2'] }, [2]).act(0, FALLBACK)
    expect(table.refused(0, send(2))).toBe('noWires')
    expect(table.refused(0, send(9))).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(table.refused(3, send(3))).toBe('notAsked')
    expect(table.act(0, send(0)).asked()).toEqual(['0 turn'])
    const other = volunteers({ hands: HANDS }, [2]).act(0, FALLBACK).act(0, send(1))
    expect([other.asked(), other.pub.dial]).toEqual([['1 turn'], 0])
  })

  test('BB-M45.6, BB-M45.7, BB-M45.R1: whoever is sent in vain costs a step and takes any token of the supply', () => {
    const table = volunteers({ hands: HANDS }, [2, 3]).act(0, FALLBACK).act(0, send(2))
    expect([table.pub.dial, table.asked()]).toEqual([1, ['2 mission45PenaltyTokenChoice']])
    expect(laidOut(table, 'volunteers')).toMatchObject({ stage: 'awaiting_penalty_token', penalized: 2 })
    expect(table.refused(0, take(1))).toBe('notAsked')
    expect(table.refused(2, take(14))).toBe('noToken')
    table.act(2, take(0))
    expect([table.tokens(2), table.pub.dial, table.asked()]).toEqual([['13@-1'], 1, windowFor(0, 1, 2, 3)])
    expect(laidOut(table, 'volunteers').value).toBe(3)
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M45.7: only what the supply has; from an empty one no token is taken', () => {
    const some = volunteers({ hands: HANDS }, [2, 3])
    for (const seat of [0, 1]) some.token(seat, { value: 7 })
    some.act(0, FALLBACK).act(0, send(2))
    expect(some.refused(2, take(7))).toBe('noToken')
    expect(some.act(2, take(8)).tokens(2)).toEqual(['8@-1'])
    const empty = volunteers({ hands: HANDS }, [2, 3])
    for (let value = 1; value <= 13; value++) for (const place of [0, 1]) empty.token(3, { value, place })
    empty.act(0, FALLBACK).act(0, send(2))
    expect([empty.asked(), empty.pub.dial, empty.tokens(2)]).toEqual([windowFor(0, 1, 2, 3), 1, []])
  })

  test('BB-M45.8: the cutter, and nobody else, cuts that number and nothing else', () => {
    const table = volunteers({ hands: HANDS, cards: ['triple_detector'] }, [2]).act(1, SNIP)
    expect(table.refused(1, dualCut(2, 2, 4))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(1, doubleDetector(3, 0, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    const triple = { playerId: 3, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2 }
    expect(table.useRefused(1, 'triple_detector', { ...triple, valueA: 4 })).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, dualCut(1, 1, 2))).toBe('NOT_YOUR_TURN')
    table.use(1, 'triple_detector', { ...triple, valueA: 2 }).choose(3, 1)
    expect(table.hand(1)).toBe('1 2- 4 r5')
    const detector = volunteers({ hands: HANDS }, [2])
      .act(1, SNIP)
      .act(1, doubleDetector(3, 1, 2, 2))
      .choose(3, 1)
    expect(detector.hand(3)).toBe('1 2- 2 3 3')
    const solo = volunteers({ hands: ['1 1 3 3', '2 2 4 4 4 4', '1 3 2- 2-'] }, [2]).act(1, SNIP)
    expect(solo.refused(1, soloCut(4))).toBe('MISSION_RULE_VIOLATION')
    expect(solo.act(1, soloCut(2)).hand(1)).toBe('2- 2- 4 4 4 4')
  })

  test('BB-M45.8, BB-8.5: nobody reveals while a cutter is at it, and a failure is the ordinary one', () => {
    const table = volunteers({ hands: ['1 2', '2 2 1', 'r5', '1 1 2'] }, [2, 1]).act(1, SNIP)
    expect(table.refused(2, dualCut(1, 0, 2))).toBe('NOT_YOUR_TURN')
    table.match.play.own[1].onlyRed = true
    expect(table.refused(1, { type: 'revealReds' })).toBe('MISSION_RULE_VIOLATION')
    table.match.play.own[1].onlyRed = false
    table.act(1, dualCut(3, 0, 2))
    expect([table.pub.dial, table.tokens(3), table.asked()]).toEqual([1, ['1@0'], windowFor(0, 1, 2, 3)])
  })

  test('BB-M45.9: a finished number is gone, another waits beside the deck; an empty deck is made anew from those', () => {
    const table = volunteers({ hands: ['1 1 3', '1- 1- 3', '3 3'] }, [3, 1])
      .act(1, SNIP)
      .act(1, dualCut(2, 0, 3))
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 1, up: true }], discard: [3], deck: 0 })
    table.act(0, SNIP).act(0, soloCut(1))
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 3, up: true }], discard: [], deck: 0 })
    expect(table.asked()).toEqual(windowFor(0, 2))
  })

  test('BB-M45.10: when all numbers are done, only reds are left to reveal and the captain cannot send anybody', () => {
    const table = volunteers({ hands: ['r1', '1 1 r2', '1- 1-'] }, [1])
      .act(1, SNIP)
      .act(1, soloCut(1))
    expect(table.asked()).toEqual(windowFor(0, 1))
    expect(numberCards.pub(table.pub)).toEqual({ row: [], discard: [], deck: 0 })
    expect(table.refused(0, FALLBACK)).toBe('noCard')
    expect(table.refused(1, DECLINE)).toBe('noCard')
    table.act(1, SNIP)
    expect([table.hand(1), table.asked()]).toEqual(['1- 1- r2-', windowFor(0)])
    expect(result(table.act(0, SNIP))).toBe('win')
  })

  test('BB-M45.4, BB-M45.10: without a card only somebody with nothing but reds may volunteer', () => {
    expect(volunteers({ hands: ['1 1', 'r2', '1 1'] }, [0]).refused(0, SNIP)).toBe('noCard')
  })

  test('BB-M45.10: the captain leads every turn, also without wires', () => {
    const table = volunteers({ hands: ['2', '2 1 1', '2 2', '1 1'] }, [2, 1])
      .act(0, SNIP)
      .act(0, dualCut(1, 0, 2))
    expect([table.pub.players[0].uncut, table.pub.current]).toEqual([0, 0])
    expect(table.asked()).toEqual(windowFor(0, 1, 2, 3))
    expect(table.refused(0, SNIP)).toBe('noWires')
    expect(table.act(0, FALLBACK).act(0, send(3)).asked()).toEqual(['3 turn'])
  })

  test('BB-M45.10: cards are free while the cutter is at it', () => {
    const table = volunteers({ hands: HANDS, cards: ['rewinder', 'stabilizer'], dial: 2 }, [2]).act(3, SNIP)
    expect(table.useRefused(0, 'stabilizer')).toBe('EQUIPMENT_TIMING_VIOLATION')
    table.use(0, 'rewinder').use(3, 'stabilizer')
    expect([table.pub.dial, table.pub.stabilizer]).toEqual([1, 3])
  })

  test('BB-M45.10: a step that is the last one ends the mission before anything follows', () => {
    const bad = volunteers({ hands: HANDS, dial: 3 }, [2]).act(2, SNIP)
    expect([result(bad), bad.asked()]).toEqual(['loss_detonator', []])
    const sent = volunteers({ hands: HANDS, dial: 3 }, [2]).act(0, FALLBACK).act(0, send(2))
    expect([result(sent), sent.asked(), sent.tokens(2)]).toEqual(['loss_detonator', [], []])
  })

  test('BB-22.2: in time holders and owners of reds volunteer, the others decline; the captain sends as in mission 51', () => {
    const holder = volunteers({ hands: HANDS }, [2])
    holder.match.timeout(2)
    expect(stage(holder)).toBe('awaiting_volunteer')
    holder.match.timeout(1)
    expect(holder.asked()).toEqual(['1 turn'])
    const red = volunteers({ hands: ['1 2', '2 2 1', 'r5', '1 1 2'] }, [2, 1])
    red.match.timeout(2)
    expect(red.hand(2)).toBe('r5-')
    const none = volunteers({ hands: HANDS }, [4]).token(2, { value: 4, place: 2 }).act(0, FALLBACK)
    none.match.timeout(0)
    expect(none.asked()).toEqual(['2 turn'])
    const sent = volunteers({ hands: HANDS }, [2]).act(0, FALLBACK).act(0, send(2))
    sent.match.timeout(2)
    expect(sent.tokens(2)).toEqual(['1@-1'])
  })
})

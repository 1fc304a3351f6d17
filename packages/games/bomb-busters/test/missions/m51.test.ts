import { isBlocked, Match, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { numberCards } from '../../src/modules/number-cards.ts'
import { EQUIPMENT, RESULTS } from '../../src/names.ts'
import { resample } from '../../src/resample.ts'
import { copyPosition } from '../../src/state.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, layOut, soloCut } from './laid-out.ts'

const name = (targetPlayerId: number) => ({ type: 'designateCutter', targetPlayerId })
const pay = (value: number) => ({ type: 'mission51PenaltyTokenChoice', value })

/** Seat 0 is Sir or Ma'am for the first of these numbers; the others follow in the deck. */
function lucky(position: Position, [first, ...deck]: readonly number[]): Staged {
  const table = staged({ mission: 51, ...position })
  const { pub, hidden } = table.match.play
  numberCards.put(pub, { row: [{ value: first, up: true }], discard: [], deck: deck.length })
  numberCards.hide(hidden, { deck: deck.toReversed() })
  return layOut(table, 'sir-designates', { sir: 0, value: first, isNamed: false })
}

const HANDS = ['1 2 3 5', '1 2 4 r5', '1 3 4 5', '1 2 2 3 3']

describe('mission 51', () => {
  test('BB-M51.1: one red, with two players two; a longer dial; neither the X or Y Ray nor its expert', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub } = dealt(51, seats)
      expect(pub.markers.map(({ possible }) => possible)).toEqual(seats === 2 ? [false, false] : [false])
      expect([pub.dial, pub.dialMax]).toEqual([0, seats + 1])
      expect(numberCards.pub(pub)).toMatchObject({ row: [], deck: 12 })
      expect(pub.row.map(({ card }) => EQUIPMENT[card])).not.toContain('x_or_y_ray')
    }
    const options = { mission: 51, experts: ['character_e4'] }
    expect(isBlocked(Match.start(bombBusters, { seats: 3, options, seed: 'expert' }))).toBe(true)
  })

  test('BB-M51.1, BB-5.2: with two players only the partner places a token', () => {
    const match = Match.start(bombBusters, { seats: 2, options: { mission: 51, captain: 'first' }, seed: 'two' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.view(-1).decisions).toMatchObject([{ seat: 1, question: 'placeInfoToken' }])
    match.timeout(1)
    expect(match.play.pub.players.map(({ tokens }) => tokens.length)).toEqual([0, 1])
  })

  test('BB-M51.2: the captain begins with a card turned up, and everything else waits', () => {
    const table = lucky({ hands: HANDS, cards: ['rewinder'] }, [2])
    expect(table.asked()).toEqual(['0 mission51DesignateCutter'])
    expect(table.refused(0, dualCut(1, 1, 2))).toBe('FORCED_ACTION_PENDING')
    expect(table.refused(1, name(1))).toBe('notAsked')
    expect(table.useRefused(2, 'rewinder')).toBe('FORCED_ACTION_PENDING')
    const begun = staged({ mission: 51, hands: HANDS })
    expect(numberCards.pub(begun.pub)).toMatchObject({ row: [{ up: true }], deck: 11 })
  })

  test('BB-M51.2: whoever has only reds gets no card and reveals them; then the next is in command', () => {
    const table = lucky({ hands: ['1 1 2', 'r1 r2', '1 1 2 2 2'] }, [1, 2])
      .act(0, name(0))
      .act(0, dualCut(2, 0, 1))
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.told(0, 'numberAwaited')).toEqual([expect.objectContaining({ seat: 1, card: false })])
    expect(table.refused(1, dualCut(2, 1, 1))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    table.act(1, { type: 'revealReds' })
    expect(table.asked()).toEqual(['2 mission51DesignateCutter'])
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 2, up: true }], discard: [1], deck: 0 })
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M51.3: anybody with wires may be named, the one in command too; who holds the number is the cutter', () => {
    const table = lucky({ hands: ['1 2', '2 2 1', '2-', '1 1'] }, [2])
    expect(table.refused(0, name(2))).toBe('noWires')
    expect(table.refused(0, name(7))).toBe('TARGET_PLAYER_NOT_FOUND')
    table.act(0, name(1))
    expect(table.asked()).toEqual(['1 turn'])
    expect(table.told(3, 'numberAnswered')).toEqual([expect.objectContaining({ seat: 1, value: 2, holds: true })])
    expect(table.match.view(-1).view.rules['sir-designates']).toEqual({ sir: 0, value: 2, isNamed: true })
    const self = lucky({ hands: HANDS }, [2]).act(0, name(0))
    expect(self.asked()).toEqual(['0 turn'])
    expect(untruth(self.match.play)).toBeNull()
  })

  test('BB-M51.3: the cutter cuts that number and does nothing else, by Dual Cut, Double Detector or Solo Cut', () => {
    const table = lucky({ hands: HANDS }, [2]).act(0, name(1))
    expect(table.refused(1, dualCut(2, 2, 4))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(1, doubleDetector(3, 0, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.refused(0, dualCut(1, 1, 2))).toBe('NOT_YOUR_TURN')
    table.act(1, doubleDetector(3, 1, 2, 2)).choose(3, 2)
    expect([table.hand(1), table.hand(3)]).toEqual(['1 2- 4 r5', '1 2 2- 3 3'])
    const solo = lucky({ hands: ['1 1 3 3', '1 3 2 2', '1 3 2- 2-'] }, [2]).act(0, name(1))
    expect(solo.refused(1, soloCut(3))).toBe('SOLO_NOT_ALL_REMAINING_IN_HAND')
    expect(solo.act(1, soloCut(2)).hand(1)).toBe('1 3 2- 2-')
    const two = lucky({ hands: ['1 1 3 3', '2 2 4 4 4 4', '1 3 2- 2-'] }, [2]).act(0, name(1))
    expect(two.refused(1, soloCut(4))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M51.3, BB-8.5: a cutter may not reveal, and nobody has to meanwhile', () => {
    const table = lucky({ hands: ['1 2', '2 2 1', 'r5', '1 1 2'] }, [2]).act(0, name(1))
    expect(table.refused(1, { type: 'revealReds' })).toBe('REVEAL_REDS_REQUIRES_ALL_RED')
    expect(table.refused(2, dualCut(1, 0, 2))).toBe('NOT_YOUR_TURN')
    table.match.play.own[1].onlyRed = true
    expect(table.refused(1, { type: 'revealReds' })).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M51.3: cards and abilities are open in the sub-turn by their own timing; detectors must name the number', () => {
    const cards = ['rewinder', 'triple_detector', 'stabilizer']
    const table = lucky({ hands: HANDS, cards, dial: 1 }, [2]).act(0, name(1))
    table.use(2, 'rewinder')
    expect(table.pub.dial).toBe(0)
    expect(table.useRefused(0, 'stabilizer')).toBe('EQUIPMENT_TIMING_VIOLATION')
    const triple = { playerId: 3, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2 }
    expect(table.useRefused(1, 'triple_detector', { ...triple, valueA: 1 })).toBe('MISSION_RULE_VIOLATION')
    table.use(1, 'triple_detector', { ...triple, valueA: 2 }).choose(3, 1)
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
  })

  test('BB-M51.3, BB-M51.5: a Coffee Mug ends the sub-turn, and the next in command is asked all the same', () => {
    const table = lucky({ hands: HANDS, cards: ['coffee_mug'] }, [2, 3]).act(0, name(3))
    table.use(3, 'coffee_mug', { playerId: 2 })
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 3, up: true }], discard: [2], deck: 0 })
  })

  test('BB-M51.4, BB-M51.R3: whoever does not hold it lays any token of the supply beside the stand, then the dial moves', () => {
    const table = lucky({ hands: HANDS }, [2, 3]).act(0, name(2))
    expect(table.told(3, 'numberAnswered')).toEqual([expect.objectContaining({ seat: 2, value: 2, holds: false })])
    expect([table.asked(), table.pub.dial]).toEqual([['2 mission51PenaltyTokenChoice'], 0])
    expect(table.refused(2, pay(0))).toBe('noToken')
    expect(table.refused(0, pay(7))).toBe('notAsked')
    table.act(2, pay(9))
    expect([table.tokens(2), table.pub.dial]).toEqual([['9@-1'], 1])
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
    expect(table.pub.players[2].not).toEqual([4, 4, 4, 4])
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M51.4, BB-10.4: only tokens that are left; without any the dial moves at once', () => {
    const table = lucky({ hands: HANDS }, [2, 3])
    for (const seat of [0, 1]) table.token(seat, { value: 7 })
    table.act(0, name(2))
    expect(table.refused(2, pay(7))).toBe('noToken')
    expect(table.act(2, pay(8)).tokens(2)).toEqual(['8@-1'])
    const empty = lucky({ hands: HANDS }, [2, 3])
    for (let value = 1; value <= 12; value++) for (const place of [0, 1]) empty.token(3, { value, place })
    empty.act(0, name(2))
    expect([empty.asked(), empty.pub.dial]).toEqual([['1 mission51DesignateCutter'], 1])
  })

  test('BB-M51.4: the step may be the last one', () => {
    const table = lucky({ hands: HANDS, dial: 4 }, [2, 3]).act(0, name(2)).act(2, pay(1))
    expect(RESULTS[table.pub.result]).toBe('loss_detonator')
    expect(table.tokens(2)).toEqual(['1@-1'])
  })

  test('BB-M51.5: the next in command sits after the one before, not after the cutter', () => {
    const table = lucky({ hands: HANDS }, [2, 3])
      .act(0, name(3))
      .act(3, dualCut(0, 1, 2))
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
    const done = lucky({ hands: ['1 2', '3-', '1 1', '2 2 1 2'] }, [2, 1])
      .act(0, name(3))
      .act(3, dualCut(0, 1, 2))
    expect(done.asked()).toEqual(['2 mission51DesignateCutter'])
  })

  test('BB-M51.6, BB-M51.R1: every turn has a new card; used cards come back, those of finished numbers do not', () => {
    const table = lucky({ hands: ['1 1 3', '1- 1- 3', '3 3'] }, [1]).act(0, name(0))
    numberCards.pub(table.pub).discard = [3]
    table.act(0, soloCut(1))
    expect(numberCards.pub(table.pub)).toEqual({ row: [{ value: 3, up: true }], discard: [], deck: 0 })
    const dropped = lucky({ hands: ['1 2 3', '1 3 4-', '1 1 2 4- 4- 4-', '2 2 3 3'] }, [1, 4, 2]).act(0, name(0))
    dropped.act(0, dualCut(1, 0, 1))
    expect(numberCards.pub(dropped.pub)).toEqual({ row: [{ value: 2, up: true }], discard: [1], deck: 0 })
    const failed = lucky({ hands: HANDS }, [2, 3])
      .act(0, name(3))
      .act(3, dualCut(1, 2, 2))
    expect([failed.pub.dial, numberCards.pub(failed.pub).discard]).toEqual([1, [2]])
  })

  test('BB-M51.R2: naming somebody with nothing but reds is an ordinary miss', () => {
    const table = lucky({ hands: ['1 2', 'r1 r2', '1 1', '1 2 2 2'] }, [2, 1]).act(0, name(1))
    expect(table.asked()).toEqual(['1 mission51PenaltyTokenChoice'])
    table.act(1, pay(4))
    expect([RESULTS[table.pub.result], table.pub.dial, table.asked()]).toEqual(['none', 1, ['1 turn']])
  })

  test('BB-6.8, BB-M51.3: a cutter whose wire is swapped away passes, and the next is in command', () => {
    const table = lucky({ hands: ['2 3 5 9', '2 4 6 9', '2 3 4 5'], cards: ['talkies_walkies'] }, [2, 3]).act(
      0,
      name(1),
    )
    table.use(1, 'talkies_walkies', { playerId: 2, tileIndexA: 0 })
    table.act(2, { type: 'talkiesWalkiesChoice', tileIndex: 1 })
    expect(table.told(0, 'skipped')).toEqual([expect.objectContaining({ seat: 1, dial: 0 })])
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-22.2: by default oneself, else who has such a token at an uncut wire, else the next; and the lowest token', () => {
    const own = lucky({ hands: HANDS }, [2])
    own.match.timeout(0)
    expect(own.asked()).toEqual(['0 turn'])
    const token = lucky({ hands: HANDS }, [4]).token(2, { value: 4, place: 2 })
    token.match.timeout(0)
    expect(token.asked()).toEqual(['2 turn'])
    const cut = lucky({ hands: ['1 2', '1 3 9', '4- 4-', '4 4 1'] }, [4]).token(2, { value: 4, place: 0 })
    cut.match.timeout(0)
    expect(cut.asked()).toEqual(['1 mission51PenaltyTokenChoice'])
    cut.match.timeout(1)
    expect(cut.tokens(1)).toEqual(['1@-1'])
  })

  test('BB-M51.2, BB-15.8: in every world that the others imagine, whoever has drawn a card has not only reds', () => {
    const hands = ['1 2', 'r1 2', '1 3 3 r7', '1 1 2 2 3 3']
    const table = lucky({ hands }, [1, 2])
      .act(0, name(3))
      .act(3, dualCut(2, 0, 1))
    expect(table.asked()).toEqual(['1 mission51DesignateCutter'])
    table.act(1, name(0))
    for (let world = 0; world < 40; world++) {
      const copy = copyPosition(table.match.play)
      resample(copy, 0, seeded(`world ${world}`))
      expect(copy.own[1].onlyRed).toBe(false)
    }
  })
})

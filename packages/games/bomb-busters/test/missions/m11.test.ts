import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../../src/equipment/card-table.ts'
import { bombBusters } from '../../src/index.ts'
import { RESULTS } from '../../src/names.ts'
import { RED } from '../../src/wires.ts'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, soloCut } from './laid-out.ts'

/** Fours are as bad as red ones. */
function fours(position: Position): Staged {
  const table = staged({ mission: 11, ...position })
  table.pub.redLike = 4
  for (const [seat, mine] of table.match.play.own.entries()) {
    const { shown } = table.pub.players[seat]
    mine.onlyRed = mine.wires.every((wire, place) => shown[place] !== 0 || wire === 40)
  }
  return table
}

const HANDS = ['1 4 6 8', '1 4 6 8', '4 4 6 6 8 8 1 1']
const result = (table: Staged) => RESULTS[table.pub.result]

describe('mission 11', () => {
  test('BB-M11.1: a number counts as red, there is no red wire, and no card in the row needs that number', () => {
    const numbers = new Set<number>()
    for (let deal = 0; deal < 60; deal++) {
      const { pub } = dealt(11, 5, `deal ${deal}`)
      numbers.add(pub.redLike)
      expect(pub.total[RED]).toBe(0)
      expect(pub.row).toHaveLength(5)
      expect(new Set(pub.row.map(({ card }) => card)).size).toBe(5)
      expect(pub.row.filter(({ card }) => CARDS[card].unlock === pub.redLike)).toEqual([])
    }
    expect(numbers.size).toBeGreaterThan(8)
  })

  test('BB-M11.2: with two players the captain places no token', () => {
    const match = Match.start(bombBusters, { seats: 2, options: { mission: 11, captain: 'first' }, seed: 'two' })
    if (isBlocked(match)) throw new Error(match.message)
    expect(match.view(-1).decisions).toMatchObject([{ seat: 1, question: 'placeInfoToken' }])
  })

  test('BB-M11.3, BB-M11.R1: a successful cut of it explodes, Stabilizer or not, and the own wire stays', () => {
    for (const cards of [[], ['stabilizer']]) {
      const table = fours({ hands: HANDS, cards })
      if (cards.length > 0) table.use(0, 'stabilizer')
      table.act(0, dualCut(1, 1, 4))
      expect(result(table)).toBe('loss_red_wire')
      expect([table.hand(0), table.hand(1)]).toEqual(['1 4 6 8', '1 4- 6 8'])
    }
    expect(result(fours({ hands: ['4 4 4 4 1', '1 6', '1 6'] }).act(0, soloCut(4)))).toBe('loss_red_wire')
    const found = fours({ hands: HANDS })
      .act(0, doubleDetector(1, 1, 2, 4))
      .choose(1, 1)
    expect(result(found)).toBe('loss_red_wire')
  })

  test('BB-9.1, BB-7.8, BB-M11.3: what is told of a right cut of it says that it explodes', () => {
    const exploded = [{ type: 'exploded', seat: 0, value: 4 }]
    const cuts = [
      fours({ hands: HANDS }).act(0, dualCut(1, 1, 4)),
      fours({ hands: ['4 4 4 4 1', '1 6', '1 6'] }).act(0, soloCut(4)),
      fours({ hands: HANDS })
        .act(0, doubleDetector(1, 1, 2, 4))
        .choose(1, 1),
    ]
    for (const table of cuts) for (const seat of [0, 1, 2, -1]) expect(table.told(seat, 'exploded')).toEqual(exploded)
    expect(cuts[2].told(2, 'detectorResolved')).toMatchObject([{ match: true, tileIndex: 1, explosion: true }])
    const harmless = fours({ hands: HANDS })
      .act(0, doubleDetector(1, 1, 2, 6))
      .choose(1, 2)
    expect(harmless.told(2, 'detectorResolved')).toMatchObject([{ match: true, explosion: false }])
    expect(harmless.told(2, 'exploded')).toEqual([])
  })

  test('BB-M11.4: a failed cut at it is as on red: an explosion, or nothing at all with the Stabilizer', () => {
    expect(result(fours({ hands: HANDS }).act(0, dualCut(1, 1, 6)))).toBe('loss_red_wire')
    const saved = fours({ hands: HANDS, cards: ['stabilizer'] })
      .use(0, 'stabilizer')
      .act(0, dualCut(1, 1, 6))
    expect([result(saved), saved.hand(1), saved.pub.dial, saved.tokens(1)]).toEqual(['none', '1 4 6 8', 0, []])
    expect(saved.asked()).toEqual(['1 turn'])
  })

  test('BB-M11.5: the token of a detector goes to the other wire; with both of them it explodes', () => {
    const table = fours({ hands: HANDS })
      .act(0, doubleDetector(1, 1, 2, 8))
      .choose(1, null, 1)
    expect(table.tokens(1)).toEqual(['6@2'])
    const both = fours({ hands: ['1 8', '1 4 4 8', '1 1 4 4 8 8'] })
      .act(0, doubleDetector(1, 1, 2, 8))
      .choose(1, null)
    expect(result(both)).toBe('loss_red_wire')
  })

  test('BB-M11.6: whoever has nothing else left has to reveal it, without an explosion', () => {
    const table = fours({ hands: ['4 4 1-', '1 4', '4 1 1-'] })
    expect(table.refused(0, dualCut(1, 1, 4))).toBe('FORCED_REVEAL_REDS_REQUIRED')
    table.act(0, { type: 'revealReds' })
    expect([result(table), table.hand(0), table.asked()]).toEqual(['none', '4- 4- 1-', ['1 turn']])
    expect(fours({ hands: ['4 1', '4 1', '4 4 1 1'] }).refused(0, { type: 'revealReds' })).toBe(
      'REVEAL_REDS_REQUIRES_ALL_RED',
    )
  })

  test('BB-M11.7: the number is public; tokens may lie on its wires, and the radar finds them', () => {
    expect(fours({ hands: HANDS }).match.view(-1).view.redLike).toBe(4)
    const table = fours({ hands: HANDS, cards: ['post_it', 'general_radar'] })
    expect(table.use(0, 'post_it', { tileIndexA: 1 }).tokens(0)).toEqual(['4@1'])
    table.use(0, 'general_radar', { valueA: 4 })
    expect(table.told(2, 'radarAnswered').map(({ found }) => found)).toEqual([true, true, true])
  })
})

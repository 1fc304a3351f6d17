import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { standEnd, UPSIDE_DOWN } from '../../src/state.ts'
import { type Position, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const HANDS = ['1 2 4 3u', '1 3 4 2u', '2 3 5 1u']
const tripwires = (position: Partial<Position> = {}) =>
  staged({ mission: 56, hands: HANDS, characters: HANDS.map(() => 'double_detector'), ...position })
const cut = (targetPlayerId: number, targetTileIndex: number, guessValue: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue,
})
const detector = (targetPlayerId: number, tileIndex1: number, tileIndex2: number, guessValue: number) => ({
  type: 'dualCutDoubleDetector',
  targetPlayerId,
  tileIndex1,
  tileIndex2,
  guessValue,
})

describe('mission 56', () => {
  test('BB-M56.1: one wire of each player, also of one with two stands, at the right end of its stand', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { pub, own } = dealt(56, seats)
      pub.players.forEach((player, seat) => {
        const places = player.marks.flatMap((mark, at) => (mark === UPSIDE_DOWN ? [at] : []))
        expect(places).toHaveLength(1)
        expect(player.stands.map((_, stand) => standEnd(player, stand) - 1)).toContain(places[0])
        expect(own[seat].wires[places[0]]).toBe(0)
      })
    }
  })

  test('BB-M56.3: a teammate who cuts it moves the dial as well', () => {
    const hit = tripwires().act(0, cut(1, 3, 2))
    expect([hit.hand(0), hit.hand(1), hit.pub.dial]).toEqual(['1 2- 4 3', '1 3 4 2-', 1])
    expect(tripwires().act(0, cut(1, 0, 1)).pub.dial).toBe(0)
  })

  test('BB-M56.3, BB-S11.8: by a detector too, and only where no visible wire matches', () => {
    const hit = tripwires().act(0, detector(1, 2, 3, 2))
    expect(hit.match.view(1).view.mine?.matches).toEqual([])
    hit.choose(1, null)
    expect([hit.hand(1), hit.pub.dial]).toEqual(['1 3 4 2-', 1])
    const visible = tripwires({ hands: ['1 2 4 3u', '1 2 4 2u', '2 3 5 1u'] }).act(0, detector(1, 1, 3, 2))
    expect([visible.choose(1, null).hand(1), visible.pub.dial]).toEqual(['1 2- 4 2', 0])
  })

  test('BB-S11.8: a detector that finds nothing leaves its token at a wire that the holder sees', () => {
    const missed = tripwires()
      .act(0, detector(1, 2, 3, 1))
      .choose(1, null, 3)
    expect([missed.tokens(1), missed.pub.dial]).toEqual([['4@2'], 1])
    const none = tripwires({ hands: ['1 2 4 3u', '1 3 r4 2u', '2 3 5 1u'] })
      .act(0, detector(1, 2, 3, 1))
      .choose(1, null)
    expect([none.tokens(1), none.pub.dial, none.asked()]).toEqual([[], 1, ['1 turn']])
  })

  test('BB-S11.7, BB-M56.R1: a failed cut at it leaves no token and costs the ordinary step', () => {
    const failed = tripwires().act(0, cut(1, 3, 1))
    expect([failed.tokens(1), failed.pub.dial]).toEqual([[], 1])
  })

  test('BB-M56.R2: the last wires do not save a dial at its end', () => {
    const last = { hands: ['1', '1u', '2-'] }
    expect(RESULTS[tripwires({ ...last, dial: 2 }).act(0, cut(1, 0, 1)).pub.result]).toBe('loss_detonator')
    expect(RESULTS[tripwires({ ...last, dial: 1 }).act(0, cut(1, 0, 1)).pub.result]).toBe('win')
  })

  test('BB-M56.2, BB-S11.4: with the own one both have to be right', () => {
    const both = tripwires().act(0, cut(1, 1, 3))
    expect([both.hand(0), both.pub.dial]).toEqual(['1 2 4 3-', 0])
    expect(RESULTS[tripwires().act(0, cut(1, 1, 5)).pub.result]).toBe('loss_red_wire')
  })

  test('BB-S11.2, BB-E1111: a Grappling Hook makes it an ordinary wire of the taker', () => {
    const hook = tripwires({ cards: ['grappling_hook'] }).use(0, 'grappling_hook', { playerId: 1, tileIndexA: 3 })
    expect([hook.hand(0), hook.hand(1), hook.pub.players[0].marks]).toEqual([
      '1 2 2 4 3',
      '1 3 4',
      [0, 0, 0, 0, UPSIDE_DOWN],
    ])
    expect(hook.match.view(0).view.players[0].wires[2].value).toBe(2)
    expect(hook.knows(1, 0)).toBe('. . . . 3')
  })

  test('BB-S12: a Disintegrator cuts it without the step and without an explosion', () => {
    // Which number it takes is drawn: one of the twelve tables has it.
    const tables = Array.from({ length: 12 }, (_, at) => {
      const hands = [`${at + 1}`, `${at + 1}u`, `1 ${at + 1}`]
      return tripwires({ hands, cards: ['disintegrator'] }).use(2, 'disintegrator')
    })
    expect(tables.filter((table) => table.hand(1).endsWith('-'))).toHaveLength(1)
    expect(tables.every(({ pub }) => pub.dial === 0 && RESULTS[pub.result] !== 'loss_red_wire')).toBe(true)
  })
})

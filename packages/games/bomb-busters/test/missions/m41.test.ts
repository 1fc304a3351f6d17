import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { isYellow, YELLOW } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const trip = (playerId: number, tileIndex: number) => ({
  type: 'simultaneousRedCut',
  playerId,
  tileIndex,
  playerId2: null,
  tileIndex2: -1,
  playerId3: null,
  tileIndex3: -1,
})

const HANDS = ['1 2 y3 r3', '1 y4 5 6', '2 5 y6 7', '3 7 y8 8']
const bombshell = (hands: readonly string[] = HANDS, dial = 3, cards: readonly string[] = []) =>
  staged({ mission: 41, hands, dial, cards })
const end = ({ pub }: { readonly pub: { readonly result: number } }) => RESULTS[pub.result]

describe('mission 41', () => {
  test('BB-M41.1, BB-M41.2, BB-M41.R1, BB-M41.3: a tripwire each, none for the captain of five; one space left; random tokens', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { own, pub } = dealt(41, seats)
      const yellows = own.map(({ wires }) => wires.filter(isYellow).length)
      expect(yellows).toEqual(yellows.map((_, seat) => (seats === 5 && seat === pub.captain ? 0 : 1)))
      expect(pub.dialMax - pub.dial).toBe(1)
      expect(pub.players.every(({ tokens }) => tokens.length === 1 && tokens[0].value <= 12)).toBe(true)
    }
  })

  test('BB-M41.4: a tripwire that is found is cut, and the dial goes back', () => {
    const found = bombshell().act(0, trip(1, 1))
    expect([found.hand(1), found.pub.dial, found.asked()]).toEqual(['1 y4- 5 6', 2, ['1 turn']])
  })

  test('BB-9.6: where one wire is wanted, the others need not be mentioned', () => {
    const found = bombshell().act(0, { type: 'simultaneousRedCut', playerId: 1, tileIndex: 1 })
    expect(found.hand(1)).toBe('1 y4- 5 6')
  })

  test('BB-M41.4: a blue wire gets its token and costs a step, a red wire explodes', () => {
    const blue = bombshell(HANDS, 0).act(0, trip(1, 2))
    expect([blue.tokens(1), blue.pub.dial, blue.asked()]).toEqual([['5@2'], 1, ['1 turn']])
    expect(end(bombshell().act(0, trip(1, 2)))).toBe('loss_detonator')
    expect(end(bombshell(['1 2 y3', '1 y4 r5', '2 y6'], 0).act(0, trip(1, 2)))).toBe('loss_red_wire')
  })

  test('BB-M41.9: the Stabilizer does not help', () => {
    const held = bombshell(HANDS, 0, ['stabilizer']).use(0, 'stabilizer').act(0, trip(1, 2))
    expect(held.pub.dial).toBe(1)
  })

  test('BB-9.6: one wire of a teammate, as long as a teammate has a tripwire', () => {
    const table = bombshell()
    expect(table.refused(0, trip(0, 2))).toBe('SIMULTANEOUS_RED_CUT_INVALID_TARGETS')
    expect(table.refused(0, { ...trip(1, 1), playerId2: 2, tileIndex2: 2 })).toBe(
      'SIMULTANEOUS_RED_CUT_INVALID_TARGETS',
    )
    const last = bombshell(['1 2 y3', '1 y4- 5', '2 5 y6-'])
    expect(last.refused(0, trip(1, 2))).toBe('MISSION_RULE_VIOLATION')
    const without = bombshell(['1 2 3', '1 y4 5', '2 5 y6'])
    expect(without.act(0, trip(1, 1)).hand(1)).toBe('1 y4- 5')
  })

  test('BB-M41.5, BB-M41.R2: yellow is not announced; a number announced at a tripwire fails as usual', () => {
    const cut = (guessValue: number | string) => ({
      type: 'dualCut',
      targetPlayerId: 1,
      targetTileIndex: 1,
      guessValue,
    })
    expect(bombshell().refused(0, cut('YELLOW'))).toBe('MISSION_RULE_VIOLATION')
    const failed = bombshell(HANDS, 0).act(0, cut(2))
    expect([failed.tokens(1), failed.pub.dial]).toEqual([['13@1'], 1])
  })

  test('BB-M41.6: whoever has only tripwires and reds is skipped without price, and everybody knows why', () => {
    const hands = ['1 2 y3', 'y4 r5', '2 5 y6', '1 y8 8']
    const skipped = bombshell(hands, 0).act(0, trip(2, 2))
    expect([skipped.asked(), skipped.pub.dial]).toEqual([['2 turn'], 0])
    expect(skipped.told(2, 'skipped')).toEqual([{ type: 'skipped', seat: 1, dial: 0 }])
    const { not, has } = skipped.pub.players[1]
    expect([not, has]).toEqual([[0x1ffe, 0x1ffe], 1 << YELLOW])
  })

  test('BB-M41.6, BB-M41.R4: everybody skipped in a row is lost; nobody cuts the own tripwire', () => {
    const stalled = bombshell(['1 y3', '1 y4', 'y6 r6'], 0)
    expect(end(stalled.act(0, { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 0, guessValue: 1 }))).toBe(
      'loss_detonator',
    )
  })

  test('BB-M41.7: two cut tripwires count for what yellow unlocks', () => {
    const unlocked = bombshell(['1 2 y3', '1 y4 5', '2 5 y6-'], 1, ['false_bottom?']).act(0, trip(1, 1))
    expect(unlocked.pub.row[0].unlocked).toBe(true)
  })

  test('BB-M41.R3: the tripwire of somebody with two stands is on either of them', () => {
    const stands = Array.from({ length: 12 }, (_, deal) => {
      const { own, pub } = dealt(41, 2, `stand ${deal}`)
      return own[pub.captain].wires.findIndex(isYellow) < pub.players[pub.captain].stands[0] ? 0 : 1
    })
    expect(new Set(stands)).toEqual(new Set([0, 1]))
  })
})

import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { dealt } from './dealt.ts'
import { cut, oxygenOf, underWater } from './oxygen.ts'

const HANDS = ['1 5 9 12', '1 5 9 12', '1 5 9 12']
const pressure = (pool: number, held: readonly number[] = [0, 0, 0], cards: readonly string[] = [], hands = HANDS) =>
  underWater({ mission: 44, hands, cards, characters: ['double_detector'] }, pool, ...held)

describe('mission 44', () => {
  test('BB-M44.1: two tokens per player in the reserve, none with the players', () => {
    for (const seats of [2, 3, 4, 5]) {
      expect(dealt(44, seats).pub.rules.oxygen).toEqual({
        pool: 2 * seats,
        held: Array.from({ length: seats }, () => 0),
      })
    }
  })

  test('BB-M44.2, BB-S10: the depth price goes from the reserve to the actor, whatever comes of it', () => {
    expect(oxygenOf(pressure(6).act(0, cut(1, 0, 1)))).toEqual([5, 1, 0, 0])
    expect(oxygenOf(pressure(6).act(0, cut(1, 1, 5)))).toEqual([4, 2, 0, 0])
    expect(oxygenOf(pressure(6).act(0, cut(1, 1, 9)))).toEqual([3, 3, 0, 0])
  })

  test('BB-M44.2: what the reserve does not have cannot be cut; tokens in hand do not pay', () => {
    const low = pressure(2, [5, 0, 0])
    expect(low.refused(0, cut(1, 2, 9))).toBe('MISSION_RULE_VIOLATION')
    const paid = low.act(0, cut(1, 1, 5)).told(-1, 'oxygenPaid')
    expect(paid).toEqual([{ type: 'oxygenPaid', from: 'reserve', to: '0', amount: 2 }])
  })

  test('BB-S5: a failed Double Detector costs nothing, a successful one does', () => {
    const detector = (guessValue: number) => ({
      type: 'dualCutDoubleDetector',
      targetPlayerId: 1,
      tileIndex1: 0,
      tileIndex2: 1,
      guessValue,
    })
    expect(oxygenOf(pressure(6).act(0, detector(9)).choose(1, null))).toEqual([6, 0, 0, 0])
    expect(oxygenOf(pressure(6).act(0, detector(5)).choose(1, null))).toEqual([4, 2, 0, 0])
  })

  test('BB-S12, BB-E00.8: a Fast Pass takes what is there; a Disintegrator is free', () => {
    const hands = ['9 9 9 9', '1 5', '1 5']
    const pass = pressure(2, [0, 0, 0], ['fast_pass'], hands).use(0, 'fast_pass', { valueA: 9 })
    expect(pass.told(-1, 'oxygenPaid').map(({ amount }) => amount)).toEqual([2])
    const all = pressure(2, [0, 0, 0], ['disintegrator'], ['1 2 3 4', '5 6 7 8', '9 10 11 12'])
    expect(oxygenOf(all.use(0, 'disintegrator'))).toEqual([2, 0, 0, 0])
  })

  test('BB-M44.3, BB-M44.R1: when the round starts anew everything goes back', () => {
    const round = pressure(6)
      .act(0, cut(1, 0, 1))
      .act(1, cut(2, 1, 5))
    expect(oxygenOf(round)).toEqual([3, 1, 2, 0])
    expect(oxygenOf(round.act(2, cut(0, 2, 9)))).toEqual([6, 0, 0, 0])
  })

  test('BB-S3: a captain without wires is passed over, and the round starts all the same', () => {
    const start = pressure(4, [0, 0, 0], [], ['1', '1 5 9', '1 5 9'])
      .act(0, cut(1, 0, 1))
      .act(1, cut(2, 1, 5))
    expect(oxygenOf(start)).toEqual([1, 1, 2, 0])
    expect([oxygenOf(start.act(2, cut(1, 2, 1))), start.asked()]).toEqual([[4, 0, 0, 0], ['1 turn']])
  })

  test('BB-M44.4, BB-S2: whoever cannot pay is skipped for a step of the dial, and everybody knows why', () => {
    const poor = pressure(3, [0, 0, 0], [], ['9 12', '9 12', '1 5']).act(0, cut(1, 0, 9))
    expect(poor.told(2, 'skipped').map(({ seat }) => seat)).toEqual([1, 2])
    expect([poor.asked(), poor.pub.dial, oxygenOf(poor)]).toEqual([['0 turn'], 2, [3, 0, 0, 0]])
    const some = pressure(4, [0, 0, 0], [], ['9 12', '9 12', '1 5']).act(0, cut(1, 0, 9))
    expect([some.asked(), some.pub.dial]).toEqual([['2 turn'], 1])
    expect(some.pub.players[1].not[1]).toBe(0b11110)
  })

  test('BB-S6, BB-M44.R2: a turn can be given up for a step of the dial, which the Stabilizer saves', () => {
    expect(pressure(6).act(0, { type: 'passTurn' }).pub.dial).toBe(1)
    const held = pressure(6, [0, 0, 0], ['stabilizer']).use(0, 'stabilizer').act(0, { type: 'passTurn' })
    expect([held.pub.dial, held.asked()]).toEqual([0, ['1 turn']])
    const red = pressure(6, [0, 0, 0], [], ['r1 r2', '1 5', '1 5'])
    expect(red.refused(0, { type: 'passTurn' })).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(pressure(6).refused(1, { type: 'passTurn' })).toBe('NOT_YOUR_TURN')
    const last = underWater({ mission: 44, hands: HANDS, dial: 2 }, 6, 0, 0, 0).act(0, { type: 'passTurn' })
    expect(RESULTS[last.pub.result]).toBe('loss_detonator')
  })

  test('BB-M44.6: reds are revealed without oxygen', () => {
    const red = pressure(0, [0, 0, 0], [], ['r1 r2', '1 5', '1 5']).act(0, { type: 'revealReds' })
    expect(red.hand(0)).toBe('r1- r2-')
  })

  test('BB-S7: anybody may say at any time that oxygen is needed', () => {
    const signal = pressure(6).act(2, { type: 'oxygenSignal' })
    expect(signal.told(0, 'oxygenNeeded')).toEqual([{ type: 'oxygenNeeded', seat: 2 }])
    expect(signal.asked()).toEqual(['0 turn'])
  })
})

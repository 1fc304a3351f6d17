import { describe, expect, test } from 'vitest'
import { RESULTS } from '../../src/names.ts'
import { staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'

const HANDS = ['1 2 3 4', '1 2 3 r4', 'r5 r6 7', '4 7']
const nano = (space = 0, hands: readonly string[] = HANDS, cards: readonly string[] = []) => {
  const table = staged({ mission: 53, hands, cards, characters: hands.map(() => 'double_detector') })
  table.pub.rules['nano-replaces-dial'] = { space }
  return table
}
type Nano = ReturnType<typeof nano>
const spaceOf = ({ pub }: Nano) => (pub.rules['nano-replaces-dial'] as { space: number }).space
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

describe('mission 53', () => {
  test('BB-M53.1: Nano starts before the first space, and the dial is at 0', () => {
    const { pub } = dealt(53, 4)
    expect([pub.rules['nano-replaces-dial'], pub.dial]).toEqual([{ space: 0 }, 0])
  })

  test('BB-M53.2: one space on for a success, one back for the number of its own space', () => {
    expect(spaceOf(nano().act(0, cut(1, 1, 2)))).toBe(1)
    expect(spaceOf(nano(2).act(0, cut(1, 1, 2)))).toBe(1)
    const solo = nano(5, ['3 3 3 3', '1 2', '1 2']).act(0, { type: 'soloCut', value: 3 })
    expect(spaceOf(solo)).toBe(6)
  })

  test('BB-M53.2, BB-M53.3: two for a failure; the dial stays, the token lies as usual', () => {
    const failed = nano().act(0, cut(1, 1, 3))
    expect([spaceOf(failed), failed.pub.dial, failed.tokens(1), failed.asked()]).toEqual([2, 0, ['2@1'], ['1 turn']])
    const missed = nano()
      .act(0, detector(1, 0, 1, 4))
      .choose(1, null)
    expect([spaceOf(missed), missed.pub.dial, missed.tokens(1)]).toEqual([2, 0, ['1@0']])
  })

  test('BB-M53.2: no move for revealed reds and the Coffee Mug', () => {
    expect(spaceOf(nano(4, ['r1 r2', '1 2', '1 2']).act(0, { type: 'revealReds' }))).toBe(4)
    expect(spaceOf(nano(4, HANDS, ['coffee_mug']).use(0, 'coffee_mug', { playerId: 2 }))).toBe(4)
  })

  test('BB-M53.3: at 12 the mission is lost, by a failure after its token', () => {
    const failed = nano(10).act(0, cut(1, 1, 3))
    expect([RESULTS[failed.pub.result], failed.tokens(1)]).toEqual(['loss_detonator', ['2@1']])
    expect(spaceOf(nano(11).act(0, cut(1, 1, 3)))).toBe(12)
  })

  test('BB-M53.R2: a cut of the last wires does not outrun Nano', () => {
    const last = nano(11, ['1', '1', '2-']).act(0, cut(1, 0, 1))
    expect(RESULTS[last.pub.result]).toBe('loss_detonator')
    expect(RESULTS[nano(10, ['1', '1', '2-']).act(0, cut(1, 0, 1)).pub.result]).toBe('win')
  })

  test('BB-M53.4, BB-M53.R1: a red wire that is hit is cut and costs two spaces', () => {
    const red = nano().act(0, cut(1, 3, 4))
    expect([red.hand(1), spaceOf(red), red.tokens(1), red.asked()]).toEqual(['1 2 3 r4-', 2, [], ['1 turn']])
    expect(red.told(-1, 'failed')[0].explosion).toBe(false)
  })

  test('BB-M53.4: a Double Detector on two reds costs two spaces, cuts nothing, and tells what they are', () => {
    const reds = nano()
      .act(0, detector(2, 0, 1, 4))
      .choose(2, null)
    expect([reds.hand(2), spaceOf(reds), reds.tokens(2), reds.asked()]).toEqual(['r5 r6 7', 2, [], ['1 turn']])
    expect(reds.told(-1, 'tokenWithheld')).toHaveLength(2)
  })

  test('BB-M53.R3: a Stabilizer would keep Nano where it is', () => {
    const held = nano(4, HANDS, ['stabilizer'])
      .use(0, 'stabilizer')
      .act(0, cut(1, 1, 1))
    expect([spaceOf(held), held.tokens(1)]).toEqual([4, ['2@1']])
  })
})

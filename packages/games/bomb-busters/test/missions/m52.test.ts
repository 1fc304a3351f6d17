import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { gameValue, isRed, isYellow } from '../../src/wires.ts'
import { staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'
import { doubleDetector, dualCut } from './laid-out.ts'

const place = (value: number, tileIndex: number) => ({ type: 'placeInfoToken', value, tileIndex })

describe('mission 52', () => {
  test('BB-M52.2, BB-M52.5: two false tokens each, at two wires, blue or red and never yellow', () => {
    const options = { mission: 52, captain: 'first' }
    const match = Match.start(bombBusters, { seats: 2, options, seed: 'false' })
    if (isBlocked(match)) throw new Error(match.message)
    const [mine, theirs] = match.play.own
    const blue = mine.wires.indexOf(70)
    const refusal = (value: number, at: number) => match.check(0, place(value, at))?.code
    expect(refusal(7, blue)).toBe('MISSION_RULE_VIOLATION')
    expect(match.apply(0, place(8, blue)).blocked).toBeNull()
    expect(refusal(9, blue)).toBe('MISSION_RULE_VIOLATION')
    const coloured = mine.wires.filter((wire) => isYellow(wire) || isRed(wire))
    expect(coloured.map((wire) => refusal(1, mine.wires.indexOf(wire)))).toEqual(
      coloured.map((wire) => (isYellow(wire) ? 'MISSION_RULE_VIOLATION' : undefined)),
    )
    expect([coloured.some(isYellow), coloured.some(isRed)]).toEqual([true, true])
    expect([...mine.wires, ...theirs.wires].filter(isYellow)).toHaveLength(4)
    const other = mine.wires.indexOf(10)
    match.apply(0, place(12, other))
    expect(match.view(-1).decisions).toMatchObject([{ seat: 1, question: 'placeInfoToken' }])
    for (const _ of [1, 2]) match.timeout(1)
    expect(match.play.pub.players.map(({ tokens }) => tokens.length)).toEqual([2, 2])
    expect(untruth(match.play)).toBeNull()
  })

  test('BB-M52.3: a failed cut leaves what was announced, yellow too', () => {
    const hands = ['1 4 y5', '4 6 r7', '1 6 y8']
    const failed = staged({ mission: 52, hands }).act(0, dualCut(1, 1, 4))
    expect([failed.tokens(1), failed.pub.players[1].tokens[0].says]).toEqual([['4@1'], 'is not'])
    const yellow = { type: 'dualCut', targetPlayerId: 1, targetTileIndex: 1, guessValue: 'YELLOW' }
    expect(staged({ mission: 52, hands }).act(0, yellow).tokens(1)).toEqual(['13@1'])
    const detector = staged({ mission: 52, hands })
      .act(0, doubleDetector(1, 1, 2, 4))
      .choose(1, null, 1)
    expect(detector.tokens(1)).toEqual(['4@1'])
  })

  test('BB-M52.4, BB-M52.R1: Post-it shows a false number, the one that is named or 1, and 2 at a 1', () => {
    const hands = ['1 4 5', '4 6 r7', '1 6']
    const stick = (fields: Readonly<Record<string, number>>) =>
      staged({ mission: 52, hands, cards: ['post_it'] }).use(0, 'post_it', fields)
    expect(stick({ tileIndexA: 1 }).tokens(0)).toEqual(['1@1'])
    expect(stick({ tileIndexA: 0 }).tokens(0)).toEqual(['2@0'])
    const named = stick({ tileIndexA: 1, valueA: 9 })
    expect([named.tokens(0), named.pub.players[0].tokens[0].says]).toEqual([['9@1'], 'is not'])
    const table = staged({ mission: 52, hands, cards: ['post_it'] })
    expect(table.useRefused(0, 'post_it', { tileIndexA: 1, valueA: 4 })).toBe('EQUIPMENT_RULE_VIOLATION')
    const elsewhere = staged({ hands, cards: ['post_it'] })
    expect(elsewhere.useRefused(0, 'post_it', { tileIndexA: 1, valueA: 9 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(gameValue(elsewhere.match.play.own[0].wires[1])).toBe(4)
  })
})

import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { valuesIn } from '../../src/hand.ts'
import { bombBusters } from '../../src/index.ts'
import { PLAYING } from '../../src/names.ts'
import type { BombBusters, Token } from '../../src/state.ts'
import { blue, gameValue, YELLOW } from '../../src/wires.ts'
import { type Staged, staged } from '../equipment/staged.ts'
import { untruth } from '../equipment/truth.ts'

function fresh(seats: number, seed = 'negative'): Match<BombBusters> {
  const match = Match.start(bombBusters, { seats, options: { mission: 22, captain: 'first' }, seed })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

const ABSENT: Omit<Token, 'value'> = { kind: 0, place: -1, placeB: -1, says: 'is not' }
const tell = (value: number | string, tileIndex = -1) => ({ type: 'placeInfoToken', value, tileIndex })
const code = (match: Match<BombBusters>, seat: number, action: ReturnType<typeof tell>) =>
  match.check(seat, action)?.code ?? null
const pass = (value: number) => ({ type: 'mission22TokenPassChoice', value })
const yellow = (targetPlayerId: number, targetTileIndex: number) => ({
  type: 'dualCut',
  targetPlayerId,
  targetTileIndex,
  guessValue: 'YELLOW',
})

/** Two yellow wires are cut, so tokens are passed. */
function passing(hands: readonly string[], prepare: (table: Staged) => void = () => {}): Staged {
  const table = staged({ hands, mission: 22 })
  prepare(table)
  const first = table.match.play.own[1].wires.findIndex((wire) => gameValue(wire) === YELLOW)
  return table.act(0, yellow(1, first))
}

const HANDS = ['1 2 y2 7', '1 y3 5 7', '2 5 5 y6 7']

describe('mission 22', () => {
  test('BB-M22.1, BB-5.6: each player tells of two different absent values, beside the stand', () => {
    const match = fresh(4)
    const { pub, own } = match.play
    const held = valuesIn(pub, own[0], 0)
    const absent = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((value) => (held & (1 << value)) === 0)
    const present = gameValue(own[0].wires[0])
    expect(code(match, 0, tell(absent[0], 0))).toBe('MISSION_RULE_VIOLATION')
    expect(code(match, 0, tell(present))).toBe('MISSION_RULE_VIOLATION')
    match.apply(0, tell(absent[0]))
    expect(code(match, 0, tell(absent[0]))).toBe('MISSION_RULE_VIOLATION')
    expect(match.check(0, tell(absent[1]))).toBeNull()
    match.apply(0, tell(absent[1]))
    expect(match.play.pub.players[0].tokens).toEqual(
      absent.slice(0, 2).map((value) => ({ kind: 0, value, place: -1, placeB: -1, says: 'is not' })),
    )
    expect(match.play.pub.current).toBe(1)
    expect(untruth(match.play)).toBeNull()
  })

  test('BB-5.6: a value of which both tokens lie on stands cannot be told; yellow can, as 0', () => {
    const match = fresh(5)
    const { pub, own } = match.play
    own[0].wires = own[0].wires.map(() => blue(1))
    expect(code(match, 0, tell(12))).toBeNull()
    expect(code(match, 0, tell(0))).toBeNull()
    expect(code(match, 0, tell('YELLOW'))).toBe('MISSION_RULE_VIOLATION')
    expect(code(match, 0, tell(13))).toBe('MISSION_RULE_VIOLATION')
    for (const seat of [3, 4]) pub.players[seat].tokens.push({ ...ABSENT, value: 12 })
    expect(code(match, 0, tell(12))).toBe('MISSION_RULE_VIOLATION')
  })

  test('BB-M22.R3: who lacks nothing any more owes nothing any more, and the table learns that', () => {
    const match = fresh(5)
    const { own } = match.play
    // All values but 12 are there, yellow among them; the tokens of one number are used up.
    const { length } = own[0].wires
    own[0].wires = own[0].wires.map((_, at) => (at === length - 1 ? 111 : blue(at + 1)))
    for (let value = length; value < 12; value++) {
      for (const seat of [3, 4]) match.play.pub.players[seat].tokens.push({ ...ABSENT, value })
    }
    const applied = match.apply(0, tell(12))
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    expect(match.play.pub.players[0].tokens).toHaveLength(1)
    expect(match.play.pub.current).toBe(1)
    expect(match.tell(applied.events, -1).filter(({ type }) => type === 'absenceAsked')[0]).toMatchObject({
      seat: 0,
      more: false,
    })
    expect(match.play.pub.players[0].has).toBe((1 << YELLOW) | ((1 << length) - 2))
    expect(untruth(match.play)).toBeNull()
  })

  test('BB-5.9: without an answer the lowest absent numbers are told, yellow last', () => {
    const match = fresh(5)
    match.play.own[0].wires = match.play.own[0].wires.map((_, at) => blue(at % 2 === 0 ? 1 : 3))
    while (match.play.pub.phase !== PLAYING) match.timeout(match.play.decider())
    expect(match.play.pub.players[0].tokens.map(({ value }) => value)).toEqual([2, 4])
  })

  test('BB-M22.2: after two yellow cuts everybody passes once, the captain first; nothing else goes on meanwhile', () => {
    const table = passing(HANDS)
    expect(table.asked()).toEqual(['0 mission22TokenPassChoice'])
    expect(table.refused(1, { type: 'dualCut', targetPlayerId: 0, targetTileIndex: 0, guessValue: 1 })).toBe(
      'FORCED_ACTION_PENDING',
    )
    table.act(0, pass(5)).act(1, pass(1)).act(2, pass(12))
    expect(table.asked()).toEqual(['1 turn'])
    table.act(1, { type: 'dualCut', targetPlayerId: 0, targetTileIndex: 0, guessValue: 1 })
    expect(table.asked()).toEqual(['2 turn'])
  })

  test('BB-M22.3, BB-M22.4: a token goes to the left, to the first wire of that value, else it is spent beside', () => {
    const table = passing(HANDS)
    table.act(0, pass(5)).act(1, pass(5)).act(2, pass(12))
    expect([0, 1, 2].map((seat) => table.tokens(seat))).toEqual([['12@-2'], ['5@2'], ['5@1']])
    expect(table.pub.players[0].tokens[0].says).toBe('is not')
    // The wire before it is no 5, and nobody in seat 0 has a 12.
    expect(table.pub.players[2].not[0] & (1 << 5)).not.toBe(0)
    expect(table.pub.players[0].not[0] & (1 << 12)).not.toBe(0)
    expect(untruth(table.match.play)).toBeNull()
  })

  test('BB-M22.3: 0 is yellow; what is not in the supply cannot be passed', () => {
    const table = passing(['1 2 y2 7', '1 y3 5 7', '2 y5 5 y6 7'], (staging) => {
      staging.token(0, { value: 9, place: -1, says: 'is not' }).token(1, { value: 9, place: -1, says: 'is not' })
    })
    expect(table.refused(0, pass(9))).toBe('noToken')
    expect(table.refused(1, pass(3))).toBe('notAsked')
    table.act(0, pass(0)).act(1, pass(0))
    expect(table.tokens(1)).toEqual(['9@-1', '13@-2'])
    expect(table.tokens(2)).toEqual(['13@1'])
    expect(table.refused(2, pass(0))).toBe('noToken')
  })

  test('BB-M22.R1: with an empty supply the pass ends; BB-22.2: without an answer the lowest number goes', () => {
    const table = passing(HANDS, (staging) => {
      for (let value = 1; value <= YELLOW; value++) {
        for (const copy of value === 4 ? [1] : [1, 2]) staging.token(copy, { value, place: -2, says: 'was' })
      }
    })
    expect(table.asked()).toEqual(['0 mission22TokenPassChoice'])
    table.match.timeout(0)
    expect(table.tokens(1).at(-1)).toBe('4@-2')
    expect(table.asked()).toEqual(['1 turn'])
  })
})

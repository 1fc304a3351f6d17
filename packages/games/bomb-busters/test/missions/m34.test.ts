import { imagine, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { type Position, type Staged, staged } from '../equipment/staged.ts'
import { dealt } from './dealt.ts'
import { doubleDetector, dualCut, soloCut } from './laid-out.ts'

const MODULE = 'hidden-weakest-link'

interface Cards {
  readonly character: string | null
  readonly constraint: string | null
}

const CHARACTERS = ['double_detector', 'character_2', 'character_3', 'character_4', 'character_5']

/** The mission in its first turn: who is the weakest link, and everybody's constraint. */
function linked(weakest: number, constraints: string, position: Position): Staged {
  const table = staged({ ...position, mission: 34 })
  const others = CHARACTERS.slice(1)
  table.match.play.own.forEach((mine, seat) => {
    mine.rules[MODULE] = {
      character: seat === weakest ? CHARACTERS[0] : (others.pop() ?? null),
      constraint: constraints[seat],
    }
  })
  const unseen = 'ABCDE'.split('').filter((id) => !constraints.includes(id))
  table.match.play.hidden.rules[MODULE] = { constraints: unseen }
  return table
}

const guess = (targetPlayerId: number, constraintId: string) => ({
  type: 'mission34GuessWeakestLink',
  targetPlayerId,
  constraintId,
})
const HANDS = ['1 2 3 4', '1 2 3 4', '1 2 3 4', '1 2 3 4']
const shownCharacters = (table: Staged) => table.match.view(-1).view.players.map(({ character }) => character)

describe('mission 34', () => {
  test('BB-M34.2: characters and constraints are dealt face down, one of each to everybody', () => {
    const { own, hidden, pub } = dealt(34, 4)
    const cards = own.map(({ rules }) => rules[MODULE] as unknown as Cards)
    expect(cards.filter(({ character }) => character === 'double_detector')).toHaveLength(1)
    expect(new Set(cards.map(({ character }) => character)).size).toBe(4)
    const { constraints } = hidden.rules[MODULE] as { constraints: string[] }
    expect(new Set([...cards.map(({ constraint }) => constraint), ...constraints])).toEqual(new Set('ABCDE'.split('')))
    expect(pub.players.map(({ character }) => character)).toEqual([-1, -1, -1, -1])
  })

  test('BB-M34.3: everybody sees the own cards; the others, and spectators, see none', () => {
    const table = linked(2, 'ABCD', { hands: HANDS })
    expect(shownCharacters(table)).toEqual([null, null, null, null])
    const mine = table.match.view(2).view.mine?.rules[MODULE]
    expect(mine).toEqual({ character: 'double_detector', constraint: 'C' })
    expect(JSON.stringify(table.match.view(0).view)).not.toContain('double_detector')
    expect(JSON.stringify(table.match.view(-1).view)).not.toContain('double_detector')
  })

  test('BB-M34.4: the weakest link obeys the own constraint, the others ignore theirs', () => {
    const weak = linked(0, 'ABCD', { hands: ['1 2 3 3 3 3', '1 2', '1 2'] })
    expect(weak.refused(0, dualCut(1, 0, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(weak.refused(0, soloCut(3))).toBe('MISSION_RULE_VIOLATION')
    expect(weak.act(0, dualCut(1, 1, 2)).hand(1)).toBe('1 2-')
    const other = linked(1, 'ABCD', { hands: HANDS })
    expect(other.act(0, dualCut(1, 0, 1)).hand(1)).toBe('1- 2 3 4')
  })

  test('BB-M34.5, BB-M34.9: no personal equipment while the cards are hidden; equipment cards work', () => {
    const table = linked(1, 'ABCD', { hands: HANDS, cards: ['rewinder', 'emergency_batteries'], dial: 1 })
    expect(table.refused(0, doubleDetector(1, 0, 1, 1))).toBe('MISSION_RULE_VIOLATION')
    expect(table.abilityRefused(0)).toBe('MISSION_RULE_VIOLATION')
    expect(table.useRefused(0, 'emergency_batteries', { playerId: 1 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(table.use(0, 'rewinder').pub.dial).toBe(0)
  })

  test('BB-M34.6, BB-M34.R2: a stuck weakest link costs two steps, everything is discarded, the turn is lost', () => {
    const table = linked(1, 'BADC', { hands: ['1 2 3 4', '1 3', '1 2 3 4', '1 2 3 4'] })
    table.act(0, dualCut(2, 1, 2))
    expect(table.pub).toMatchObject({ dial: 2, current: 2, turn: 3 })
    expect(table.match.view(1).view.mine?.rules[MODULE]).toEqual({ character: null, constraint: null })
    expect(shownCharacters(table)).toEqual([null, null, null, null])
    expect(table.refused(2, guess(1, 'A'))).toBe('nothingHidden')
    expect(table.asked()).toEqual(['2 turn'])
  })

  test('BB-M34.6: at the end of the dial the mission is lost', () => {
    const table = linked(1, 'BADC', { hands: ['1 2 3 4', '1 3', '1 2 3 4', '1 2 3 4'], dial: 2 })
    expect(table.act(0, dualCut(2, 1, 2)).match.view(-1).view.result).toBe('loss_detonator')
  })

  test('BB-M34.7: a right guess turns the characters up, and no constraint is left', () => {
    const table = linked(1, 'BACD', { hands: HANDS }).act(0, guess(1, 'a'))
    expect(table.pub.dial).toBe(0)
    expect(shownCharacters(table)[1]).toBe('double_detector')
    expect(table.asked()).toEqual(['0 turn'])
    table.act(0, doubleDetector(1, 0, 1, 1)).choose(1, 0)
    expect(table.hand(1)).toBe('1- 2 3 4')
    expect(table.act(1, dualCut(2, 2, 3)).hand(2)).toBe('1 2 3- 4')
  })

  test('BB-M34.7, BB-M34.R1: a wrong one costs a step and tells nothing more; there is one in a turn', () => {
    for (const [target, constraint] of [[1, 'B'] as const, [2, 'A'] as const]) {
      const table = linked(1, 'BACD', { hands: HANDS }).act(0, guess(target, constraint))
      expect(table.pub.dial).toBe(1)
      expect(shownCharacters(table)).toEqual([null, null, null, null])
      expect(table.refused(0, guess(1, 'A'))).toBe('guessedAlready')
      expect(table.asked()).toEqual(['0 turn'])
      expect(table.act(0, dualCut(1, 0, 1)).asked()).toEqual(['1 turn'])
    }
  })

  test('BB-M34.7: not by the weakest link, not at oneself, not with another card, not out of turn', () => {
    const table = linked(0, 'ABCD', { hands: HANDS })
    expect(table.refused(0, guess(1, 'B'))).toBe('weakestLink')
    expect(table.refused(1, guess(0, 'A'))).toBe('NOT_YOUR_TURN')
    const other = linked(1, 'BACD', { hands: HANDS })
    expect(other.refused(0, guess(0, 'A'))).toBe('notAnother')
    expect(other.refused(0, guess(1, 'F'))).toBe('notDealt')
  })

  test('BB-M34.3: in worlds imagined by a teammate only those are the weakest link who still may be', () => {
    const table = linked(2, 'BDAC', { hands: HANDS })
    table
      .act(0, guess(1, 'A'))
      .act(0, dualCut(3, 0, 1))
      .act(1, dualCut(3, 1, 2))
    const random = seeded('worlds')
    const seen = new Set<string>()
    for (let i = 0; i < 60; i++) {
      const { own } = imagine(table.match.play, 3, random)
      const weakest = own.findIndex(({ rules }) => (rules[MODULE] as unknown as Cards).character === CHARACTERS[0])
      seen.add(`${weakest}${(own[weakest].rules[MODULE] as unknown as Cards).constraint}`)
    }
    // Seat 0 has guessed; seat 1 has cut a 2 and was guessed with A; seat 3 knows its own cards, C among them.
    expect([...seen].filter((world) => /^[03]|^1[ABCD]|C$/.test(world))).toEqual([])
    expect(seen.size).toBeGreaterThan(1)
  })

  test('BB-M34.4, BB-E10.R1: a ray shows that both its numbers are allowed', () => {
    const table = linked(2, 'BDAE', { hands: HANDS, cards: ['x_or_y_ray'] })
    table.use(0, 'x_or_y_ray', { playerId: 3, tileIndexA: 1, valueA: 4, valueB: 1 })
    const random = seeded('worlds')
    const seen = new Set<string>()
    for (let i = 0; i < 120; i++) {
      const { own } = imagine(table.match.play, 3, random)
      const weakest = own.findIndex(({ rules }) => (rules[MODULE] as unknown as Cards).character === CHARACTERS[0])
      if (weakest === 0) seen.add((own[weakest].rules[MODULE] as unknown as Cards).constraint ?? '')
    }
    // Of A to E only C allows both 1 and 4.
    expect([...seen]).toEqual(['C'])
  })
})

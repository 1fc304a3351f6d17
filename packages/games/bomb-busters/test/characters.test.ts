import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'
import { CHARACTERS } from '../src/names.ts'
import { type Position, staged } from './equipment/staged.ts'

const HANDS = ['1 2 3 4', '1 2 5 6', '3 4 5 7', '1 3 6 7', '2 4 8 8']
const EXPERTS = ['character_e3', 'character_e1', 'character_e2', 'character_e4', 'character_2']

function table(position: Partial<Position> = {}) {
  return staged({ hands: HANDS, characters: EXPERTS, mission: 3, ...position })
}

describe('expert characters', () => {
  test('BB-C.2, BB-C.5: E1 is the General Radar, at any time, without the card in the row', () => {
    const radar = table().ability(1, { valueA: 7 })
    expect(radar.told(-1, 'radarAnswered').map(({ found }) => found)).toEqual([false, false, true, true, false])
    expect(radar.pub.players[1].used).toBe(true)
    expect(radar.told(-1, 'abilityUsed')).toEqual([{ type: 'abilityUsed', seat: 1, character: 'character_e1' }])
    expect(radar.abilityRefused(1, { valueA: 7 })).toBe('CHARACTER_ABILITY_ALREADY_USED')
  })

  test('BB-C.5, BB-13.5: E2 is the Walkie-Talkies; everybody sees that the ability is its source', () => {
    const talkies = table().ability(2, { playerId: 0, tileIndexA: 3 })
    expect(talkies.match.view(4).decisions[0]).toMatchObject({
      seat: 0,
      question: 'talkiesWalkiesChoice',
      about: { actor: 2, teammate: 0, tileIndex: 3, source: 'characterAbility' },
    })
    talkies.act(0, { type: 'talkiesWalkiesChoice', tileIndex: 0 })
    expect([talkies.hand(0), talkies.hand(2)]).toEqual(['2 3 4 7', '1 3 4 5'])
    expect(talkies.asked()).toEqual(['0 turn'])
  })

  test('BB-C.5: E3 is the Triple Detector, and no card is named with it', () => {
    const triple = table().ability(0, { playerId: 1, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: 2 })
    expect(triple.match.view(1).decisions[0].about).toMatchObject({ source: 'tripleDetector', equipment: null })
    triple.choose(1, null)
    expect(triple.hand(1)).toBe('1 2- 5 6')
    expect(triple.asked()).toEqual(['1 turn'])
  })

  test('BB-C.5: E4 is the X or Y Ray', () => {
    const ray = table({ characters: ['character_e4'] })
    ray.ability(0, { playerId: 1, tileIndexA: 1, valueA: 3, valueB: 2 })
    expect([ray.hand(0), ray.hand(1), ray.asked()]).toEqual(['1 2- 3 4', '1 2- 5 6', ['1 turn']])
  })

  test('BB-C.4: E3 and E4 only in the own turn', () => {
    const others = table({ characters: ['double_detector', 'character_e3', 'character_e4'] })
    const triple = { playerId: 0, tileIndexA: 0, tileIndexB: 1, tileIndexC: 2, valueA: 2 }
    expect(others.abilityRefused(1, triple)).toBe('EQUIPMENT_TIMING_VIOLATION')
    expect(others.abilityRefused(2, { playerId: 0, tileIndexA: 0, valueA: 3, valueB: 4 })).toBe(
      'EQUIPMENT_TIMING_VIOLATION',
    )
  })

  test('BB-C.4: a basic character has no such ability, an expert no Double Detector', () => {
    expect(table().abilityRefused(4, { valueA: 3 })).toBe('CHARACTER_ABILITY_WRONG_CHARACTER')
    const detector = {
      type: 'dualCutDoubleDetector',
      targetPlayerId: 1,
      tileIndex1: 0,
      tileIndex2: 1,
      guessValue: 1,
    }
    expect(table().refused(0, detector)).toBe('CHARACTER_ABILITY_WRONG_CHARACTER')
  })

  test('BB-C.4: what is named has to fit the character, and is asked before its being used', () => {
    expect(table({ characters: ['', 'character_e1!'] }).abilityRefused(1, { playerId: 0 })).toBe(
      'EQUIPMENT_INVALID_PAYLOAD',
    )
  })

  test("BB-C.4: last come the card's own checks", () => {
    expect(table().abilityRefused(1, { valueA: 'YELLOW' })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(table().abilityRefused(2, { playerId: 2, tileIndexA: 0 })).toBe('CANNOT_TARGET_SELF')
  })

  test('BB-C.4: a forced action, then reds to be revealed in the own turn', () => {
    const waiting = table().ability(2, { playerId: 0, tileIndexA: 3 })
    expect(waiting.abilityRefused(1, { valueA: 3 })).toBe('FORCED_ACTION_PENDING')
    const reds = table({ hands: ['r1 r2', 'r3', '3 4'], characters: ['character_e1', 'character_e1'] })
    expect(reds.abilityRefused(0, { valueA: 3 })).toBe('FORCED_REVEAL_REDS_REQUIRED')
    expect(reds.ability(1, { valueA: 3 }).pub.players[1].used).toBe(true)
  })

  test('BB-C.4: not for the captains of missions 17 and 28', () => {
    for (const mission of [17, 28]) {
      const captain = table({ mission, characters: ['character_e1', 'character_e1'] })
      expect(captain.abilityRefused(0, { valueA: 3 })).toBe('MISSION_RULE_VIOLATION')
      expect(captain.ability(1, { valueA: 3 }).pub.players[1].used).toBe(true)
    }
  })

  test('BB-E07: Emergency Batteries make it usable again', () => {
    const again = table({ cards: ['emergency_batteries'] }).ability(1, { valueA: 3 })
    again.use(1, 'emergency_batteries', { playerId: 1 }).ability(1, { valueA: 4 })
    expect(again.pub.players[1].used).toBe(true)
  })
})

describe('who gets which character', () => {
  const dealt = (options: Record<string, unknown>, seats = 4, seed = 'dealt') => {
    const match = Match.start(bombBusters, { seats, options, seed })
    return isBlocked(match) ? [match.code] : match.play.pub.players.map(({ character }) => CHARACTERS[character])
  }
  const WISHES = ['character_e4', 'none', 'character_e1', 'character_e2']
  const LATE = 40

  test('BB-2.7: before mission 31 everybody has one of the five basic cards, whatever was wished', () => {
    const characters = dealt({ mission: 3, experts: WISHES }, 5)
    expect(characters.toSorted()).toEqual(CHARACTERS.slice(0, 5).toSorted())
  })

  test("BB-2.7, BB-C.2: afterwards the captain has the captain's card, the others what they wished", () => {
    const characters = dealt({ mission: LATE, experts: WISHES, captain: 'first' })
    expect(characters).toEqual(['double_detector', expect.stringMatching(/character_[2-5]/), ...WISHES.slice(2)])
  })

  test("BB-C.3: whoever wishes the captain's card is captain", () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const options = { mission: LATE, experts: ['none', 'none', 'double_detector', 'character_e3'] }
      expect(dealt(options, 4, seed).slice(2)).toEqual(['double_detector', 'character_e3'])
    }
  })

  test('BB-C.3: a card that somebody else has taken cannot be chosen', () => {
    expect(dealt({ mission: LATE, experts: ['character_e1', 'character_e1'] })).toEqual(['badOption'])
  })

  test('BB-C.2, BB-C.3: a card that the mission forbids cannot be chosen', () => {
    expect(dealt({ mission: 58, experts: ['none', 'character_e1'] })).toEqual(['characterForbidden'])
    expect(dealt({ mission: 58, experts: ['double_detector'] })[0]).toBe('double_detector')
  })
})

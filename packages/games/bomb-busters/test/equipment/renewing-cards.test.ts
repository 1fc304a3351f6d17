import { describe, expect, test } from 'vitest'
import { staged } from './staged.ts'

const HANDS = ['1 2 3', '1 2 3', '1 2 4']

describe('Rewinder', () => {
  test('BB-E06: the dial goes back by one, and at 0 the card is spent for nothing', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder'], dial: 2 }).use(2, 'rewinder')
    expect(table.pub.dial).toBe(1)
    const at0 = staged({ hands: HANDS, cards: ['rewinder'] }).use(0, 'rewinder')
    expect([at0.pub.dial, at0.isUsed('rewinder')]).toEqual([0, true])
  })
})

describe('Emergency Batteries', () => {
  const batteries = () =>
    staged({
      hands: HANDS,
      cards: ['emergency_batteries'],
      characters: ['double_detector!', 'character_2!', 'character_3'],
    })
  const used = (table: ReturnType<typeof batteries>) => table.pub.players.map((player) => player.used)

  test('BB-E07: one player, or two, the actor among them if need be', () => {
    expect(used(batteries().use(2, 'emergency_batteries', { playerId: 1 }))).toEqual([true, false, false])
    const both = batteries().use(0, 'emergency_batteries', { playerId: 1, otherPlayerId: 0 })
    expect(used(both)).toEqual([false, false, false])
    expect(both.told(-1, 'abilityRenewed').map(({ seat }) => seat)).toEqual([1, 0])
  })

  test('BB-E07: nobody, the same one twice, somebody who is not there, somebody with nothing used', () => {
    const refused = (fields: Record<string, number>) => batteries().useRefused(0, 'emergency_batteries', fields)
    expect(refused({})).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused({ playerId: 1, otherPlayerId: 1 })).toBe('EQUIPMENT_INVALID_PAYLOAD')
    expect(refused({ playerId: 1, otherPlayerId: 5 })).toBe('TARGET_PLAYER_NOT_FOUND')
    expect(refused({ playerId: 2 })).toBe('EQUIPMENT_RULE_VIOLATION')
    expect(refused({ playerId: 1, otherPlayerId: 2 })).toBe('EQUIPMENT_RULE_VIOLATION')
  })
})

describe('Emergency Drop', () => {
  test('BB-E33: every other used card can be used again, the card itself not', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder!', 'post_it!', 'label_eq?', 'emergency_drop'] })
    table.use(1, 'emergency_drop')
    expect(table.pub.row.map(({ used }) => used)).toEqual([false, false, false, true])
    expect(table.told(-1, 'equipmentRenewed').map(({ equipmentId }) => equipmentId)).toEqual(['rewinder', 'post_it'])
  })

  test('BB-E33: some other card has to be used', () => {
    const table = staged({ hands: HANDS, cards: ['rewinder', 'emergency_drop'] })
    expect(table.useRefused(0, 'emergency_drop')).toBe('EQUIPMENT_RULE_VIOLATION')
  })
})

describe('False Bottom', () => {
  const bottom = (reserve: readonly string[], hands = HANDS, mission = 3) =>
    staged({ hands, cards: ['false_bottom'], reserve, mission })

  test('BB-EY: the next two cards join the row, unlocked if their wires are cut already', () => {
    const hands = ['4- 4- 2- 2- 2- 1', '1 3 3', '2 3 3']
    const table = bottom(['post_it', 'single_wire_label', 'rewinder'], hands).use(0, 'false_bottom')
    expect(table.match.view(-1).view.equipment.map(({ id, unlocked }) => [id, unlocked])).toEqual([
      ['false_bottom', true],
      ['post_it', true],
      ['single_wire_label', false],
    ])
    expect(table.match.view(-1).view.reserve).toBe(1)
    expect(table.told(-1, 'equipmentDealt').length).toBe(2)
  })

  test('BB-EY: one card when only one is left, none when none is', () => {
    expect(bottom(['rewinder']).use(0, 'false_bottom').pub.row.length).toBe(2)
    expect(bottom([]).useRefused(0, 'false_bottom')).toBe('EQUIPMENT_RULE_VIOLATION')
  })

  test('BB-EY.R1: in mission 12 they get no number lock', () => {
    const table = bottom(['rewinder', 'post_it'], HANDS, 12).use(0, 'false_bottom')
    expect(table.pub.row.map(({ lock }) => lock)).toEqual([0, 0, 0])
  })
})

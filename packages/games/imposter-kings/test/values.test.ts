import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

const deck = { options: { deck: 'regulation-20' } } as const
const values = (at: ReturnType<typeof table>) => at.view(-1).court.map(({ value }) => value)
const hand = (at: ReturnType<typeof table>) => at.view(0).mine?.hand.map(({ value }) => value)

describe('values and keywords', () => {
  test('IK-6.1: the Throne’s value: 0, 1 when disgraced, else its Court value', () => {
    const throne = (court: string) => table(`court: ${court} | seat 0: hand Fool | to act: 0`, deck).view(-1).throne
    expect([throne('none'), throne('Queen by 1 down'), throne('Immortal by 1')]).toEqual([0, 1, 5])
  })

  test('IK-6.2: hand values: Warlord +1 with Royalty, Immortal −1 on Royalty and Elders, also in the Antechamber’s owner’s hand', () => {
    expect(hand(table('court: Queen by 1 | seat 0: hand Elder, Warlord, Princess | to act: 0', deck))).toEqual([
      3, 8, 9,
    ])
    expect(
      hand(table('court: Immortal by 1 | seat 0: hand Elder, Warlord, Princess, Queen | to act: 0', deck)),
    ).toEqual([2, 8, 8, 8])
  })

  test('IK-6.2, IK-16.3: Mystic does not change hand values', () => {
    expect(hand(table('court: Judge by 1 | mystic: 7 | seat 0: hand Warlord | to act: 0', deck))).toEqual([7])
    const at = table(
      'court: Judge by 1, Fool by 1 | mystic: 7 | seat 0: hand Warlord | seat 1: hand Elder | to act: 0',
      deck,
    ).play(0, 'Warlord')
    expect(at.view(-1).throne).toBe(3)
  })

  test('IK-6.3: Court values: start value, own text, others’ effects, at least 1', () => {
    expect(
      values(table('court: Warlord by 0, Queen by 1, Soldier by 1 proven | seat 0: hand Fool | to act: 0', deck)),
    ).toEqual([9, 9, 7])
    expect(
      values(table('court: Warlord by 0, Queen by 1, Immortal by 1, Elder by 0 | seat 0: hand Fool | to act: 0', deck)),
    ).toEqual([9, 8, 5, 2])
    // Blanked by Mystic and lowered by Immortal.
    expect(values(table('court: Elder by 0, Immortal by 1 | mystic: 3 | seat 0: hand Fool | to act: 0', deck))).toEqual(
      [2, 5],
    )
  })

  test('IK-6.4, IK-16.4: values are recomputed: the Warlord’s bonus comes and goes with the Royalty', () => {
    const at = table(
      "court: Warlord by 0, Queen by 1, Judge by 1 down | accused: King's Hand | seat 0: hand Fool | seat 1: hand Elder | to act: 0",
    )
    expect(values(at)).toEqual([9, 9, 1])
    at.play(0, 'Fool').use(0).court(0, 1)
    expect(values(at)).toEqual([7, 1, 1])
  })

  test('IK-6.5, IK-16.5: Immortal’s own 5 counts although it is Steadfast', () => {
    const at = table('court: Immortal by 1 | seat 0: hand Fool | to act: 0', deck)
    expect(at.view(-1).court[0]).toMatchObject({ steadfast: true, value: 5 })
  })

  test('IK-6.10, IK-16.6: Royalty is a trait: muting leaves it, disgrace takes it', () => {
    const at = table(
      'court: Queen by 0, Princess by 1 down, Warlord by 1, Immortal by 1 | seat 0: hand Fool | to act: 0',
      deck,
    )
    expect(at.view(-1).court.map(({ royalty, muted }) => [royalty, muted])).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [true, false],
    ])
    expect(table('court: Warlord by 1 | seat 0: hand Fool | to act: 0').view(-1).court[0].royalty).toBe(false)
  })

  test('IK-6.20, IK-6.31: a Steadfast card is not muted by Mystic', () => {
    const at = table('court: Immortal by 1, Warlord by 0 | mystic: 6 | seat 0: hand Fool | to act: 0', deck)
    expect(at.view(-1).court[0]).toMatchObject({ muted: false, value: 5, royalty: true })
    expect(values(at)).toEqual([5, 9])
  })

  test('IK-6.30: a muted card has no ability and no bonus, but keeps name, base value and Royalty', () => {
    const at = table(
      "court: Soldier by 1 proven | mystic: 5 | accused: King's Hand | seat 0: hand Judge, Inquisitor | seat 1: hand Warlord | to act: 0",
    )
    expect(at.view(-1).court[0]).toMatchObject({ card: 'Soldier', muted: true, value: 3 })
    at.play(0, 'Inquisitor').use(0).name(0, 'Soldier')
    expect(at.told(-1)).toContain('holderFound')
    const warlord = table('court: Warlord by 1, Queen by 0 | mystic: 7 | seat 0: hand Fool | to act: 0')
    expect(values(warlord)).toEqual([3, 9])
  })

  test('IK-6.32: what was done before a card became muted stays done', () => {
    const at = table(
      'court: Judge by 1 down, Zealot by 0 down, Queen by 1 | seat 0: antechamber Immortal | seat 1: hand Elder | to act: 0',
      deck,
    ).play(0, 'Immortal')
    expect(at.view(-1).court[2]).toMatchObject({ card: 'Queen', muted: true })
    expect(at.courtShort()).toEqual(['(Judge)', '(Zealot)', 'Queen', 'Immortal'])
  })

  test('IK-6.34: Soldier’s +2 is inactive while it is muted', () => {
    expect(values(table('court: Soldier by 1 proven | mystic: 5 | seat 0: hand Fool | to act: 0'))).toEqual([3])
    expect(values(table('court: Soldier by 1 proven | seat 0: hand Fool | to act: 0'))).toEqual([7])
  })

  test('IK-6.40: no window opens for immune cards', () => {
    for (const card of ['Elder', 'Zealot', 'Oathbound', "King's Hand"]) {
      const at = table(`court: Fool by 1 | seat 0: hand ${card}, Judge | seat 1: hand Mystic | to act: 0`).play(0, card)
      expect(at.told(-1)).not.toContain('windowOpened')
    }
  })

  test('IK-6.50: King’s Hand and Assassin can be used from the hand outside the own turn, and nothing else can', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Soldier; successor Judge | seat 1: hand King's Hand, Assassin | to act: 0",
    )
    const flip = table(
      "court: Fool by 1 | seat 0: hand Soldier; successor Judge | seat 1: hand King's Hand, Assassin | to act: 0",
    ).flip(0)
    at.play(0, 'Soldier').name(0, 'Fool')
    expect(at.legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    expect(flip.legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: 'Assassin' }])
    expect(flip.blocked(1, { type: 'claim', card: 'Queen' })).toMatchObject({ code: 'notOffered' })
  })
})

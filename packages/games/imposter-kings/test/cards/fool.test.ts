import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Fool', () => {
  const court = 'court: Queen by 1, Elder by 0, Warlord by 1 down'
  const hands = 'seat 0: hand Fool, Judge | seat 1: hand Zealot | to act: 0'

  test('IK-7.1, IK-7.1a, IK-18.21: it takes any other face-up card, Royalty too; the cards above move down and the Fool stays', () => {
    const at = table(`${court} | accused: King's Hand | ${hands}`).play(0, 'Fool').use(0)
    expect(at.legal(0)).toEqual([
      { type: 'chooseCourt', place: 0 },
      { type: 'chooseCourt', place: 1 },
    ])
    at.court(0, 0)
    expect(at.courtShort()).toEqual(['Elder', '(Warlord)', 'Fool'])
    expect(at.hand(0)).toEqual(['Judge', 'Queen'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.1a, IK-9.20: the window comes after the card is chosen and names it', () => {
    const at = table(`${court} | ${hands}`).play(0, 'Fool').use(0).court(0, 1)
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { card: 'Fool', place: 1, actor: 0 } },
    ])
    expect(at.courtShort()).toEqual(['Queen', 'Elder', '(Warlord)', 'Fool'])
    at.pass(1)
    expect(at.hand(0)).toEqual(['Elder', 'Judge'])
  })

  test('IK-7.1b: it follows the value rule: on an empty Court, a disgraced Throne or a 1, but not on a 2', () => {
    const onto = (throne: string) => table(`${throne} | accused: King's Hand | ${hands}`).legalCards(0)
    expect(onto('court: none')).toContain('Fool')
    expect(onto('court: Queen by 1 down')).toContain('Fool')
    expect(onto('court: Assassin by 1')).not.toContain('Fool')
    const two = table("court: Fool by 1 | accused: King's Hand | removed: Arbiter | seat 0: hand Fool | to act: 0", {
      seats: 4,
    })
    expect(two.legalCards(0)).toEqual(['Fool'])
  })

  test('IK-7.1b: from the Antechamber it may lie on anything', () => {
    const at = table("court: Queen by 1 | accused: King's Hand | seat 0: hand Judge; antechamber Fool | to act: 0")
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.hand(0)).toEqual(['Judge', 'Queen'])
  })

  test('IK-7.1c: the card returns clean, and everybody knows who holds it', () => {
    const at = table(
      "court: Soldier by 1 proven, Elder by 0 down | accused: King's Hand | seat 0: hand Fool | seat 1: hand Zealot | to act: 0",
    )
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Soldier', tracked: true }])
    at.play(1, 'Zealot').play(0, 'Soldier').name(0, 'Queen')
    expect(at.view(-1).court.at(-1)).toMatchObject({ card: 'Soldier', value: 5 })
  })

  test('IK-5.8: alone in the Court it has nothing to take and is not asked', () => {
    const at = table(`court: Warlord by 1 down | accused: King's Hand | ${hands}`).play(0, 'Fool')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-18.18: whether it is used is asked, and the others see the answer', () => {
    const at = table(`${court} | ${hands}`).play(0, 'Fool')
    expect(at.asked()).toMatchObject([{ seat: 0, question: 'useAbility', about: { source: 'Fool' } }])
    expect(at.legal(0)).toEqual([{ type: 'use' }, { type: 'decline' }])
  })

  test('IK-5.9: declining opens no window and leaves it face up', () => {
    const at = table(`${court} | ${hands}`).play(0, 'Fool').decline(0)
    expect(at.told(1)).toContain('abilityDeclined')
    expect(at.courtShort()).toEqual(['Queen', 'Elder', '(Warlord)', 'Fool'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})

import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Oathbound', () => {
  const position = (court: string, hand: string, rest = '', setting = {}) =>
    table(`court: ${court} | seat 0: hand ${hand} | seat 1: hand Mystic, Judge | to act: 0${rest}`, setting)

  test('IK-7.11, IK-7.11a, IK-16.31: on a higher face-up Throne only with another card in hand', () => {
    expect(position('Queen by 1', 'Oathbound, Fool').legalCards(0)).toEqual(['Oathbound'])
    expect(position('Queen by 1', 'Oathbound').legalCards(0)).toEqual([])
    expect(position('Queen by 1', 'Oathbound, Oathbound').legalCards(0)).toEqual(['Oathbound'])
    expect(position('Elder by 1', 'Oathbound').legalCards(0)).toEqual(['Oathbound'])
  })

  test('IK-7.11b, IK-18.25: the card below is disgraced and any other hand card must follow', () => {
    const at = position('Queen by 1', 'Oathbound, Fool, Zealot').play(0, 'Oathbound')
    expect(at.courtShort()).toEqual(['(Queen)', 'Oathbound'])
    expect(at.askedShort()).toEqual(['0 pickOpenly'])
    expect(at.legal(0)).toEqual([
      { type: 'pick', card: 'Fool' },
      { type: 'pick', card: 'Zealot' },
    ])
    at.pick(0, 'Zealot')
    expect(at.courtShort()).toEqual(['(Queen)', 'Oathbound', 'Zealot'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.11b, IK-9.28, IK-16.21, IK-6.40: the second card resolves normally but nothing can cancel it', () => {
    const at = position('Queen by 1', 'Oathbound, Inquisitor')
      .play(0, 'Oathbound')
      .pick(0, 'Inquisitor')
      .use(0)
      .name(0, 'Judge')
    expect(at.told(-1)).not.toContain('windowOpened')
    at.pick(1, 'Judge')
    expect(at.view(-1).players[1].antechamber).toEqual(['Judge'])
  })

  test('IK-7.11c: by plain value or from the Antechamber it does nothing', () => {
    const plain = position('Oathbound by 1', 'Oathbound, Fool').play(0, 'Oathbound')
    expect(plain.courtShort()).toEqual(['Oathbound', 'Oathbound'])
    expect(plain.askedShort()).toEqual(['1 mainTurn'])
    const ante = table(
      'court: Queen by 1 | seat 0: hand Fool; antechamber Oathbound | seat 1: hand Mystic | to act: 0',
    ).play(0, 'Oathbound')
    expect(ante.courtShort()).toEqual(['Queen', 'Oathbound'])
    expect(ante.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.11d: no flip or pass replaces the second card, and a second Oathbound triggers nothing', () => {
    const at = position('Queen by 1', 'Oathbound, Oathbound, Fool').play(0, 'Oathbound')
    expect(at.blocked(0, { type: 'flip' })).toMatchObject({ code: 'otherDecision' })
    expect(at.blocked(0, { type: 'pickNone' })).toMatchObject({ code: 'mustPick' })
    at.pick(0, 'Oathbound')
    expect(at.courtShort()).toEqual(['(Queen)', 'Oathbound', 'Oathbound'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.11e: Princess as second card needs a third card in hand', () => {
    const without = position('Queen by 1', 'Oathbound, Princess').play(0, 'Oathbound').pick(0, 'Princess')
    expect(without.askedShort()).toEqual(['1 mainTurn'])
    const withOne = position('Queen by 1', 'Oathbound, Princess, Fool').play(0, 'Oathbound').pick(0, 'Princess')
    expect(withOne.askedShort()).toEqual(['0 useAbility'])
  })

  test('IK-7.11f: a Herald as second card is immune, but its own second card has an ordinary window', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Oathbound, Herald, Soldier, Fool; successor Elder | seat 1: hand Mystic | to act: 0',
      { seats: 3 },
    )
    at.play(0, 'Oathbound').pick(0, 'Herald')
    expect(at.told(-1)).not.toContain('windowOpened')
    at.pick(0, 'Elder').pick(0, 'Soldier').name(0, 'Mystic')
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'reactionPrompt', about: { card: 'Soldier' } }])
  })

  test('IK-7.11f: a muted second card lands without its ability', () => {
    const at = position('Queen by 1', 'Oathbound, Inquisitor', ' | mystic: 4')
      .play(0, 'Oathbound')
      .pick(0, 'Inquisitor')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-6.30: with its number blanked by Mystic it has no override', () => {
    expect(position('Queen by 1', 'Oathbound, Fool', ' | mystic: 6').legalCards(0)).toEqual([])
  })
})

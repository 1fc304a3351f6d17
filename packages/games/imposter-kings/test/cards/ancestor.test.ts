import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Ancestor of seat 0'

describe('Ancestor', () => {
  const ancestor = (court: string, more = 'Fool; exhausted Judge, Soldier', rest = '') =>
    table(`court: ${court} | seat 0: hand ${CARD}, ${more} | seat 1: hand Zealot | to act: 0${rest}`, expansion)

  test('IK-7.34, IK-7.34a: on Royalty it must recall, and may then remove a hand card to rally one', () => {
    const at = ancestor('Queen by 1').play(0, CARD)
    expect(at.legal(0)).toEqual([
      { type: 'pick', card: 'Soldier of seat 0' },
      { type: 'pick', card: 'Judge of seat 0' },
    ])
    at.pick(0, 'Judge of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'recalled', seat: 0, card: 'Judge of seat 0' })
    at.pick(0, 'Fool')
    expect(at.events(1)).toContainEqual({ type: 'removed', seat: 0, card: 'Fool', from: 'hand' })
    at.pick(0, 'Judge of seat 0')
    expect(at.events(0)).toContainEqual({ type: 'rallied', seat: 0, card: 'Judge of seat 0' })
    expect(at.events(1)).toContainEqual({ type: 'rallied', seat: 0 })
    expect(at.hand(0)).toEqual(['Judge of seat 0'])
    expect(at.view(-1).removed).toEqual(['Fool'])
  })

  test('IK-18.33: the payment may be declined', () => {
    const at = ancestor('Queen by 1', 'Fool; exhausted Judge').play(0, CARD)
    expect(at.legal(0)).toEqual([{ type: 'pick', card: 'Fool' }, { type: 'pickNone' }])
    at.pickNone(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.hand(0)).toEqual(['Fool'])
  })

  test('IK-13.40: the rally may be skipped although it was paid for', () => {
    const at = ancestor('Queen by 1', 'Fool').play(0, CARD).pick(0, 'Fool').pickNone(0)
    expect(at.view(-1).players[0]).toMatchObject({ hand: 0, army: 5 })
  })

  test('IK-5.8: without a hand card to pay with, or a card to rally, no payment is offered', () => {
    const noHand = table(`court: Queen by 1 | seat 0: hand ${CARD} | seat 1: hand Zealot | to act: 0`, expansion)
    expect(noHand.play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
    const noArmy = ancestor('Queen by 1', 'Fool; signatures Ancestor; army none').play(0, CARD)
    expect(noArmy.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.34a: played by value on Royalty it does the same', () => {
    const at = ancestor('Stranger of seat 1 by 1 as Queen').play(0, CARD)
    expect(at.askedShort()).toEqual(['0 recallCard'])
  })

  test('IK-7.34c, IK-5.4: on a higher card that is no Royalty it cannot be played; on a lower one it does nothing', () => {
    expect(ancestor('Judge by 1').legalCards(0)).toEqual([])
    const at = ancestor('Elder by 1').play(0, CARD)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.view(-1).players[0].exhausted).toHaveLength(2)
  })

  test('IK-7.34c, IK-7.34b: from the Antechamber it does nothing, but still strengthens Elders', () => {
    const at = table(
      `court: Queen by 1 | seat 0: hand Elder; antechamber ${CARD}; exhausted Judge | seat 1: hand Zealot | to act: 0`,
      expansion,
    ).play(0, CARD)
    expect(at.view(-1).players[0].exhausted).toEqual(['Judge of seat 0'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.view(0).mine?.hand).toEqual([{ card: 'Elder', value: 6 }])
  })

  test('IK-7.34b: Elders everywhere have Steadfast and +3, until the Ancestor is disgraced', () => {
    const at = (mark: string) =>
      table(`court: Elder by 1, ${CARD} by 0${mark} | seat 0: hand Elder of seat 0, Zealot | to act: 0`, expansion)
    expect(at('').view(-1).court[0]).toMatchObject({ value: 6, steadfast: true })
    expect(at('').view(0).mine?.hand).toContainEqual({ card: 'Elder of seat 0', value: 6 })
    expect(at('').view(0).mine?.hand).toContainEqual({ card: 'Zealot', value: 3 })
    expect(at(' down').view(-1).court[0]).toMatchObject({ value: 3, steadfast: false })
    expect(at(' down').view(0).mine?.hand).toContainEqual({ card: 'Elder of seat 0', value: 3 })
  })

  test('IK-6.40: it is immune, so nobody is asked', () => {
    expect(ancestor('Queen by 1').play(0, CARD).told(-1)).not.toContain('windowOpened')
  })
})

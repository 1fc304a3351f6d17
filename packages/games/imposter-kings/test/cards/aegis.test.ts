import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Aegis of seat 0'

describe('Aegis', () => {
  const aegis = (court: string, more = '', rest = '') =>
    table(
      `court: ${court} | seat 0: hand ${CARD}, Elder${more} | seat 1: hand Zealot, Fool | to act: 0${rest}`,
      expansion,
    )

  test('IK-7.33, IK-7.33a: it may be played on any Throne and disgrace one face-up card, whoever played it', () => {
    const at = aegis('Judge by 0, Queen by 1').play(0, CARD).use(0)
    expect(at.legal(0).map(({ place }) => place)).toEqual([0, 1, 2])
    at.court(0, 1)
    expect(at.events(1)).toContainEqual({ type: 'disgraced', seat: 0, place: 1, card: 'Queen' })
    expect(at.courtShort()).toEqual(['Judge', '(Queen)', CARD])
  })

  test('IK-7.33a: it may disgrace itself', () => {
    expect(aegis('Queen by 1').play(0, CARD).use(0).court(0, 1).courtShort()).toEqual(['Queen', `(${CARD})`])
  })

  test('IK-7.33a, IK-5.9: it may be left alone', () => {
    const at = aegis('Queen by 1').play(0, CARD).decline(0)
    expect(at.told(1)).toContain('abilityDeclined')
    expect(at.courtShort()).toEqual(['Queen', CARD])
  })

  test('IK-6.40: it is immune, so nobody is asked', () => {
    const at = aegis('Queen by 1').play(0, CARD).use(0).court(0, 0)
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.33a, IK-6.20, IK-6.31: Steadfast keeps its text under Exile, but not once its player’s King is flipped', () => {
    const up = aegis('Queen by 1', '', ' | exile: 1')
    expect(up.legalCards(0)).toEqual([CARD])
    expect(up.play(0, CARD).askedShort()).toEqual(['0 useAbility'])
    const down = aegis('Warlord by 1', ', Oathbound, Queen; king down', ' | exile: 1')
    expect(down.legalCards(0)).toEqual(['Queen'])
  })

  test('IK-6.20: in the Court the King of the player who put it there decides', () => {
    const at = (kings: string) =>
      table(`court: ${CARD} by 1 | exile: 0 | ${kings} | to act: 1`, expansion).view(-1).court[0]
    expect(at('seat 0: hand Fool; king down | seat 1: hand Zealot')).toMatchObject({ steadfast: true, muted: false })
    expect(at('seat 0: hand Fool | seat 1: hand Zealot; king down')).toMatchObject({ steadfast: false, muted: true })
  })
})

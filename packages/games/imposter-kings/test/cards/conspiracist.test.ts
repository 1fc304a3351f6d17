import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Conspiracist of seat 0'

describe('Conspiracist', () => {
  const conspiracist = (hand: string) =>
    table(`court: Zealot by 1 | seat 0: hand ${CARD}, ${hand} | seat 1: hand Princess, Queen | to act: 0`, expansion)
  const values = (at: ReturnType<typeof table>) => at.view(0).mine?.hand.map(({ value }) => value)

  test('IK-7.38, IK-7.38a: its player’s hand has +1 and Steadfast until the end of the next turn', () => {
    const at = conspiracist('Sentry, Warden').play(0, CARD)
    expect(at.told(1)).toContain('conspiracyBegan')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(values(at)).toEqual([8, 9])
    at.flip(1).pass(0)
    expect(values(at)).toEqual([8, 9])
    at.play(0, 'Warden')
    expect(at.told(1)).toContain('conspiracyEnded')
    expect(values(at)).toEqual([8])
  })

  test('IK-7.38a: other hands get nothing', () => {
    const at = conspiracist('Sentry').play(0, CARD)
    expect(at.view(1).mine?.hand.map(({ value }) => value)).toEqual([9, 9])
  })

  test('IK-7.38a: the Conspiracist itself gets nothing from its own effect', () => {
    expect(conspiracist('Sentry').play(0, CARD).view(-1).court.at(-1)).toMatchObject({ value: 5 })
  })

  test('IK-7.38a: what is played meanwhile keeps both while it stays face up in the Court', () => {
    const at = conspiracist('Inquisitor, Fool').play(0, CARD).flip(1).pass(0).play(0, 'Inquisitor').decline(0)
    expect(at.view(-1).court.at(-1)).toMatchObject({ card: 'Inquisitor', value: 5, steadfast: true })
    at.play(1, 'Queen')
    expect(at.view(-1).court[2]).toMatchObject({ card: 'Inquisitor', value: 1, steadfast: false })
  })

  test('IK-7.38a: it reaches the Antechamber and cards that come to the hand meanwhile', () => {
    const at = table(
      "court: Zealot by 1, Judge by 1 down | accused: King's Hand | to act: 0" +
        ' | seat 0: hand Fool, Judge of seat 0; antechamber Soldier; conspiracies 1 | seat 1: hand Princess',
      expansion,
    )
    at.play(0, 'Soldier').name(0, 'Fool')
    expect(at.view(-1).court.at(-1)).toMatchObject({ card: 'Soldier', value: 6, steadfast: true })
    const fool = table(
      "court: Elder by 1, Judge by 1 down | accused: King's Hand | seat 0: hand Fool, Soldier; conspiracies 1 | seat 1: hand Zealot | to act: 0",
      expansion,
    )
    fool.play(0, 'Fool').use(0)
    expect(fool.legal(0).map(({ place }) => place)).toEqual([0])
    expect(fool.view(-1).players[0].conspiracies).toBe(1)
    fool.court(0, 0)
    expect(fool.told(-1).indexOf('takenFromCourt')).toBeLessThan(fool.told(-1).indexOf('conspiracyEnded'))
  })

  test('IK-7.38b: on the Throne it is worth 5, elsewhere in the Court 6', () => {
    const at = conspiracist('Sentry').play(0, CARD)
    expect(at.view(-1).throne).toBe(5)
    at.play(1, 'Princess').decline(1)
    expect(at.view(-1).court[1]).toMatchObject({ card: CARD, value: 6 })
  })

  test('IK-7.38c, IK-6.34: the effect runs on when the Conspiracist is disgraced', () => {
    const at = conspiracist('Sentry').play(0, CARD).play(1, 'Queen')
    expect(at.courtShort()).toEqual(['(Zealot)', `(${CARD})`, 'Queen'])
    expect(values(at)).toEqual([9])
  })

  test('IK-6.35: several effects of one player add up, and each ends at its own time', () => {
    const at = conspiracist('Conspiracist of seat 1, Sentry, Warden').play(0, CARD).flip(1).pass(0)
    at.play(0, 'Conspiracist of seat 1')
    // The first effect was fixed on it and has ended for the hand; its own runs for another turn.
    expect(at.view(-1).court.at(-1)).toMatchObject({ value: 6 })
    expect(values(at)).toEqual([8, 9])
    const running = table(
      'court: Zealot by 1 | seat 0: hand Sentry; conspiracies 2 | seat 1: hand Fool | to act: 1',
      expansion,
    )
    expect(values(running)).toEqual([10])
  })

  test('IK-9.21: nothing can cancel it', () => {
    expect(conspiracist('Sentry').play(0, CARD).told(-1)).not.toContain('windowOpened')
  })

  test('IK-4.9: it ends at once when its player is out, and what was fixed stays', () => {
    const at = table(
      'court: Judge by 1 bonus 1, Queen by 0 | seat 0: hand Fool; king down | seat 1: hand Soldier; king down; conspiracies 1 | seat 2: hand Elder | to act: 1',
      { seats: 3, ...expansion },
    )
    expect(at.told(-1)).toContain('stuck')
    expect(at.view(-1).players[1].conspiracies).toBe(0)
    expect(at.view(-1).court[0]).toMatchObject({ value: 6 })
  })
})

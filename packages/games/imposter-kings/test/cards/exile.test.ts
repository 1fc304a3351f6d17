import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Exile of seat 0'

describe('Exile', () => {
  const exile = (court: string, seat0: string, seat1: string, rest = '') =>
    table(`court: ${court} | seat 0: hand ${CARD}, ${seat0} | seat 1: hand ${seat1} | to act: 0${rest}`, expansion)

  test('IK-7.39, IK-7.39a, IK-4.1: all cards everywhere are muted until its player’s next turn starts', () => {
    const at = exile('Soldier by 1 proven', 'Inquisitor', 'Princess, Elder, Queen').play(0, CARD)
    expect(at.told(1)).toContain('exileBegan')
    expect(at.view(-1).court.map(({ muted }) => muted)).toEqual([true, false])
    at.play(1, 'Princess')
    expect(at.told(-1)).toContain('exileEnded')
    expect(at.view(-1).court.map(({ muted }) => muted)).toEqual([false, false, false])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-7.39a: overrides are gone, and on-play abilities do not happen', () => {
    const running = (hand: string) =>
      table(`court: Queen by 1 | exile: 0 | seat 0: hand Fool | seat 1: ${hand} | to act: 1`, expansion)
    expect(running('hand Elder, Oathbound').legalCards(1)).toEqual([])
    const princess = running('hand Princess, Elder').play(1, 'Princess')
    expect(princess.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-7.39a, IK-16.14, IK-9.4: cards in hands lose their reactions, so nobody is asked', () => {
    const at = exile('Zealot by 1', 'Assassin', 'Judge').play(0, CARD).flip(1)
    expect(at.told(-1)).not.toContain('windowOpened')
    expect(at.view(-1).players[1].flipped).toBe(true)
  })

  test('IK-7.39c, IK-9.4: except in a hand that a Conspiracist has made Steadfast', () => {
    const at = table(
      'court: Judge by 1 | exile: 0 | seat 0: hand Assassin; conspiracies 1 | seat 1: hand Fool; successor Soldier | to act: 1',
      expansion,
    ).flip(1)
    expect(at.askedShort()).toEqual(['0 reactionPrompt'])
    at.claim(0, 'Assassin')
    expect(at.told(-1)).toContain('assassinated')
  })

  test('IK-7.39c: its player’s own reactions are muted too', () => {
    const at = table(
      'court: Judge by 1 | exile: 1 | seat 0: hand Fool; successor Soldier | seat 1: hand Assassin | to act: 0',
      expansion,
    )
    expect(at.flip(0).told(-1)).not.toContain('windowOpened')
  })

  test('IK-7.39b, IK-16.15: on the Throne it counts every face-up card of base 7 or more, itself included', () => {
    const at = (court: string) => exile(court, 'Fool', 'Queen').play(0, CARD).view(-1).throne
    expect(at('Zealot by 1')).toBe(7)
    expect(at('Warden by 1, Sentry by 1, Judge by 1')).toBe(5)
    expect(at('Warden by 1 down, Sentry by 1, Judge by 1')).toBe(6)
  })

  test('IK-7.39b: elsewhere in the Court it is a plain 8', () => {
    const at = exile('Zealot by 1', 'Fool', 'Queen').play(0, CARD).play(1, 'Queen')
    expect(at.view(-1).court[1]).toMatchObject({ card: CARD, value: 8 })
  })

  test('IK-6.30, IK-6.34: the effect runs on when Exile is disgraced', () => {
    const at = table(
      `court: ${CARD} by 0 down | exile: 0 | seat 0: hand Fool | seat 1: hand Judge, Queen | to act: 1`,
      expansion,
    )
    expect(at.play(1, 'Judge').askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-6.35: each of several Exile effects ends at its own time', () => {
    const at = table(
      'court: Judge by 1 | exile: 0 1 | seat 0: hand Sentry, Zealot | seat 1: hand Queen, Fool | to act: 0',
      expansion,
    )
    expect(at.view(-1).exiles).toEqual([1])
    at.play(0, 'Sentry')
    expect(at.view(-1).exiles).toEqual([])
  })

  test('IK-9.21: nothing can cancel it', () => {
    expect(exile('Zealot by 1', 'Fool', 'Judge').play(0, CARD).told(-1)).not.toContain('windowOpened')
  })

  test('IK-4.9: it ends at once when its player is out', () => {
    const at = table(
      'court: Queen by 0 | exile: 1 2 | seat 0: hand Fool; king down | seat 1: hand Soldier; king down | seat 2: hand Elder; king down | to act: 1',
      { seats: 3, ...expansion },
    )
    expect(at.told(-1)).toContain('stuck')
    expect(at.view(-1).exiles).toEqual([])
  })
})

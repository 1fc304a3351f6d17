import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Nakturn of seat 0'

describe('Nakturn', () => {
  const nakturn = (court = 'Elder by 1 down', accused = "King's Hand") =>
    table(
      `court: ${court} | accused: ${accused} | seat 0: hand ${CARD}, Queen | seat 1: hand Princess, Zealot | to act: 0`,
      expansion,
    )
  /** Uses it, says a name; seat 1 guesses. */
  const asks = (name: string, guess: boolean) =>
    nakturn().play(0, CARD).use(0).name(0, name).player(0, 1).guess(1, guess)

  test('IK-7.36, IK-7.36a, IK-18.31: a wrong guess shows the hand, of which one card is condemned', () => {
    const at = asks('Queen', false)
    expect(at.events(-1)).toContainEqual({ type: 'guessSaid', seat: 1, holds: false })
    expect(at.events(-1)).toContainEqual({ type: 'truthTold', seat: 0, card: 'Queen', holds: true })
    expect(at.askedShort()).toEqual(['0 pickShown'])
    expect(at.view(0).mine?.shown).toEqual(['Zealot', 'Princess'])
    at.pick(0, 'Princess')
    expect(at.view(-1).condemned).toEqual([{ card: 'Princess', from: 1 }])
    expect(at.hand(1)).toEqual(['Zealot'])
    expect(at.view(0).mine?.shown).toEqual([])
  })

  test('IK-7.36a: a right guess costs nothing, and the truth is announced all the same', () => {
    for (const [name, holds] of [
      ['Queen', true],
      ['Judge', false],
    ] as const) {
      const at = asks(name, holds)
      expect(at.events(-1)).toContainEqual({ type: 'truthTold', seat: 0, card: name, holds })
      expect(at.told(0)).not.toContain('handSeen')
      expect(at.askedShort()).toEqual(['1 mainTurn'])
    }
  })

  test('IK-7.36a: to say that a card is held which is not, is as wrong', () => {
    const at = asks('Judge', true)
    expect(at.askedShort()).toEqual(['0 pickShown'])
    expect(at.view(-1).players[0].lacks).toEqual(['Judge'])
  })

  test('IK-14.1: what the hand holds is seen by the acting player alone', () => {
    const at = asks('Queen', false)
    expect(at.events(0).filter(({ type }) => type === 'handSeen')).toHaveLength(2)
    expect(at.events(0)).toContainEqual({ type: 'handSeen', seat: 0, of: 1, card: 'Zealot' })
    expect(at.events(-1)).toContainEqual({ type: 'handSeen', seat: 0, of: 1 })
    at.pick(0, 'Princess')
    expect(at.view(0).mine?.known).toEqual([{ seat: 1, place: 'hand', card: 'Zealot', tracked: false }])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', name: 'Queen', tracked: false }])
  })

  test('IK-7.36a: in the Court its value is 2, in the hand 4', () => {
    const at = nakturn()
    expect(at.view(0).mine?.hand).toContainEqual({ card: CARD, value: 4 })
    expect(at.play(0, CARD).view(-1).throne).toBe(2)
  })

  test('IK-7.36a: without a disgraced card in the Court it has no ability', () => {
    expect(nakturn('Elder by 1').play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-5.8: without an opponent who holds a card it is not offered', () => {
    const at = table(`court: Elder by 1 down | seat 0: hand ${CARD}, Queen | seat 1: hand none | to act: 0`, expansion)
    expect(at.play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.36a, IK-5.9: it may be declined', () => {
    const at = nakturn().play(0, CARD).decline(0)
    expect(at.told(1)).toContain('abilityDeclined')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test("IK-9.20: King's Hand is asked for once name and opponent are said, before anything is answered", () => {
    const at = nakturn('Elder by 1 down', 'Fool').play(0, CARD).use(0).name(0, 'Queen').player(0, 1)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.asked()[0].about).toMatchObject({ card: 'Nakturn', name: 'Queen', player: 1 })
    expect(at.told(-1)).not.toContain('truthTold')
    at.pass(1)
    expect(at.askedShort()).toEqual(['1 nakturnGuess'])
  })

  test('IK-18.20, IK-12.25: only opponents with a hand card can be chosen', () => {
    const at = table(
      `court: Elder by 1 down | accused: King's Hand | seat 0: hand ${CARD}, Queen | seat 1: hand Princess` +
        ' | seat 2: hand Sentry | seat 3: hand none | to act: 0',
      { seats: 4, options: { mode: 'expansion', deck: 'base-25' } },
    )
    at.play(0, CARD).use(0).name(0, 'Queen')
    expect(at.legal(0).map(({ seat }) => seat)).toEqual([1])
  })

  test('IK-10.2, IK-14.1: with private visibility a third player learns neither the hand nor the condemned card', () => {
    const at = table(
      `court: Elder by 1 down | accused: King's Hand | seat 0: hand ${CARD}, Queen | seat 1: hand Princess, Zealot` +
        ' | seat 2: hand Fool | to act: 0',
      { seats: 3, options: { mode: 'expansion', condemnedVisibility: 'private' } },
    )
    at.play(0, CARD).use(0).name(0, 'Queen').player(0, 1).guess(1, false).pick(0, 'Princess')
    expect(at.view(2).condemned).toEqual([{ card: null, from: 1 }])
    expect(at.view(0).mine?.condemned).toEqual(['Princess'])
    expect(at.view(1).mine?.condemned).toEqual(['Princess'])
    expect(at.view(0).mine?.known).toContainEqual({ seat: 1, place: 'hand', card: 'Zealot', tracked: false })
    expect(at.view(2).mine?.known).toEqual([])
  })

  test('IK-5.14: an opponent who forfeits in the window is guessed at no more', () => {
    const at = table(
      `court: Elder by 1 down | seat 0: hand ${CARD}, Queen | seat 1: hand Princess | seat 2: hand Fool | to act: 0`,
      { seats: 3, options: { mode: 'expansion', falseClaimPenalty: 'forfeit' } },
    )
    at.play(0, CARD).use(0).name(0, 'Queen').player(0, 1).claim(1, "King's Hand").pass(2)
    expect(at.told(-1)).not.toContain('truthTold')
    expect(at.askedShort()).toEqual(['2 mainTurn'])
  })
})

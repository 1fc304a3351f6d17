import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Princess', () => {
  const position = (seat0: string, seat1: string, accused = "King's Hand") =>
    table(`court: Zealot by 1 | accused: ${accused} | seat 0: hand ${seat0} | seat 1: hand ${seat1} | to act: 0`)

  test('IK-7.22, IK-7.22a, IK-18.27, IK-18.5: both choose in secret, in any order, and the cards change hands at the same time', () => {
    const at = position('Princess, Fool, Judge', 'Mystic, Elder').play(0, 'Princess').use(0).player(0, 1)
    expect(at.askedShort()).toEqual(['0 pickSecretly', '1 pickSecretly'])
    at.pick(1, 'Mystic')
    expect(at.askedShort()).toEqual(['0 pickSecretly'])
    const otherwise = position('Princess, Fool, Judge', 'Mystic, Elder')
      .play(0, 'Princess')
      .use(0)
      .player(0, 1)
      .pick(1, 'Elder')
    expect([at.match.view(0), at.events(0)]).toEqual([otherwise.match.view(0), otherwise.events(0)])
    expect(at.blocked(1, { type: 'pick', card: 'Elder' })).toMatchObject({ code: 'notAsked' })
    at.pick(0, 'Fool')
    expect([at.hand(0), at.hand(1)]).toEqual([
      ['Judge', 'Mystic'],
      ['Fool', 'Elder'],
    ])
  })

  test('IK-14.1: only the two learn the cards', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Princess, Fool | seat 1: hand Mystic | seat 2: hand Elder | to act: 0",
      { seats: 3 },
    )
    at.play(0, 'Princess').use(0).player(0, 1).pick(0, 'Fool').pick(1, 'Mystic')
    const exchanged = (observer: number) => at.events(observer).filter(({ type }) => type === 'exchanged')
    expect(exchanged(0)).toContainEqual({ type: 'exchanged', seat: 0, other: 1, gave: 'Fool', took: 'Mystic' })
    expect(exchanged(1)).toContainEqual({ type: 'exchanged', seat: 1, other: 0, gave: 'Mystic', took: 'Fool' })
    expect(exchanged(2)).toEqual([
      { type: 'exchanged', seat: 0, other: 1 },
      { type: 'exchanged', seat: 1, other: 0 },
    ])
    expect(at.view(0).mine?.known).toEqual([{ seat: 1, place: 'hand', card: 'Fool', tracked: false }])
    expect(at.view(2).mine?.known).toEqual([])
  })

  test('IK-7.22a, IK-5.8: it needs a card in the own hand and in another one', () => {
    expect(position('Princess', 'Mystic').play(0, 'Princess').askedShort()).toEqual(['1 mainTurn'])
    expect(position('Princess, Fool', 'none').play(0, 'Princess').askedShort()).toEqual(['1 mainTurn'])
    expect(position('Princess, Fool', 'Mystic').play(0, 'Princess').askedShort()).toEqual(['0 useAbility'])
  })

  test('IK-7.22a: only players in the round with a hand card may be chosen', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | removed: Arbiter | seat 0: hand Princess, Fool | seat 1: hand none | seat 2: hand Elder | seat 3: hand Mystic; out | to act: 0",
      { seats: 4 },
    )
    expect(at.play(0, 'Princess').use(0).legal(0)).toEqual([{ type: 'choosePlayer', seat: 2 }])
  })

  test('IK-7.22a, IK-12.25: the partner may be chosen', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | removed: Arbiter | seat 0: hand Princess, Fool | seat 2: hand Elder | to act: 0",
      { seats: 4 },
    )
    at.play(0, 'Princess').use(0).player(0, 2).pick(0, 'Fool').pick(2, 'Elder')
    expect([at.hand(0), at.hand(2)]).toEqual([['Elder'], ['Fool']])
  })

  test('IK-9.20: the window comes after the player is chosen and before the cards are', () => {
    const at = position('Princess, Fool', 'Mystic', 'Judge').play(0, 'Princess').use(0).player(0, 1)
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'reactionPrompt', about: { card: 'Princess', player: 1 } }])
    expect(at.pass(1).askedShort()).toEqual(['0 pickSecretly', '1 pickSecretly'])
  })

  test('IK-9.15, IK-16.43: tracking of all that the two might have handed over ends', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | known: Fool at 0 hand tracked, Mystic at 1 hand tracked | seat 0: hand Princess, Fool, Judge | seat 1: hand Mystic, Elder | to act: 0",
    )
    at.play(0, 'Princess').use(0).player(0, 1).pick(0, 'Judge').pick(1, 'Elder')
    expect(at.view(-1).known).toEqual([])
  })

  test('IK-5.14: with a player who has left the round in the window nothing is exchanged', () => {
    const at = table(
      'court: Zealot by 1 | seat 0: hand Princess, Fool | seat 1: hand Mystic | seat 2: hand Elder | to act: 0',
      {
        seats: 3,
        options: { falseClaimPenalty: 'forfeit' },
      },
    )
    at.play(0, 'Princess').use(0).player(0, 1).claim(1, "King's Hand").pass(2)
    expect([at.hand(0), at.hand(1)]).toEqual([['Fool'], ['Mystic']])
    expect(at.askedShort()).toEqual(['2 mainTurn'])
  })

  test('IK-5.9: it may be declined', () => {
    const at = position('Princess, Fool', 'Mystic', 'Judge').play(0, 'Princess').decline(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})

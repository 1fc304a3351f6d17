import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('Arbiter at the start of a turn', () => {
  const team = (seats: string, options = {}) =>
    table(`court: Fool by 3 | accused: King's Hand | to act: 0 | ${seats}`, { seats: 4, options })
  const hands =
    'seat 0: hand Warlord | seat 1: hand Arbiter, Zealot, Mystic | seat 2: hand Judge | seat 3: hand Queen, Elder'

  test('IK-9.60, IK-9.61, IK-4.2, IK-16.8: every other player is asked in turn order, whoever holds it, before anything else of the turn', () => {
    const at = team(hands)
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { trigger: 'turnStart', actor: 0 } },
    ])
    expect(at.pass(1).askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.pass(2).askedShort()).toEqual(['3 reactionPrompt'])
    expect(at.pass(3).askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.60: nobody is asked once it lies in the open', () => {
    expect(table('court: Arbiter by 1 | seat 0: hand Warlord | to act: 0', { seats: 4 }).askedShort()).toEqual([
      '0 mainTurn',
    ])
  })

  test('IK-9.62, IK-18.40: the ally who holds the named card shows it, and one hand card is exchanged for it; then the Arbiter lies in the Antechamber', () => {
    const at = team(hands).claim(1, 'Arbiter')
    expect(at.events(-1)).toContainEqual({
      type: 'reactionUsed',
      seat: 1,
      card: 'Arbiter',
      as: 'Arbiter',
      context: 'turnStart',
      condemned: false,
    })
    at.name(1, 'Queen')
    expect(at.events(-1)).toContainEqual({ type: 'shown', seat: 3, card: 'Queen' })
    expect(at.legalCards(1)).toEqual(['Zealot', 'Mystic'])
    expect(at.blocked(1, { type: 'pick', card: 'Arbiter' })).toMatchObject({ rule: 'IK-9.62' })
    at.pick(1, 'Zealot')
    expect([at.hand(1), at.hand(3)]).toEqual([
      ['Mystic', 'Queen'],
      ['Elder', 'Zealot'],
    ])
    expect(at.view(-1).players[1].antechamber).toEqual(['Arbiter'])
  })

  test('IK-9.62: the card given in return is seen by the two alone, the card taken by all', () => {
    const at = team(hands).claim(1, 'Arbiter').name(1, 'Queen').pick(1, 'Zealot')
    const given = (observer: number) => at.events(observer).filter(({ type }) => type === 'handedOver')
    expect(given(1)).toEqual([{ type: 'handedOver', seat: 1, to: 3, card: 'Zealot' }])
    expect(given(3)).toEqual([{ type: 'handedOver', seat: 1, to: 3, card: 'Zealot' }])
    expect(given(0)).toEqual([{ type: 'handedOver', seat: 1, to: 3 }])
    expect(at.view(0).known).toEqual([{ seat: 1, place: 'hand', card: 'Queen', tracked: true }])
    expect(at.view(1).mine?.known).toEqual([{ seat: 3, place: 'hand', card: 'Zealot', tracked: false }])
  })

  test('IK-9.62: after a miss nothing is exchanged, but the Arbiter goes to the Antechamber all the same', () => {
    const at = team(hands).claim(1, 'Arbiter').name(1, 'Soldier')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 1, card: 'Soldier', right: false })
    expect(at.view(-1).players[1].antechamber).toEqual(['Arbiter'])
    expect(at.view(-1).players[3].lacks).toEqual(['Soldier'])
    expect(at.hand(1)).toEqual(['Zealot', 'Mystic'])
  })

  test('IK-9.62: with no other hand card nothing is exchanged', () => {
    const at = team(hands.replace('Arbiter, Zealot, Mystic', 'Arbiter')).claim(1, 'Arbiter').name(1, 'Queen')
    expect(at.hand(3)).toEqual(['Elder', 'Queen'])
    expect(at.view(-1).players[1].antechamber).toEqual(['Arbiter'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.62, IK-18.20: without an ally in the round one chosen player is asked', () => {
    const at = team(hands.replace('Queen, Elder', 'Queen, Elder; out')).claim(1, 'Arbiter')
    expect(at.legal(1)).toEqual([
      { type: 'choosePlayer', seat: 0 },
      { type: 'choosePlayer', seat: 2 },
    ])
    at.player(1, 2).name(1, 'Judge').pick(1, 'Mystic')
    expect([at.hand(1), at.hand(2)]).toEqual([['Zealot', 'Judge'], ['Mystic']])
  })

  test('IK-9.61: a used Arbiter does not stop later questions; IK-9.60: it can be used once', () => {
    // With literal eligibility everybody is asked although the only copy has been seen.
    const at = team(hands, { eligibility: 'always' }).claim(1, 'Arbiter').name(1, 'Soldier')
    expect(at.askedShort()).toEqual(['2 reactionPrompt'])
    expect(at.pass(2).pass(3).askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.61: the partner of the acting player is asked as well', () => {
    const at = team(hands.replace('hand Judge', 'hand Judge, Arbiter').replace('hand Arbiter, ', 'hand '))
      .pass(1)
      .claim(2, 'Arbiter')
    expect(at.askedShort()).toEqual(['2 sayName'])
  })

  test('IK-9.61: the stuck test comes after the reactions', () => {
    // Seat 0 could not play its Fool on the Queen and has no King to flip; the partner's Arbiter comes first.
    const at = table(
      "court: Queen by 3 | accused: King's Hand | to act: 0 | seat 0: hand Fool; king down | seat 2: hand Princess, Arbiter",
      { seats: 4 },
    )
    at.pass(1).claim(2, 'Arbiter').name(2, 'Fool').pick(2, 'Princess')
    expect(at.askedShort()).toEqual(['0 mainTurn'])
    expect(at.legalCards(0)).toEqual(['Princess'])
  })

  test('IK-9.64, IK-9.11, IK-9.12, IK-16.29: a false claim costs a card shown to all, and the questions go on', () => {
    const at = team(hands).pass(1).claim(2, 'Arbiter')
    expect(at.events(-1)).toContainEqual({
      type: 'falseClaim',
      seat: 2,
      card: 'Arbiter',
      penalty: 'expose',
      unusable: false,
    })
    expect(at.events(-1)).toContainEqual({ type: 'exposed', seat: 2, card: 'Judge' })
    expect(at.askedShort()).toEqual(['3 reactionPrompt'])
  })

  test('IK-9.12: with the point penalty the acting player is owed the point', () => {
    const at = team(hands, { falseClaimPenalty: 'point' }).pass(1).claim(2, 'Arbiter').pass(3)
    expect(at.match.play.pub.owed).toEqual([1, 0, 0, 0])
  })

  test('IK-9.12, IK-12.21: with forfeit the claimant is out and the questions go on without it', () => {
    const at = team(hands, { falseClaimPenalty: 'forfeit' }).pass(1).claim(2, 'Arbiter')
    expect(at.view(-1).players[2].out).toBe(true)
    expect(at.askedShort()).toEqual(['3 reactionPrompt'])
  })

  test('IK-11.1, IK-12.21: a forfeit that leaves one team ends the round', () => {
    const at = team(hands, { falseClaimPenalty: 'forfeit' })
    at.pass(1).claim(2, 'Arbiter').pass(3).flip(0).pass(1).pass(3).pass(3).claim(0, 'Arbiter')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1, 3], loser: 0, reason: 'forfeit' })
  })

  test('IK-17.1: a lockout ends with the turn, also when its player was stuck', () => {
    const at = table(
      "court: Queen by 3 | accused: King's Hand | to act: 0 | seat 0: hand Fool; king down | seat 1: hand Zealot | seat 2: hand Judge | seat 3: hand Mystic",
      { seats: 4, options: { falseClaimPenalty: 'lockout' } },
    )
    at.pass(1).pass(2).claim(3, 'Arbiter')
    expect(at.view(-1).players[0].out).toBe(true)
    expect(at.pass(2).askedShort()).toEqual(['3 reactionPrompt'])
  })

  test('IK-4.8: acting again after King’s Hand is no new turn start', () => {
    const at = table(
      "court: Fool by 3 | to act: 0 | seat 0: hand Soldier, Queen | seat 1: hand King's Hand | seat 3: hand Elder",
      { seats: 4 },
    )
    at.pass(1).pass(2).pass(3).play(0, 'Soldier').name(0, 'Elder').claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.54: the Stranger cannot stand in for it', () => {
    const at = table(
      "court: Arbiter by 3, Fool by 3 | accused: King's Hand | to act: 0 | seat 0: hand Warlord | seat 1: hand Stranger of seat 1",
      { seats: 4, options: { mode: 'expansion', strangerPrompt: 'anyReaction' } },
    )
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.4: muted by Exile it is not asked about', () => {
    const at = table("court: Fool by 3 | exile: 1 | accused: King's Hand | to act: 0 | seat 0: hand Warlord", {
      seats: 4,
      options: { mode: 'expansion' },
    })
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })
})

describe('Impersonator at the start of the own turn', () => {
  const options = { optionalCards: ['Impersonator'] }
  const position = (seat0: string, more = {}) =>
    table(`court: Queen by 1 | accused: King's Hand | to act: 0 | seat 0: ${seat0} | seat 1: hand Mystic`, {
      options: { ...options, ...more },
    })

  test('IK-9.63, IK-18.41: it takes the place of a card in the own Antechamber, which returns to the hand', () => {
    const at = position('hand Impersonator, Fool; antechamber Judge, Elder').claim(0, 'Impersonator')
    expect(at.legal(0)).toEqual([
      { type: 'pick', card: 'Judge' },
      { type: 'pick', card: 'Elder' },
    ])
    expect(at.blocked(0, { type: 'pick', card: 'Fool' })).toMatchObject({ rule: 'IK-9.63' })
    at.pick(0, 'Judge')
    expect(at.events(-1)).toContainEqual({
      type: 'replacedInAntechamber',
      seat: 0,
      card: 'Impersonator',
      back: 'Judge',
    })
    expect(at.view(-1).players[0].antechamber).toEqual(['Impersonator', 'Elder'])
    expect(at.hand(0)).toEqual(['Fool', 'Judge'])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Judge', tracked: true }])
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
  })

  test('IK-9.61: only the acting player is asked, and only with a card in the Antechamber; holding it does not matter', () => {
    expect(position('hand Impersonator, Fool').askedShort()).toEqual(['0 mainTurn'])
    expect(position('hand Fool; antechamber Judge').askedShort()).toEqual(['0 reactionPrompt'])
    expect(position('hand Fool; antechamber Judge').pass(0).askedShort()).toEqual(['0 antechamberTurn'])
  })

  test('IK-9.64, IK-9.12: a false claim is punished, and the turn goes on', () => {
    const at = position('hand Fool; antechamber Judge').claim(0, 'Impersonator')
    expect(at.events(-1)).toContainEqual({ type: 'exposed', seat: 0, card: 'Fool' })
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
  })

  test('IK-9.64, IK-21.9: with the point penalty nobody was challenged, so nobody gets the point and no penalty is logged', () => {
    const at = position('hand Fool; antechamber Judge', { falseClaimPenalty: 'point' }).claim(0, 'Impersonator')
    expect(at.match.play.pub.owed).toEqual([0, 0])
    expect(at.events(-1)[0]).toMatchObject({ type: 'falseClaim', penalty: 'none' })
  })

  test('IK-9.18: who forfeits at the own turn start is out and the next player begins', () => {
    const at = table(
      "court: Queen by 1 | accused: King's Hand | to act: 0 | seat 0: hand Fool; antechamber Judge | seat 1: hand Mystic | seat 2: hand Elder",
      {
        seats: 3,
        options: { ...options, falseClaimPenalty: 'forfeit' },
      },
    )
    at.claim(0, 'Impersonator')
    expect(at.view(-1).players[0]).toMatchObject({ out: true, antechamber: ['Judge'] })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-11.1: with two players a forfeit ends the round', () => {
    const at = position('hand Fool; antechamber Judge', { falseClaimPenalty: 'forfeit' }).claim(0, 'Impersonator')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, reason: 'forfeit' })
  })
})

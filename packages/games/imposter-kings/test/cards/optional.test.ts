import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Impersonator', () => {
  const options = { optionalCards: ['Impersonator'] }

  test('IK-7.40, IK-7.40a, IK-6.3: from the Antechamber its value is 2, from the hand 4', () => {
    const ante = table(
      'court: Queen by 1 | seat 0: hand Fool; antechamber Impersonator | seat 1: hand Mystic | to act: 0',
      { options },
    )
    expect(ante.play(0, 'Impersonator').view(-1).throne).toBe(2)
    const hand = table('court: Fool by 1 | seat 0: hand Impersonator | seat 1: hand Mystic | to act: 0', { options })
    expect(hand.play(0, 'Impersonator').view(-1).throne).toBe(4)
  })
})

describe('Oracle', () => {
  const options = { optionalCards: ['Oracle'] }
  const position = (seat1: string, accused = "King's Hand") =>
    table(`court: Zealot by 1 | accused: ${accused} | seat 0: hand Oracle | seat 1: hand ${seat1} | to act: 0`, {
      options,
    })

  test('IK-7.41, IK-7.41a, IK-18.42: the opponent reveals two cards of its choice, and one may go to its Antechamber', () => {
    const at = position('Fool, Judge, Queen').play(0, 'Oracle').use(0)
    expect(at.legal(1).map(({ first, second }) => [first, second])).toEqual([
      ['Fool', 'Judge'],
      ['Fool', 'Queen'],
      ['Judge', 'Queen'],
    ])
    at.show(1, 'Fool', 'Queen')
    expect(at.events(-1).filter(({ type }) => type === 'shown')).toEqual([
      { type: 'shown', seat: 1, card: 'Fool' },
      { type: 'shown', seat: 1, card: 'Queen' },
    ])
    expect(at.legal(0)).toEqual([{ type: 'pick', card: 'Fool' }, { type: 'pick', card: 'Queen' }, { type: 'pickNone' }])
    at.pick(0, 'Fool')
    expect(at.view(-1).players[1].antechamber).toEqual(['Fool'])
    expect(at.hand(1)).toEqual(['Judge', 'Queen'])
    expect(at.view(-1).known).toEqual([{ seat: 1, place: 'hand', card: 'Queen', tracked: true }])
    expect(at.view(0).mine?.shown).toEqual([])
  })

  test('IK-7.41a: two cards have to be shown, and cards of the hand', () => {
    const at = position('Fool, Judge, Queen').play(0, 'Oracle').use(0)
    expect(at.blocked(1, { type: 'show', first: 'Fool', second: null })).toMatchObject({ rule: 'IK-7.41a' })
    expect(at.blocked(1, { type: 'show', first: 'Fool', second: 'Mystic' })).toMatchObject({ rule: 'IK-7.41a' })
  })

  test('IK-7.41a: both may stay in the hand', () => {
    const at = position('Fool, Judge').play(0, 'Oracle').use(0).show(1, 'Fool', 'Judge').pickNone(0)
    expect(at.hand(1)).toEqual(['Fool', 'Judge'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.41a: who has one card reveals that one', () => {
    const at = position('Judge').play(0, 'Oracle').use(0)
    expect(at.legal(1)).toEqual([{ type: 'show', first: 'Judge', second: null }])
    expect(at.show(1, 'Judge').legalCards(0)).toEqual(['Judge'])
  })

  test('IK-7.41a: two copies shown are two cards known', () => {
    const at = position('Elder, Elder, Queen').play(0, 'Oracle').use(0).show(1, 'Elder', 'Elder')
    expect(at.view(-1).known).toHaveLength(2)
    expect(at.legalCards(0)).toEqual(['Elder'])
  })

  test('IK-5.8: without a card in any opponent’s hand it is not offered', () => {
    expect(position('none').play(0, 'Oracle').askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-9.20: the window comes when the use is announced', () => {
    expect(position('Fool', 'Mystic').play(0, 'Oracle').use(0).askedShort()).toEqual(['1 reactionPrompt'])
  })

  test('IK-5.9: it may be declined', () => {
    expect(position('Fool', 'Mystic').play(0, 'Oracle').decline(0).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-18.42, IK-18.5, IK-0.11: with several opponents all show at the same time, then the acting player goes through them in turn order', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Mystic | seat 1: hand Oracle | seat 2: hand Fool, Queen | to act: 1",
      {
        seats: 3,
        options,
      },
    )
    at.play(1, 'Oracle').use(1)
    expect(at.askedShort()).toEqual(['0 showCards', '2 showCards'])
    at.show(0, 'Mystic')
    expect(at.told(-1)).toEqual([])
    at.show(2, 'Fool', 'Queen')
    expect(at.legalCards(1)).toEqual(['Fool', 'Queen'])
    at.pick(1, 'Queen')
    expect(at.legalCards(1)).toEqual(['Mystic'])
    at.pick(1, 'Mystic')
    expect(at.view(-1).players.map(({ antechamber }) => antechamber)).toEqual([['Mystic'], [], ['Queen']])
    expect(at.askedShort()).toEqual(['2 antechamberTurn'])
  })
})

describe('Elocutionist', () => {
  const options = { optionalCards: ['Elocutionist'] }
  const position = (court: string, seat0: string) =>
    table(`court: ${court} | accused: King's Hand | seat 0: ${seat0} | seat 1: hand Mystic, Zealot | to act: 0`, {
      options,
    })

  test('IK-7.42, IK-7.42a, IK-18.16, IK-6.2: while it is face up its player may play the Successor with +2', () => {
    const seat0 = 'hand Fool; successor Warlord'
    expect(position('Elocutionist by 0, Princess by 1', seat0).legal(0)).toContainEqual({ type: 'playSuccessor' }) // 7 + 1 + 2 on 9
    expect(position('Elocutionist by 0, Princess by 1', 'hand Fool; successor Soldier').legal(0)).not.toContainEqual({
      type: 'playSuccessor',
    })
    expect(position('Elocutionist by 0 down, Soldier by 1', seat0).legal(0)).not.toContainEqual({
      type: 'playSuccessor',
    })
    expect(position('Elocutionist by 1, Elder by 1', seat0).legal(0)).not.toContainEqual({ type: 'playSuccessor' })
    const at = position('Elocutionist by 0, Sentry by 1', seat0).playSuccessor(0)
    expect(at.courtShort()).toEqual(['Elocutionist', 'Sentry', 'Warlord'])
    expect(at.view(-1).throne).toBe(7) // The +2 ends on the Throne.
    expect(at.events(-1)).toContainEqual({ type: 'played', seat: 0, card: 'Warlord', from: 'successor', throne: 8 })
  })

  test('IK-7.42b: it counts for the stuck test, and a later flip takes no Successor', () => {
    const stuck = position('Elocutionist by 0, Sentry by 1', 'hand Fool; successor Warlord; king down')
    expect(stuck.legal(0)).toEqual([{ type: 'playSuccessor' }])
    expect(
      position('Sentry by 1', 'hand Queen; successor Warlord').blocked(0, { type: 'playSuccessor' }),
    ).toMatchObject({ rule: 'IK-7.42a' })
    const at = table(
      "court: Elocutionist by 0, Sentry by 1 | accused: Assassin | seat 0: hand Fool; successor Warlord | seat 1: hand King's Hand, Elder | to act: 0",
      { options },
    )
    at.playSuccessor(0).play(1, "King's Hand").flip(0)
    expect(at.hand(0)).toEqual(['Fool'])
    expect(at.view(-1).players[0]).toMatchObject({ flipped: true, successor: false })
  })

  test('IK-7.42a, IK-5.4: the +2 counts as value, so an Oathbound played by it uses no override', () => {
    const at = position('Elocutionist by 0, Sentry by 1', 'hand none; successor Oathbound; king down').playSuccessor(0)
    expect(at.courtShort()).toEqual(['Elocutionist', 'Sentry', 'Oathbound'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.42b: the Successor is no hand card for Oathbound’s second card', () => {
    expect(position('Elocutionist by 0, Sentry by 1', 'hand Oathbound; successor Warlord').legalCards(0)).toEqual([])
    const at = position('Elocutionist by 0, Sentry by 1', 'hand Oathbound, Fool; successor Warlord').play(
      0,
      'Oathbound',
    )
    expect(at.legalCards(0)).toEqual(['Fool'])
  })
})

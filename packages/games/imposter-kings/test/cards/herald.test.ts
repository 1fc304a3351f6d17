import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Herald', () => {
  const position = (seat0: string, accused = "King's Hand", court = 'Zealot by 1') =>
    table(
      `court: ${court} | accused: ${accused} | to act: 0 | seat 0: ${seat0} | seat 1: hand Judge, Mystic | seat 2: hand Elder`,
      { seats: 3 },
    )

  test('IK-7.13, IK-7.13b, IK-18.26: the Successor comes to the hand and any hand card becomes the new one, the same allowed', () => {
    const at = position('hand Herald, Fool, Assassin; successor Soldier').play(0, 'Herald')
    expect(at.events(-1)).toContainEqual({ type: 'abilityDeclared', seat: 0, card: 'Herald' })
    expect(at.legalCards(0)).toEqual(['Fool', 'Assassin', 'Soldier'])
    at.pick(0, 'Fool')
    expect(at.view(0).mine).toMatchObject({ successor: 'Fool' })
    expect(at.hand(0)).toEqual(['Assassin', 'Soldier'])
    expect(
      position('hand Herald, Fool; successor Soldier').play(0, 'Herald').blocked(0, { type: 'pick', card: 'Queen' }),
    ).toMatchObject({ rule: 'IK-7.13b' })
    const same = position('hand Herald, Fool, Assassin; successor Soldier').play(0, 'Herald').pick(0, 'Soldier')
    expect(same.view(0).mine).toMatchObject({ successor: 'Soldier' })
    expect(same.hand(0)).toEqual(['Fool', 'Assassin'])
  })

  test('IK-7.13b, IK-16.9, IK-18.26: then a hand card of value 5 or more may follow, whatever the Throne is worth', () => {
    const at = position('hand Herald, Fool, Soldier, Queen; successor Assassin').play(0, 'Herald').pick(0, 'Assassin')
    expect(at.legal(0)).toEqual([
      { type: 'pick', card: 'Soldier' },
      { type: 'pick', card: 'Queen' },
      { type: 'pickNone' },
    ])
    at.pickNone(0)
    expect(at.courtShort()).toEqual(['Zealot', 'Herald'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-18.1: the second card is asked for even where none can be played', () => {
    const at = position('hand Herald, Fool; successor Assassin').play(0, 'Herald').pick(0, 'Assassin')
    expect(at.legal(0)).toEqual([{ type: 'pickNone' }])
  })

  test('IK-7.13c, IK-16.41: the second card lands, the Herald returns at once, then the second card acts', () => {
    const at = position('hand Herald, Queen; successor Assassin').play(0, 'Herald').pick(0, 'Assassin').pick(0, 'Queen')
    // The Queen did not disgrace the Herald: it had left.
    expect(at.courtShort()).toEqual(['(Zealot)', 'Queen'])
    expect(at.hand(0)).toEqual(['Herald'])
    expect(at.told(-1).filter((type) => ['played', 'heraldReturned', 'disgraced'].includes(type))).toEqual([
      'played',
      'heraldReturned',
      'disgraced',
    ])
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: 'Herald', tracked: true }])
  })

  test('IK-7.13c: Oathbound as second card triggers nothing', () => {
    const at = position('hand Herald, Oathbound, Fool; successor Assassin').play(0, 'Herald')
    at.pick(0, 'Assassin').pick(0, 'Oathbound')
    expect(at.courtShort()).toEqual(['Zealot', 'Oathbound'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.13a: from the Antechamber it has no ability', () => {
    expect(position('hand Fool; antechamber Herald; successor Assassin').play(0, 'Herald').askedShort()).toEqual([
      '1 mainTurn',
    ])
  })

  test('IK-7.13b: without a Successor it does nothing', () => {
    expect(position('hand Herald, Queen; king down').play(0, 'Herald').askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-9.20, IK-9.21, IK-9.28: it has a window when it is announced, and the second card one of its own', () => {
    const at = position('hand Herald, Soldier; successor Assassin', 'Princess').play(0, 'Herald')
    expect(at.asked()).toMatchObject([{ seat: 1, question: 'reactionPrompt', about: { card: 'Herald' } }])
    at.pass(1).pass(2).pick(0, 'Assassin').pick(0, 'Soldier').name(0, 'Elder')
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { card: 'Soldier', name: 'Elder' } },
    ])
  })

  test('IK-9.22: cancelled, the Herald is condemned and the Successor stays', () => {
    const at = table(
      "court: Zealot by 1 | to act: 0 | seat 0: hand Herald, Queen; successor Assassin | seat 1: hand King's Hand | seat 2: hand Elder",
      { seats: 3 },
    )
    at.play(0, 'Herald').claim(1, "King's Hand")
    expect(at.view(0).mine).toMatchObject({ successor: 'Assassin' })
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Herald'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-7.13d: the exchange is secret', () => {
    const at = position('hand Herald, Fool; successor Soldier').play(0, 'Herald').pick(0, 'Fool')
    expect(at.events(1).filter(({ type }) => type === 'successorExchanged')).toEqual([
      { type: 'successorExchanged', seat: 0 },
    ])
    expect(at.events(0)).toContainEqual({ type: 'successorExchanged', seat: 0, card: 'Fool' })
  })

  test('IK-7.13d, IK-16.44: a Charismatic Leader exchanges in the open', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | to act: 0 | seat 0: hand Herald, Fool; successor Soldier; facet Charismatic Leader | seat 1: hand Judge | seat 2: hand Elder",
      { seats: 3, options: { mode: 'expansion' } },
    )
    at.play(0, 'Herald').pick(0, 'Fool')
    expect(at.view(1).players[0].openSuccessor).toBe('Fool')
    expect(at.view(1).known).toEqual([{ seat: 0, place: 'hand', card: 'Soldier', tracked: true }])
  })

  test('IK-5.13: inside Oathbound the frames nest, and closing them ends the turn', () => {
    const at = position(
      'hand Oathbound, Herald, Warlord, Fool; successor Assassin',
      "King's Hand",
      'Princess by 1',
    ).play(0, 'Oathbound')
    at.pick(0, 'Herald').pick(0, 'Assassin').pick(0, 'Warlord')
    expect(at.courtShort()).toEqual(['(Princess)', 'Oathbound', 'Warlord'])
    expect(at.hand(0)).toEqual(['Fool', 'Herald'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})

import { describe, expect, test } from 'vitest'
import { cardText } from '../../src/names.ts'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('recall and rally', () => {
  test('IK-13.41, IK-18.34: recall is public, a choice among the own exhausted cards, and cannot be skipped', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Ancestor of seat 0, Fool; exhausted Judge, Soldier | seat 1: hand Zealot; exhausted Elder | to act: 0',
      expansion,
    ).play(0, 'Ancestor of seat 0')
    expect(at.legal(0)).toEqual([
      { type: 'pick', card: 'Soldier of seat 0' },
      { type: 'pick', card: 'Judge of seat 0' },
    ])
    expect(at.blocked(0, { type: 'pick', card: 'Elder of seat 1' })).toMatchObject({ rule: 'IK-13.41' })
    at.pick(0, 'Soldier of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'recalled', seat: 0, card: 'Soldier of seat 0' })
    expect(at.view(-1).players[0]).toMatchObject({ exhausted: ['Judge of seat 0'], army: 4 })
  })

  test('IK-13.41, IK-18.1: a single exhausted card is recalled without a question, because all can see it', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Ancestor of seat 0; exhausted Judge | seat 1: hand Zealot | to act: 0',
      expansion,
    ).play(0, 'Ancestor of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'recalled', seat: 0, card: 'Judge of seat 0' })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-13.40, IK-18.35, IK-18.1: rally is secret, may be skipped, and is asked about even with one card', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Ancestor of seat 0, Fool; army Elder | seat 1: hand Zealot | to act: 0',
      expansion,
    )
    at.play(0, 'Ancestor of seat 0').pick(0, 'Fool')
    expect(at.legal(0)).toEqual([{ type: 'pick', card: 'Elder of seat 0' }, { type: 'pickNone' }])
    expect(at.blocked(0, { type: 'pick', card: 'Judge of seat 0' })).toMatchObject({ code: 'notAvailable' })
    at.pick(0, 'Elder of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'rallied', seat: 0 })
    expect(JSON.stringify(at.view(1))).not.toContain('Elder of seat 0')
  })

  test('IK-2.15: removed cards lie face up for all', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Ancestor of seat 0, Fool | seat 1: hand Zealot | to act: 0',
      expansion,
    )
    at.play(0, 'Ancestor of seat 0').pick(0, 'Fool')
    for (const observer of [-1, 0, 1]) expect(at.view(observer).removed).toEqual(['Fool'])
  })
})

describe('after the round', () => {
  /** Seat 1 is stuck at once: the round ends and the next one is dealt. */
  const ended = (seat0: string, seat1: string, rest = '') =>
    table(`court: Queen by 0${rest} | seat 0: ${seat0} | seat 1: ${seat1}; king down | to act: 1`, expansion)

  test('IK-13.42: every card that left the available Army comes home exhausted, wherever it ended', () => {
    const at = ended(
      'hand Fool, Elder of seat 0; successor Judge of seat 0; dungeon Soldier of seat 0; signatures Exile, Aegis, Stranger',
      'hand Oathbound of seat 0; successor Judge',
      ', Exile of seat 0 by 1, Princess by 1 | accused: Inquisitor of seat 0 | condemned: Aegis of seat 0 from 1 | removed: Stranger of seat 0',
    )
    expect(at.told(-1)).toContain('nextRound')
    expect(at.view(-1).players[0].exhausted).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Judge of seat 0',
      'Oathbound of seat 0',
      'Stranger of seat 0',
      'Aegis of seat 0',
      'Exile of seat 0',
    ])
    expect(at.view(-1).players[0].army).toBe(0)
    expect(at.view(-1).players[1]).toMatchObject({ exhausted: [], army: 5 })
  })

  test('IK-13.42: available cards stay available, exhausted ones exhausted; nothing refreshes by itself', () => {
    const at = ended('hand Fool; signatures Exile; exhausted Judge, Exile', 'hand Soldier of seat 1')
    expect(at.view(-1).players[0]).toMatchObject({ exhausted: ['Judge of seat 0', 'Exile of seat 0'], army: 4 })
    expect(at.view(0).mine?.army).toEqual([
      'Elder of seat 0',
      'Inquisitor of seat 0',
      'Soldier of seat 0',
      'Oathbound of seat 0',
    ])
    expect(at.view(-1).players[1]).toMatchObject({ exhausted: ['Soldier of seat 1'], army: 4 })
  })

  test('IK-13.44: what was given up while recruiting returns, deck cards to the deck and army cards to their owner', () => {
    const at = ended('hand Fool; recruit discard Judge of seat 0, Warlord', 'hand Zealot')
    expect(at.view(-1).players[0]).toMatchObject({ recruitDiscard: [], exhausted: ['Judge of seat 0'] })
    const { pub, own, hidden } = at.match.play
    const deck = [...own[0].hand, ...own[1].hand, pub.accused, hidden.forgotten]
    expect(deck.map(cardText).sort()).toEqual(pub.deck.map(cardText).sort())
  })

  test('IK-3.2: facets last one round', () => {
    const at = ended('hand Fool; facet Master Tactician', 'hand Zealot; facet Charismatic Leader')
    expect(at.view(-1).players.map(({ facet, flipped }) => [facet, flipped])).toEqual([
      ['Regular', false],
      ['Regular', false],
    ])
  })

  test('IK-19.7: an Army has eight cards all match long', () => {
    const at = ended('hand Fool, Exile of seat 0; signatures Exile, Aegis, Stranger; exhausted Judge', 'hand Zealot')
    const { army, exhausted } = at.view(-1).players[0]
    expect(army + exhausted.length).toBe(8)
  })

  test('IK-13.45: an army card behaves like its namesake: it can be named, and found by name', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Soldier of seat 0, Fool | seat 1: hand Judge of seat 1, Queen | to act: 0",
      expansion,
    )
    at.play(0, 'Soldier of seat 0').name(0, 'Judge')
    expect(at.events(1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: true })
    expect(at.view(-1).throne).toBe(7)
  })
})

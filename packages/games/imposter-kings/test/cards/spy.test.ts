import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Spy', () => {
  const position = (seats: string, accused = "King's Hand") =>
    table(`court: Zealot by 1 | accused: ${accused} | to act: 0 | ${seats}`, { seats: 3 })
  const all =
    'seat 0: hand Spy, Fool; successor Elder | seat 1: hand Judge, Mystic; successor Queen | seat 2: hand Warlord; successor Soldier'

  test('IK-7.21, IK-7.21a, IK-14.1: the Spy is disgraced and its player alone sees all Successors', () => {
    const at = position(all).play(0, 'Spy').use(0)
    expect(at.courtShort()).toEqual(['Zealot', '(Spy)'])
    expect(at.events(0).filter(({ type }) => type === 'successorSeen')).toEqual([
      { type: 'successorSeen', seat: 0, of: 1, card: 'Queen' },
      { type: 'successorSeen', seat: 0, of: 2, card: 'Soldier' },
    ])
    expect(at.events(1).filter(({ type }) => type === 'successorSeen')).toEqual([
      { type: 'successorSeen', seat: 0, of: 1 },
      { type: 'successorSeen', seat: 0, of: 2 },
    ])
    expect(at.view(0).mine?.known).toEqual([
      { seat: 1, place: 'successor', card: 'Queen', tracked: false },
      { seat: 2, place: 'successor', card: 'Soldier', tracked: false },
    ])
    expect(at.view(1).mine?.known).toEqual([])
  })

  test('IK-7.21a, IK-18.28: the chosen player exchanges the Successor with a hand card of its own choice, secretly', () => {
    const at = position(all).play(0, 'Spy').use(0).player(0, 1)
    expect(at.events(2)).toContainEqual({ type: 'playerChosen', seat: 0, source: 'Spy', player: 1 })
    expect(at.legalCards(1)).toEqual(['Judge', 'Mystic'])
    at.pick(1, 'Judge')
    expect(at.view(1).mine).toMatchObject({ successor: 'Judge' })
    expect(at.hand(1)).toEqual(['Mystic', 'Queen'])
    for (const observer of [0, 2, -1]) {
      expect(at.events(observer).filter(({ type }) => type === 'successorExchanged')).toEqual([
        { type: 'successorExchanged', seat: 1 },
      ])
    }
    expect(at.view(0).mine?.known).toContainEqual({ seat: 1, place: 'hand', card: 'Queen', tracked: false })
  })

  test('IK-16.10: oneself may be chosen, and nobody', () => {
    const at = position(all).play(0, 'Spy').use(0)
    expect(at.legal(0)).toEqual([
      { type: 'choosePlayer', seat: 0 },
      { type: 'choosePlayer', seat: 1 },
      { type: 'choosePlayer', seat: 2 },
      { type: 'chooseNobody' },
    ])
    at.player(0, 0).pick(0, 'Fool')
    expect(at.view(0).mine).toMatchObject({ successor: 'Fool' })
    expect(position(all).play(0, 'Spy').use(0).nobody(0).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.21a: only who has a Successor and a hand card can be chosen', () => {
    const at = position(
      'seat 0: hand Spy; successor Elder | seat 1: hand Judge; king down | seat 2: hand Warlord; successor Soldier',
    )
      .play(0, 'Spy')
      .use(0)
    expect(at.legal(0)).toEqual([{ type: 'choosePlayer', seat: 2 }, { type: 'chooseNobody' }])
    const none = position(
      'seat 0: hand Spy; successor Elder | seat 1: hand Judge; king down | seat 2: hand none; successor Soldier',
    )
      .play(0, 'Spy')
      .use(0)
    expect(none.askedShort()).toEqual(['1 mainTurn'])
    expect(none.view(0).mine?.known).toHaveLength(1)
  })

  test('IK-12.12: the Successor of a player who is out is left alone', () => {
    const at = position(all.replace('successor Soldier', 'successor Soldier; out')).play(0, 'Spy').use(0)
    expect(at.view(0).mine?.known).toHaveLength(1)
    expect(at.legal(0)).not.toContainEqual({ type: 'choosePlayer', seat: 2 })
  })

  test('IK-9.20, IK-5.13: the window comes when the use is announced and paid, before anything is seen', () => {
    const at = position(all, 'Princess').play(0, 'Spy').use(0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.told(0)).not.toContain('successorSeen')
    expect(at.courtShort()).toEqual(['Zealot', '(Spy)'])
    at.pass(1).pass(2)
    expect(at.told(0)).toContain('successorSeen')
  })

  test('IK-16.44, IK-7.13d: the new Successor of a Charismatic Leader is open', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | to act: 0 | seat 0: hand Spy | seat 1: hand Judge; successor Queen; facet Charismatic Leader | seat 2: hand Warlord",
      { seats: 3, options: { mode: 'expansion' } },
    )
    at.play(0, 'Spy').use(0).player(0, 1).pick(1, 'Judge')
    expect(at.view(2).players[1].openSuccessor).toBe('Judge')
    expect(at.view(-1).known).toContainEqual({ seat: 1, place: 'hand', card: 'Queen', tracked: true })
  })

  test('IK-5.9: it may be declined', () => {
    expect(position(all).play(0, 'Spy').decline(0).courtShort()).toEqual(['Zealot', 'Spy'])
  })
})

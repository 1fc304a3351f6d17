import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('the turn', () => {
  test('IK-4.1: an Exile ends at the start of the next turn of the player who played it', () => {
    const at = table('court: Fool by 0 | exile: 1 | seat 0: hand Assassin, Judge | seat 1: hand Elder | to act: 0', {
      options: { mode: 'expansion' },
    })
    expect(at.view(-1).exiles).toEqual([1])
    at.play(0, 'Assassin')
    expect(at.events(-1)).toContainEqual({ type: 'exileEnded', seat: 1 })
    expect(at.view(-1).exiles).toEqual([])
  })

  test('IK-4.2: without turn-start cards in the game nobody is asked', () => {
    expect(
      table('court: Fool by 1 | seat 0: hand Judge; antechamber Elder | seat 1: hand Queen | to act: 0').askedShort(),
    ).toEqual(['0 antechamberTurn'])
  })

  test('IK-4.3, IK-18.17, IK-16.22: a card in the Antechamber comes first, the owner chooses which, and hand and King wait', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Princess; antechamber Warlord, Elder | seat 1: hand Mystic | to act: 0',
    )
    expect(at.legal(0)).toEqual([
      { type: 'play', card: 'Warlord' },
      { type: 'play', card: 'Elder' },
    ])
    expect(at.blocked(0, { type: 'play', card: 'Princess' })).toMatchObject({
      code: 'antechamberFirst',
      rule: 'IK-4.3',
    })
    expect(at.blocked(0, { type: 'flip' })).toMatchObject({ code: 'antechamberFirst' })
    expect(at.play(0, 'Elder').askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-4.4, IK-18.16: otherwise play a card or flip the King, both free choices; there is no pass', () => {
    const at = table('court: Fool by 1 | seat 0: hand Princess; successor Elder | seat 1: hand Mystic | to act: 0')
    expect(at.legal(0)).toEqual([{ type: 'play', card: 'Princess' }, { type: 'flip' }])
    expect(at.blocked(0, { type: 'pass' })).toMatchObject({ code: 'otherDecision' })
  })

  test('IK-4.5, IK-21.19: who can do neither is stuck and loses the round', () => {
    const at = table('court: Queen by 1 | seat 0: hand Fool; king down | seat 1: hand Elder | to act: 0')
    expect(at.told(-1)).toContain('stuck')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, reason: 'stuck' })
  })

  test('IK-4.5: it is tested at the start of the own turn only, not when another player makes one stuck', () => {
    const at = table(
      'court: Fool by 0 | seat 0: hand Assassin; king down | seat 1: hand Queen, Elder | to act: 1',
    ).play(1, 'Queen')
    expect(at.told(-1).filter((type) => ['turnStarted', 'stuck'].includes(type))).toEqual(['turnStarted', 'stuck'])
    const other = table(
      "court: Fool by 0 | accused: King's Hand | seat 0: hand Judge; king down | seat 1: hand Inquisitor, Elder | to act: 1",
    )
    other.play(1, 'Inquisitor').use(1).name(1, 'Judge').pick(0, 'Judge')
    // Nothing left in the hand, but a card in the Antechamber.
    expect(other.askedShort()).toEqual(['0 antechamberTurn'])
  })

  test('IK-4.5, IK-8.1: with an empty Court and an empty hand even a face-up King does not help', () => {
    const at = table('court: none | seat 0: hand none; successor Elder | seat 1: hand Mystic | to act: 0')
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], reason: 'stuck' })
  })

  test('IK-4.6: a Conspiracist effect ends with the player’s next turn, then the next player starts', () => {
    const at = table('court: Fool by 1 | seat 0: hand Assassin; conspiracies 1 | seat 1: hand Elder | to act: 0', {
      options: { mode: 'expansion' },
    })
    at.play(0, 'Assassin')
    expect(at.events(-1)).toContainEqual({ type: 'conspiracyEnded', seat: 0 })
    expect(at.view(-1).players[0].conspiracies).toBe(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-4.7, IK-0.5: a turn is one play, then the next player in order', () => {
    const at = table(
      'court: Fool by 2 | seat 0: hand Assassin | seat 1: hand Elder; out | seat 2: hand Zealot | to act: 0',
      { seats: 3 },
    )
    expect(at.play(0, 'Assassin').askedShort()).toEqual(['2 mainTurn'])
    expect(at.play(2, 'Zealot').view(-1)).toMatchObject({ acting: 0, turn: 3 })
  })

  test('IK-4.8: Oathbound’s second card is no new turn: an Antechamber card is not asked for in between', () => {
    const at = table('court: Queen by 1 | seat 0: hand Oathbound, Inquisitor | seat 1: hand Judge | to act: 0')
    at.play(0, 'Oathbound')
    expect(at.view(-1).turn).toBe(1)
    at.pick(0, 'Inquisitor').use(0).name(0, 'Judge').pick(1, 'Judge')
    expect(at.view(-1).turn).toBe(2)
  })

  test('IK-4.9: when its player goes out, a running Exile or Conspiracist effect ends at once', () => {
    const options = { mode: 'expansion', falseClaimPenalty: 'forfeit' } as const
    // Seat 0 has an Exile and a Conspiracist effect running and forfeits against seat 1's Soldier.
    const at = table(
      'court: Fool by 0 | exile: 0 | seat 0: hand Queen; conspiracies 1 | seat 1: hand Conspiracist of seat 1, Judge; conspiracies 1 | seat 2: hand Mystic | to act: 1',
      { seats: 3, options },
    )
    at.play(1, 'Judge').player(1, 0).name(1, 'Queen')
    expect(at.askedShort()).toEqual(['0 reactionPrompt'])
    at.claim(0, "King's Hand")
    expect(at.view(-1).exiles).toEqual([])
    expect(at.view(-1).players[0]).toMatchObject({ out: true, conspiracies: 0 })
  })
})

describe('acting again after King’s Hand', () => {
  test('IK-4.7, IK-9.25, IK-16.26: the same player acts again; remaining Antechamber cards first', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Queen; antechamber Soldier, Elder | seat 1: hand King's Hand, Zealot | to act: 0",
    )
    at.play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
    expect(at.legalCards(0)).toEqual(['Elder'])
    const none = table(
      "court: Fool by 1 | seat 0: hand Queen; antechamber Soldier | seat 1: hand King's Hand, Zealot | to act: 0",
    )
    none.play(0, 'Soldier').name(0, 'Zealot').claim(1, "King's Hand")
    expect(none.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-9.25, IK-11.1: who cannot act again is stuck', () => {
    const at = table(
      "court: Queen by 1 | seat 0: hand Princess, Fool; king down | seat 1: hand King's Hand, Zealot | to act: 0",
    )
    at.play(0, 'Princess').use(0).player(0, 1).claim(1, "King's Hand")
    expect(at.view(-1).lastRound).toMatchObject({ winners: [1], loser: 0, reason: 'stuck' })
  })
})

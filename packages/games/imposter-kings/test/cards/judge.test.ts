import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Judge', () => {
  const position = (hands: string, accused = "King's Hand") =>
    table(`court: Zealot by 1 | accused: ${accused} | ${hands} | to act: 0`)

  test('IK-7.9, IK-7.9a, IK-18.20, IK-18.24: a right guess lets a hand card go to the own Antechamber, to be played next turn', () => {
    const at = position('seat 0: hand Judge, Fool, Assassin, Queen | seat 1: hand Soldier, Warlord')
    at.play(0, 'Judge').player(0, 1).name(0, 'Soldier')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Soldier', right: true })
    at.pick(0, 'Queen')
    expect(at.view(-1).players[0].antechamber).toEqual(['Queen'])
    expect(at.view(-1).known).toEqual([{ seat: 1, place: 'hand', name: 'Soldier', tracked: false }])
    at.play(1, 'Warlord')
    expect(at.askedShort()).toEqual(['0 antechamberTurn'])
    expect(at.legal(0)).toEqual([{ type: 'play', card: 'Queen' }])
  })

  test('IK-7.9b: a card of base value 1 can never be moved', () => {
    const at = position('seat 0: hand Judge, Fool, Assassin | seat 1: hand Soldier')
      .play(0, 'Judge')
      .player(0, 1)
      .name(0, 'Soldier')
    expect(at.legal(0)).toEqual([{ type: 'pick', card: 'Assassin' }, { type: 'pickNone' }])
    expect(at.blocked(0, { type: 'pick', card: 'Fool' })).toMatchObject({ code: 'notAllowed' })
  })

  test('IK-7.9a, IK-18.1: the move may be declined, and is asked for even where only a Fool is held', () => {
    const at = position('seat 0: hand Judge, Fool | seat 1: hand Soldier')
      .play(0, 'Judge')
      .player(0, 1)
      .name(0, 'Soldier')
    expect(at.legal(0)).toEqual([{ type: 'pickNone' }])
    at.pickNone(0)
    expect(at.view(-1).players[0].antechamber).toEqual([])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-5.8: with no card left in hand there is nothing to move, and nothing is asked', () => {
    const at = position('seat 0: hand Judge | seat 1: hand Soldier').play(0, 'Judge').player(0, 1).name(0, 'Soldier')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.9a: a wrong guess does nothing', () => {
    const at = position('seat 0: hand Judge, Queen | seat 1: hand Soldier')
      .play(0, 'Judge')
      .player(0, 1)
      .name(0, 'Oathbound')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Oathbound', right: false })
    expect(at.view(-1).players[1].lacks).toEqual(['Oathbound'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-16.18, IK-9.21, IK-16.37: the guess is not optional, and can be cancelled', () => {
    const at = position("seat 0: hand Judge, Queen | seat 1: hand King's Hand, Soldier", 'Mystic').play(0, 'Judge')
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
    expect(at.blocked(0, { type: 'decline' })).toMatchObject({ code: 'otherDecision' })
    at.player(0, 1).name(0, 'Soldier')
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { card: 'Judge', name: 'Soldier', player: 1 } },
    ])
    at.claim(1, "King's Hand")
    expect(at.courtShort()).toEqual(['Zealot'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-16.20, IK-0.10, IK-5.13: the window lies between declaring and resolving and opens on a wrong guess as well', () => {
    const at = position('seat 0: hand Judge, Queen | seat 1: hand Soldier', 'Mystic')
      .play(0, 'Judge')
      .player(0, 1)
      .name(0, 'Elder')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
  })

  test('IK-9.21: with kingsHandScope mayOnly the Judge has no window', () => {
    const at = table('court: Zealot by 1 | seat 0: hand Judge, Queen | seat 1: hand Soldier | to act: 0', {
      options: { kingsHandScope: 'mayOnly' },
    })
    at.play(0, 'Judge').player(0, 1).name(0, 'Elder')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.9a: an opponent with an empty hand may be chosen, one who is out may not', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | seat 0: hand Judge, Queen | seat 1: hand none | seat 2: hand Elder; out | to act: 0",
      { seats: 3 },
    )
    expect(at.play(0, 'Judge').legal(0)).toEqual([{ type: 'choosePlayer', seat: 1 }])
  })

  test('IK-0.3, IK-12.25: in team play only the other team can be chosen', () => {
    const at = table(
      "court: Zealot by 1 | accused: King's Hand | removed: Arbiter | seat 0: hand Judge, Queen | to act: 0",
      { seats: 4 },
    )
    expect(at.play(0, 'Judge').legal(0)).toEqual([
      { type: 'choosePlayer', seat: 1 },
      { type: 'choosePlayer', seat: 3 },
    ])
  })

  test('IK-5.14, IK-9.18: an opponent who forfeits in the window is no longer there to be guessed at', () => {
    const at = table(
      'court: Zealot by 1 | seat 0: hand Judge, Queen | seat 1: hand Soldier | seat 2: hand Mystic | to act: 0',
      {
        seats: 3,
        options: { falseClaimPenalty: 'forfeit' },
      },
    )
    at.play(0, 'Judge').player(0, 1).name(0, 'Soldier').claim(1, "King's Hand").pass(2)
    expect(at.told(-1)).not.toContain('guessed')
    expect(at.askedShort()).toEqual(['2 mainTurn'])
  })
})

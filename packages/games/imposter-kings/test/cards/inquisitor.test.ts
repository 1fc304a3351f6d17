import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

describe('Inquisitor', () => {
  const two =
    "court: Fool by 1 | accused: King's Hand | seat 0: hand Inquisitor, Queen | seat 1: hand Elder, Elder, Judge | to act: 0"

  test('IK-7.5, IK-7.5a, IK-16.19: the holder moves exactly one copy to the Antechamber, face up', () => {
    const at = table(two).play(0, 'Inquisitor').use(0).name(0, 'Elder')
    expect(at.events(-1)).toContainEqual({ type: 'holderFound', seat: 1, card: 'Elder', holds: true })
    at.pick(1, 'Elder')
    expect(at.view(-1).players[1].antechamber).toEqual(['Elder'])
    expect(at.hand(1)).toEqual(['Elder', 'Judge'])
    expect(at.askedShort()).toEqual(['1 antechamberTurn'])
  })

  test('IK-7.5a: the name is said before the window, and nothing is answered before it has passed', () => {
    const at = table(two.replace("accused: King's Hand", 'accused: Mystic'))
      .play(0, 'Inquisitor')
      .use(0)
      .name(0, 'Elder')
    expect(at.asked()).toMatchObject([
      { seat: 1, question: 'reactionPrompt', about: { card: 'Inquisitor', name: 'Elder' } },
    ])
    expect(at.told(-1)).not.toContain('holderFound')
    at.pass(1)
    expect(at.askedShort()).toEqual(['1 pickOpenly'])
  })

  test('IK-7.5a: if nobody has it nothing happens, and this is announced', () => {
    const at = table(two).play(0, 'Inquisitor').use(0).name(0, 'Warlord')
    expect(at.events(-1)).toContainEqual({ type: 'holderFound', seat: 1, card: 'Warlord', holds: false })
    expect(at.view(-1).players[1].antechamber).toEqual([])
    expect(at.view(-1).players[1].lacks).toEqual(['Warlord'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.5a, IK-10.1: Successor, Dungeon and Antechamber are not searched, nor the own hand', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | seat 0: hand Inquisitor, Inquisitor | seat 1: hand Judge; successor Soldier; dungeon Soldier; antechamber Elder | to act: 0",
    )
    const asked = at.match.clone()
    at.play(0, 'Inquisitor').use(0).name(0, 'Soldier')
    expect(at.events(-1)).toContainEqual({ type: 'holderFound', seat: 1, card: 'Soldier', holds: false })
    expect(asked.apply(0, { type: 'play', card: 'Inquisitor' }).blocked).toBeNull()
    expect(asked.apply(0, { type: 'use' }).blocked).toBeNull()
    const own = asked.apply(0, { type: 'nameCard', card: 'Inquisitor' })
    expect(own.blocked === null && asked.tell(own.events, -1).filter(({ type }) => type === 'holderFound')).toEqual([
      { type: 'holderFound', turn: 1, seat: 1, card: 'Inquisitor', holds: false },
    ])
  })

  test('IK-7.5a, IK-0.6, IK-13.45, IK-18.29: one name, several cards: copies differ by the Army they belong to, and the holder picks', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | seat 0: hand Inquisitor | seat 1: hand Elder, Elder of seat 1, Judge | to act: 0",
      { options: { mode: 'expansion', expansionStages: 2 } },
    )
    at.play(0, 'Inquisitor').use(0).name(0, 'Elder')
    expect(at.legalCards(1)).toEqual(['Elder', 'Elder of seat 1'])
    at.pick(1, 'Elder of seat 1')
    expect(at.view(0).players[1].antechamber).toEqual(['Elder of seat 1'])
    expect(at.hand(1)).toEqual(['Elder', 'Judge'])
  })

  const three = (seat2: string) =>
    table(
      `court: Fool by 1 | accused: King's Hand | seat 0: hand Inquisitor | seat 1: hand Soldier, Judge | seat 2: ${seat2} | to act: 0`,
      {
        seats: 3,
      },
    )

  test('IK-0.11, IK-18.29, IK-18.5, IK-18.1: all holders are asked at once, also with one copy, and their cards move together', () => {
    const at = three('hand Soldier, Queen').play(0, 'Inquisitor').use(0).name(0, 'Soldier')
    expect(at.askedShort()).toEqual(['1 pickOpenly', '2 pickOpenly'])
    expect(at.legal(1)).toEqual([{ type: 'pick', card: 'Soldier' }])
    at.pick(2, 'Soldier')
    expect(at.view(-1).players.map(({ antechamber }) => antechamber)).toEqual([[], [], []])
    at.pick(1, 'Soldier')
    expect(at.view(-1).players.map(({ antechamber }) => antechamber)).toEqual([[], ['Soldier'], ['Soldier']])
  })

  test('IK-12.12: a player who is out is not searched', () => {
    const at = three('hand Soldier, Queen; out').play(0, 'Inquisitor').use(0).name(0, 'Soldier')
    expect(at.askedShort()).toEqual(['1 pickOpenly'])
    expect(at.events(-1).filter(({ type }) => type === 'holderFound')).toEqual([
      { type: 'holderFound', seat: 1, card: 'Soldier', holds: true },
    ])
  })

  test('IK-7.5b, IK-12.25: in team play the ally is another player, too', () => {
    const at = table(
      "court: Fool by 1 | accused: King's Hand | removed: Arbiter | seat 0: hand Inquisitor | seat 2: hand Judge, Queen | to act: 0",
      {
        seats: 4,
      },
    )
    at.play(0, 'Inquisitor').use(0).name(0, 'Judge').pick(2, 'Judge')
    expect(at.view(-1).players[2].antechamber).toEqual(['Judge'])
  })

  test('IK-5.9: it may be declined', () => {
    const at = table(two).play(0, 'Inquisitor').decline(0)
    expect(at.events(-1)).toContainEqual({ type: 'abilityDeclined', seat: 0, card: 'Inquisitor' })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-18.19: any name of the game may be said, also one nobody can hold, but none of another game', () => {
    const at = table(two).play(0, 'Inquisitor').use(0)
    expect(at.legalCards(0)).toEqual(expect.arrayContaining(['Inquisitor', "King's Hand", 'Fool', 'Queen']))
    expect(at.blocked(0, { type: 'nameCard', card: 'Executioner' })).toMatchObject({
      code: 'notInGame',
      rule: 'IK-18.19',
    })
  })
})

import { describe, expect, test } from 'vitest'
import { KINGS_HAND } from '../../src/names.ts'
import { couldHold } from '../../src/reactions/eligibility.ts'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Informant of seat 0'

describe('Informant', () => {
  const informant = (dungeon: string, more = '') =>
    table(
      `court: Zealot by 1 | seat 0: hand ${CARD}, Queen${more} | seat 1: hand Princess; dungeon ${dungeon} | to act: 0`,
      expansion,
    )
  const guesses = (at: ReturnType<typeof table>, name: string) => at.play(0, CARD).player(0, 1).name(0, name)

  test('IK-7.35, IK-7.35a, IK-18.32: a right guess reveals the Dungeon card, which may be taken', () => {
    const at = guesses(informant("King's Hand"), "King's Hand")
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: "King's Hand", right: true })
    expect(at.events(-1)).toContainEqual({ type: 'dungeonShown', seat: 1, card: "King's Hand" })
    expect(at.view(-1).known).toEqual([{ seat: 1, place: 'dungeon', card: "King's Hand", tracked: false }])
    expect(at.legal(0).map(({ reward }) => reward)).toEqual(['card', 'rally', 'nothing'])
    at.reward(0, 'card')
    expect(at.events(-1)).toContainEqual({ type: 'dungeonTakenOpenly', seat: 0, of: 1, card: "King's Hand" }) // IK-14.4
    expect(at.hand(0)).toEqual(["King's Hand", 'Queen'])
    expect(at.view(-1).players[1].dungeon).toBe(false)
  })

  test('IK-9.15: the card is tracked with whoever took it, so nobody else is asked about it', () => {
    const at = guesses(informant("King's Hand", ', Soldier'), "King's Hand").reward(0, 'card')
    expect(at.view(-1).known).toEqual([{ seat: 0, place: 'hand', card: "King's Hand", tracked: true }])
    at.flip(1).pass(0).play(0, 'Soldier').name(0, 'Fool')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-7.35a, IK-18.32: or rally instead, secretly; the Dungeon card stays', () => {
    const at = guesses(informant('Fool'), 'Fool').reward(0, 'rally')
    expect(at.askedShort()).toEqual(['0 rallyCard'])
    at.pick(0, 'Elder of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'rallied', seat: 0 })
    expect(at.hand(0)).toEqual(['Queen', 'Elder of seat 0'])
    expect(at.view(-1).players[1].dungeon).toBe(true)
  })

  test('IK-9.2: a Dungeon card that was revealed and stays there can be in no hand, and nobody is asked about it', () => {
    const asked = (name: string) => {
      const at = guesses(informant("King's Hand", ', Soldier'), name)
      if (name === "King's Hand") at.reward(0, 'nothing')
      at.flip(1).pass(0).play(0, 'Soldier').name(0, 'Fool')
      return at.told(-1).includes('windowOpened')
    }
    expect([asked('Mystic'), asked("King's Hand")]).toEqual([true, false])
  })

  test('IK-9.2, IK-9.15: taken back by a Lockshift it is with its player', () => {
    const at = table(
      `court: Zealot by 1 | known: King's Hand at 1 dungeon | seat 0: hand Lockshift of seat 0, Queen | seat 1: hand Princess; dungeon King's Hand | to act: 0`,
      expansion,
    )
    const holders = () => [0, 1].filter((seat) => couldHold(at.match.play.pub, seat, KINGS_HAND))
    expect(holders()).toEqual([])
    at.play(0, 'Lockshift of seat 0').use(0)
    expect(holders()).toEqual([1])
  })

  test('IK-16.13: or neither', () => {
    const at = guesses(informant('Fool'), 'Fool').reward(0, 'nothing')
    expect(at.hand(0)).toEqual(['Queen'])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-13.40: with no card available there is no rally to choose', () => {
    const at = guesses(informant('Fool', '; signatures Informant; army none'), 'Fool')
    expect(at.legal(0).map(({ reward }) => reward)).toEqual(['card', 'nothing'])
    expect(at.blocked(0, { type: 'chooseReward', reward: 'rally' })).toMatchObject({ code: 'emptyArmy' })
  })

  test('IK-7.35a: a wrong guess reveals nothing', () => {
    const at = guesses(informant('Fool'), 'Judge')
    expect(at.events(-1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: false })
    expect(at.told(-1)).not.toContain('dungeonShown')
    expect(at.view(0).known).toEqual([])
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.35a: hands are not searched', () => {
    expect(guesses(informant('Fool'), 'Princess').events(0)).toContainEqual({
      type: 'guessed',
      seat: 0,
      card: 'Princess',
      right: false,
    })
  })

  test('IK-7.35a: without a Dungeon card among the opponents nothing happens', () => {
    const at = table(
      `court: Zealot by 1 | seat 0: hand ${CARD}, Queen; dungeon Fool | seat 1: hand Princess | to act: 0`,
      expansion,
    )
    expect(at.play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-6.40: it is immune, so nobody is asked', () => {
    const at = guesses(informant('Fool'), 'Fool')
    expect(at.told(-1)).not.toContain('windowOpened')
  })

  test('IK-16.13, IK-18.20, IK-12.25: one opponent is chosen, never the partner and never a player without a Dungeon card', () => {
    const at = table(
      `court: Zealot by 1 | seat 0: hand ${CARD}, Queen | seat 1: hand Princess` +
        ' | seat 2: hand Sentry; dungeon Warlord | seat 3: hand Spy; dungeon Soldier | to act: 0',
      { seats: 4, options: { mode: 'expansion', deck: 'base-25' } },
    ).play(0, CARD)
    expect(at.legal(0).map(({ seat }) => seat)).toEqual([3])
  })
})

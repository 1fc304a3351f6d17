import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

describe('Flagbearer', () => {
  const flagbearer = (court: string, seat0: string, rest = "accused: King's Hand") =>
    table(
      `court: ${court} | ${rest} | seat 0: hand Flagbearer of seat 0, ${seat0} | seat 1: hand Queen, Zealot | to act: 0`,
      expansion,
    )

  test('IK-7.31, IK-7.31a: it recalls once, rallies up to twice before all eyes, and gives one back secretly', () => {
    const at = flagbearer('Elder by 1 down', 'Fool; signatures Flagbearer, Aegis, Exile; exhausted Judge, Soldier')
    at.play(0, 'Flagbearer of seat 0').use(0)
    expect(at.courtShort()).toEqual(['(Elder)', '(Flagbearer of seat 0)'])
    expect(at.legalCards(0)).toEqual(['Soldier of seat 0', 'Judge of seat 0'])
    at.pick(0, 'Judge of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'recalled', seat: 0, card: 'Judge of seat 0' })
    expect(at.askedShort()).toEqual(['0 rallyCard'])
    at.pick(0, 'Judge of seat 0')
    expect(at.events(1)).toContainEqual({ type: 'ralliedOpenly', seat: 0, card: 'Judge of seat 0' })
    at.pick(0, 'Exile of seat 0')
    expect(at.legalCards(0)).toEqual(['Judge of seat 0', 'Exile of seat 0'])
    at.pick(0, 'Judge of seat 0')
    expect(at.hand(0)).toEqual(['Fool', 'Exile of seat 0'])
    expect(at.view(0).mine?.army).toContain('Judge of seat 0')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-18.36, IK-9.15: the others see that a card went back and not which, so neither is tracked', () => {
    const at = flagbearer('Elder by 1 down', 'Fool; signatures Flagbearer, Aegis, Exile')
    at.play(0, 'Flagbearer of seat 0').use(0).pick(0, 'Aegis of seat 0').pick(0, 'Exile of seat 0')
    expect(at.view(1).known.map(({ card }) => card)).toEqual(['Aegis of seat 0', 'Exile of seat 0'])
    at.pick(0, 'Exile of seat 0')
    expect(at.events(0)).toContainEqual({ type: 'returnedToArmy', seat: 0, card: 'Exile of seat 0' })
    expect(at.events(1)).toContainEqual({ type: 'returnedToArmy', seat: 0 })
    expect(at.view(1).known).toEqual([])
    expect(at.view(1).players[0]).toMatchObject({ hand: 2, army: 6 })
  })

  test('IK-9.15: whoever knew of a namesake in that hand still knows of that one, and of no other', () => {
    const at = table(
      "court: Elder by 1 down | accused: King's Hand | to act: 0" +
        ' | seat 0: hand Flagbearer of seat 0, Judge | seat 1: hand Queen, Zealot; knows Judge at 0 hand',
      expansion,
    )
    at.play(0, 'Flagbearer of seat 0')
      .use(0)
      .pick(0, 'Judge of seat 0')
      .pick(0, 'Elder of seat 0')
      .pick(0, 'Judge of seat 0')
    expect(at.hand(0)).toEqual(['Judge', 'Elder of seat 0'])
    expect(at.view(1).mine?.known).toEqual([{ seat: 0, place: 'hand', card: 'Judge', tracked: false }])
  })

  test('IK-7.31a: without a card that is disgraced already it has no ability', () => {
    const at = flagbearer('Fool by 1', 'Judge').play(0, 'Flagbearer of seat 0')
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.courtShort()).toEqual(['Fool', 'Flagbearer of seat 0'])
  })

  test('IK-7.31a, IK-5.9: it may be declined and then stays face up', () => {
    const at = flagbearer('Elder by 1 down', 'Fool').play(0, 'Flagbearer of seat 0').decline(0)
    expect(at.told(1)).toContain('abilityDeclined')
    expect(at.courtShort()).toEqual(['(Elder)', 'Flagbearer of seat 0'])
  })

  test('IK-7.31a: a single rallied card goes back at once', () => {
    const at = flagbearer('Elder by 1 down', 'Fool; signatures Flagbearer, Aegis, Exile')
    at.play(0, 'Flagbearer of seat 0').use(0).pick(0, 'Aegis of seat 0').pickNone(0)
    expect(at.told(1)).toContain('returnedToArmy')
    expect(at.hand(0)).toEqual(['Fool'])
    expect(at.view(0).mine?.army).toContain('Aegis of seat 0')
    expect(at.view(1).known).toEqual([])
  })

  test('IK-13.40, IK-18.35: a rally that is granted may be skipped, and then no second one follows', () => {
    const at = flagbearer('Elder by 1 down', 'Fool').play(0, 'Flagbearer of seat 0').use(0)
    expect(at.askedShort()).toEqual(['0 rallyCard'])
    at.pickNone(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
    expect(at.view(-1).players[0]).toMatchObject({ hand: 1, army: 5 })
  })

  test('IK-13.40, IK-13.41: with nothing exhausted and nothing available nothing is asked', () => {
    const at = flagbearer('Elder by 1 down', 'Fool; signatures Flagbearer; army none')
      .play(0, 'Flagbearer of seat 0')
      .use(0)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test("IK-16.11, IK-9.20, IK-9.29: King's Hand can cancel it, although it is disgraced by then", () => {
    const at = table(
      "court: Elder by 1 down | seat 0: hand Flagbearer of seat 0, Fool; exhausted Judge | seat 1: hand King's Hand | to act: 0",
      expansion,
    )
    at.play(0, 'Flagbearer of seat 0').use(0)
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    at.claim(1, "King's Hand")
    expect(at.courtShort()).toEqual(['(Elder)'])
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Flagbearer of seat 0'])
    expect(at.view(-1).players[0].exhausted).toEqual(['Judge of seat 0'])
    expect(at.askedShort()).toEqual(['0 mainTurn'])
  })

  test('IK-16.11, IK-9.28: as the second card of an Oathbound nothing can cancel it', () => {
    const at = table(
      'court: Queen by 1 | seat 0: hand Flagbearer of seat 0, Oathbound; exhausted Judge | seat 1: hand Zealot | to act: 0',
      expansion,
    )
    at.play(0, 'Oathbound').pick(0, 'Flagbearer of seat 0').use(0)
    expect(at.told(1)).not.toContain('windowOpened')
    expect(at.askedShort()).toEqual(['0 rallyCard'])
  })

  test('IK-13.43: a card that was given back counts as never rallied when the round ends', () => {
    const at = table(
      "court: Elder by 1 down | accused: King's Hand | to act: 0" +
        ' | seat 0: hand Flagbearer of seat 0, Fool; signatures Flagbearer, Aegis, Exile | seat 1: hand none; king down',
      expansion,
    )
    at.play(0, 'Flagbearer of seat 0')
      .use(0)
      .pick(0, 'Aegis of seat 0')
      .pick(0, 'Exile of seat 0')
      .pick(0, 'Exile of seat 0')
    expect(at.told(-1)).toContain('roundEnded')
    expect(at.view(-1).players[0].exhausted).toEqual(['Flagbearer of seat 0', 'Aegis of seat 0'])
  })
})

import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const CARD = 'Lockshift of seat 0'

describe('Lockshift', () => {
  const lockshift = (seat0: string, seat1: string, accused = "King's Hand") =>
    table(
      `court: Zealot by 1 | accused: ${accused} | seat 0: hand ${CARD}, Queen${seat0} | seat 1: hand Princess${seat1} | to act: 0`,
      expansion,
    )

  test('IK-7.37, IK-7.37a: everybody takes the own Dungeon card back, the others show theirs first', () => {
    const at = lockshift('; dungeon Fool', '; dungeon Judge').play(0, CARD).use(0)
    expect(at.events(0)).toContainEqual({ type: 'dungeonShown', seat: 1, card: 'Judge' })
    expect(at.hand(0)).toEqual(['Fool', 'Queen'])
    expect(at.hand(1)).toEqual(['Judge', 'Princess'])
    expect(at.view(-1).players.map(({ dungeon }) => dungeon)).toEqual([false, false])
  })

  test('IK-7.37a, IK-9.15: the own card is not shown; what was shown is tracked', () => {
    const at = lockshift('; dungeon Fool', '; dungeon Judge').play(0, CARD).use(0)
    expect(at.events(1)).not.toContainEqual(expect.objectContaining({ card: 'Fool' }))
    expect(at.events(0)).toContainEqual({ type: 'dungeonTaken', seat: 0, card: 'Fool' })
    expect(at.view(-1).known).toEqual([{ seat: 1, place: 'hand', card: 'Judge', tracked: true }])
  })

  test('IK-14.4, IK-7.37a: a spectator, too, is told which card that was shown is taken, and not which one was not', () => {
    const at = lockshift('; dungeon Fool', '; dungeon Judge').play(0, CARD).use(0)
    expect(at.events(-1)).toEqual(
      expect.arrayContaining([
        { type: 'dungeonShown', seat: 1, card: 'Judge' },
        { type: 'dungeonTakenOpenly', seat: 1, of: 1, card: 'Judge' },
        { type: 'dungeonTaken', seat: 0 },
      ]),
    )
  })

  test('IK-7.37a: empty Dungeons are skipped, and with none at all it is not offered', () => {
    const at = lockshift('', '; dungeon Judge').play(0, CARD).use(0)
    expect(at.hand(0)).toEqual(['Queen'])
    expect(at.hand(1)).toEqual(['Judge', 'Princess'])
    const own = lockshift('; dungeon Fool', '').play(0, CARD).use(0)
    expect(own.hand(0)).toEqual(['Fool', 'Queen'])
    expect(lockshift('', '').play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.37a, IK-5.9: it may be declined', () => {
    const at = lockshift('; dungeon Fool', '; dungeon Judge').play(0, CARD).decline(0)
    expect(at.view(-1).players.map(({ dungeon }) => dungeon)).toEqual([true, true])
  })

  test("IK-9.20: King's Hand is asked for when its use is announced, before a Dungeon is shown", () => {
    const at = table(
      `court: Zealot by 1 | seat 0: hand ${CARD}, Queen; dungeon Fool | seat 1: hand King's Hand; dungeon Judge | to act: 0`,
      expansion,
    )
    at.play(0, CARD).use(0)
    expect(at.told(-1)).not.toContain('dungeonShown')
    at.claim(1, "King's Hand")
    expect(at.view(-1).players.map(({ dungeon }) => dungeon)).toEqual([true, true])
    expect(at.view(-1).known).toEqual([])
  })

  test('IK-12.12: players who are out keep their Dungeon card', () => {
    const at = table(
      `court: Zealot by 1 | accused: King's Hand | seat 0: hand ${CARD}, Queen | seat 1: hand Princess; dungeon Judge` +
        ' | seat 2: hand Spy; dungeon Fool; out | to act: 0',
      { seats: 3, ...expansion },
    )
    at.play(0, CARD).use(0)
    expect(at.view(-1).players.map(({ dungeon }) => dungeon)).toEqual([false, false, true])
  })

  test('IK-7.37a: in team play the partner shows and takes as well', () => {
    const at = table(
      `court: Zealot by 1 | accused: King's Hand | seat 0: hand ${CARD}, Queen | seat 1: hand Princess; dungeon Judge` +
        ' | seat 2: hand Spy; dungeon Fool | seat 3: hand Sentry; dungeon Warlord | to act: 0',
      { seats: 4, options: { mode: 'expansion', deck: 'base-25' } },
    )
    at.play(0, CARD).use(0)
    expect(at.hand(2)).toEqual(['Fool', 'Spy'])
    expect(at.hand(3)).toEqual(['Warlord', 'Sentry'])
  })

  test('IK-10.4: an exposed Dungeon card stays known when its owner takes it back unseen', () => {
    const at = table(
      `court: Zealot by 1 | accused: King's Hand | known: Fool at 0 dungeon | seat 0: hand ${CARD}, Queen; dungeon Fool` +
        ' | seat 1: hand Princess | to act: 0',
      expansion,
    )
    at.play(0, CARD).use(0)
    expect(at.view(1).known).toEqual([{ seat: 0, place: 'hand', card: 'Fool', tracked: false }])
  })
})

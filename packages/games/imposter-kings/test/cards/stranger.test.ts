import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const
const three = { seats: 3, options: { mode: 'expansion' } } as const
const CARD = 'Stranger of seat 0'

describe('Stranger', () => {
  const stranger = (
    court: string,
    hand = 'Elder of seat 0',
    rest = '',
    setting: Parameters<typeof table>[1] = expansion,
  ) =>
    table(
      `court: ${court} | seat 0: hand ${CARD}, ${hand} | seat 1: hand Inquisitor of seat 1, Judge of seat 1 | to act: 0${rest}`,
      setting,
    )
  const throne = (at: ReturnType<typeof table>) => at.view(-1).court.at(-1)
  /** Plays the Stranger, which becomes the card at this place of the Court. */
  const copies = (at: ReturnType<typeof table>, place: number) => at.play(0, CARD).use(0).court(0, place)

  test('IK-7.32, IK-7.32b: it removes a face-up card of the Court and has its name and text, with base value 2', () => {
    const at = copies(stranger('Warlord by 1, Princess by 0, Elder by 1 down'), 0)
    expect(at.told(1)).toEqual(expect.arrayContaining(['removed', 'copied']))
    expect(at.view(-1).removed).toEqual(['Warlord'])
    expect(at.courtShort()).toEqual(['Princess', '(Elder)', CARD])
    expect(throne(at)).toMatchObject({ as: 'Warlord', value: 4 })
  })

  test('IK-7.32b: the on-play ability of the copied card is resolved as its own', () => {
    const at = copies(stranger('Soldier by 1, Elder by 1 down'), 0).name(0, 'Judge')
    expect(at.events(1)).toContainEqual({ type: 'guessed', seat: 0, card: 'Judge', right: true })
    expect(throne(at)).toMatchObject({ as: 'Soldier', value: 4 })
    expect(at.askedShort()).toEqual(['0 disgraceSet'])
  })

  test('IK-7.32c, IK-9.28, IK-6.40: a copied ability opens no window, though the card itself would', () => {
    const at = copies(stranger('Soldier by 1, Elder by 1 down'), 0).name(0, 'Oathbound')
    expect(at.told(-1)).not.toContain('windowOpened')
    const direct = table(
      'court: Elder by 1 down | seat 0: hand Soldier, Queen | seat 1: hand Zealot, Fool | to act: 0',
      expansion,
    )
    expect(direct.play(0, 'Soldier').name(0, 'Oathbound').told(-1)).toContain('windowOpened')
  })

  test('IK-7.32b: a text that sets the value sets it', () => {
    const immortal = copies(stranger('Immortal by 1, Elder by 1 down'), 0)
    expect(throne(immortal)).toMatchObject({ as: 'Immortal', value: 5, royalty: true, steadfast: true })
    const at = stranger('Nakturn of seat 1 by 1, Elder by 1 down')
    expect(throne(copies(at, 0).decline(0))).toMatchObject({ as: 'Nakturn', value: 2 })
  })

  test('IK-16.12: the copied card is gone before the ability, so a copied Fool cannot take it', () => {
    const at = copies(stranger('Zealot by 1, Fool by 1'), 1).use(0)
    expect(at.legal(0)).toEqual([{ type: 'chooseCourt', place: 0 }])
    at.court(0, 0)
    expect(at.hand(0)).toEqual(['Zealot', 'Elder of seat 0'])
    expect(at.courtShort()).toEqual([CARD])
  })

  test('IK-7.32b, IK-5.8, IK-5.9, IK-18.21: only others, only when there is one, and it may be declined', () => {
    expect(stranger('Elder by 1 down').play(0, CARD).askedShort()).toEqual(['1 mainTurn'])
    const at = stranger('Judge by 1, Elder by 1 down').play(0, CARD)
    expect(at.askedShort()).toEqual(['0 useAbility'])
    at.use(0)
    expect(at.legal(0)).toEqual([{ type: 'chooseCourt', place: 0 }])
    const declined = stranger('Judge by 1, Elder by 1 down').play(0, CARD).decline(0)
    expect(throne(declined)).toMatchObject({ as: 'Stranger', value: 2 })
    expect(declined.view(-1).removed).toEqual([])
  })

  test('IK-16.32: a disgraced card cannot be copied', () => {
    const at = stranger('Judge by 1, Elder by 1 down').play(0, CARD).use(0)
    expect(at.blocked(0, { type: 'chooseCourt', place: 1 })).toMatchObject({ rule: 'IK-5.11' })
  })

  test("IK-7.32c: King's Hand and Assassin give no on-play ability", () => {
    for (const model of ["King's Hand", 'Assassin']) {
      const at = copies(stranger(`${model} by 1, Elder by 1 down`), 0)
      expect(throne(at)).toMatchObject({ as: model, value: 2 })
      expect(at.askedShort()).toEqual(['1 mainTurn'])
    }
  })

  test('IK-7.11g, IK-7.32c: a copied Oathbound is a name only; nothing is disgraced and no second card follows', () => {
    const at = copies(stranger('Oathbound by 1, Fool by 1'), 0)
    expect(at.courtShort()).toEqual(['Fool', CARD])
    expect(throne(at)).toMatchObject({ as: 'Oathbound' })
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })

  test('IK-7.32d, IK-16.42: the copy has the printed keywords', () => {
    expect(throne(copies(stranger('Princess by 1, Elder by 1 down'), 0).decline(0))).toMatchObject({
      royalty: true,
      value: 2,
    })
    expect(throne(copies(stranger('Exile of seat 1 by 1, Elder by 1 down'), 0))).toMatchObject({
      steadfast: true,
      value: 2,
    })
  })

  test('IK-7.32d: effects that look for a name see the copied one', () => {
    const elder = `${CARD} by 0 as Elder`
    const values = (court: string) =>
      table(`court: ${court} | seat 0: hand Queen | to act: 0`, expansion)
        .view(-1)
        .court.find(({ as }) => as === 'Elder')
    expect(values(`Ancestor of seat 1 by 1, ${elder}`)).toMatchObject({ value: 5, steadfast: true })
    expect(values(`Immortal by 1, ${elder}`)).toMatchObject({ value: 1, muted: true })
    const warlord = table(`court: Immortal by 1, ${CARD} by 0 as Warlord | seat 0: hand Queen | to act: 0`, expansion)
    expect(throne(warlord)).toMatchObject({ royalty: true, value: 4 })
  })

  test('IK-7.32d: effects that look for a base value see 2', () => {
    const at = (mystic: number) =>
      table(`court: ${CARD} by 0 as Inquisitor | mystic: ${mystic} | seat 0: hand Queen | to act: 0`, expansion)
    expect(throne(at(4))).toMatchObject({ muted: false, value: 2 })
    expect(throne(at(2))).toMatchObject({ muted: true, value: 3, as: 'Inquisitor' })
  })

  test('IK-7.32e: conditions are tested for the Stranger itself, after the copied card is gone', () => {
    // With the Warden gone three face-up cards are left, with a Judge more there are four.
    const accused = ' | accused: Soldier'
    const tooFew = copies(stranger('Warden by 1, Elder by 0, Zealot by 1, Judge by 0 down', 'Fool', accused), 0)
    expect(tooFew.askedShort()).toEqual(['1 mainTurn'])
    const enough = copies(
      stranger('Warden by 1, Elder by 0, Zealot by 1, Inquisitor by 1, Judge by 0 down', 'Fool', accused),
      0,
    )
    expect(enough.askedShort()).toEqual(['0 useAbility'])
  })

  test('IK-7.32e: what it was played on counts, not what the copied card was played on', () => {
    const onCommoner = stranger('Queen by 1, Ancestor of seat 0 by 0, Elder by 1 down', 'Fool; exhausted Judge')
    expect(copies(onCommoner, 1).view(-1).players[0].exhausted).toEqual(['Judge of seat 0'])
    const onRoyalty = stranger('Ancestor of seat 0 by 0, Stranger of seat 1 by 1 as Queen', 'Fool; exhausted Judge')
    expect(copies(onRoyalty, 0).told(1)).toContain('recalled')
  })

  test('IK-7.32e: copying a Stranger that is still a Stranger gives the right to copy again', () => {
    const at = copies(stranger('Judge by 1, Stranger of seat 1 by 1'), 1)
    expect(at.view(-1).removed).toEqual(['Stranger of seat 1'])
    expect(at.askedShort()).toEqual(['0 useAbility'])
    at.use(0).court(0, 0)
    expect(throne(at)).toMatchObject({ as: 'Judge' })
    expect(at.view(-1).removed).toEqual(['Stranger of seat 1', 'Judge'])
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
  })

  test('IK-7.32e: copying a Stranger that is something else copies what it is', () => {
    const at = copies(stranger('Stranger of seat 1 by 1 as Judge, Elder by 1 down'), 0)
    expect(throne(at)).toMatchObject({ as: 'Judge' })
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
  })

  test('IK-7.32e: a copied Herald takes the Stranger back to the hand', () => {
    const at = copies(stranger('Herald by 1, Elder by 1 down', 'Warlord, Fool; successor Judge', '', three), 0)
    at.pick(0, 'Fool').pick(0, 'Warlord')
    expect(at.courtShort()).toEqual(['(Elder)', 'Warlord'])
    expect(at.hand(0)).toEqual(['Judge', CARD])
  })

  test('IK-7.32e: from the Antechamber a copied Herald does nothing', () => {
    const at = table(
      `court: Herald by 1, Elder by 1 down | seat 0: hand Warlord; antechamber ${CARD}; successor Judge | to act: 0`,
      three,
    )
    expect(copies(at, 0).askedShort()).toEqual(['1 mainTurn'])
    expect(throne(at)).toMatchObject({ as: 'Herald' })
  })

  test('IK-7.32f: a copy that is muted does nothing', () => {
    const at = copies(stranger('Immortal by 1, Queen by 1, Elder by 1 down'), 1)
    expect(at.courtShort()).toEqual(['Immortal', '(Elder)', CARD])
    expect(throne(at)).toMatchObject({ as: 'Queen', muted: true, value: 1 })
  })

  test('IK-7.32f: muted in the Court it loses the copied text and keeps the name', () => {
    const at = table(`court: Queen by 1, ${CARD} by 0 as Warlord | exile: 1 | seat 0: hand Fool | to act: 0`, expansion)
    expect(throne(at)).toMatchObject({ as: 'Warlord', muted: true, value: 2 })
  })

  test('IK-7.32f, IK-7.1c: out of the Court it is a plain Stranger again', () => {
    const at = table(
      `court: ${CARD} by 0 as Queen, Elder by 1 down | accused: King's Hand | seat 0: hand Fool, Soldier | seat 1: hand Zealot | to act: 0`,
      expansion,
    )
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.view(0).mine?.hand).toContainEqual({ card: CARD, value: 2 })
  })

  test('IK-6.30: under a running Exile it is muted and copies nothing', () => {
    const at = stranger('Judge by 1, Elder by 1 down', 'Fool', ' | exile: 1').play(0, CARD)
    expect(at.askedShort()).toEqual(['1 mainTurn'])
  })
})

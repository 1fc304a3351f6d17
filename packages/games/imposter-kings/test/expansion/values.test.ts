import { describe, expect, test } from 'vitest'
import { table } from '../table.ts'

const expansion = { options: { mode: 'expansion' } } as const

/** A Court, and what every card in it is worth. */
const court = (cards: string, rest = '', seat0 = 'hand Fool') =>
  table(`court: ${cards}${rest} | seat 0: ${seat0} | seat 1: hand Zealot | to act: 0`, expansion).view(-1).court
const values = (cards: string, rest = '') => court(cards, rest).map(({ value }) => value)
/** What the cards of seat 0's hand are worth, in the order they were named. */
const hand = (cards: string, more: string, rest: string) => {
  const at = table(`court: ${rest} | seat 0: hand ${cards}${more} | seat 1: hand none | to act: 0`, expansion)
  const mine = at.view(0).mine?.hand ?? []
  return cards.split(', ').map((name) => mine.find(({ card }) => card === name)?.value)
}

describe('hand values', () => {
  test('IK-6.2: Ancestor, Immortal and Conspiracist add up in the hand', () => {
    expect(hand('Elder, Princess, Warlord, Judge', '', 'Zealot by 1')).toEqual([3, 9, 7, 5])
    expect(hand('Elder, Princess, Warlord, Judge', '', 'Ancestor of seat 1 by 1')).toEqual([6, 9, 7, 5])
    expect(hand('Elder, Princess, Warlord, Judge', '', 'Immortal by 1')).toEqual([2, 8, 8, 5])
    expect(hand('Elder, Princess, Warlord, Judge', '; conspiracies 1', 'Ancestor of seat 1 by 1')).toEqual([
      7, 10, 8, 6,
    ])
    expect(hand('Elder, Judge', '; conspiracies 2', 'Zealot by 1')).toEqual([5, 7])
  })

  test('IK-6.2, IK-16.2: Immortal lowers no Steadfast card, be it by Ancestor or by Conspiracist', () => {
    expect(hand('Elder, Queen', '', 'Immortal by 1, Ancestor of seat 1 by 1')).toEqual([6, 8])
    expect(hand('Elder, Queen', '; conspiracies 1', 'Immortal by 1')).toEqual([4, 10])
  })

  test('IK-6.2, IK-16.3: Mystic does not change them', () => {
    expect(hand('Elder, Nakturn of seat 0', '', 'Zealot by 1 | mystic: 3 4')).toEqual([3, 4])
  })

  test('IK-6.2: a muted Warlord gets nothing from Royalty, a Steadfast one does', () => {
    expect(hand('Warlord', '', 'Queen by 1 | exile: 1')).toEqual([7])
    expect(hand('Warlord', '; conspiracies 1', 'Queen by 1 | exile: 1')).toEqual([9])
  })
})

describe('Court values', () => {
  test('IK-6.3: texts that set the value come first, own texts next, then other cards, and at least 1 is left', () => {
    expect(values('Immortal by 1, Judge by 0')).toEqual([5, 5])
    expect(values('Nakturn of seat 0 by 1, Judge by 0')).toEqual([2, 5])
    expect(values('Conspiracist of seat 0 by 1, Judge by 0')).toEqual([6, 5])
    expect(values('Elder by 1, Ancestor of seat 0 by 1')).toEqual([6, 4])
    expect(values('Elder by 0, Queen by 1, Immortal by 1')).toEqual([2, 8, 5])
    expect(values('Soldier by 0 proven bonus 1')).toEqual([8])
    expect(values('Sentry by 1, Queen by 1, Stranger of seat 0 by 0 as Exile')).toEqual([8, 9, 1])
  })

  test('IK-6.3: a Nakturn that is muted has its printed 4, blanked it has 3', () => {
    expect(values('Nakturn of seat 0 by 1, Judge by 0 | exile: 1')).toEqual([4, 5])
    expect(values('Nakturn of seat 0 by 1, Judge by 0 | mystic: 4')).toEqual([3, 5])
  })

  test('IK-6.4: a copied identity and a fixed bonus end when the card leaves the Court', () => {
    const at = table(
      "court: Stranger of seat 1 by 1 as Immortal bonus 1, Judge by 1 down | accused: King's Hand | seat 0: hand Fool, Queen | seat 1: hand Zealot | to act: 0",
      expansion,
    )
    expect(at.view(-1).court[0]).toMatchObject({ value: 6, as: 'Immortal' })
    expect(at.view(0).mine?.hand).toContainEqual({ card: 'Queen', value: 8 })
    at.play(0, 'Fool').use(0).court(0, 0)
    expect(at.view(0).mine?.hand).toContainEqual({ card: 'Stranger of seat 1', value: 2 })
    expect(at.view(0).mine?.hand).toContainEqual({ card: 'Queen', value: 9 })
  })

  test('IK-6.5, IK-16.5: Steadfast is no help against the own text', () => {
    expect(values('Judge by 0, Conspiracist of seat 0 by 1')).toEqual([5, 5])
    expect(values('Judge by 0, Exile of seat 0 by 1')).toEqual([5, 7])
    expect(values('Immortal by 1 bonus 1')).toEqual([6])
  })

  test('IK-6.5: but other cards cannot lower it', () => {
    expect(values('Elder by 0, Ancestor of seat 0 by 0, Immortal by 1')).toEqual([6, 4, 5])
    expect(values('Queen by 0 bonus 1, Immortal by 1')).toEqual([10, 5])
  })

  test('IK-6.35: several Ancestors add up', () => {
    expect(values('Elder by 0, Ancestor of seat 0 by 0, Ancestor of seat 1 by 1')).toEqual([9, 4, 4])
    expect(hand('Elder', '', 'Ancestor of seat 0 by 0, Ancestor of seat 1 by 1')).toEqual([9])
  })
})

describe('Royalty, Steadfast and muting', () => {
  test('IK-6.10, IK-16.6: muting leaves Royalty, disgrace takes it; Immortal makes itself and Warlord royal', () => {
    const royal = (cards: string, rest = '') => court(cards, rest).map(({ royalty }) => royalty)
    expect(royal('Queen by 0, Warlord by 1', ' | exile: 1')).toEqual([true, false])
    expect(royal('Queen by 0 down, Princess by 1')).toEqual([false, true])
    expect(royal('Warlord by 0, Immortal by 1')).toEqual([true, true])
    expect(royal('Warlord by 0, Immortal by 1 down')).toEqual([false, false])
  })

  test('IK-6.20: printed on Immortal, Conspiracist, Exile and Aegis, and on no other card', () => {
    const steadfast = (card: string) => court(`${card} by 1`)[0].steadfast
    for (const card of ['Immortal', 'Conspiracist of seat 0', 'Exile of seat 0', 'Aegis of seat 0'])
      expect(steadfast(card)).toBe(true)
    for (const card of ['Elder', 'Queen', 'Warlord', 'Stranger of seat 0', 'Ancestor of seat 0', 'Nakturn of seat 0']) {
      expect(steadfast(card)).toBe(false)
    }
  })

  test('IK-6.20, IK-5.11: Steadfast protects from no Disgrace', () => {
    const at = table(
      'court: Exile of seat 1 by 1, Aegis of seat 1 by 1 | seat 0: hand Queen, Fool | seat 1: hand Zealot | to act: 0',
      expansion,
    )
    expect(at.play(0, 'Queen').courtShort()).toEqual(['(Exile of seat 1)', '(Aegis of seat 1)', 'Queen'])
  })

  test('IK-6.20: nor from King’s Hand', () => {
    const at = table(
      "court: Zealot by 1 | seat 0: hand Judge, Fool; conspiracies 1 | seat 1: hand King's Hand | to act: 0",
      expansion,
    )
    at.play(0, 'Judge').player(0, 1).name(0, 'Fool').claim(1, "King's Hand")
    expect(at.view(-1).condemned.map(({ card }) => card)).toEqual(["King's Hand", 'Judge'])
  })

  test('IK-6.30: each source mutes what it says', () => {
    const muted = (cards: string, rest = '') => court(cards, rest).map((card) => card.muted)
    expect(muted('Inquisitor by 0, Judge by 1', ' | mystic: 4')).toEqual([true, false])
    expect(muted('Queen by 0, Elder by 1, Warlord by 0, Judge by 1, Immortal by 1')).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(muted('Inquisitor by 0, Judge by 1', ' | exile: 1')).toEqual([true, true])
  })

  test('IK-6.30: a card that would be blank on landing has no override', () => {
    const legal = (rest: string) =>
      table(
        `court: Queen by 1${rest} | seat 0: hand Elder, Ancestor of seat 0; king down | seat 1: hand Zealot | to act: 0`,
        expansion,
      ).legalCards(0)
    expect(legal('')).toEqual(['Elder', 'Ancestor of seat 0'])
    expect(legal(' | mystic: 3')).toEqual(['Ancestor of seat 0'])
    expect(legal(' | mystic: 3 4')).toEqual([])
  })

  test('IK-6.31: Steadfast cards ignore Mystic, Immortal and Exile', () => {
    const steadfast = 'Aegis of seat 0 by 0, Conspiracist of seat 0 by 0, Exile of seat 0 by 0, Judge by 1 bonus 1'
    const rest = ' | mystic: 3 5 6 8 | exile: 1'
    expect(court(steadfast, rest).map(({ muted, value }) => [muted, value])).toEqual([
      [false, 3],
      [false, 6],
      [false, 8],
      [false, 6],
    ])
    expect(court('Queen by 0 bonus 1, Immortal by 1')[0]).toMatchObject({ muted: false })
  })

  test('IK-6.31: an Elder that is Steadfast through Ancestor keeps its override under Immortal', () => {
    const legal = (card: string) =>
      table(
        `court: ${card} by 1, Immortal by 1, Queen by 1 | seat 0: hand Elder; king down | seat 1: hand Zealot | to act: 0`,
        expansion,
      )
    expect(legal('Ancestor of seat 1').legalCards(0)).toEqual(['Elder'])
    expect(legal('Judge').told(-1)).toContain('stuck')
  })

  test('IK-6.32: what was done before a card was muted stays done', () => {
    const at = table(
      'court: Queen by 0, Judge by 1 down | seat 0: hand Immortal, Fool | seat 1: hand Zealot | to act: 0',
      expansion,
    )
    expect(at.legalCards(0)).toEqual(['Fool', 'Immortal'])
    at.play(0, 'Immortal')
    expect(at.view(-1).court[0]).toMatchObject({ muted: true, value: 8 })
    expect(at.courtShort()).toEqual(['Queen', '(Judge)', 'Immortal'])
  })

  test('IK-6.33: whether an Ancestor is muted is settled before its Elders are', () => {
    const elder = (cards: string, rest: string) => court(`Elder by 0, ${cards}`, rest)[0]
    // Exile mutes the Ancestor, so the Elder is not Steadfast and is muted as well.
    expect(elder('Ancestor of seat 0 by 0', ' | exile: 1')).toMatchObject({ muted: true, value: 3, steadfast: false })
    // A Conspiracist has made this Ancestor Steadfast, and it makes the Elder so.
    expect(elder('Ancestor of seat 0 by 0 bonus 1', ' | exile: 1')).toMatchObject({
      muted: false,
      value: 6,
      steadfast: true,
    })
    // Mystic's 3 does not reach an Elder that an unmuted Ancestor protects; Mystic's 4 takes the protection away.
    expect(elder('Ancestor of seat 0 by 0', ' | mystic: 3')).toMatchObject({ muted: false, value: 6 })
    expect(elder('Ancestor of seat 0 by 0', ' | mystic: 3 4')).toMatchObject({ muted: true, value: 3 })
    // An Ancestor by copy is a 2 for Mystic.
    expect(elder('Stranger of seat 0 by 0 as Ancestor', ' | mystic: 3 4')).toMatchObject({ muted: false, value: 6 })
    expect(elder('Stranger of seat 0 by 0 as Ancestor', ' | mystic: 2 3')).toMatchObject({ muted: true, value: 3 })
  })

  test('IK-6.34: what Mystic has named stays muted although Mystic is disgraced; a Soldier’s +2 rests while it is muted', () => {
    expect(court('Inquisitor by 0, Mystic by 1 down', ' | mystic: 4')[0]).toMatchObject({ muted: true, value: 3 })
    expect(court('Soldier by 0 proven', ' | exile: 1')[0]).toMatchObject({ muted: true, value: 5 })
    expect(court('Soldier by 0 proven')[0]).toMatchObject({ muted: false, value: 7 })
  })
})

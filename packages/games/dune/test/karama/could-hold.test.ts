import { describe, expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { couldHoldKarama, couldHoldRealKarama } from '../../src/karama/could-hold.ts'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { biddingOf, look } from '../bidding/bidding-table.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { show, throwAway } from './answers.ts'

const WORTHLESS = CARD_ID.filter((id) => /^(baliset|jubba-cloak|kulon|la-la-la|trip-to-gamont)_/.test(id))
const FACTIONS: readonly FactionId[] = ['emperor', 'bene-gesserit', 'harkonnen']
const could = (t: TestTable, id: FactionId = 'emperor'): boolean => couldHoldKarama(t.pub, factionNumber(id))
const start = (options = {}): TestTable => table(FACTIONS, options)

describe('IN-3.1 (a): an empty hand holds nothing', () => {
  test('IN-3.1: no card no prompt, one card of any kind a prompt', () => {
    expect(could(start())).toBe(false)
    expect(could(start().give('emperor', 'shield_1'))).toBe(true)
  })
})

describe('IN-3.1 (b): what everybody knows of a hand', () => {
  test('IN-3.1: a hand of which every card is known to be none is not asked; one unknown card is enough', () => {
    const t = show(start().give('emperor', 'shield_1'), 'emperor', 'shield_1')
    expect(could(t)).toBe(false)
    expect(could(t.give('emperor', 'snooper_1'))).toBe(true)
  })

  test('IN-3.1: a known Karama is asked for', () => {
    expect(could(show(start().give('emperor', 'karama_1'), 'emperor', 'karama_1'))).toBe(true)
  })

  test('IN-3.1, IN-7.1: a worthless card that everybody knows is Karama for Bene Gesserit alone, in the advanced game', () => {
    const known = (id: FactionId, options = {}) => show(start(options).give(id, 'kulon_1'), id, 'kulon_1')
    expect(could(known('emperor'))).toBe(false)
    expect(could(known('bene-gesserit'), 'bene-gesserit')).toBe(true)
    expect(could(known('bene-gesserit', { mode: 'basic' }), 'bene-gesserit')).toBe(false)
    expect(could(known('bene-gesserit', { mode: 'basic', bgWorthlessBasic: true }), 'bene-gesserit')).toBe(true)
    // IN-7.2: not for the window over such a card.
    expect(couldHoldRealKarama(known('bene-gesserit').pub, factionNumber('bene-gesserit'))).toBe(false)
  })

  test('IN-3.1: what is known lapses when the hand is exchanged', () => {
    const t = show(start().give('emperor', 'shield_1'), 'emperor', 'shield_1')
    t.pub.shown[CARD_ID.indexOf('shield_1')] = 8 + factionNumber('emperor')
    expect(could(t)).toBe(true)
  })
})

describe('IN-3.1 (c): where the cards themselves are', () => {
  const bothGone = (gone: (t: TestTable, card: string) => void): TestTable => {
    const t = start().give('emperor', 'shield_1').give('bene-gesserit', 'shield_2')
    for (const card of ['karama_1', 'karama_2']) gone(t, card)
    return t
  }

  test('IN-3.1: with both Karama cards discarded nobody is asked, but Bene Gesserit for their worthless ones', () => {
    const t = bothGone(throwAway)
    expect([could(t), could(t, 'bene-gesserit')]).toEqual([false, true])
    for (const card of WORTHLESS) throwAway(t, card)
    expect(could(t, 'bene-gesserit')).toBe(false)
  })

  test('IN-3.1: one that is neither discarded nor known elsewhere could be anywhere', () => {
    expect(could(throwAway(start().give('emperor', 'shield_1'), 'karama_1'))).toBe(true)
  })

  test('IN-3.1: cards set aside or known to be in another hand are accounted for; in the own hand they are not', () => {
    expect(could(bothGone((t, card) => t.pub.aside.push(CARD_ID.indexOf(card))))).toBe(false)
    const elsewhere = bothGone((t, card) => show(t.give('harkonnen', card), 'harkonnen', card))
    expect([could(elsewhere), could(elsewhere, 'harkonnen')]).toEqual([false, true])
  })

  test('IN-3.1: when the discards are shuffled in, they could be anywhere again', () => {
    const t = bothGone(throwAway)
    t.hidden.deck.push(...t.pub.discard.splice(0))
    expect(could(t)).toBe(true)
  })
})

/** A window over the look at the first card. */
const looking = (deal: (t: TestTable) => void): TestTable =>
  biddingOf({ factions: ['fremen', 'atreides', 'emperor', 'bene-gesserit'], row: ['lasgun_1'] }, deal).does(
    'atreides',
    look,
  )

test('IN-3.1, IN-3.2, VI-5.9: who is asked does not depend on what a hand holds', () => {
  const withCard = looking((t) => t.give('fremen', 'karama_1').give('emperor', 'shield_1'))
  const without = looking((t) => t.give('fremen', 'hajr_1').give('emperor', 'shield_1'))
  expect([withCard.asked, without.asked]).toEqual([
    ['fremen', 'emperor'],
    ['fremen', 'emperor'],
  ])
  expect(without.refusal('fremen', NO_KARAMA)).toBeNull()
  expect(withCard.play.open).toEqual(without.play.open)
})

test('IN-3.1: private knowledge is not used: Atreides know every card of a hand, and it is asked all the same', () => {
  const t = looking((t) => {
    t.give('fremen', 'shield_1')
    t.own('atreides').known[CARD_ID.indexOf('shield_1')] = factionNumber('fremen')
  })
  expect(t.asked).toEqual(['fremen'])
})

test('IN-3.1: where nobody could hold a card the window opens and closes without anybody noticing', () => {
  const t = looking(() => {})
  expect([t.question, t.pub.karamaState, t.seen('cardSeen', 'atreides').length]).toEqual(['bidding', null, 1])
})

test('IN-7.2: the window over a worthless card asks for real Karama cards only', () => {
  const t = looking((t) => {
    t.give('bene-gesserit', 'kulon_1').give('fremen', 'shield_1').give('emperor', 'snooper_1')
    show(t, 'fremen', 'shield_1')
  })
  expect(t.asked).toEqual(['emperor', 'bene-gesserit'])
  t.does('bene-gesserit', karama('kulon_1'))
  expect(t.asked).toEqual(['emperor'])
  const gone = looking((t) => {
    throwAway(throwAway(t.give('bene-gesserit', 'kulon_1').give('emperor', 'shield_1'), 'karama_1'), 'karama_2')
  })
  // Nobody can prevent it: it works at once.
  gone.does('bene-gesserit', karama('kulon_1'))
  expect(gone.seen('KARAMA_USED')).toMatchObject([{ card: 'kulon_1', abilityName: 'BIDDING' }])
})

test('VI-2.27, IN-3.2: while a window is open nobody is shown who is asked or who has answered', () => {
  const t = looking((t) => t.give('fremen', 'karama_1').give('emperor', 'shield_1'))
  expect(t.play.game.question('karamaOpportunity')).toMatchObject({ seen: 'nothing', secret: true })
  const record = JSON.stringify(t.pub.karamaState)
  t.does('emperor', NO_KARAMA)
  expect(JSON.stringify(t.pub.karamaState)).toBe(record)
})

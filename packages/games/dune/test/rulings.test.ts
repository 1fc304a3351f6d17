import { expect, test } from 'vitest'
import { CARD_ID, CARD_TYPE, STANDARD_DECK, TYPE_KIND } from '../src/data/treachery.ts'
import { ABILITIES, ABILITY_KEYS } from '../src/karama/abilities.ts'
import { couldHoldKarama } from '../src/karama/could-hold.ts'
import { karama, NO_KARAMA } from './battle/field.ts'
import { atBattle, reveal, traitor } from './battle/fought.ts'
import { biddingOf, look, overbid, setAside, standing } from './bidding/bidding-table.ts'
import { blow } from './spice-blow/spice.ts'
import { factionNumber, table } from './table.ts'

const kindOf = (key: string): string | undefined => ABILITIES.find((row) => row.key === key)?.kind

test('R-17, R-18, R-19, R-20, IN-1.3: what Karama can hit, and whether it cancels or prevents it', () => {
  expect(kindOf('SARDAUKAR')).toBe('prevent')
  for (const key of ['BIDDING', 'WORMSIGN', 'PRESCIENCE']) expect([key, kindOf(key)]).toEqual([key, 'cancel'])
  const alliance = ABILITY_KEYS.filter((key) => key.startsWith('ALLIANCE_'))
  expect(alliance).toHaveLength(7)
  for (const key of [...alliance, 'CHARITY']) expect([key, kindOf(key)]).toEqual([key, 'prevent'])
  for (const key of ['TOP_CARD', 'STORM_LOSSES', 'STORM_MIGRATION', 'SANDWORMS'])
    expect([key, kindOf(key)]).toEqual([key, 'cancel'])
  for (const key of ['STORM_COMING', 'FEDAYKIN', 'BATTLE_HARDENED', 'SHIP_AS_IT_PLEASES'])
    expect([key, kindOf(key)]).toEqual([key, 'prevent'])
})

test('R-28, IN-1.8, HK-6, HK-9: a traitor called for the ally, with any of four cards, opens no window', () => {
  for (const leader of ['stilgar', 'chani', 'otheym', 'jamis']) {
    const t = atBattle(['emperor', 'fremen', 'harkonnen', 'atreides']).ally('emperor', 'harkonnen')
    for (const card of ['stilgar', 'chani', 'otheym', 'jamis']) traitor(t, 'harkonnen', card)
    t.place('emperor', 'carthag/11', 5).place('fremen', 'carthag/11', 5).give('atreides', 'karama_1')
    reveal(t, { in: 'carthag' }, ['emperor', { leader: 'caid' }], ['fremen', { leader }])
    t.does('emperor', { type: 'pass' }).does('harkonnen', { type: 'callTraitor' }).does('fremen', { type: 'pass' })
    expect(t.seen('battleWon')).toMatchObject([{ faction: 'emperor', over: 'fremen', by: 'traitor' }])
    expect([t.question, t.pub.karamaState]).toEqual([null, null])
  }
})

test('R-28, FR-8: a ride opens no window', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    pileA: ['spice-the-minor-erg'],
    options: { mode: 'basic' },
    prepare: (t) => t.place('fremen', 'the-minor-erg/8', 3).give('emperor', 'karama_1'),
  })
  t.does('emperor', NO_KARAMA)
  t.playUntil(() => t.question === 'ride')
  t.does('fremen', { type: 'ride', from: 'the-minor-erg/8', to: 'sietch-tabr/14', ordinary: 3, special: 0 })
  expect([t.seen('rode').length, t.question, t.over]).toEqual([1, null, true])
})

test('R-21, BG-21, IN-1.1: in the basic game worthless cards are no Karama, unless the option says so', () => {
  const stage = (options: Readonly<Record<string, unknown>>) =>
    biddingOf({ factions: ['fremen', 'atreides', 'bene-gesserit'], options }, (t) =>
      t.give('bene-gesserit', 'kulon_1'),
    ).does('atreides', look)
  expect(stage({ mode: 'basic' }).refusal('bene-gesserit', karama('kulon_1'))?.rule).toBe('IN-1.1')
  expect(stage({ mode: 'basic', bgWorthlessBasic: true }).refusal('bene-gesserit', karama('kulon_1'))).toBeNull()
  expect(stage({}).refusal('bene-gesserit', karama('kulon_1'))).toBeNull()
})

test('R-41, IN-3.1: whoever by public facts cannot hold a card is not asked; everybody else is', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor', 'spacing-guild'] }, (t) =>
    t.give('fremen', 'shield_1').give('emperor', 'shield_2'),
  ).does('atreides', look)
  expect(t.asked).toEqual(['fremen', 'emperor'])
  expect(couldHoldKarama(t.pub, factionNumber('spacing-guild'))).toBe(false)
})

test('IN-1.2, DU-15.8: one card does one of its things, and lies face up among the discards then', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], spice: { fremen: 1 } }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.does('atreides', look).does('fremen', karama('karama_1'))
  expect(t.view().treachery.discard).toEqual(['karama_1'])
  // The same card covers no bid any more.
  expect(standing(t)?.turn).toBe('fremen')
  expect(t.refusal('fremen', overbid(9, 'karama_1'))?.code).toBe('notInHand')
})

test('IN-1.5: windows are answered in every phase alike, by the same action', () => {
  const phases = new Set<number>()
  const t = table(['fremen', 'emperor', 'atreides', 'harkonnen', 'bene-gesserit', 'spacing-guild']).begin()
  const use: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    lookAtStormCard: { type: 'look' },
    lookAtCard: { type: 'look' },
    lookAtSpiceDeck: { type: 'look' },
    bidding: { type: 'bid', amount: 1 },
  }
  for (let acts = 0; t.pub.turn < 3 && acts < 5000; acts++) {
    const question = t.question
    const [asked] = t.asked
    if (question === 'karamaOpportunity' && t.refusal(asked, NO_KARAMA) === null) phases.add(t.pub.phase)
    const wanted = question === null ? undefined : use[question]
    if (wanted !== undefined && t.refusal(asked, wanted) === null) t.does(asked, wanted)
    else t.timeout(asked)
  }
  // Storm, charity, bidding, and shipment and movement at least.
  for (const phase of [1, 3, 4, 6]) expect([...phases]).toContain(phase)
})

test('IN-1.8: a real Karama, and a card of another kind, is answered by nobody', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'] }, (t) =>
    t.give('fremen', 'karama_1').give('emperor', 'karama_2').give('emperor', 'truthtrance_1'),
  ).does('atreides', look)
  t.does('fremen', karama('karama_1'))
  expect([t.question, t.pub.karamaState]).toEqual(['bidding', null])
})

test('IN-9.11: weapons, defenses, Cheap Heroes and worthless cards open no window: with every other card gone nobody is asked', () => {
  const t = table(['fremen', 'emperor', 'atreides', 'harkonnen'], { mode: 'basic' })
  setAside(t, ...CARD_ID.filter((_, card) => TYPE_KIND[CARD_TYPE[card]] === 'special' && STANDARD_DECK.includes(card)))
  t.begin()
  const asked = new Set<string | null>()
  t.playUntil(() => {
    asked.add(t.question)
    return t.pub.turn === 3
  })
  for (const window of ['anytime', 'karamaOpportunity', 'stormCards', 'hajr']) expect([...asked]).not.toContain(window)
  // The cards themselves are there, and are bid for.
  expect([...asked]).toContain('bidding')
})

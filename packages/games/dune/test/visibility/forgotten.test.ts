import { imagine, SPECTATOR, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { CARD_TYPE } from '../../src/data/treachery.ts'
import type { Own } from '../../src/state.ts'
import { bid, biddingOf, cardNumber, look, overbid, pass } from '../bidding/bidding-table.ts'
import { knowledgeIsTrue } from '../invariants/always.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { OBSERVERS, SIX, sixAtTable } from './observers.ts'

const imaginedBy = (t: TestTable, by: FactionId | undefined, numbers: string) =>
  imagine(t.play, by === undefined ? SPECTATOR : t.seat(by), seeded(numbers))

/** Who imagines, with the same numbers, something else in one of two worlds than in the other. */
function remembered(one: TestTable, other: TestTable, among: readonly (FactionId | undefined)[] = OBSERVERS) {
  const written = (t: TestTable, by: FactionId | undefined) => {
    const { pub, own, hidden } = imaginedBy(t, by, 'the same numbers')
    return JSON.stringify({ pub, own, hidden })
  }
  return among.filter((by) => written(one, by) !== written(other, by)).map((by) => by ?? 'watchers')
}

/** What is so in each of many worlds that somebody imagines, every answer once. */
function imagined<T>(t: TestTable, by: FactionId | undefined, read: (own: (id: FactionId) => Own) => T): Set<T> {
  const answers = new Set<T>()
  for (let world = 0; world < 60; world++) {
    const play = imaginedBy(t, by, `world ${world}`)
    expect(knowledgeIsTrue(play)).toBe(true)
    answers.add(read((id) => play.own[t.seat(id)]))
  }
  return answers
}

/** Fremen hold two cards, and have shown one of them, or none. */
function shown(card: string | null, to: FactionId = 'emperor'): TestTable {
  const t = sixAtTable().give('fremen', 'lasgun_1').give('fremen', 'shield_1')
  if (card !== null) t.own(to).known[cardNumber(card)] = factionNumber('fremen')
  return t
}

test('VI-4.3, DU-14.7: who was shown a card in private is imagined by nobody but the two', () => {
  for (const card of ['lasgun_1', 'shield_1']) {
    expect(remembered(shown(null), shown(card))).toEqual(['fremen', 'emperor'])
  }
  expect(remembered(shown('lasgun_1'), shown('lasgun_1', 'atreides'))).toEqual(['fremen', 'atreides', 'emperor'])
})

test('VI-4.1: what others know of one’s own hand they know in every world that one imagines', () => {
  const lasgun = cardNumber('lasgun_1')
  for (const to of ['emperor', 'atreides'] as const) {
    const t = shown('lasgun_1', to)
    expect(imagined(t, 'fremen', (own) => own(to).known[lasgun])).toEqual(new Set([factionNumber('fremen')]))
    expect(imagined(t, 'fremen', (own) => own('spacing-guild').known[lasgun])).toEqual(new Set([-1]))
  }
})

test('AT-5, VI-4.3: which cards of other hands Atreides saw in auctions may be any, whichever they did see', () => {
  const sold = (looksAt: number) => {
    const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1', 'shield_1'] })
    for (let number = 0; number < 2; number++) {
      t.playUntil(() => t.question === 'lookAtCard')
      t.does('atreides', number === looksAt ? look : pass).skip('karamaOpportunity')
      t.playUntil(() => t.question === 'bidding' && t.asked.includes('fremen'))
      t.does('fremen', bid(1)).does('atreides', pass).does('emperor', pass)
      t.skip('settlePurchase')
    }
    return t
  }
  const [first, second] = [sold(0), sold(1)]
  expect(first.own('atreides').known).not.toEqual(second.own('atreides').known)
  expect(remembered(first, second, [undefined, 'emperor', 'fremen', 'atreides'])).toEqual(['fremen', 'atreides'])
  const notes = imagined(first, 'emperor', (own) => own('atreides').known.filter((holder) => holder >= 0).length)
  expect(notes).toEqual(new Set([0, 1, 2]))
})

test('VI-2.28, IN-5.3: that Karama covers a bid is imagined only where spice does not', () => {
  const auction = (spice: number, answer: Readonly<Record<string, unknown>>) =>
    biddingOf({ factions: ['fremen', 'emperor', 'spacing-guild'], spice: { fremen: spice } }, (t) =>
      t.give('fremen', 'karama_1').give('fremen', 'shield_1').give('emperor', 'shield_2'),
    ).does('fremen', answer)
  const others = [undefined, 'emperor', 'spacing-guild'] as const
  expect(remembered(auction(9, bid(5)), auction(9, overbid(5, 'karama_1')), others)).toEqual([])
  const above = auction(2, overbid(5, 'karama_1'))
  for (const by of others) {
    expect(imagined(above, by, (own) => own('fremen').bidCard)).toEqual(
      new Set([cardNumber('karama_1'), cardNumber('karama_2')]),
    )
  }
})

test('VI-4.2: a card that is with Harkonnen or another is imagined with either, whoever has it', () => {
  const lasgun = cardNumber('lasgun_1')
  const mixed = (holder: FactionId) => {
    const t = sixAtTable()
    t.give(holder, 'lasgun_1').give(holder === 'fremen' ? 'harkonnen' : 'fremen', 'shield_1')
    t.pub.shown[lasgun] = 8 + factionNumber('fremen')
    return t
  }
  const strangers = OBSERVERS.filter((by) => by !== 'harkonnen' && by !== 'fremen')
  expect(remembered(mixed('fremen'), mixed('harkonnen'), strangers)).toEqual([])
  const holder = (own: (id: FactionId) => Own) => SIX.find((id) => own(id).hand.includes(lasgun))
  for (const by of strangers) {
    expect(imagined(mixed('fremen'), by, holder)).toEqual(new Set(['fremen', 'harkonnen']))
  }
  for (const by of ['fremen', 'harkonnen'] as const) {
    expect(imagined(mixed('fremen'), by, holder)).toEqual(new Set(['fremen']))
  }
})

test('VI-3.37: a proposal is imagined by nobody but the two', () => {
  const proposed = sixAtTable()
  const deal = { from: factionNumber('fremen'), to: factionNumber('emperor'), spice: 2, promise: 0, text: '', turn: 3 }
  for (const id of ['fremen', 'emperor'] as const) proposed.own(id).proposals = [deal]
  expect(remembered(sixAtTable(), proposed)).toEqual(['fremen', 'emperor'])
})

test('VI-2.24: what allies pledge to each other is imagined by nobody else', () => {
  const pledged = (spice: number) => {
    const t = sixAtTable()
    t.own('atreides').pledgedBid = spice
    t.own('fremen').allyBid = spice
    return t
  }
  expect(remembered(pledged(0), pledged(3))).toEqual(['fremen', 'atreides'])
})

test('VI-2.24, VI-2.28: behind a bid above the bidder’s spice others imagine the ally’s, pledge or Karama', () => {
  const auction = (answer: Readonly<Record<string, unknown>>, pledge: number) =>
    biddingOf({ factions: ['fremen', 'emperor', 'spacing-guild'], spice: { fremen: 2, emperor: 6 } }, (t) => {
      t.give('fremen', 'karama_1').give('emperor', 'shield_2').ally('fremen', 'emperor')
      t.own('emperor').pledgedBid = pledge
      t.own('fremen').allyBid = pledge
    }).does('fremen', answer)
  const [byCard, byPledge] = [auction(overbid(5, 'karama_1'), 0), auction(bid(5), 4)]
  expect(remembered(byCard, byPledge, [undefined, 'spacing-guild'])).toEqual([])
  expect(remembered(byCard, byPledge, ['emperor'])).toEqual(['emperor'])
  expect(imagined(byCard, 'spacing-guild', (own) => own('fremen').allyBid)).toEqual(new Set([3]))
  // The ally knows that it has pledged nothing.
  expect(imagined(byCard, 'emperor', (own) => own('fremen').bidCard >= 0)).toEqual(new Set([true]))
})

test('IN-9.1, VI-4.9: of a card that Atreides have seen and told something of, that is imagined and no more', () => {
  const [lasgun, shield] = ['lasgun_1', 'shield_1'].map((card) => CARD_TYPE[cardNumber(card)])
  const up = (card: string, told: number) => {
    const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: [card] })
    t.does('atreides', look).skip('karamaOpportunity')
    t.pub.told.cardUp = told
    return t
  }
  const others = [undefined, 'fremen', 'emperor'] as const
  const typeUp = (own: (id: FactionId) => Own) => CARD_TYPE[own('atreides').cardUp]
  expect(remembered(up('crysknife_1', ~(1 << lasgun)), up('shield_2', ~(1 << lasgun)), others)).toEqual([])
  for (const by of others) {
    expect(imagined(up('shield_2', 1 << shield), by, typeUp)).toEqual(new Set([shield]))
    const left = imagined(up('shield_2', ~(1 << lasgun)), by, typeUp)
    expect([left.has(lasgun), left.size > 1]).toEqual([false, true])
  }
})

test('IN-9.1, VI-4.9: the same of the spice card on top', () => {
  const top = (place: number, told: number) => {
    const t = sixAtTable()
    t.hidden.spiceDeck.sort((a, b) => a - b)
    t.hidden.spiceDeck.push(...t.hidden.spiceDeck.splice(place, 1))
    t.own('atreides').spiceTop = t.hidden.spiceDeck.at(-1) ?? -1
    t.pub.told.spiceTop = told
    return t
  }
  const others = OBSERVERS.filter((by) => by !== 'atreides')
  expect(remembered(top(3, ~(1 << 7)), top(5, ~(1 << 7)), others)).toEqual([])
  expect(imagined(top(3, 1 << 3), 'emperor', (own) => own('atreides').spiceTop)).toEqual(new Set([3]))
  const left = imagined(top(3, ~(1 << 7)), 'emperor', (own) => own('atreides').spiceTop)
  expect([left.has(7), left.size > 1]).toEqual([false, true])
  expect(imagined(top(3, ~(1 << 7)), 'atreides', (own) => own('atreides').spiceTop)).toEqual(new Set([3]))
})

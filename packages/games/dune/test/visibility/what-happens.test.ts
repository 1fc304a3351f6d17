import { writeEvent } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { events } from '../../src/events.ts'
import { CHOAM_CHARITY } from '../../src/names.ts'
import { choamCharityPhase } from '../../src/phases/choam-charity/phase.ts'
import { shipmentMovementPhase } from '../../src/phases/shipment-movement/phase.ts'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { duel, reveal, traitor } from '../battle/fought.ts'
import { bid, biddingOf, look, overbid, pass } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, letPass, move, PASS, ship } from '../shipment-movement/position.ts'
import { blow } from '../spice-blow/spice.ts'
import type { TestTable } from '../table.ts'

type EventName = keyof typeof events

/** By rule: what everybody is told without anything held back. */
const PUBLIC: readonly (readonly [rule: string, what: string, events: readonly EventName[]])[] = [
  ['VI-3.3', 'dials, once both are in', ['dialed']],
  ['VI-3.4', 'Weather Control and Family Atomics', ['weatherControlled', 'shieldWallDestroyed']],
  ['VI-3.5', 'a spice card that is turned over', ['spiceCardTurned', 'spiceBlew']],
  ['VI-3.6', 'worms, protection, rides', ['wormAppeared', 'wormPlaced', 'allyProtected', 'rode']],
  ['VI-3.7', 'acts in a Nexus', ['allianceProposed', 'allianceRefused', 'allianceMade', 'allianceBroken']],
  ['VI-3.8', 'charity claims', ['charityClaimed']],
  ['VI-3.10', 'bids and passes', ['bid', 'passedBid']],
  ['VI-3.14', 'revivals', ['revived', 'leaderRevived', 'gholaPlayed']],
  [
    'VI-3.16',
    'shipments, sendings, moves, flips',
    ['shipped', 'crossShipped', 'shippedToReserves', 'sent', 'moved', 'flipped'],
  ],
  ['VI-3.18', 'the Voice', ['voiceUsed']],
  ['VI-3.21', 'revealed plans', ['planRevealed', 'tokensRevealed']],
  ['VI-3.23', 'losses, payments and kept cards', ['forcesLost', 'paid', 'spiceGained', 'kept', 'discarded']],
  ['VI-3.26', 'collection', ['collected']],
  ['VI-3.27', 'bribes', ['dealMade', 'bribed']],
  ['VI-3.28', 'gifts', ['gift']],
  ['VI-3.29', 'Truthtrance', ['truthtrancePlayed', 'truthtranceAsked', 'truthtranceAnswered']],
  ['VI-3.32', 'a worthless card shown as Karama and prevented', ['worthlessShown', 'worthlessPrevented']],
  ['VI-3.34', 'victories', ['won', 'nobodyWon', 'predictionFulfilled']],
  ['VI-3.35', 'deaths of leaders in battle', ['LEADER_KILLED']],
  ['VI-3.36', 'KARAMA_USED', ['KARAMA_USED']],
]

test.each(PUBLIC)('%s: of %s nothing is held back', (_rule, _what, names) => {
  for (const name of names) {
    expect([name, events[name].secret]).toEqual([name, false])
    expect([name, events[name].fields.filter(({ isPrivate }) => isPrivate)]).toEqual([name, []])
  }
})

/** What everybody else is told of this, and what only they are told whom it is whispered to. */
function expectPart(t: TestTable, type: EventName, open: readonly string[], held: readonly string[]): void {
  const happened = t.events.filter((event) => event.type === events[type])
  expect(happened.length).toBeGreaterThan(0)
  for (const event of happened) {
    const told = Object.keys(writeEvent(event, -1) ?? {}).filter((key) => key !== 'type' && key !== 'turn')
    expect(told).toEqual(open)
    expect(Object.keys(writeEvent(event, 'all') ?? {})).toEqual(expect.arrayContaining([...held]))
  }
}

test('VI-3.5, VI-3.6, VI-3.7: a worm, what it takes and the Nexus after it are seen by all alike', () => {
  const t = blow(['emperor', 'atreides', 'harkonnen'], {
    deck: ['shai-hulud_1', 'spice-red-chasm'],
    options: { mode: 'basic' },
    pileA: ['spice-the-minor-erg'],
    prepare: (t) => t.place('emperor', 'the-minor-erg/8', 2),
  })
  t.playUntil(() => t.question === 'nexus')
  t.does('emperor', { type: 'proposeAlliance', faction: 'atreides' }).does('atreides', { type: 'acceptAlliance' })
  for (const by of [undefined, 'harkonnen', 'emperor'] as const) {
    expect(t.seen('spiceCardTurned', by)[0]).toMatchObject({ card: 'shai-hulud_1' })
    expect(t.seen('wormAppeared', by)).toMatchObject([{ territory: 'the-minor-erg' }])
    expect(t.seen('forcesLost', by)).toMatchObject([{ faction: 'emperor', ordinary: 2, by: 'worm' }])
    expect(t.seen('allianceMade', by)).toMatchObject([{ faction: 'emperor', with: 'atreides' }])
  }
})

test('VI-3.8: all claims are told at once, and a refusal only to whoever was refused', () => {
  const t = beforeShipment(['emperor', 'fremen', 'atreides'])
  t.pub.phase = CHOAM_CHARITY
  t.own('fremen').spice = 1
  t.begin(choamCharityPhase).does('fremen', { type: 'claimCharity' })
  const before = t.events.length
  expect(t.refusal('emperor', { type: 'claimCharity' })?.code).toBe('notPoor')
  expect([t.seen('charityClaimed'), t.events.length]).toEqual([[], before])
  t.does('emperor', PASS).does('atreides', PASS)
  expect(t.seen('charityClaimed')).toMatchObject([{ fremen: 1, emperor: 0, atreides: 0 }])
})

test('VI-3.10, VI-5.2: a bid covered by Karama is told like any other; only its bidder is reminded of the card', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], spice: { fremen: 2 } }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.playUntil(() => t.question === 'bidding')
  t.does('fremen', overbid(9, 'karama_1')).does('atreides', pass)
  expect(t.seen('bid')).toMatchObject([{ faction: 'fremen', amount: 9 }])
  expect(t.seen('passedBid')).toMatchObject([{ faction: 'atreides' }])
  for (const by of [undefined, 'atreides', 'emperor'] as const) {
    expect([JSON.stringify(t.sent(by)), JSON.stringify(t.seen('bid', by))].join()).not.toContain('karama_1')
  }
  expect(t.view('fremen').mine?.karamaBiddingActive).toBe('karama_1')
})

test('VI-3.9, VI-3.11: of a look everybody hears that there was one, of a purchase who paid what', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1'] })
  t.does('atreides', look).skip('karamaOpportunity')
  expectPart(t, 'cardSeen', ['faction'], ['card'])
  t.does('fremen', bid(2)).does('atreides', pass).does('emperor', pass)
  t.playUntil(() => t.seen('bought').length > 0)
  expectPart(t, 'bought', ['faction', 'price'], ['card'])
  expect(t.seen('bought', 'fremen')).toMatchObject([{ card: 'lasgun_1', price: 2 }])
  expect(t.seen('bought', 'emperor')[0]).not.toHaveProperty('card')
})

test('VI-3.16: a shipment and a move are told to everybody, all of it', () => {
  const t = begin(beforeShipment(['emperor', 'harkonnen']))
  t.does('emperor', ship('carthag/11', 4, { special: 1 })).does('emperor', move('carthag/11', 'tsimpo/13', 2, 1))
  for (const by of [undefined, 'harkonnen'] as const) {
    expect(t.seen('shipped', by)).toMatchObject([
      { faction: 'emperor', location: 'carthag/11', ordinary: 4, special: 1 },
    ])
    expect(t.seen('moved', by)).toMatchObject([{ from: 'carthag/11', to: 'tsimpo/13', ordinary: 2, special: 1 }])
  }
})

test('VI-3.17: that the Guild is asked "now or later" nobody sees, before it acts or says that it delays', () => {
  const t = begin(beforeShipment(['emperor', 'atreides', 'spacing-guild']))
  expect([t.question, t.asked]).toEqual(['actOutOfTurn', ['spacing-guild']])
  const told = t.events.length
  for (const by of [undefined, 'emperor', 'atreides'] as const) expect(t.sent(by).decisions).toEqual([])
  expect(t.sent('spacing-guild').decisions).toHaveLength(1)
  t.does('spacing-guild', PASS)
  // Nothing is told of it: the next thing that anybody hears is that the Emperor takes its turn.
  expect(t.events.slice(told).map(({ type }) => type.name)).toEqual(['tookTurn'])
})

test('VI-3.22: answers about traitors are hidden until both are in; then a call is public with its card', () => {
  const duelling = () => {
    const t = traitor(duel(), 'emperor', 'duncan-idaho')
    return reveal(t, { in: 'carthag' }, ['emperor', { leader: 'caid' }], ['atreides', { leader: 'duncan-idaho' }])
  }
  const called = duelling().does('emperor', { type: 'callTraitor' })
  const passed = duelling().does('emperor', { type: 'pass' })
  for (const by of [undefined, 'atreides', 'fremen'] as const) expect(called.sent(by)).toEqual(passed.sent(by))
  expect([called.seen('traitorsAnswered'), called.seen('traitorCalled')]).toEqual([[], []])
  called.does('atreides', { type: 'pass' })
  passed.does('atreides', { type: 'pass' })
  expect(called.seen('traitorCalled')).toMatchObject([{ faction: 'emperor', leader: 'duncan-idaho' }])
  expect(called.view().factions[0].called).toEqual(['duncan-idaho'])
  // That all have answered is told either way; "no call" says nothing about the card.
  expect(passed.seen('traitorsAnswered')).toMatchObject([{ byAggressor: 0, byDefender: 0 }])
  expect(passed.view().factions[0].called).toEqual([])
})

test('VI-3.31, VI-5.1: a window closed without a hit tells nobody who passed, or which cards were not played', () => {
  const looking = (prepare: (t: TestTable) => unknown) => {
    const t = beforeShipment(['emperor', 'harkonnen', 'atreides'])
    prepare(t)
    return t.begin(shipmentMovementPhase).does('atreides', { type: 'look' })
  }
  const one = looking((t) => t.give('emperor', 'karama_1').give('harkonnen', 'shield_1'))
  const other = looking((t) => t.give('emperor', 'shield_1').give('harkonnen', 'karama_1'))
  for (const t of [one, other]) t.does('emperor', letPass).does('harkonnen', letPass)
  expect(one.seen('KARAMA_USED')).toEqual([])
  const names = (t: TestTable) => t.events.map(({ type }) => type.name)
  expect(names(one)).toEqual(names(other))
  expect(one.sent()).toEqual(other.sent())
})

test('VI-3.32, VI-3.36, IN-2.4: a prevented worthless card is known in the hand where it stays, and the hit names everything', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'bene-gesserit'], row: ['lasgun_1'] }, (t) =>
    t.give('bene-gesserit', 'kulon_1').give('fremen', 'karama_1'),
  )
  t.does('atreides', look).does('bene-gesserit', karama('kulon_1')).does('fremen', karama('karama_1'))
  for (const by of [undefined, 'atreides', 'fremen', 'bene-gesserit'] as const) {
    expect(t.seen('worthlessPrevented', by)).toMatchObject([{ faction: 'bene-gesserit', card: 'kulon_1' }])
    expect(t.seen('KARAMA_USED', by)).toMatchObject([
      {
        interruptor: 'fremen',
        card: 'karama_1',
        targetFaction: 'bene-gesserit',
        abilityName: 'KARAMA_AS_WORTHLESS',
        result: 'prevented',
      },
    ])
  }
  t.does('bene-gesserit', NO_KARAMA)
  expect(t.view('atreides').mine?.known).toContainEqual({ card: 'kulon_1', with: ['bene-gesserit'] })
})

test('VI-3.2, VI-3.13, VI-3.15, VI-3.19, VI-3.24, VI-3.25, VI-3.33: what these events hold back', () => {
  const held = (name: EventName) => events[name].fields.filter(({ isPrivate }) => isPrivate).map((field) => field.name)
  expect([held('cardDrawn'), held('topCardDrawn'), held('spiceDeckSeen'), held('stormCardSeen')]).toEqual([
    ['card'],
    ['card'],
    ['card'],
    ['number'],
  ])
  expect(held('elementShown')).toEqual(['leader', 'card', 'halves'])
  expect([held('HARKONNEN_CAPTURE_OPPORTUNITY'), held('LEADER_CAPTURED'), held('LEADER_RETURNED')]).toEqual([
    ['captureTarget'],
    ['leaderId'],
    ['leaderId'],
  ])
})

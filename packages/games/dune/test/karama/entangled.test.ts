import { describe, expect, test } from 'vitest'
import { karama, NO_KARAMA } from '../battle/field.ts'
import { bid, biddingOf, payFromPledge } from '../bidding/bidding-table.ts'
import { atCarthag, draw, winBattle } from '../captured-leaders/captive.ts'
import { beforeShipment, begin, crossShip, move, PASS, placeAdvisors, ship } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { boardOf, changes, offered } from './board.ts'

/**
 * IN-3.8 where much hangs on the use: groups of two kinds from two places, payments of two purses, and Bene Gesserit who
 * would have to answer what happened. A hit leaves nothing of it.
 */
interface Entangled {
  readonly what: string
  readonly key: string
  readonly user: FactionId
  stage(): TestTable
  use(t: TestTable): unknown
  /** What the table asks after the hit; null when everything is over. */
  readonly then: string | null
}

const BG = 'bene-gesserit'
const GUILD = 'spacing-guild'
const HARKONNEN = 'harkonnen'

const also = (from: string, ordinary: number, special = 0) => ({ type: 'alsoTake', from, ordinary, special })

/** An ally who has pledged so much for shipments. */
function pledging(t: TestTable, id: FactionId, ally: FactionId, spice: number): TestTable {
  t.ally(id, ally)
  t.own(ally).pledgedShipment = spice
  t.own(id).allyShipment = spice
  return t
}

/** The Guild in two sectors of the Pasty Mesa, among advisors who would be alone without it. */
function guildAmongAdvisors(): TestTable {
  const t = beforeShipment([GUILD, 'emperor', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
  t.place(GUILD, 'pasty-mesa/6', 2).place(GUILD, 'pasty-mesa/7', 3).place(BG, 'old-gap/10', 4)
  placeAdvisors(t, 'pasty-mesa/6', 2)
  return begin(pledging(t, GUILD, 'emperor', 4))
    .skip('wartime')
    .does(GUILD, { type: 'actNow' })
}

/** Fremen with Fedaykin in two sectors, among advisors, one territory from fighters of Bene Gesserit. */
function fremenAmongAdvisors(): TestTable {
  const t = beforeShipment(['fremen', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
  t.place('fremen', 'pasty-mesa/6', 2, 1).place('fremen', 'pasty-mesa/7', 3, 2).place(BG, 'the-minor-erg/8', 3)
  placeAdvisors(t, 'pasty-mesa/6', 2)
  begin(t).skip('wartime').does('fremen', PASS)
  return t.playUntil(() => t.question === 'movement')
}

const CASES: readonly Entangled[] = [
  {
    what: 'a shipment to the reserves from two sectors, paid by two, that would leave advisors alone (BG-20)',
    key: 'OFF_PLANET_SHIPMENT',
    user: GUILD,
    stage: guildAmongAdvisors,
    use: (t) =>
      t
        .does(GUILD, { type: 'shipToReserves', from: 'pasty-mesa/6', ordinary: 2, special: 0, fromPledge: 1 })
        .does(GUILD, also('pasty-mesa/7', 3)),
    then: 'shipment',
  },
  {
    what: 'a cross-shipment from two sectors, paid by two, that would leave advisors alone and disturb fighters (BG-15)',
    key: 'CROSS_SHIP',
    user: GUILD,
    stage: guildAmongAdvisors,
    use: (t) =>
      t.does(GUILD, crossShip('pasty-mesa/6', 'old-gap/10', 2, { fromPledge: 4 })).does(GUILD, also('pasty-mesa/7', 2)),
    then: 'shipment',
  },
  {
    what: 'a move of both kinds of tokens from two sectors that would leave advisors alone',
    key: 'MOVEMENT',
    user: 'fremen',
    stage: fremenAmongAdvisors,
    use: (t) =>
      t.does('fremen', move('pasty-mesa/6', 'false-wall-east/8', 2, 1)).does('fremen', also('pasty-mesa/7', 3, 2)),
    then: 'movement',
  },
  {
    what: 'a sending of both kinds of tokens into the storm',
    key: 'STORM_MIGRATION',
    user: 'fremen',
    stage() {
      const t = beforeShipment(['fremen', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
      t.pub.storm = 15
      return begin(t.place(BG, 'the-great-flat/15', 2)).skip('wartime')
    },
    use: (t) => t.does('fremen', { type: 'send', location: 'the-great-flat/15', ordinary: 4, special: 2 }),
    then: 'shipment',
  },
  {
    what: 'a token that has joined advisors in the polar sink (BG-10)',
    key: 'SPIRITUAL_ADVISORS',
    user: BG,
    stage() {
      const t = beforeShipment(['emperor', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
      t.place('emperor', 'polar-sink/0', 1)
      begin(placeAdvisors(t, 'polar-sink/0', 2))
        .skip('wartime')
        .does('emperor', ship('arrakeen/10', 3))
      return t
    },
    use: (t) => t.does(BG, { type: 'sendAdvisor', along: false }),
    then: 'movement',
  },
  {
    what: 'fighters of two sectors who have become advisors',
    key: 'INTRUSION',
    user: BG,
    stage() {
      const t = beforeShipment(['emperor', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
      t.place(BG, 'pasty-mesa/6', 2).place(BG, 'pasty-mesa/7', 3)
      return begin(t).skip('wartime').does('emperor', ship('pasty-mesa/7', 3))
    },
    use: (t) => t.does(BG, { type: 'flipToAdvisors' }),
    then: 'spiritualAdvisors',
  },
  {
    what: 'advisors of two sectors, and of two territories, who have gone to war',
    key: 'WARTIME',
    user: BG,
    stage() {
      const t = beforeShipment(['emperor', HARKONNEN, BG]).give(HARKONNEN, 'karama_1')
      t.place('emperor', 'pasty-mesa/6', 1).place('emperor', 'old-gap/10', 1)
      placeAdvisors(placeAdvisors(placeAdvisors(t, 'pasty-mesa/6', 2), 'pasty-mesa/7', 3), 'old-gap/10', 1)
      return begin(t)
    },
    use: (t) =>
      t.does(BG, { type: 'wartime', territory: 'pasty-mesa' }).does(BG, { type: 'wartime', territory: 'old-gap' }),
    then: 'shipment',
  },
  {
    what: 'the capture of a leader that has fought here, which everybody would have seen (VI-2.32)',
    key: 'CAPTURE_LEADER',
    user: HARKONNEN,
    stage: () => draw(winBattle(atCarthag().give('emperor', 'karama_1')), 'jamis'),
    use: (t) => t.does(HARKONNEN, { type: 'capture' }),
    then: null,
  },
]

const hitter = (user: FactionId): FactionId => (user === HARKONNEN ? 'emperor' : HARKONNEN)

/** One Karama card, from whoever holds it. */
function hit(t: TestTable, { key, user }: Entangled): void {
  const together = offered(t).length > 1 ? key : null
  t.does(hitter(user), karama('karama_1', together))
  while (offered(t).includes(key)) t.does(t.asked[0], NO_KARAMA)
}

describe.each(CASES.map((each) => [each.key, each] as const))('%s', (_key, each) => {
  test(`IN-3.8: ${each.what}: hit, everything is as it was, and nobody was asked anything that followed from it`, () => {
    const t = each.stage()
    const before = boardOf(t)
    each.use(t)
    expect([t.question, offered(t)]).toEqual(['karamaOpportunity', [each.key]])
    hit(t, each)
    expect(changes(before, boardOf(t))).toEqual([])
    expect(t.question).toBe(each.then)
    expect(t.pub.hand[factionNumber(hitter(each.user))]).toBe(0)
  })

  test(`IN-3.8: ${each.what}: let pass, it is not as it was`, () => {
    const t = each.stage()
    const before = boardOf(t)
    each.use(t)
    while (offered(t).includes(each.key)) t.does(t.asked[0], NO_KARAMA)
    expect(changes(before, boardOf(t)).length).toBeGreaterThan(0)
  })
})

describe('IN-4: what is taken back after a hit', () => {
  test('HALF_PRICE_SHIPPING, IN-3.8: tokens of two sectors and the spice of both purses are back, and so is the pledge', () => {
    const t = guildAmongAdvisors()
    const before = boardOf(t)
    t.does(GUILD, crossShip('pasty-mesa/6', 'old-gap/10', 2, { halfPrice: true, fromPledge: 2 }))
      .does(GUILD, also('pasty-mesa/7', 3))
      .does(HARKONNEN, karama('karama_1', 'HALF_PRICE_SHIPPING'))
    while (offered(t).length > 0) t.does(t.asked[0], NO_KARAMA)
    expect(t.question).toBe('fullPrice')
    t.does(GUILD, { type: 'takeShipmentBack' })
    expect([changes(before, boardOf(t)), t.question]).toEqual([[], 'shipment'])
  })

  test('TAKE_UP_ARMS, IN-3.8: a move of two sectors is back where it came from', () => {
    const t = beforeShipment([BG, 'emperor', HARKONNEN]).give(HARKONNEN, 'karama_1')
    t.place('emperor', 'pasty-mesa/6', 1).place('emperor', 'the-minor-erg/7', 1)
    placeAdvisors(placeAdvisors(t, 'pasty-mesa/6', 2), 'pasty-mesa/7', 3)
    begin(t).skip('wartime').does(BG, PASS)
    const before = boardOf(t)
    t.does(BG, move('pasty-mesa/6', 'the-minor-erg/7', 0, 2)).does(BG, also('pasty-mesa/7', 0, 3))
    t.does(BG, { type: 'takeUpArms' }).does(HARKONNEN, karama('karama_1'))
    expect(t.question).toBe('armsCancelled')
    t.does(BG, { type: 'takeMoveBack' })
    expect([changes(before, boardOf(t)), t.question]).toEqual([[], 'movement'])
  })
})

describe('IN-4: payments that somebody receives', () => {
  test('PAYMENT_FOR_SHIPMENT, R-5: hit, only what the Guild received goes to the bank; what it has paid itself stays paid', () => {
    const t = pledging(beforeShipment(['emperor', GUILD, HARKONNEN]).give(HARKONNEN, 'karama_1'), 'emperor', GUILD, 3)
    begin(t).skip('actOutOfTurn')
    const before = boardOf(t)
    t.does('emperor', ship('arrakeen/10', 5, { fromPledge: 3 })).skip('stopShipment')
    t.does(HARKONNEN, karama('karama_1'))
    expect(changes(before, boardOf(t))).toEqual([
      'emperor allyShipment: 3 → 2',
      'emperor in arrakeen/10: 0 → 5',
      'emperor reserves: 15+5 → 10+5',
      'emperor spice: 10 → 8',
      'spacing-guild pledgedShipment: 3 → 2',
      'spacing-guild spice: 5 → 2',
    ])
  })

  test('PAYMENT_FOR_TREACHERY: hit, the spice of both purses goes to the bank, and the buyer keeps the card', () => {
    const factions = ['fremen', 'emperor', GUILD, HARKONNEN] as const
    const t = biddingOf({ factions, row: ['lasgun_1'] }, (t) => {
      t.give(HARKONNEN, 'karama_1').ally('fremen', GUILD)
      t.own(GUILD).pledgedBid = 8
      t.own('fremen').allyBid = 8
    }).skip('takeHand')
    t.does('fremen', bid(7))
    t.playUntil(() => t.question === 'settlePurchase')
    const before = boardOf(t)
    t.does('fremen', payFromPledge(4)).does(HARKONNEN, karama('karama_1'))
    expect(changes(before, boardOf(t))).toEqual([
      'fremen allyBid: 8 → 6',
      'fremen hand: - → lasgun_1',
      'fremen spice: 10 → 7',
      'row: 4 → 3',
      'spacing-guild pledgedBid: 8 → 6',
      'spacing-guild spice: 10 → 6',
    ])
  })
})

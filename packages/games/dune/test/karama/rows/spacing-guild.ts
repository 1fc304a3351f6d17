import { expect } from 'vitest'
import { beforeShipment, begin, crossShip, PASS, ship, tokens } from '../../shipment-movement/position.ts'
import type { FactionId, TestTable } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

const GUILD = 'spacing-guild'
const NOW = { type: 'actNow' }
const toReserves = (ordinary: number) => ({
  type: 'shipToReserves',
  from: 'tueks-sietch/5',
  ordinary,
  special: 0,
  fromPledge: 0,
})
const half = { halfPrice: true }

/** The Guild is first, has four tokens in Tuek's Sietch, and acts at its place. */
const guildShips = (deal: Deal): TestTable =>
  begin(deal(beforeShipment([GUILD, 'emperor', 'atreides', 'bene-gesserit']).place(GUILD, 'tueks-sietch/5', 4))).does(
    GUILD,
    NOW,
  )

/** The Emperor is first. */
function emperorShips(deal: Deal, ally?: FactionId): TestTable {
  const t = beforeShipment(['emperor', GUILD, 'atreides', 'bene-gesserit'])
  if (ally !== undefined) t.ally('emperor', ally)
  return begin(deal(t.place('emperor', 'basin/9', 3))).skip('actOutOfTurn')
}

const isAskedToShip = (t: TestTable, id: FactionId) => expect([t.question, t.asked]).toEqual(['shipment', [id]])

export const spacingGuildRows: readonly Row[] = [
  {
    key: 'PAYMENT_FOR_SHIPMENT',
    context: { spice: 4, ordinary: 4, special: 0, to: 'arrakeen/10', faction: 'emperor' },
    user: GUILD,
    // The payer itself may answer.
    others: ['atreides', 'emperor'],
    stage: (deal) => emperorShips(deal),
    declare: (t) => t.does('emperor', ship('arrakeen/10', 4)).skip('stopShipment'),
    isForced: 'a payment is received by rule (GU-4)',
    territory: 'arrakeen',
    stands: [
      'emperor in arrakeen/10: 0 → 4',
      'emperor reserves: 12+5 → 8+5',
      'emperor spice: 10 → 6',
      'spacing-guild spice: 5 → 9',
    ],
    undone: ['emperor in arrakeen/10: 0 → 4', 'emperor reserves: 12+5 → 8+5', 'emperor spice: 10 → 6'],
    instead: (t) => expect(t.seen('paymentRedirected')).toMatchObject([{ from: GUILD, spice: 4 }]),
  },
  {
    key: 'CROSS_SHIP',
    context: { spice: 2, ordinary: 2, special: 0, from: 'tueks-sietch/5', to: 'arrakeen/10', faction: 'spacing-guild' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: guildShips,
    declare: (t) => t.does(GUILD, crossShip('tueks-sietch/5', 'arrakeen/10', 2)),
    decline: (t) => t.does(GUILD, ship('arrakeen/10', 2)),
    territory: 'arrakeen',
    stands: [
      'spacing-guild in arrakeen/10: 0 → 2',
      'spacing-guild in tueks-sietch/5: 4 → 2',
      'spacing-guild spice: 5 → 3',
    ],
    undone: [],
    instead(t) {
      isAskedToShip(t, GUILD)
      expect(t.refusal(GUILD, crossShip('tueks-sietch/5', 'arrakeen/10', 1))?.code).toBe('abilityLost')
      expect([t.refusal(GUILD, ship('arrakeen/10', 1)), t.refusal(GUILD, PASS)]).toEqual([null, null])
      // IN-4.2: another ability has a window of its own.
      t.does(GUILD, toReserves(2))
      expect(t.pub.karamaState?.abilityName).toBeDefined()
    },
  },
  {
    key: 'OFF_PLANET_SHIPMENT',
    context: { spice: 2, ordinary: 3, special: 0, from: 'tueks-sietch/5', faction: 'spacing-guild' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: guildShips,
    declare: (t) => t.does(GUILD, toReserves(3)),
    decline: (t) => t.does(GUILD, PASS),
    stands: ['spacing-guild in tueks-sietch/5: 4 → 1', 'spacing-guild reserves: 16 → 19', 'spacing-guild spice: 5 → 3'],
    undone: [],
    instead(t) {
      isAskedToShip(t, GUILD)
      expect(t.refusal(GUILD, toReserves(1))?.code).toBe('abilityLost')
      for (const other of [ship('arrakeen/10', 1), crossShip('tueks-sietch/5', 'arrakeen/10', 1), PASS]) {
        expect(t.refusal(GUILD, other)).toBeNull()
      }
    },
  },
  {
    key: 'HALF_PRICE_SHIPPING',
    context: { spice: 2, ordinary: 4, special: 0, to: 'arrakeen/10', faction: 'spacing-guild' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: guildShips,
    declare: (t) => t.does(GUILD, ship('arrakeen/10', 4, half)),
    decline: (t) => t.does(GUILD, ship('arrakeen/10', 4)),
    territory: 'arrakeen',
    stands: ['spacing-guild in arrakeen/10: 0 → 4', 'spacing-guild reserves: 16 → 12', 'spacing-guild spice: 5 → 3'],
    undone: ['spacing-guild in arrakeen/10: 0 → 4', 'spacing-guild reserves: 16 → 12', 'spacing-guild spice: 5 → 3'],
    instead(t) {
      expect([t.question, t.asked]).toEqual(['fullPrice', [GUILD]])
      expect(t.refusal(GUILD, { type: 'payFullPrice' })).toBeNull()
      t.does(GUILD, { type: 'takeShipmentBack' })
      isAskedToShip(t, GUILD)
      expect([t.own(GUILD).spice, tokens(t, GUILD, 'arrakeen/10')]).toEqual([5, [0, 0]])
      expect(t.refusal(GUILD, ship('arrakeen/10', 1, half))?.code).toBe('noHalfPrice')
      t.does(GUILD, ship('arrakeen/10', 3))
      expect(t.own(GUILD).spice).toBe(2)
    },
  },
  {
    key: 'HALF_PRICE_SHIPPING',
    how: 'paid in full after a hit',
    context: { spice: 2, ordinary: 4, special: 0, from: 'tueks-sietch/5', to: 'arrakeen/10', faction: 'spacing-guild' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: guildShips,
    declare: (t) => t.does(GUILD, crossShip('tueks-sietch/5', 'arrakeen/10', 4, half)),
    decline: (t) => t.does(GUILD, PASS),
    territory: 'arrakeen',
    together: { CROSS_SHIP: GUILD },
    stands: [
      'spacing-guild in arrakeen/10: 0 → 4',
      'spacing-guild in tueks-sietch/5: 4 → 0',
      'spacing-guild spice: 5 → 3',
    ],
    undone: [
      'spacing-guild in arrakeen/10: 0 → 4',
      'spacing-guild in tueks-sietch/5: 4 → 0',
      'spacing-guild spice: 5 → 3',
    ],
    instead(t) {
      t.does(GUILD, { type: 'payFullPrice' })
      expect([t.own(GUILD).spice, tokens(t, GUILD, 'arrakeen/10')]).toEqual([1, [4, 0]])
    },
  },
  {
    key: 'ALLIANCE_HALF_PRICE',
    context: { spice: 3, ordinary: 5, special: 0, to: 'arrakeen/10', faction: 'emperor' },
    // IN-1.6: the ally is the user, and the Guild may answer.
    user: 'emperor',
    others: [GUILD, 'atreides'],
    stage: (deal) => emperorShips(deal, GUILD),
    declare: (t) => t.does('emperor', ship('arrakeen/10', 5, half)).skip('stopShipment'),
    decline: (t) => t.does('emperor', ship('arrakeen/10', 5)).skip('stopShipment'),
    territory: 'arrakeen',
    stands: [
      'emperor in arrakeen/10: 0 → 5',
      'emperor reserves: 12+5 → 7+5',
      'emperor spice: 10 → 7',
      'spacing-guild spice: 5 → 8',
    ],
    undone: [],
    followedBy: 'PAYMENT_FOR_SHIPMENT',
    instead(t) {
      expect([t.question, t.asked]).toEqual(['fullPrice', ['emperor']])
      expect(t.refusal('emperor', { type: 'payFullPrice' })).toBeNull()
      t.does('emperor', { type: 'takeShipmentBack' })
      isAskedToShip(t, 'emperor')
      expect(t.refusal('emperor', ship('arrakeen/10', 5, half))?.code).toBe('noHalfPrice')
      expect([t.refusal('emperor', ship('arrakeen/10', 2)), t.refusal('emperor', PASS)]).toEqual([null, null])
    },
  },
  {
    key: 'ALLIANCE_CROSS_SHIP',
    context: { spice: 3, ordinary: 3, special: 0, from: 'basin/9', to: 'arrakeen/10', faction: 'emperor' },
    user: 'emperor',
    others: [GUILD, 'atreides'],
    stage: (deal) => emperorShips(deal, GUILD),
    declare: (t) => t.does('emperor', crossShip('basin/9', 'arrakeen/10', 3)),
    decline: (t) => t.does('emperor', ship('arrakeen/10', 3)).skip('stopShipment'),
    territory: 'arrakeen',
    stands: [
      'emperor in arrakeen/10: 0 → 3',
      'emperor in basin/9: 3 → 0',
      'emperor spice: 10 → 7',
      'spacing-guild spice: 5 → 8',
    ],
    undone: [],
    followedBy: 'PAYMENT_FOR_SHIPMENT',
    instead(t) {
      isAskedToShip(t, 'emperor')
      expect(t.refusal('emperor', crossShip('basin/9', 'arrakeen/10', 1))?.code).toBe('abilityLost')
      expect([t.refusal('emperor', ship('arrakeen/10', 1)), t.refusal('emperor', PASS)]).toEqual([null, null])
    },
  },
  {
    key: 'SHIP_AS_IT_PLEASES',
    how: 'now',
    context: { choice: 'now' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: (deal) => begin(deal(beforeShipment(['emperor', 'atreides', GUILD, 'bene-gesserit']))),
    declare: (t) => t.does(GUILD, NOW),
    decline: (t) => t.does(GUILD, PASS),
    stands: [],
    undone: [],
    granted: (t) => isAskedToShip(t, GUILD),
    instead(t) {
      // It waits for its place, and there is no second deviation this turn.
      isAskedToShip(t, 'emperor')
      t.does('emperor', PASS)
      isAskedToShip(t, 'atreides')
      t.does('atreides', PASS)
      isAskedToShip(t, GUILD)
    },
  },
  {
    key: 'SHIP_AS_IT_PLEASES',
    how: 'later',
    context: { choice: 'delay' },
    user: GUILD,
    others: ['atreides', 'emperor'],
    stage: (deal) => begin(deal(beforeShipment([GUILD, 'emperor', 'atreides', 'bene-gesserit']))),
    declare: (t) => t.does(GUILD, { type: 'delay' }),
    decline: (t) => t.does(GUILD, NOW),
    stands: [],
    undone: [],
    granted: (t) => isAskedToShip(t, 'emperor'),
    instead: (t) => isAskedToShip(t, GUILD),
  },
]

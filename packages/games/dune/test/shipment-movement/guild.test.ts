import { expect, test } from 'vitest'
import type { FactionId, TestTable } from '../table.ts'
import { beforeShipment, begin, crossShip, hit, letPass, move, PASS, ship, tokens } from './position.ts'

/** The Guild is first and acts at its place. */
function guildFirst(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  const t = beforeShipment(['spacing-guild', 'emperor', 'atreides'], options)
  prepare(t)
  begin(t)
  return t.pub.advanced ? t.does('spacing-guild', { type: 'actNow' }) : t
}

/** The Emperor is first, allied to the Guild or not. */
function emperorFirst(prepare: (t: TestTable) => void = () => {}): TestTable {
  const t = beforeShipment(['emperor', 'spacing-guild', 'atreides'])
  prepare(t)
  return begin(t).skip('actOutOfTurn')
}

const spice = (t: TestTable, ...ids: readonly FactionId[]): number[] => ids.map((id) => t.own(id).spice)

test('GU-4: what another faction pays for its shipment goes to the Guild', () => {
  const t = emperorFirst().does('emperor', ship('arrakeen/10', 4))
  expect(spice(t, 'emperor', 'spacing-guild')).toEqual([6, 9])
  expect(t.seen('paid')).toMatchObject([{ faction: 'emperor', spice: 4, receiver: 'spacing-guild' }])
})

test('GU-4, R-5: what the Guild itself contributes as ally goes to the bank', () => {
  const t = emperorFirst((t) => {
    t.ally('emperor', 'spacing-guild')
    t.own('emperor').allyShipment = 3
    t.own('spacing-guild').pledgedShipment = 3
  })
  t.does('emperor', ship('arrakeen/10', 4, { fromPledge: 3 }))
  // 5 - 3 of the pledge + 1 of the Emperor's own
  expect(spice(t, 'emperor', 'spacing-guild')).toEqual([9, 3])
})

test('PAYMENT_FOR_SHIPMENT, IN-4: a hit sends the payment to the bank, and the shipment stands', () => {
  const t = emperorFirst((t) => t.give('atreides', 'karama_1').give('emperor', 'karama_2'))
  t.does('emperor', ship('arrakeen/10', 4))
  // The payer may hit it too: only the one who receives is not asked.
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['emperor', 'atreides']])
  t.does('atreides', hit('karama_1'))
  expect(spice(t, 'emperor', 'spacing-guild')).toEqual([6, 5])
  expect(tokens(t, 'emperor', 'arrakeen/10')).toEqual([4, 0])
  expect(t.seen('KARAMA_USED')).toMatchObject([{ abilityName: 'PAYMENT_FOR_SHIPMENT', result: 'cancelled' }])
  // The second card stays in hand.
  expect([t.pub.hand[0], t.pub.hand[2]]).toEqual([0, 1])
})

test('GU-5a, GU-6: the Guild ships at half price, rounded up, to the bank', () => {
  const t = guildFirst().does('spacing-guild', ship('arrakeen/10', 5, { halfPrice: true }))
  expect(spice(t, 'spacing-guild')).toEqual([2])
  expect(t.refusal('spacing-guild', PASS)).toBeNull()
})

test('HALF_PRICE_SHIPPING, IN-4.5: after a hit the Guild pays the difference or takes the shipment back', () => {
  const play = () =>
    guildFirst((t) => t.give('atreides', 'karama_1')).does('spacing-guild', ship('arrakeen/10', 4, { halfPrice: true }))
  const paid = play().does('atreides', hit('karama_1'))
  expect([paid.question, paid.asked]).toEqual(['fullPrice', ['spacing-guild']])
  paid.does('spacing-guild', { type: 'payFullPrice' })
  expect(spice(paid, 'spacing-guild')).toEqual([1])
  expect(tokens(paid, 'spacing-guild', 'arrakeen/10')).toEqual([4, 0])

  const back = play().does('atreides', hit('karama_1')).does('spacing-guild', { type: 'takeShipmentBack' })
  expect([spice(back, 'spacing-guild'), tokens(back, 'spacing-guild', 'arrakeen/10')]).toEqual([[5], [0, 0]])
  expect([back.question, back.pub.reserves[5]]).toEqual(['shipment', 20])
  expect(back.refusal('spacing-guild', ship('arrakeen/10', 2, { halfPrice: true }))?.code).toBe('noHalfPrice')
  back.does('spacing-guild', ship('arrakeen/10', 2))
  expect(spice(back, 'spacing-guild')).toEqual([3])
})

test('IN-4.5, DU-19.45: a Guild that cannot pay the full price must take the shipment back', () => {
  const t = guildFirst((t) => {
    t.give('atreides', 'karama_1')
    t.own('spacing-guild').spice = 3
  })
  t.does('spacing-guild', ship('arrakeen/10', 5, { halfPrice: true })).does('atreides', hit('karama_1'))
  expect(t.refusal('spacing-guild', { type: 'payFullPrice' })?.code).toBe('notEnoughSpice')
  t.timeout('spacing-guild')
  expect([t.question, spice(t, 'spacing-guild')]).toEqual(['shipment', [3]])
})

test('GU-5b, DU-10.15: tokens of a whole territory go anywhere else for the price of the place, over a storm too', () => {
  const t = guildFirst((t) => {
    t.pub.storm = 6
    t.place('spacing-guild', 'pasty-mesa/5', 2).place('spacing-guild', 'pasty-mesa/6', 1)
    t.place('spacing-guild', 'pasty-mesa/7', 3)
  })
  const other = crossShip('pasty-mesa/6', 'arrakeen/10', 1)
  expect(t.refusal('spacing-guild', other)?.code).toBe('inStorm')
  expect(t.refusal('spacing-guild', crossShip('pasty-mesa/5', 'pasty-mesa/8', 1))?.code).toBe('sameTerritory')
  t.does('spacing-guild', crossShip('pasty-mesa/5', 'arrakeen/10', 2, { halfPrice: true }))
  t.does('spacing-guild', { type: 'alsoTake', from: 'pasty-mesa/7', ordinary: 3, special: 0 })
  expect(tokens(t, 'spacing-guild', 'arrakeen/10')).toEqual([5, 0])
  expect(spice(t, 'spacing-guild')).toEqual([2])
})

test('GU-5b: what comes along has to be paid as well', () => {
  const t = guildFirst((t) => {
    t.place('spacing-guild', 'pasty-mesa/5', 2).place('spacing-guild', 'pasty-mesa/7', 3)
    t.own('spacing-guild').spice = 3
  })
  t.does('spacing-guild', crossShip('pasty-mesa/5', 'arrakeen/10', 2))
  const also = (ordinary: number) => ({ type: 'alsoTake', from: 'pasty-mesa/7', ordinary, special: 0 })
  expect(t.refusal('spacing-guild', also(2))?.code).toBe('notEnoughSpice')
  t.does('spacing-guild', also(1))
  expect(spice(t, 'spacing-guild')).toEqual([0])
})

test('CROSS_SHIP, HALF_PRICE_SHIPPING, IN-3.6: one window for both; each may be hit', () => {
  const t = guildFirst((t) =>
    t.place('spacing-guild', 'tueks-sietch/5', 4).give('atreides', 'karama_1').give('emperor', 'karama_2'),
  )
  t.does('spacing-guild', crossShip('tueks-sietch/5', 'basin/9', 4, { halfPrice: true }))
  expect(t.refusal('atreides', hit('karama_1'))?.code).toBe('abilityName')
  t.does('atreides', hit('karama_1', 'CROSS_SHIP'))
  expect(t.refusal('emperor', hit('karama_2', 'CROSS_SHIP'))?.code).toBe('alreadyInterrupted')
  t.does('emperor', hit('karama_2', 'HALF_PRICE_SHIPPING'))
  expect([t.question, tokens(t, 'spacing-guild', 'tueks-sietch/5'), spice(t, 'spacing-guild')]).toEqual([
    'shipment',
    [4, 0],
    [5],
  ])
  expect(t.refusal('spacing-guild', crossShip('tueks-sietch/5', 'arrakeen/10', 1))?.code).toBe('abilityLost')
  expect(t.refusal('spacing-guild', ship('arrakeen/10', 1, { halfPrice: true }))?.code).toBe('noHalfPrice')
  expect(t.refusal('spacing-guild', ship('arrakeen/10', 1))).toBeNull()
})

test('CROSS_SHIP, IN-4: after a hit tokens and spice are back, and another type of shipment is open', () => {
  const t = guildFirst((t) => t.place('spacing-guild', 'tueks-sietch/5', 4).give('atreides', 'karama_1'))
  t.does('spacing-guild', crossShip('tueks-sietch/5', 'basin/9', 2)).does('atreides', hit('karama_1'))
  expect([tokens(t, 'spacing-guild', 'basin/9'), spice(t, 'spacing-guild')]).toEqual([[0, 0], [5]])
  const back = { type: 'shipToReserves', from: 'tueks-sietch/5', ordinary: 3, special: 0, fromPledge: 0 }
  t.does('spacing-guild', back)
  expect([tokens(t, 'spacing-guild', 'tueks-sietch/5'), spice(t, 'spacing-guild')]).toEqual([[1, 0], [3]])
})

test('IN-4.2, OFF_PLANET_SHIPMENT: the other ability that is used instead has a window of its own', () => {
  const t = guildFirst((t) => t.place('spacing-guild', 'tueks-sietch/5', 4).give('atreides', 'karama_1'))
  t.give('atreides', 'karama_2')
  t.does('spacing-guild', crossShip('tueks-sietch/5', 'basin/9', 2)).does('atreides', hit('karama_1'))
  const back = { type: 'shipToReserves', from: 'tueks-sietch/5', ordinary: 3, special: 0, fromPledge: 0 }
  t.does('spacing-guild', back)
  expect([t.view().karamaState?.abilityName, t.asked]).toEqual(['OFF_PLANET_SHIPMENT', ['atreides']])
  t.does('atreides', hit('karama_2'))
  expect([tokens(t, 'spacing-guild', 'tueks-sietch/5'), t.question]).toEqual([[4, 0], 'shipment'])
})

test('CROSS_SHIP, DU-6.11: what an ally has paid for it comes back, and so does the pledge', () => {
  const t = guildFirst((t) => {
    t.ally('spacing-guild', 'emperor').place('spacing-guild', 'tueks-sietch/5', 4).give('atreides', 'karama_1')
    t.own('spacing-guild').spice = 0
    t.own('spacing-guild').allyShipment = 10
    t.own('emperor').pledgedShipment = 10
  })
  t.does('spacing-guild', crossShip('tueks-sietch/5', 'basin/9', 4, { fromPledge: 8 }))
  expect(spice(t, 'emperor')).toEqual([2])
  t.does('atreides', hit('karama_1'))
  expect([spice(t, 'emperor'), t.own('spacing-guild').allyShipment]).toEqual([[10], 10])
})

test('GU-5c, GU-7, OFF_PLANET_SHIPMENT: to the reserves for 1 spice per 2 tokens; a hit brings them back', () => {
  const t = guildFirst((t) => t.place('spacing-guild', 'tueks-sietch/5', 5).give('atreides', 'karama_1'))
  const back = { type: 'shipToReserves', from: 'tueks-sietch/5', ordinary: 5, special: 0, fromPledge: 0 }
  t.does('spacing-guild', back)
  expect([t.pub.reserves[5], spice(t, 'spacing-guild')]).toEqual([20, [2]])
  t.does('atreides', hit('karama_1'))
  expect([t.pub.reserves[5], spice(t, 'spacing-guild')]).toEqual([15, [5]])
  expect(t.refusal('spacing-guild', back)?.code).toBe('abilityLost')
})

test('ALLIANCE_HALF_PRICE, GU-9: the ally ships at half price; the Guild itself may prevent it', () => {
  const prepare = (t: TestTable) => t.ally('emperor', 'spacing-guild').give('spacing-guild', 'karama_1')
  const half = ship('arrakeen/10', 5, { halfPrice: true })
  const stands = emperorFirst(prepare).does('emperor', half).skip('stopShipment').does('spacing-guild', letPass)
  expect(spice(stands, 'emperor', 'spacing-guild')).toEqual([7, 8])

  const full = emperorFirst(prepare).does('emperor', half).skip('stopShipment').does('spacing-guild', hit('karama_1'))
  expect([full.question, tokens(full, 'emperor', 'arrakeen/10')]).toEqual(['fullPrice', [0, 0]])
  full.does('emperor', { type: 'payFullPrice' })
  expect(spice(full, 'emperor', 'spacing-guild')).toEqual([5, 10])

  const back = emperorFirst(prepare).does('emperor', half).skip('stopShipment').does('spacing-guild', hit('karama_1'))
  back.does('emperor', { type: 'takeShipmentBack' })
  expect([back.question, back.pub.reserves[2], spice(back, 'emperor')]).toEqual(['shipment', 15, [10]])
  expect(back.refusal('emperor', half)?.code).toBe('noHalfPrice')
})

test('ALLIANCE_CROSS_SHIP, GU-10: the ally ships from place to place and pays the Guild; prevented, nothing happens', () => {
  const prepare = (t: TestTable) =>
    t.ally('emperor', 'spacing-guild').place('emperor', 'basin/9', 3).give('atreides', 'karama_1')
  const cross = crossShip('basin/9', 'arrakeen/10', 3)
  const done = emperorFirst(prepare).does('emperor', cross).skip('karamaOpportunity')
  expect([tokens(done, 'emperor', 'arrakeen/10'), spice(done, 'emperor', 'spacing-guild')]).toEqual([
    [3, 0],
    [7, 8],
  ])
  const prevented = emperorFirst(prepare).does('emperor', cross).does('atreides', hit('karama_1'))
  expect([prevented.question, tokens(prevented, 'emperor', 'basin/9')]).toEqual(['shipment', [3, 0]])
  expect(prevented.refusal('emperor', cross)?.code).toBe('abilityLost')
  expect(prevented.refusal('emperor', ship('arrakeen/10', 1))).toBeNull()
})

test('DU-10.15, R-37: Fremen as ally of the Guild ship tokens on the map for the same price', () => {
  const t = beforeShipment(['fremen', 'spacing-guild']).ally('fremen', 'spacing-guild').place('fremen', 'basin/9', 3)
  begin(t)
    .skip('actOutOfTurn')
    .does('fremen', crossShip('basin/9', 'arrakeen/10', 3))
  expect([tokens(t, 'fremen', 'arrakeen/10'), spice(t, 'fremen', 'spacing-guild')]).toEqual([
    [3, 0],
    [0, 8],
  ])
})

test('IN-6.5, GU-K: a declared shipment is stopped: nothing is paid, the action is used up, moving is still open', () => {
  const t = emperorFirst((t) =>
    t.place('emperor', 'basin/9', 1).give('spacing-guild', 'karama_1').give('emperor', 'karama_2'),
  )
  t.does('emperor', ship('arrakeen/10', 5, { karamaCardId: 'karama_2' }))
  expect([t.question, t.asked]).toEqual(['stopShipment', ['spacing-guild']])
  const power = { type: 'use_karama_faction_power', karamaCardId: 'karama_1', faction: 'emperor' }
  const none = { territory: null, ordinary: 0, special: 0, leader: null }
  t.does('spacing-guild', { ...power, ...none })
  expect([t.question, t.asked]).toEqual(['movement', ['emperor']])
  expect([t.pub.reserves[2], spice(t, 'emperor'), t.pub.hand[2]]).toEqual([14, [10], 0])
  expect(t.pub.powerUsed).toBe(1 << 5)
  expect(t.seen('shipmentCancelled')).toMatchObject([{ faction: 'spacing-guild', of: 'emperor' }])
})

test('IN-6.5, IN-6.7: asked at every shipment from off-planet, with or without a card; not at cross-shipping or sending', () => {
  const t = beforeShipment(['emperor', 'fremen', 'spacing-guild']).give('spacing-guild', 'shield_1')
  begin(t).skip('actOutOfTurn').does('emperor', ship('arrakeen/10', 1))
  expect(t.question).toBe('stopShipment')
  expect(t.refusal('spacing-guild', PASS)).toBeNull()
  t.does('spacing-guild', PASS).does('emperor', PASS).skip('actOutOfTurn')
  t.does('fremen', { type: 'send', location: 'wind-pass/14', ordinary: 1, special: 0 })
  expect([t.question, t.asked]).toEqual(['movement', ['fremen']])
})

test('IN-6.5: the power belongs to the advanced game and works once', () => {
  const basic = beforeShipment(['emperor', 'spacing-guild'], { mode: 'basic' }).give('spacing-guild', 'karama_1')
  begin(basic).does('emperor', ship('arrakeen/10', 1))
  expect(basic.question).not.toBe('stopShipment')
  const used = emperorFirst((t) => {
    t.give('spacing-guild', 'karama_1')
    t.pub.powerUsed = 1 << 5
  }).does('emperor', ship('arrakeen/10', 1))
  expect(used.question).not.toBe('stopShipment')
})

test('GU-12: before each turn of another the Guild alone is asked; "now" is its whole turn', () => {
  const t = begin(beforeShipment(['emperor', 'atreides', 'spacing-guild']))
  expect([t.question, t.asked]).toEqual(['actOutOfTurn', ['spacing-guild']])
  t.does('spacing-guild', PASS).does('emperor', PASS)
  expect([t.question, t.asked]).toEqual(['actOutOfTurn', ['spacing-guild']])
  t.does('spacing-guild', { type: 'actNow' })
  expect([t.question, t.asked]).toEqual(['shipment', ['spacing-guild']])
  t.does('spacing-guild', PASS)
  expect([t.question, t.asked]).toEqual(['shipment', ['atreides']])
  expect(t.does('atreides', PASS).over).toBe(true)
})

test('GU-12: at its own place the Guild may delay, and acts last if it never says now', () => {
  const t = begin(beforeShipment(['spacing-guild', 'emperor', 'atreides']))
  expect(t.question).toBe('delayTurn')
  t.does('spacing-guild', { type: 'delay' })
  expect(t.asked).toEqual(['emperor'])
  t.does('emperor', PASS).does('spacing-guild', PASS).does('atreides', PASS)
  expect([t.question, t.asked]).toEqual(['shipment', ['spacing-guild']])
})

test('SHIP_AS_IT_PLEASES: prevented, "now" waits for its place and "delay" acts at once, without a second try', () => {
  const now = begin(beforeShipment(['emperor', 'spacing-guild', 'atreides']).give('atreides', 'karama_1'))
  now.does('spacing-guild', { type: 'actNow' }).does('atreides', hit('karama_1'))
  expect([now.question, now.asked]).toEqual(['shipment', ['emperor']])
  now.does('emperor', PASS)
  expect([now.question, now.asked]).toEqual(['shipment', ['spacing-guild']])

  const delay = begin(beforeShipment(['spacing-guild', 'atreides']).give('atreides', 'karama_1'))
  delay.does('spacing-guild', { type: 'delay' }).does('atreides', hit('karama_1'))
  expect([delay.question, delay.asked]).toEqual(['shipment', ['spacing-guild']])
})

test('GU-12: after a delay that stood, acting between two others opens no further window', () => {
  const t = begin(beforeShipment(['spacing-guild', 'emperor', 'atreides']).give('atreides', 'karama_1'))
  t.does('spacing-guild', { type: 'delay' }).does('atreides', letPass).does('emperor', PASS)
  t.does('spacing-guild', { type: 'actNow' })
  expect([t.question, t.asked]).toEqual(['shipment', ['spacing-guild']])
})

test('GU-12: in the basic game the Guild keeps its place', () => {
  const t = begin(beforeShipment(['emperor', 'spacing-guild'], { mode: 'basic' }))
  expect([t.question, t.asked]).toEqual(['shipment', ['emperor']])
})

test('DU-10.2: the Guild moves after its shipment like anybody', () => {
  const t = guildFirst((t) => t.place('spacing-guild', 'tueks-sietch/5', 5)).does('spacing-guild', PASS)
  t.does('spacing-guild', move('tueks-sietch/5', 'south-mesa/5', 5))
  expect(tokens(t, 'spacing-guild', 'south-mesa/5')).toEqual([5, 0])
})

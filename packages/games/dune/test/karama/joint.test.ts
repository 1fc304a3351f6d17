import { imagine, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { field, karama, NO_KARAMA } from '../battle/field.ts'
import { beforeShipment, begin, crossShip, ship, tokens } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { holds, isDiscarded } from './answers.ts'
import { offered, recordOf } from './board.ts'

const THREE = ['BATTLE_HARDENED', 'FEDAYKIN', 'KWISATZ_HADERACH']

/** Fremen with Fedaykin against Atreides, whose Kwisatz Haderach is awake. */
function threeAbilities(cards: Readonly<Partial<Record<FactionId, readonly string[]>>>): TestTable {
  const t = field(['atreides', 'fremen', 'harkonnen', 'emperor', 'bene-gesserit'])
  t.place('atreides', 'arrakeen/10', 5).place('fremen', 'arrakeen/10', 4, 2)
  t.pub.khLosses = 7
  for (const id of Object.keys(cards) as FactionId[]) for (const card of cards[id] ?? []) t.give(id, card)
  return t.begin(battlePhase).skip('anytime')
}

const preventedNow = (t: TestTable): number => t.pub.battle?.prevented.length ?? -1
const used = (t: TestTable) =>
  t.seen('KARAMA_USED').map(({ interruptor, card, abilityName }) => [interruptor, card, abilityName])

test('IN-3.6, DU-11.7: one prompt lists what comes up at the same moment; the record has the list, its single fields the first entry', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'] })
  expect(offered(t).toSorted()).toEqual(THREE)
  const record = recordOf(t)
  expect(
    record?.joint.map(({ targetFaction, abilityName, interruptType }) => [abilityName, targetFaction, interruptType]),
  ).toEqual([
    ['FEDAYKIN', 'fremen', 'prevent'],
    ['BATTLE_HARDENED', 'fremen', 'prevent'],
    ['KWISATZ_HADERACH', 'atreides', 'prevent'],
  ])
  expect(record).toMatchObject({ abilityName: 'FEDAYKIN', targetFaction: 'fremen', interruptType: 'prevent' })
})

test('IN-3.6, IN-1.6: a user of one of them is offered the others and never its own', () => {
  const t = threeAbilities({ atreides: ['karama_1'], fremen: ['karama_2'] })
  expect(t.asked).toEqual(['atreides', 'fremen'])
  expect(t.refusal('atreides', karama('karama_1', 'KWISATZ_HADERACH'))?.code).toBe('notOffered')
  for (const name of ['FEDAYKIN', 'BATTLE_HARDENED']) {
    expect(t.refusal('atreides', karama('karama_1', name))).toBeNull()
    expect(t.refusal('fremen', karama('karama_2', name))?.code).toBe('notOffered')
  }
  expect(t.refusal('fremen', karama('karama_2', 'KWISATZ_HADERACH'))).toBeNull()
})

test('IN-3.10: a hit leaves the others open; the card goes at once, the effects come together when the window closes', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2'] })
  t.does('emperor', karama('karama_2', 'KWISATZ_HADERACH'))
  expect([isDiscarded(t, 'karama_2'), preventedNow(t), offered(t).length]).toEqual([true, 0, 3])
  expect(recordOf(t)?.joint.map(({ interruptor }) => interruptor)).toEqual([null, null, 'emperor'])
  expect(recordOf(t)).toMatchObject({ interrupted: true, interruptor: 'emperor' })
  // IN-2.1, VI-2.27: of the answers everybody knows those that have hit.
  const response = {
    faction: 'emperor',
    useKarama: true,
    karamaCardId: 'karama_2',
    abilityName: 'KWISATZ_HADERACH',
  }
  expect(recordOf(t)?.responses).toEqual([response])
  // Emperor has no card left and is not asked any more.
  expect(t.asked).toEqual(['harkonnen'])
  // IN-2.3
  expect(t.refusal('harkonnen', karama('karama_1', 'KWISATZ_HADERACH'))?.code).toBe('alreadyInterrupted')
  t.does('harkonnen', karama('karama_1', 'FEDAYKIN'))
  // Nobody is left who could hold a card.
  expect([t.pub.karamaState, preventedNow(t)]).toEqual([null, 2])
  expect(used(t)).toEqual([
    ['emperor', 'karama_2', 'KWISATZ_HADERACH'],
    ['harkonnen', 'karama_1', 'FEDAYKIN'],
  ])
})

test('IN-3.10: one faction may use a card each for several of them', () => {
  const t = threeAbilities({ harkonnen: ['karama_1', 'karama_2', 'shield_1'] })
  t.does('harkonnen', karama('karama_2', 'FEDAYKIN')).does('harkonnen', karama('karama_1', 'BATTLE_HARDENED'))
  expect([t.pub.karamaState, preventedNow(t)]).toEqual([null, 2])
})

test('IN-3.5: a pass is for all of them, and final', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2', 'shield_1'] })
  t.does('harkonnen', NO_KARAMA)
  expect(t.refusal('harkonnen', karama('karama_1', 'FEDAYKIN'))?.rule).toBe('IN-3.5')
  t.does('emperor', karama('karama_2', 'FEDAYKIN'))
  // Harkonnen stay out of it for the abilities that are left.
  expect(t.asked).toEqual(['emperor'])
  t.does('emperor', NO_KARAMA)
  expect([preventedNow(t), holds(t, 'harkonnen', 'karama_1')]).toEqual([1, true])
})

test('IN-3.6, IN-7.4: a worthless card that was prevented leaves Bene Gesserit a real Karama, for whichever ability', () => {
  const t = threeAbilities({ 'bene-gesserit': ['kulon_1', 'baliset_1', 'karama_2'], harkonnen: ['karama_1'] })
  t.does('bene-gesserit', karama('kulon_1', 'FEDAYKIN')).does('harkonnen', karama('karama_1'))
  for (const name of THREE) expect(t.refusal('bene-gesserit', karama('baliset_1', name))?.code).toBe('onlyReal')
  t.does('bene-gesserit', karama('karama_2', 'KWISATZ_HADERACH')).does('bene-gesserit', NO_KARAMA)
  expect(used(t).at(-1)).toEqual(['bene-gesserit', 'karama_2', 'KWISATZ_HADERACH'])
  expect(preventedNow(t)).toBe(1)
})

test('IN-3.10, IN-7.2: two worthless cards of Bene Gesserit hit two abilities, each with a window of its own', () => {
  const t = threeAbilities({ 'bene-gesserit': ['kulon_1', 'baliset_1'], harkonnen: ['shield_1'] })
  t.does('bene-gesserit', karama('kulon_1', 'FEDAYKIN'))
  expect([recordOf(t)?.abilityName, t.asked]).toEqual(['KARAMA_AS_WORTHLESS', ['harkonnen']])
  t.does('harkonnen', NO_KARAMA).does('bene-gesserit', karama('baliset_1', 'KWISATZ_HADERACH'))
  expect([recordOf(t)?.abilityName, t.asked]).toEqual(['KARAMA_AS_WORTHLESS', ['harkonnen']])
  t.does('harkonnen', NO_KARAMA).does('harkonnen', NO_KARAMA)
  expect([t.pub.karamaState, preventedNow(t)]).toEqual([null, 2])
})

/** The Guild ships from place to place at half price: two of its abilities at once. */
function crossShipment(): TestTable {
  const t = beforeShipment(['spacing-guild', 'emperor', 'atreides']).place('spacing-guild', 'tueks-sietch/5', 4)
  t.give('emperor', 'karama_1').give('atreides', 'karama_2')
  return begin(t)
    .does('spacing-guild', { type: 'actNow' })
    .does('spacing-guild', crossShip('tueks-sietch/5', 'arrakeen/10', 4, { halfPrice: true }))
}
const GUILD = factionNumber('spacing-guild')

test('IN-3.6, IN-3.9: a shipment has one window for its ways and its price, and one for the payment where somebody receives it', () => {
  expect(offered(crossShipment())).toEqual(['HALF_PRICE_SHIPPING', 'CROSS_SHIP'])
  const ally = beforeShipment(['emperor', 'spacing-guild', 'atreides']).ally('emperor', 'spacing-guild')
  ally.place('emperor', 'basin/9', 3).give('atreides', 'karama_1')
  begin(ally)
    .skip('actOutOfTurn')
    .does('emperor', crossShip('basin/9', 'arrakeen/10', 3, { halfPrice: true }))
  // IN-3.9: what is prevented comes before the shipment, what is cancelled after it.
  expect([offered(ally), tokens(ally, 'emperor', 'arrakeen/10')]).toEqual([
    ['ALLIANCE_HALF_PRICE', 'ALLIANCE_CROSS_SHIP'],
    [0, 0],
  ])
  ally.does('atreides', NO_KARAMA)
  expect([offered(ally), tokens(ally, 'emperor', 'arrakeen/10')]).toEqual([['PAYMENT_FOR_SHIPMENT'], [3, 0]])
})

test('IN-3.6: only the price is hit: the Guild pays the rest, and its tokens stay where they are', () => {
  const t = crossShipment().does('emperor', karama('karama_1', 'HALF_PRICE_SHIPPING')).does('atreides', NO_KARAMA)
  expect([t.question, tokens(t, 'spacing-guild', 'arrakeen/10')]).toEqual(['fullPrice', [4, 0]])
  t.does('spacing-guild', { type: 'payFullPrice' })
  expect([t.own('spacing-guild').spice, tokens(t, 'spacing-guild', 'arrakeen/10')]).toEqual([1, [4, 0]])
})

test('IN-3.6: only the way is hit: half price remains for another shipment', () => {
  const t = crossShipment().does('emperor', karama('karama_1', 'CROSS_SHIP')).does('atreides', NO_KARAMA)
  expect([t.question, t.own('spacing-guild').spice, tokens(t, 'spacing-guild', 'tueks-sietch/5')]).toEqual([
    'shipment',
    5,
    [4, 0],
  ])
  t.does('spacing-guild', ship('arrakeen/10', 4, { halfPrice: true }))
  expect([offered(t), t.own('spacing-guild').spice, t.pub.reserves[GUILD]]).toEqual([['HALF_PRICE_SHIPPING'], 3, 12])
})

test('IN-4.5: an ally whose half price was prevented and who cannot pay the full one has to give it up or ship less', () => {
  const t = beforeShipment(['emperor', 'spacing-guild', 'atreides']).ally('emperor', 'spacing-guild')
  t.own('emperor').spice = 3
  begin(t.give('atreides', 'karama_1'))
    .skip('actOutOfTurn')
    .does('emperor', ship('arrakeen/10', 6, { halfPrice: true }))
    .does('atreides', karama('karama_1'))
  expect(t.refusal('emperor', { type: 'payFullPrice' })?.code).toBe('notEnoughSpice')
  t.does('emperor', { type: 'takeShipmentBack' }).does('emperor', ship('arrakeen/10', 3))
  expect([t.own('emperor').spice, tokens(t, 'emperor', 'arrakeen/10')]).toEqual([0, [3, 0]])
})

const letPass = (abilityName: string) => ({ ...NO_KARAMA, abilityName })

test('IN-2.3: a pass that names an ability is for that one alone, and nobody else can tell', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2'] })
  const others = () => [t.sent('emperor'), t.sent('fremen'), t.sent()]
  const [before, decision] = [others(), t.play.open?.id]
  t.does('harkonnen', letPass('FEDAYKIN'))
  expect([t.asked, t.play.open?.id]).toEqual([['harkonnen', 'emperor'], decision])
  expect(others()).toEqual(before)
  expect(t.refusal('harkonnen', karama('karama_1', 'FEDAYKIN'))?.code).toBe('notOffered')
  expect(t.refusal('harkonnen', letPass('FEDAYKIN'))?.code).toBe('notOffered')
  expect(t.refusal('emperor', karama('karama_2', 'FEDAYKIN'))).toBeNull()
  t.does('harkonnen', karama('karama_1', 'BATTLE_HARDENED'))
  expect(used(t)).toEqual([['harkonnen', 'karama_1', 'BATTLE_HARDENED']])
})

test('IN-2.3, IN-3.5: whoever has let all of them pass one by one has answered', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2'] })
  for (const name of THREE) t.does('harkonnen', letPass(name))
  expect(t.asked).toEqual(['emperor'])
  expect(t.refusal('harkonnen', karama('karama_1', 'FEDAYKIN'))?.rule).toBe('IN-3.5')
})

test('IN-2.3, IN-3.10: a pass for one ability stays when another one is hit', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2', 'shield_1'] })
  t.does('harkonnen', letPass('FEDAYKIN')).does('harkonnen', letPass('BATTLE_HARDENED'))
  t.does('emperor', karama('karama_2', 'KWISATZ_HADERACH'))
  // Of what is left Harkonnen has let everything pass, and is not asked again.
  expect(t.asked).toEqual(['emperor'])
})

test('IN-2.3, VI-2.27: who imagines the table does not know which abilities others have let pass', () => {
  const t = threeAbilities({ harkonnen: ['karama_1'], emperor: ['karama_2'] })
  t.does('harkonnen', letPass('FEDAYKIN'))
  const waived = (observer: FactionId) =>
    imagine(t.play, t.seat(observer), seeded('waived')).stack.flatMap((frame) => [
      ...frame.waived,
      ...(frame.ask?.waived ?? []),
    ])
  expect(waived('emperor').some((claims) => claims !== 0)).toBe(false)
  expect(waived('harkonnen').some((claims) => claims !== 0)).toBe(true)
})

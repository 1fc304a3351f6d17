import { expect, test } from 'vitest'
import { SPICE_CARD_ID } from '../../src/data/spice.ts'
import { shipmentMovementPhase } from '../../src/phases/shipment-movement/phase.ts'
import { beforeShipment, hit, PASS, placeAdvisors } from './position.ts'

const LOOK = { type: 'look' }

test('AT-7, DU-10.1, VI-3.15: before the first shipment Atreides may look at the uppermost spice card, and only they see it', () => {
  const t = beforeShipment(['emperor', 'atreides']).begin(shipmentMovementPhase)
  expect([t.question, t.asked]).toEqual(['lookAtSpiceDeck', ['atreides']])
  t.does('atreides', LOOK)
  const [top] = t.hidden.spiceDeck.slice(-1)
  expect(t.own('atreides').spiceTop).toBe(top)
  expect(t.seen('spiceDeckSeen', 'atreides')).toMatchObject([{ card: SPICE_CARD_ID[top] }])
  expect(t.seen('spiceDeckSeen', 'emperor')[0]).not.toHaveProperty('card')
})

test('WORMSIGN, IN-3.7, VI-5.8, R-18: a hit means that the card was never shown', () => {
  const t = beforeShipment(['emperor', 'atreides']).give('emperor', 'karama_1').begin(shipmentMovementPhase)
  t.does('atreides', LOOK)
  expect(t.own('atreides').spiceTop).toBe(-1)
  t.does('emperor', hit('karama_1'))
  expect([t.own('atreides').spiceTop, t.seen('spiceDeckSeen', 'atreides')]).toEqual([-1, []])
  expect(t.question).toBe('shipment')
})

test('IN-4.1: not to look opens no window', () => {
  const t = beforeShipment(['emperor', 'atreides']).give('emperor', 'karama_1').begin(shipmentMovementPhase)
  expect(t.does('atreides', PASS).question).toBe('shipment')
})

test('DU-10.1: the look of Atreides comes before Wartime, whatever the storm order', () => {
  const t = beforeShipment(['bene-gesserit', 'emperor', 'atreides']).place('emperor', 'basin/9', 1)
  placeAdvisors(t, 'basin/9', 1).begin(shipmentMovementPhase)
  expect(t.question).toBe('lookAtSpiceDeck')
  expect(t.does('atreides', PASS).question).toBe('wartime')
})

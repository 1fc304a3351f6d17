import { expect, test } from 'vitest'
import { beforeShipment, begin, move, PASS, tokens } from './position.ts'

const TWO = ['emperor', 'harkonnen'] as const

test('DU-10.6, DU-10.7: a group goes one territory far, three with a force in Arrakeen or Carthag', () => {
  const t = beforeShipment(TWO).place('emperor', 'sietch-tabr/14', 4)
  begin(t).does('emperor', PASS)
  expect(t.refusal('emperor', move('sietch-tabr/14', 'funeral-plain/15', 1))?.code).toBe('outOfReach')
  expect(t.refusal('emperor', move('sietch-tabr/14', 'plastic-basin/14', 5))?.code).toBe('noTokens')
  expect(t.refusal('emperor', move('sietch-tabr/14', 'plastic-basin/14', 0))?.code).toBe('noTokens')
  expect(t.refusal('emperor', move('sietch-tabr/14', 'plastic-basin/14', 1))).toBeNull()

  const flown = beforeShipment(TWO).place('emperor', 'sietch-tabr/14', 4).place('emperor', 'carthag/11', 1)
  begin(flown).does('emperor', PASS)
  expect(flown.refusal('emperor', move('sietch-tabr/14', 'the-great-flat/15', 4))).toBeNull()
})

test('DU-10.7, R-7: tokens shipped to Arrakeen a moment before give ornithopters', () => {
  const t = beforeShipment(TWO).place('emperor', 'sietch-tabr/14', 4)
  begin(t).does('emperor', { ...shipOne('arrakeen/10') })
  t.does('emperor', move('sietch-tabr/14', 'the-great-flat/15', 4))
  expect(tokens(t, 'emperor', 'the-great-flat/15')).toEqual([4, 0])
})

function shipOne(location: string) {
  const none = { special: 0, fromPledge: 0, halfPrice: false, karamaCardId: null }
  return { type: 'ship', location, ordinary: 1, ...none }
}

test('DU-10.6, R-47: tokens of several sectors of a territory join in one group, as many of each as the player says', () => {
  const t = beforeShipment(TWO).place('emperor', 'pasty-mesa/5', 2).place('emperor', 'pasty-mesa/7', 3, 1)
  begin(t)
    .does('emperor', PASS)
    .does('emperor', move('pasty-mesa/5', 'red-chasm/7', 2))
  expect([t.question, t.asked]).toEqual(['alsoTake', ['emperor']])
  const also = (from: string, ordinary: number, special = 0) => ({ type: 'alsoTake', from, ordinary, special })
  expect(t.refusal('emperor', also('pasty-mesa/5', 1))?.code).toBe('noTokens')
  expect(t.refusal('emperor', also('pasty-mesa/7', 4))?.code).toBe('noTokens')
  t.does('emperor', also('pasty-mesa/7', 1, 1))
  expect(tokens(t, 'emperor', 'red-chasm/7')).toEqual([3, 1])
  expect(tokens(t, 'emperor', 'pasty-mesa/7')).toEqual([2, 0])
  expect(t.seen('moved').length).toBe(2)
  expect(t.asked).toEqual(['harkonnen'])
})

test('DU-10.8a: nothing moves into, out of or through the storm, and no group spans it', () => {
  const t = beforeShipment(TWO)
  t.pub.storm = 6
  t.place('emperor', 'pasty-mesa/5', 2).place('emperor', 'pasty-mesa/6', 2).place('emperor', 'pasty-mesa/7', 3)
  begin(t).does('emperor', PASS)
  expect(t.refusal('emperor', move('pasty-mesa/6', 'the-minor-erg/7', 1))?.code).toBe('inStorm')
  expect(t.refusal('emperor', move('pasty-mesa/7', 'south-mesa/6', 1))?.code).toBe('inStorm')
  expect(t.refusal('emperor', move('pasty-mesa/5', 'red-chasm/7', 1))?.code).toBe('outOfReach')
  t.does('emperor', move('pasty-mesa/7', 'red-chasm/7', 1))
  expect([t.question, t.asked]).toEqual(['shipment', ['harkonnen']])
})

test('DU-1.7, DU-10.8: a stronghold with two other factions is neither entered nor passed', () => {
  const t = beforeShipment(['emperor', 'harkonnen', 'atreides'])
  t.place('emperor', 'arrakeen/10', 3).place('harkonnen', 'carthag/11', 1).place('atreides', 'carthag/11', 1)
  begin(t).does('emperor', PASS)
  expect(t.refusal('emperor', move('arrakeen/10', 'carthag/11', 1))?.code).toBe('strongholdFull')
  const one = beforeShipment(['emperor', 'harkonnen', 'atreides'])
  one.place('emperor', 'arrakeen/10', 3).place('harkonnen', 'carthag/11', 1)
  begin(one).does('emperor', PASS)
  expect(one.refusal('emperor', move('arrakeen/10', 'carthag/11', 1))).toBeNull()
})

test('DU-10.9: the action may shift tokens to another sector of the same territory, but not across the storm', () => {
  const t = beforeShipment(TWO)
  t.pub.storm = 6
  t.place('emperor', 'pasty-mesa/7', 3)
  begin(t).does('emperor', PASS)
  expect(t.refusal('emperor', move('pasty-mesa/7', 'pasty-mesa/5', 1))?.code).toBe('outOfReach')
  t.does('emperor', move('pasty-mesa/7', 'pasty-mesa/8', 2))
  expect(tokens(t, 'emperor', 'pasty-mesa/8')).toEqual([2, 0])
})

test('DU-10.13, DU-10.10, DU-15.13, DU-3.9, IN-9.5: whoever could hold Hajr is asked at the end, and holding it moves once more', () => {
  const t = beforeShipment(TWO).place('emperor', 'basin/9', 3).give('emperor', 'hajr_1').give('harkonnen', 'shield_1')
  t.place('harkonnen', 'carthag/11', 1)
  begin(t)
    .does('emperor', PASS)
    .does('emperor', move('basin/9', 'old-gap/9', 2))
  expect([t.question, t.asked]).toEqual(['hajr', ['emperor']])
  t.does('emperor', { type: 'hajr' })
  expect([t.question, t.pub.hand[2]]).toEqual(['movement', 0])
  t.does('emperor', move('old-gap/9', 'arrakeen/10', 2))
  expect(tokens(t, 'emperor', 'arrakeen/10')).toEqual([2, 0])
  // Harkonnen hold another card, and everybody has seen where Hajr is.
  t.does('harkonnen', PASS).does('harkonnen', PASS)
  expect(t.over).toBe(true)
})

test('DU-10.13, DU-3.9: a hand without Hajr is asked all the same, and can only end its turn', () => {
  const t = beforeShipment(TWO).place('emperor', 'basin/9', 3).give('emperor', 'shield_1')
  begin(t).does('emperor', PASS).does('emperor', PASS)
  expect([t.question, t.asked]).toEqual(['hajr', ['emperor']])
  expect(t.refusal('emperor', { type: 'hajr' })?.code).toBe('notInHand')
  t.does('emperor', PASS)
  expect(t.asked).toEqual(['harkonnen'])
})

test('IN-9.5: Hajr before the normal move gives two movement actions, the range of the second taken anew', () => {
  const t = beforeShipment(TWO)
    .place('emperor', 'basin/9', 3)
    .place('emperor', 'old-gap/9', 1)
    .give('emperor', 'hajr_1')
  begin(t).does('emperor', PASS).does('emperor', { type: 'hajr' })
  t.does('emperor', move('old-gap/9', 'arrakeen/10', 1))
  expect(t.question).toBe('movement')
  t.does('emperor', move('basin/9', 'carthag/11', 3))
  expect(tokens(t, 'emperor', 'carthag/11')).toEqual([3, 0])
  expect(t.asked).toEqual(['harkonnen'])
})

import { expect, test } from 'vitest'
import { amalFlow } from '../../src/cards/amal.ts'
import { nodeNumber } from '../../src/data/nodes.ts'
import { SPICE_CARD_ID } from '../../src/data/spice.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { table } from '../table.ts'
import { blow, PASS } from './spice.ts'

const EXTRA = { extraCards: true }
const TWO = ['atreides', 'emperor'] as const
const discards = (cards: readonly number[]) => cards.map((card) => CARD_ID[card])

test('IN-9.6: a Thumper is the first worm of blow A, and nothing is put on the pile', () => {
  const t = blow(TWO, {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    pileA: ['spice-south-mesa'],
    options: EXTRA,
    prepare: (t) => t.give('emperor', 'thumper_1').give('atreides', 'shield_1').place('atreides', 'south-mesa/5', 2),
  })
  expect([t.question, t.asked]).toEqual(['thumper', ['atreides', 'emperor']])
  expect(t.refusal('atreides', { type: 'thumper' })?.code).toBe('notInHand')
  t.does('emperor', { type: 'thumper' })
  expect([t.pub.tanks[0], discards(t.pub.discard)]).toEqual([2, ['thumper_1']])
  t.skip('harvester')
  expect(t.pub.pileA.map((card) => SPICE_CARD_ID[card])).toEqual(['spice-south-mesa', 'spice-red-chasm'])
  expect(t.seen('nexusBegan')).toHaveLength(1)
})

test('DU-5.7: after a Thumper the first worm of the deck is the second one of the blow', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['shai-hulud_1', 'spice-red-chasm', 'spice-old-gap'],
    options: EXTRA,
    prepare: (t) => t.give('emperor', 'thumper_1'),
  })
  expect(t.does('emperor', { type: 'thumper' }).question).toBe('placeWorm')
})

test('IN-9.6: no Thumper on the first turn, in blow B, or without the extra cards', () => {
  const thumper = (turn: number, options: object) =>
    blow(TWO, {
      turn,
      deck: ['spice-red-chasm', 'spice-old-gap'],
      options: { ...options },
      prepare: (t) => t.give('emperor', 'karama_1'),
    })
  expect(thumper(2, EXTRA).question).toBe('thumper')
  expect(thumper(1, EXTRA).question).toBe('harvester')
  expect(thumper(2, {}).over).toBe(true)
  const t = thumper(2, EXTRA).does('emperor', PASS).does('emperor', PASS)
  expect([t.question, t.pub.pileB.length]).toEqual(['harvester', 1])
})

test('IN-9.7: a Harvester doubles the spice that a territory card has just placed', () => {
  const t = blow(TWO, {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    options: { ...EXTRA, mode: 'basic' },
    prepare: (t) => t.give('emperor', 'harvester_1'),
  })
  t.skip('thumper').does('emperor', { type: 'harvester' })
  expect([t.over, t.pub.spice[nodeNumber('red-chasm/7')]]).toEqual([true, 16])
})

test('IN-9.7: where the storm keeps the spice away there is nothing to double', () => {
  const t = blow(TWO, {
    deck: ['spice-red-chasm'],
    storm: 7,
    options: { ...EXTRA, mode: 'basic' },
    prepare: (t) => t.give('emperor', 'harvester_1'),
  })
  expect(t.skip('thumper').over).toBe(true)
})

test('IN-9.8: Amal takes half of everybody’s spice, rounded up, and nobody learns how much that was', () => {
  const t = table(['atreides', 'emperor', 'harkonnen'], EXTRA)
  t.own('atreides').spice = 7
  t.own('emperor').spice = 0
  t.own('harkonnen').spice = 4
  t.give('harkonnen', 'amal_1').begin(amalFlow)
  t.does('harkonnen', { type: 'amal' })
  expect((['atreides', 'emperor', 'harkonnen'] as const).map((id) => t.own(id).spice)).toEqual([3, 0, 2])
  expect(t.events.map(({ type }) => type.name)).toEqual(['discarded', 'amalPlayed'])
})

test('IN-9.8: Amal is asked for at the start of a phase, but not without the extra cards', () => {
  const t = table(['atreides', 'emperor'], EXTRA).begin()
  t.playUntil(() => t.question === 'amal')
  expect([t.pub.turn, t.seen('phaseBegan').at(-1)?.phase]).toEqual([1, 'STORM'])
  expect(table(['atreides', 'emperor']).give('atreides', 'shield_1').begin(amalFlow).over).toBe(true)
})

test('DU-19.47: out of time, no card is played', () => {
  const t = table(['atreides', 'emperor'], EXTRA).give('atreides', 'amal_1').begin(amalFlow).timeout('atreides')
  expect([t.over, t.own('atreides').hand.length, t.own('atreides').spice]).toEqual([true, 1, 10])
})

import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { fightUntil, duel as inBattle, karama } from '../battle/field.ts'
import { isDiscarded } from '../battle/fought.ts'
import { bid, biddingOf, look } from '../bidding/bidding-table.ts'
import { atCarthag, draw, winBattle } from '../captured-leaders/captive.ts'
import { beforeShipment, begin, ship } from '../shipment-movement/position.ts'
import type { FactionId, TestTable } from '../table.ts'

const OTHERS = [undefined, 'atreides', 'emperor'] as const

/** The same position with other cards in the hands: whatever differs for anybody but the holders betrays them. */
function withHands(stage: (deal: (t: TestTable) => void) => TestTable, ...hands: readonly (readonly string[])[]) {
  return hands.map((cards) =>
    stage((t) => {
      for (const held of cards) {
        const [id, card] = held.split(' ')
        t.give(id as FactionId, card)
      }
    }),
  )
}

test('VI-5.1: who is asked in a window, and that there is one, does not depend on who holds a card', () => {
  const stage = (deal: (t: TestTable) => void) =>
    biddingOf({ factions: ['fremen', 'atreides', 'emperor', 'spacing-guild'] }, deal).does('atreides', look)
  const [one, other, none] = withHands(
    stage,
    ['fremen karama_1', 'emperor shield_1', 'spacing-guild shield_2'],
    ['fremen shield_1', 'emperor karama_1', 'spacing-guild shield_2'],
    ['fremen shield_1', 'emperor shield_3', 'spacing-guild shield_2'],
  )
  for (const t of [one, other, none]) {
    expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['fremen', 'emperor', 'spacing-guild']])
  }
  for (const by of [undefined, 'atreides', 'spacing-guild'] as const) expect(one.sent(by)).toEqual(other.sent(by))
})

test('VI-5.4, IN-4.3: the Kwisatz Haderach is offered by public facts, before Atreides have wished anything', () => {
  const t = inBattle(['atreides', 'harkonnen']).give('harkonnen', 'karama_1')
  t.pub.khLosses = 8
  fightUntil(t, 'karamaOpportunity')
  expect(t.pub.karamaState?.joint).toHaveLength(1)
  expect([t.own('atreides').plan, t.pub.battle?.step]).toEqual([null, 3])
})

test('VI-5.5: the question about a capture names no leader, and looks the same whoever was drawn', () => {
  const drawn = (leader: string) => {
    const t = draw(winBattle(atCarthag()), leader)
    expect([t.question, t.asked]).toEqual(['captureLeader', ['harkonnen']])
    return t
  }
  const [one, other] = [drawn('stilgar'), drawn('chani')]
  for (const by of [undefined, 'fremen', 'atreides', 'emperor'] as const) expect(one.sent(by)).toEqual(other.sent(by))
  expect(one.view('harkonnen').mine?.drawn).toBe('stilgar')
})

test('VI-2.31, VI-2.32: whoever was drawn, what others hear after the choice begins with what they may learn by it', () => {
  const heard = (leader: string, type: string) => {
    const t = draw(winBattle(atCarthag()), leader)
    const before = t.events.length
    t.does('harkonnen', { type }).skip('karamaOpportunity')
    const [chosen, first] = t.events.slice(before)
    expect(chosen.type.name).toBe('captureChosen')
    // Nothing in it is whispered: a spectator hears all there is, and it says that something was hidden until now.
    expect([first.type.reveals, first.type.fields.some(({ isPrivate }) => isPrivate)]).toEqual([true, false])
    return first.type.name
  }
  for (const type of ['kill', 'capture']) {
    expect([heard('jamis', type), heard('stilgar', type), heard('chani', type)]).toEqual([
      'leaderTakenAway',
      'leaderTakenUnseen',
      'leaderTakenUnseen',
    ])
  }
})

test('VI-5.6: a refusal says nothing about what is hidden from whoever is refused', () => {
  // The same words, whether Fremen have the spice or only a Karama, and whatever the others hold.
  const [rich, poor] = withHands(
    (deal) =>
      biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1'] }, (t) => deal(t)).skip('lookAtCard'),
    ['emperor karama_1'],
    ['emperor shield_1'],
  )
  expect(rich.refusal('fremen', bid(11))).toEqual(poor.refusal('fremen', bid(11)))
  const stage = (cards: readonly string[]) => {
    const t = beforeShipment(['emperor', 'fremen'])
    for (const card of cards) t.give('fremen', card)
    return begin(t)
  }
  expect(stage(['karama_1']).refusal('emperor', ship('carthag/11', 11))).toEqual(
    stage(['shield_1']).refusal('emperor', ship('carthag/11', 11)),
  )
})

test('VI-5.7: Bene Gesserit are asked the same question whether they hold worthless cards or not', () => {
  const stage = (deal: (t: TestTable) => void) =>
    biddingOf({ factions: ['fremen', 'atreides', 'bene-gesserit'] }, deal).does('atreides', look)
  const [worthless, shield] = withHands(stage, ['bene-gesserit kulon_1'], ['bene-gesserit shield_1'])
  const asked = (t: TestTable) => t.sent('bene-gesserit').decisions
  expect(asked(worthless)).toEqual(asked(shield))
  expect(worthless.sent('fremen')).toEqual(shield.sent('fremen'))
})

test('VI-5.8: after a cancelled look the card is in no log', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1'] }, (t) =>
    t.give('fremen', 'karama_1'),
  )
  t.does('atreides', look).does('fremen', karama('karama_1'))
  expect(JSON.stringify(t.sent('atreides'))).not.toContain('lasgun_1')
  expect(t.view('atreides').mine?.cardLog?.map(({ card }) => card)).toEqual(['karama_1'])
})

test('VI-5.11, IN-3.7: the record of an open window holds the question, never the answer', () => {
  const stage = (row: string) => {
    const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: [row] }, (t) =>
      t.give('fremen', 'shield_1'),
    )
    return t.does('atreides', look)
  }
  const [one, other] = [stage('lasgun_1'), stage('kulon_1')]
  expect(one.view().karamaState).not.toBeNull()
  for (const by of [undefined, 'fremen', 'atreides', 'emperor'] as const) expect(one.sent(by)).toEqual(other.sent(by))
})

test('VI-5.12: that a card is not held, and that it is no Karama, is told to the caller alone', () => {
  const t = biddingOf({ factions: ['fremen', 'atreides', 'emperor'], row: ['lasgun_1'] }, (t) =>
    t.give('fremen', 'shield_1'),
  ).does('atreides', look)
  const before = OTHERS.map((by) => JSON.stringify(t.sent(by)))
  const told = t.events.length
  expect(t.refusal('fremen', karama('karama_1'))?.code).toBe('notInHand')
  expect(t.refusal('fremen', karama('shield_1'))?.code).toBe('notKarama')
  expect([OTHERS.map((by) => JSON.stringify(t.sent(by))), t.events.length]).toEqual([before, told])
  t.does('fremen', { type: 'respond_to_karama_opportunity', useKarama: false })
  expect(CARD_ID.filter((card) => isDiscarded(t, card))).toEqual([])
})

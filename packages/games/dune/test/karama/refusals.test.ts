import { isBlocked, Match, readAction } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { dune } from '../../src/index.ts'
import { tooLate } from '../../src/karama/window.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { duel, field, fightUntil, karama, NO_KARAMA } from '../battle/field.ts'
import { bid, biddingOf, look, overbid, payFromPledge, settleWith } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, PASS, ship } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { holds, markGuildRate, power } from './answers.ts'
import { boardOf, changes, windowsToTheEnd } from './board.ts'

const window = (deal: (t: TestTable) => void): TestTable =>
  biddingOf({ factions: ['fremen', 'atreides', 'emperor', 'bene-gesserit'], row: ['lasgun_1'] }, deal).does(
    'atreides',
    look,
  )

function read(json: Readonly<Record<string, unknown>>) {
  const action = readAction(dune.actions, json)
  if (isBlocked(action)) throw new Error(action.message)
  return action
}

const why = (t: TestTable, id: FactionId, json: Readonly<Record<string, unknown>>) => {
  const before = boardOf(t)
  const events = t.events.length
  const refused = t.refusal(id, json)
  // IN-2.3: an invalid call changes nothing, and nobody else is told.
  expect([changes(before, boardOf(t)), t.events.length]).toEqual([[], events])
  return refused === null ? null : [refused.code, refused.rule]
}

test('IN-2.3: with useKarama the card has to be named, to be in hand and to be Karama-capable', () => {
  const t = window((t) => t.give('fremen', 'kulon_1').give('emperor', 'karama_1'))
  expect(why(t, 'fremen', { type: 'respond_to_karama_opportunity', useKarama: true })).toEqual([
    'notInHand',
    'DU-11.39',
  ])
  expect(why(t, 'fremen', karama('karama_1'))).toEqual(['notInHand', 'DU-11.39'])
  expect(why(t, 'fremen', karama('karama_2'))).toEqual(['notInHand', 'DU-11.39'])
  expect(why(t, 'fremen', karama('kulon_1'))).toEqual(['notKarama', 'IN-1.1'])
  expect(why(t, 'fremen', karama('no-such-card'))?.[0]).toBe('malformed')
  expect(why(t, 'emperor', karama('karama_1'))).toBeNull()
})

test('IN-2.3, IN-1.1: a worthless card is Karama for Bene Gesserit in the advanced game', () => {
  const hand = (t: TestTable) => t.give('bene-gesserit', 'kulon_1')
  expect(why(window(hand), 'bene-gesserit', karama('kulon_1'))).toBeNull()
  const basic = biddingOf({ factions: ['fremen', 'atreides', 'bene-gesserit'], options: { mode: 'basic' } }, hand)
  expect(why(basic.does('atreides', look), 'bene-gesserit', karama('kulon_1'))).toEqual(['notKarama', 'IN-1.1'])
})

test('IN-2.3: in the nested window only a real Karama will do', () => {
  const t = window((t) => t.give('bene-gesserit', 'kulon_1').give('fremen', 'baliset_1').give('emperor', 'karama_1'))
  t.does('bene-gesserit', karama('kulon_1'))
  expect(why(t, 'fremen', karama('baliset_1'))).toEqual(['notKarama', 'IN-1.1'])
  expect(why(t, 'emperor', karama('karama_1'))).toBeNull()
  // IN-7.2: the outer window takes no answers meanwhile, and whose card it is does not answer it.
  expect(why(t, 'bene-gesserit', karama('kulon_1'))).toEqual(['ownUse', 'IN-1.6'])
})

test('IN-2.3, IN-3.6: abilityName is needed where several abilities are at stake, and names one that is offered', () => {
  const several = field(['fremen', 'emperor'])
    .place('fremen', 'arrakeen/10', 3, 2)
    .place('emperor', 'arrakeen/10', 3)
    .give('emperor', 'karama_1')
    .begin(battlePhase)
    .skip('anytime')
  expect(why(several, 'emperor', karama('karama_1'))).toEqual(['abilityName', 'IN-2.3'])
  expect(why(several, 'emperor', karama('karama_1', 'SARDAUKAR'))).toEqual(['notOffered', 'IN-3.6'])
  expect(why(several, 'emperor', karama('karama_1', 'BIDDING'))).toEqual(['notOffered', 'IN-3.6'])
  expect(why(several, 'emperor', karama('karama_1', 'NO_SUCH_ABILITY'))?.[0]).toBe('malformed')
  expect(why(several, 'emperor', karama('karama_1', 'FEDAYKIN'))).toBeNull()
})

test('IN-2.3: in a window over one ability its name may be given or left out, and no other name', () => {
  const t = window((t) => t.give('fremen', 'karama_1'))
  expect(why(t, 'fremen', karama('karama_1', 'WORMSIGN'))).toEqual(['notOffered', 'IN-3.6'])
  expect(why(t, 'fremen', { ...NO_KARAMA, abilityName: 'WORMSIGN' })).toEqual(['notOffered', 'IN-3.6'])
  expect(why(t, 'fremen', { ...NO_KARAMA, abilityName: 'BIDDING' })).toBeNull()
  t.does('fremen', karama('karama_1', 'BIDDING'))
  expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: 'fremen', abilityName: 'BIDDING' }])
})

test('IN-2.3: a card named with a pass is ignored, whoever holds it', () => {
  for (const named of [{ karamaCardId: 'karama_1' }, { karamaCardId: 'shield_1', abilityName: 'BIDDING' }]) {
    const t = window((t) => t.give('fremen', 'karama_1').give('emperor', 'shield_2'))
    t.does('fremen', { ...NO_KARAMA, ...named })
    expect([t.asked.includes('fremen'), holds(t, 'fremen', 'karama_1')]).toEqual([false, true])
  }
})

test('IN-2.3: the log records the answer that was meant', () => {
  const options = { factionAssignment: 'host', seatAssignment: 'host', faction0: 'fremen', faction1: 'atreides' }
  const match = Match.start(dune, { seats: 2, seed: 'what is meant', options })
  if (isBlocked(match)) throw new Error(match.message)
  while (match.play.open?.question !== 'karamaOpportunity') {
    const seat = match.play.decider()
    const looks = match.play.open?.question === 'lookAtCard'
    const applied = looks ? match.apply(seat, look) : match.timeout(seat)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
  }
  const pass = { ...NO_KARAMA, karamaCardId: 'karama_1', abilityName: 'BIDDING' }
  const seat = match.play.decider()
  expect(match.apply(seat, pass).blocked).toBeNull()
  expect(match.entries.at(-1)).toEqual({ seat, action: { ...NO_KARAMA, karamaCardId: null, abilityName: null } })
})

test('IN-8.1, IN-9.13: while a window is open cards for any time wait', () => {
  const t = table(['emperor', 'atreides', 'fremen']).give('emperor', 'truthtrance_1').give('fremen', 'tleilaxu-ghola_1')
  t.begin().playUntil(() => t.question === 'lookAtCard')
  t.pub.tanks[factionNumber('fremen')] += 1
  const ghola = { type: 'tleilaxuGhola', leader: null, ordinary: 1, special: 0 }
  expect([t.refusal('emperor', { type: 'truthtrance' }), t.refusal('fremen', ghola)]).toEqual([null, null])
  t.does('atreides', look)
  expect(t.question).toBe('karamaOpportunity')
  expect(why(t, 'emperor', { type: 'truthtrance' })).toEqual(['windowOpen', 'IN-8.1'])
  expect(why(t, 'fremen', ghola)).toEqual(['windowOpen', 'IN-8.1'])
  t.skip('karamaOpportunity')
  expect([t.refusal('emperor', { type: 'truthtrance' }), t.refusal('fremen', ghola)]).toEqual([null, null])
})

test('IN-1.6, IN-3.5: the user does not answer, and nobody answers twice', () => {
  const t = window((t) => t.give('fremen', 'karama_1').give('atreides', 'karama_2').give('emperor', 'shield_1'))
  expect(why(t, 'atreides', karama('karama_2'))).toEqual(['ownUse', 'IN-1.6'])
  t.does('fremen', NO_KARAMA)
  expect(why(t, 'fremen', karama('karama_1'))).toEqual(['alreadyAnswered', 'IN-3.5'])
  // IN-3.1: whose pass was entered at once has answered too.
  expect(why(t, 'bene-gesserit', NO_KARAMA)).toEqual(['alreadyAnswered', 'IN-3.5'])
})

test('IN-2.3: an answer after the hit is told "already interrupted" and changes nothing', () => {
  const t = window((t) => t.give('fremen', 'karama_1').give('emperor', 'karama_2'))
  const decision = t.play.open?.id ?? -1
  t.does('fremen', karama('karama_1'))
  const late = ['alreadyInterrupted', 'IN-2.3']
  for (const answer of [karama('karama_2'), karama('karama_2', 'BIDDING'), NO_KARAMA]) {
    expect(why(t, 'emperor', answer)).toEqual(late)
  }
  expect(holds(t, 'emperor', 'karama_2')).toBe(true)
  // The user could not have answered, and another ability was not at stake.
  expect(why(t, 'atreides', NO_KARAMA)?.[0]).not.toBe(late[0])
  expect(why(t, 'emperor', karama('karama_2', 'WORMSIGN'))?.[0]).not.toBe(late[0])
  // An answer that names its question is told so as long as that was the one.
  const named = (id: number) => tooLate(t.pub, t.seat('emperor'), read(karama('karama_2')), id)?.code
  expect([named(decision), named(decision + 1)]).toEqual([late[0], undefined])
})

test('IN-2.3: without a hit, and once another window opens, no answer is told that it is already interrupted', () => {
  const cards = (t: TestTable) => t.give('fremen', 'karama_1').give('emperor', 'karama_2').give('emperor', 'shield_1')
  const passed = window(cards).skip('karamaOpportunity')
  expect(why(passed, 'emperor', karama('karama_2'))?.[0]).not.toBe('alreadyInterrupted')
  const t = biddingOf(
    { factions: ['fremen', 'atreides', 'emperor', 'bene-gesserit'], row: ['lasgun_1', 'chaumas_1'] },
    cards,
  )
  t.does('atreides', look).does('fremen', karama('karama_1'))
  t.playUntil(() => t.question === 'bidding')
  expect(why(t, 'emperor', karama('karama_2'))?.[0]).toBe('alreadyInterrupted')
  t.does(t.asked[0], bid(1)).playUntil(() => t.question === 'lookAtCard')
  t.does('atreides', look)
  expect(why(t, 'emperor', karama('karama_2'))).toBeNull()
  t.skip('karamaOpportunity')
  expect(why(t, 'emperor', karama('karama_2'))?.[0]).not.toBe('alreadyInterrupted')
})

test('VI-5.12: "not in your hand" says the same wherever the card is', () => {
  const wherever = [
    window((t) => t.give('fremen', 'shield_1')),
    window((t) => t.give('fremen', 'shield_1').give('emperor', 'karama_1')),
    window((t) => {
      t.give('fremen', 'shield_1')
      t.pub.discard.push(CARD_ID.indexOf('karama_1'))
    }),
  ]
  const words = wherever.map((t) => t.refusal('fremen', karama('karama_1')))
  expect(new Set(words.map((refused) => JSON.stringify(refused))).size).toBe(1)
})

test('VI-5.12: a refusal goes to the caller alone, and reaches neither the record nor the log', () => {
  const t = window((t) => t.give('fremen', 'shield_1').give('emperor', 'snooper_1'))
  const record = t.pub.karamaState
  const asked = [...t.asked]
  for (const card of ['karama_1', 'shield_1']) why(t, 'fremen', karama(card))
  expect([t.pub.karamaState, t.asked]).toEqual([record, asked])
})

const EVERYWHERE: readonly Readonly<Record<string, unknown>>[] = [
  NO_KARAMA,
  karama('karama_1'),
  overbid(9, 'karama_1'),
  settleWith('karama_1'),
  payFromPledge(0),
  markGuildRate('karama_1'),
  power('karama_1'),
]

test('IN-2.3: these actions are known in every phase, and refused with a reason outside their moment', () => {
  const elsewhere = [
    fightUntil(duel(['harkonnen', 'emperor', 'atreides']).give('harkonnen', 'karama_1'), 'makePlan'),
    begin(beforeShipment(['emperor', 'harkonnen']).give('harkonnen', 'karama_1')),
    biddingOf({ factions: ['emperor', 'harkonnen'] }, (t) => t.give('harkonnen', 'karama_1')).skip('takeHand'),
  ]
  for (const t of elsewhere) {
    for (const action of EVERYWHERE) {
      const refused = t.refusal('harkonnen', action)
      expect([action.type, refused?.code, refused?.message.length ?? 0]).toEqual([
        action.type,
        expect.stringMatching(/^(?!malformed|unknownAction)/),
        expect.toSatisfy((length: number) => length > 10),
      ])
    }
    expect(holds(t, 'harkonnen', 'karama_1')).toBe(true)
  }
})

test('IN-2.3, IN-5.2: use_karama_guild_shipment is for the own turn, before the shipment, once, and not for Fremen', () => {
  const t = begin(beforeShipment(['emperor', 'harkonnen']).give('emperor', 'karama_1').give('emperor', 'karama_2'))
  t.give('emperor', 'shield_1').place('emperor', 'basin/9', 1)
  expect(why(t, 'emperor', markGuildRate('lasgun_1'))?.[0]).toBe('notInHand')
  expect(why(t, 'emperor', markGuildRate('shield_1'))?.[0]).toBe('notKarama')
  t.does('emperor', markGuildRate('karama_1'))
  expect(why(t, 'emperor', markGuildRate('karama_2'))).toEqual(['guildRateMarked', 'IN-5.2'])
  t.does('emperor', ship('arrakeen/10', 1))
  expect(t.question).toBe('movement')
  expect(why(t, 'emperor', markGuildRate('karama_2'))).not.toBeNull()
  const fremen = begin(beforeShipment(['fremen', 'emperor']).give('fremen', 'karama_1'))
  expect(why(fremen, 'fremen', markGuildRate('karama_1'))).toEqual(['fremenSend', 'IN-5.2'])
})

test('IN-2.3, IN-5.3: use_karama_bid_over_spice is a bid above the standing one, with a card that covers it', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'] }, (t) =>
    t.give('fremen', 'karama_1').give('fremen', 'shield_1'),
  )
  expect(why(t, 'fremen', overbid(0, 'karama_1'))).toEqual(['bidTooLow', 'DU-8.3'])
  expect(why(t, 'emperor', overbid(20, 'karama_1'))).not.toBeNull()
  t.does('fremen', bid(3)).does('emperor', bid(4))
  expect(why(t, 'fremen', overbid(4, 'karama_1'))).toEqual(['bidTooLow', 'DU-8.3'])
  expect(why(t, 'fremen', overbid(20, 'shield_1'))).toEqual(['notKarama', 'IN-1.1'])
  expect(why(t, 'fremen', overbid(20, 'karama_2'))).toEqual(['notInHand', 'DU-11.39'])
  expect(why(t, 'fremen', overbid(5, 'karama_1'))).toBeNull()
})

test('IN-5.3, DU-8.1: a full hand does not bid, the card in it counts', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'] }, (t) => {
    for (const card of ['karama_1', 'shield_1', 'shield_2', 'shield_3']) t.give('fremen', card)
  })
  expect(t.asked).toEqual(['emperor'])
  expect(why(t, 'fremen', overbid(20, 'karama_1'))).not.toBeNull()
})

test('IN-2.3, IN-5.5: settle_purchase is for the winner, with its card or from its pledge, never both', () => {
  const t = biddingOf({ factions: ['fremen', 'emperor'] }, (t) => {
    t.give('fremen', 'karama_1').give('fremen', 'shield_1').ally('fremen', 'emperor')
    t.own('fremen').allyBid = 2
    t.own('emperor').pledgedBid = 2
  })
  t.does('fremen', bid(5)).does('emperor', PASS)
  expect(t.question).toBe('settlePurchase')
  expect(why(t, 'emperor', payFromPledge(0))).not.toBeNull()
  expect(why(t, 'fremen', payFromPledge(3))).toEqual(['badPledge', 'DU-6.11'])
  expect(why(t, 'fremen', settleWith('shield_1'))).toEqual(['notKarama', 'IN-1.1'])
  expect(why(t, 'fremen', settleWith('karama_2'))).toEqual(['notInHand', 'DU-11.39'])
  expect(why(t, 'fremen', { ...settleWith('karama_1'), fromPledge: 1 })).toEqual(['notBoth', 'IN-5.3'])
  expect(why(t, 'fremen', PASS)).toEqual(['mustSettle', 'IN-5.5'])
})

test('DU-11.35, IN-2.3: from the first commitment to the end of the cards no window opens, so no reserved card meets one', () => {
  const t = fightUntil(duel(['bene-gesserit', 'atreides', 'emperor']).give('bene-gesserit', 'kulon_1'), 'whichElement')
  t.give('emperor', 'karama_1').give('atreides', 'shield_1')
  t.does('atreides', { type: 'prescience', element: 'weapon' }).skip('karamaOpportunity')
  t.does('bene-gesserit', { type: 'commitWeapon', weapon: 'kulon_1' })
  expect(t.own('bene-gesserit').committedTo).toBe(CARD_ID.indexOf('kulon_1'))
  expect(windowsToTheEnd(t)).toEqual([])
  expect(t.pub.hand[factionNumber('emperor')]).toBe(1)
})

import { playOut } from '@riposte/bots'
import { isBlocked, Match, seeded } from '@riposte/kernel'
import { leakPair } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { dune } from '../../src/index.ts'
import {
  everyCardOnce,
  everySpiceCardOnce,
  knowledgeIsTrue,
  leadersInOnePlace,
  noDebts,
  noFullStronghold,
  onlyTheirEyes,
  twentyTokens,
} from '../invariants/always.ts'

const SEATED = {
  factionAssignment: 'host',
  seatAssignment: 'host',
  faction0: 'harkonnen',
  faction1: 'fremen',
  faction2: 'bene-gesserit',
  faction3: 'atreides',
  maxTurns: 4,
}

function laidOut(from: string, mode = 'advanced') {
  const match = Match.start(dune, { seats: 4, options: { ...SEATED, mode }, seed: 'midway', from })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

const HANDS =
  'harkonnen: spice 9; hand karama_1, shield_1 | fremen: spice 5 | bene-gesserit: hand kulon_1 | atreides: spice 6; hand lasgun_1'

const AUCTION = `turn: 2 | phase: BIDDING | storm: 4 | deck: truthtrance_1 | row: hajr_1, snooper_1 | auction: card 3 of 4; bid 4 by atreides; next fremen; passed harkonnen | ${HANDS}; knows card up, deck top`
const MOVED = `turn: 2 | phase: SHIPMENT_MOVEMENT | storm: 4 | moved: harkonnen, fremen | ${HANDS}; at arrakeen/10 4`
const FIGHT =
  'turn: 3 | phase: BATTLE | storm: 18 | battle: carthag harkonnen against fremen | kwisatz haderach: fought at arrakeen ' +
  '| harkonnen: hand karama_1; at carthag/11 6, arrakeen/10 2; captives stilgar openly; fought piter-de-vries at arrakeen; power used ' +
  '| fremen: at carthag/11 4+2; ally bene-gesserit; killed none | bene-gesserit: spice 6; pledges bid 3, shipment 2 ' +
  '| atreides: at arrakeen/10 3'
const SECRETS =
  'turn: 3 | phase: SPICE_COLLECTION | storm: 4 | storm card: 5 | wall: just fell | spice deck: shai-hulud_1 | deck: hajr_1 ' +
  '| charity: fremen | deals: harkonnen to fremen 3 in 2 | seen: kulon_1 in 2 | kwisatz haderach: dead | battle losses: 8 ' +
  '| harkonnen: bribe 3; hand karama_1, shield_1; shown shield_1; lacks lasgun; holds karama; killed chani; ' +
  'traitors jamis, umman-kudu; called jamis; denies stilgar ' +
  '| fremen: knows storm card; elite revived; died otheym; unkept duncan-idaho | bene-gesserit: knows karama_1 with harkonnen; predicts fremen in 3 ' +
  '| atreides: knows spice top, deck top'

const POSITIONS: readonly (readonly [what: string, from: string])[] = [
  ['in an auction', AUCTION],
  ['between two turns of movement', MOVED],
  ['in a battle', FIGHT],
  ['with secrets', SECRETS],
]

test('DU-8.3: an auction is under way: the card that is up, the bid, who is next', () => {
  const match = laidOut(AUCTION)
  const { auction } = match.view(-1).view
  expect(auction).toMatchObject({ bid: 4, bidder: 'atreides' })
  expect(match.view(-1).decisions).toMatchObject([{ seat: 1, question: 'bidding', about: { card: 3, standing: 4 } }])
  const { pub, own, hidden } = match.play
  expect(hidden.row.map((card) => CARD_ID[card])).toEqual(['snooper_1', 'hajr_1'])
  expect([CARD_ID[own[3].cardUp], CARD_ID[own[3].deckTop]]).toEqual(['hajr_1', 'truthtrance_1'])
  expect(pub.row).toBe(2)
  for (const seat of [1, 2]) expect(match.apply(seat, { type: 'pass' }).blocked).toBeNull()
  for (let asked = 0; match.play.pub.row > 1 && asked < 10; asked++) match.timeout(match.play.decider())
  expect(match.play.own[3].hand.map((card) => CARD_ID[card])).toContain('hajr_1')
  expect(match.play.own[3].spice).toBe(2)
})

test('IN-5.3: a bid that a Karama card covers', () => {
  const { own } = laidOut(
    `turn: 2 | phase: BIDDING | auction: card 1 of 4; bid 30 by harkonnen with karama_1; next fremen | ${HANDS}`,
  ).play
  expect(CARD_ID[own[0].bidCard]).toBe('karama_1')
})

test('DU-10.2: those who have had their turn are not asked again', () => {
  const match = laidOut(MOVED)
  const asked = match.view(-1).decisions.map(({ seat }) => seat)
  expect(asked.every((seat) => seat >= 2)).toBe(true)
  expect(match.tell(match.opening, -1).some(({ type }) => type === 'phaseBegan')).toBe(false)
})

test('DU-11.5: a battle is chosen already; leaders and the Kwisatz Haderach have fought', () => {
  const { view } = laidOut(FIGHT).view(0)
  expect(view.battle).toMatchObject({ aggressor: 'harkonnen', defender: 'fremen', territory: 'carthag' })
  const piter = view.leaders.find(({ definitionId }) => definitionId === 'piter-de-vries')
  expect(piter).toMatchObject({ location: 'ON_BOARD' })
  expect(view.leaders.find(({ definitionId }) => definitionId === 'stilgar')).toMatchObject({ capturedBy: 'harkonnen' })
})

test('DU-6.11: pledges are known to the two allies', () => {
  const { own } = laidOut(FIGHT).play
  expect([own[2].pledgedBid, own[1].allyBid, own[2].pledgedShipment, own[1].allyShipment]).toEqual([3, 3, 2, 2])
})

test('what is known to whom, and what was done before', () => {
  const { pub, own, hidden } = laidOut(SECRETS).play
  expect(pub).toMatchObject({ shieldWall: false, wallJustFell: true, khDead: true, khLosses: 8 })
  expect(pub.deals).toMatchObject([{ spice: 3, turn: 2 }])
  expect(pub.bribe[4]).toBe(3)
  expect(pub.shown[CARD_ID.indexOf('shield_1')]).toBe(4)
  expect(own[2].known[CARD_ID.indexOf('karama_1')]).toBe(4)
  expect([own[1].stormCard, own[3].spiceTop]).toEqual([5, hidden.spiceDeck.at(-1)])
  expect(pub.hiddenDead[3]).toBe(1)
})

describe('each can be, is played to its end, and nobody is told too much of it', () => {
  test.each(POSITIONS)('%s', (_what, from) => {
    const { play } = laidOut(from)
    for (const holds of [
      twentyTokens,
      noDebts,
      everyCardOnce,
      everySpiceCardOnce,
      leadersInOnePlace,
      noFullStronghold,
      knowledgeIsTrue,
      onlyTheirEyes,
    ]) {
      expect(holds(play)).toBe(true)
    }
    const random = seeded('midway')
    for (let round = 0; round < 4; round++) {
      for (let observer = -1; observer < 4; observer++) {
        const { ended, moves } = leakPair(play, observer, seeded(`world ${round}`), random, { depth: 4 })
        expect([observer, moves, typeof ended === 'string' ? 'alike' : ended]).toEqual([observer, moves, 'alike'])
      }
    }
    const twin = play.clone()
    playOut(twin, seeded(from))
    expect(twin.over).toBe(true)
  })
})

describe('a position that cannot be is refused, and the section is named', () => {
  const BATTLE = 'turn: 2 | phase: BATTLE'
  test.each([
    [`${BATTLE} | turn: 3`, 'turn: it is there twice'],
    [`${BATTLE} | discard: karama_1 | deck: karama_1`, 'deck: karama_1 is somewhere already'],
    [`${BATTLE} | harkonnen: hand karama_1 | deck: karama_1`, 'deck: karama_1 is somewhere already'],
    [`${BATTLE} | fremen: hand karama_1, karama_2, hajr_1, lasgun_1, shield_1`, 'fremen: it holds 4 cards at most'],
    [`${BATTLE} | harkonnen: traitors caid`, 'harkonnen: a traitor belongs to no faction that plays'],
    [`${BATTLE} | fremen: traitors caid | harkonnen: traitors caid`, 'caid is somewhere already'],
    [`${BATTLE} | fremen: dead stilgar | harkonnen: captives stilgar`, 'stilgar is somewhere already'],
    [`${BATTLE} | fremen: dead stilgar, stilgar`, 'fremen: stilgar is somewhere already'],
    [`${BATTLE} | fremen: fought caid at carthag`, 'fremen: caid is none of its leaders'],
    ['turn: 2 | phase: REVIVAL | fremen: fought stilgar at carthag', 'fought: leaders are on the board'],
    [`${BATTLE} | fremen: ally atreides | harkonnen: ally fremen`, 'harkonnen: fremen cannot be its ally'],
    [`${BATTLE} | fremen: pledges bid 3`, 'fremen: pledges are made to an ally'],
    [`${BATTLE} | fremen: ally atreides; spice 2; pledges bid 3`, 'fremen: 3 is no number from 0 to 2'],
    [
      `${BATTLE} | fremen: at carthag/11 1 | atreides: at carthag/11 1 | harkonnen: at carthag/11 1`,
      'at: more than two factions are in the stronghold carthag',
    ],
    [`${BATTLE} | bene-gesserit: at arrakeen/10 1+1`, 'bene-gesserit: advisors and fighters are in arrakeen'],
    [`${BATTLE} | bene-gesserit: predicts emperor in 2`, 'bene-gesserit: emperor do not play'],
    [`${BATTLE} | bene-gesserit: predicts fremen in 9`, 'bene-gesserit: 9 is no number from 1 to 4'],
    [`${BATTLE} | fremen: knows card up`, 'fremen: it may not look at the card up'],
    [`${BATTLE} | fremen: knows hajr_1 with atreides`, 'fremen: atreides do not hold hajr_1'],
    [`${BATTLE} | fremen: shown hajr_1`, 'fremen: it does not hold hajr_1'],
    [`${BATTLE} | fremen: hand hajr_1; lacks hajr`, 'fremen: it holds some of hajr'],
    [`${BATTLE} | fremen: holds hajr`, 'fremen: it holds none of hajr'],
    [`${BATTLE} | fremen: traitors jamis; denies jamis`, 'fremen: it denies a traitor'],
    [`${BATTLE} | auction: card 1 of 4`, 'auction: it belongs to the phase BIDDING'],
    ['turn: 2 | phase: BIDDING | auction: card 5 of 4', 'auction: 5 is no number from 1 to 4'],
    ['turn: 2 | phase: BIDDING | auction: card 1 of 4; bid 99 by fremen', 'auction: the bidder has not so much spice'],
    [
      'turn: 2 | phase: BIDDING | auction: card 1 of 4; bid 1 by fremen; next fremen',
      'auction: fremen have bid already',
    ],
    ['turn: 2 | phase: BIDDING | auction: card 4 of 4 | row: hajr_1, lasgun_1', 'row: 1 cards are left'],
    ['turn: 2 | phase: BIDDING | row: hajr_1', 'row: it needs an auction'],
    [`${BATTLE} | moved: fremen`, 'moved: it belongs to the phase SHIPMENT_MOVEMENT'],
    [`${BATTLE} | battle: carthag harkonnen against fremen`, 'battle: the first in storm order has no such battle'],
    [`${BATTLE} | wall: old`, 'wall: it is "gone" or "just fell"'],
    [`${BATTLE} | kwisatz haderach: tired`, 'kwisatz haderach: it is "dead"'],
  ])('%s', (from, why) => {
    expect(() => laidOut(from)).toThrow(why)
  })
})

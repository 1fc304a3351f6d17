import { expect, test } from 'vitest'
import { battlePhase } from '../../games/dune/src/phases/battle/phase.ts'
import { biddingPhase } from '../../games/dune/src/phases/bidding/phase.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../games/dune/test/table.ts'
import { auctionSoFar, fundsOf, split } from '../src/games/dune/auction/so-far.ts'
import { cardsFor, LET_STAND, response, targets, usesIn } from '../src/games/dune/karama/uses.ts'
import { askedOf } from '../src/games/dune/names.ts'
import { sightOf } from './dune.ts'

const FOUR: FactionId[] = ['fremen', 'emperor', 'spacing-guild', 'bene-gesserit']

function bidding(): TestTable {
  const t = table(FOUR, { mode: 'advanced' })
  t.pub.turn = 2
  t.pub.order = FOUR.map(factionNumber)
  t.ally('fremen', 'spacing-guild')
  Object.assign(t.own('fremen'), { spice: 5, allyBid: 3 })
  Object.assign(t.own('spacing-guild'), { spice: 9, pledgedBid: 3 })
  return t.begin(biddingPhase).playUntil(() => t.question === 'bidding')
}

test('DU-8.3: bids, passes and sold cards are read from what was told', () => {
  const t = bidding()
  const [first, second] = t.asked.length === 1 ? [t.asked[0], null] : [t.asked[0], t.asked[1]]
  expect(second).toBeNull()
  t.does(first, { type: 'bid', amount: 2 })
  const next = t.asked[0]
  t.does(next, { type: 'pass' })
  const during = auctionSoFar(sightOf(t, 'emperor').events)
  expect(during.bids).toEqual([{ faction: first, amount: 2 }])
  expect([during.last.get(first), during.last.get(next), during.lots]).toEqual([2, 0, 4])
  t.playUntil(() => t.seen('bought').length > 0 && t.question === 'bidding')
  const after = auctionSoFar(sightOf(t, 'emperor').events)
  expect(after.sold).toEqual([{ faction: first, price: 2 }])
  expect([after.bids.length, after.last.size]).toEqual([0, 0])
})

test('DU-6.11: own spice is spent first, the rest comes from the pledge', () => {
  const t = bidding()
  const funds = fundsOf(sightOf(t, 'fremen'))
  expect(funds).toEqual({ own: 5, pledge: 3, ally: 'spacing-guild' })
  expect(split(4, funds)).toEqual({ own: 4, pledge: 0 })
  expect(split(7, funds)).toEqual({ own: 5, pledge: 2 })
})

/** A battle in which several abilities can be prevented at once. */
function joint(): TestTable {
  const six: FactionId[] = ['fremen', 'atreides', 'harkonnen', 'bene-gesserit', 'emperor', 'spacing-guild']
  const t = table(six, { mode: 'advanced' })
  t.pub.turn = 2
  t.pub.order = six.map(factionNumber)
  t.pub.khLosses = 7
  t.give('harkonnen', 'karama_1').give('emperor', 'shield_1').give('atreides', 'snooper_1')
  t.place('fremen', 'hagga-basin/12', 4, 2).place('atreides', 'hagga-basin/12', 4)
  return t.begin(battlePhase).playUntil(() => t.question === 'karamaOpportunity')
}

test('IN-2.5, IN-3.6: a window says what is used, by whom and what a hit does, alike with and without a card', () => {
  const t = joint()
  const uses = (id: FactionId) => {
    const sight = sightOf(t, id)
    return usesIn(sight.speaker, askedOf(sight)?.about ?? {})
  }
  expect(uses('harkonnen').map(({ ability, user }) => [ability, user])).toEqual([
    ['FEDAYKIN', 'fremen'],
    ['BATTLE_HARDENED', 'fremen'],
    ['KWISATZ_HADERACH', 'atreides'],
  ])
  expect(uses('emperor')).toEqual(uses('harkonnen'))
  expect(uses('harkonnen')[0]).toMatchObject({
    name: 'Fedaykin',
    does: "Fremen's Fedaykin count double in this battle.",
    hit: 'They count as ordinary forces in this battle.',
    instead: '',
  })
  expect(uses('harkonnen')[2].instead).toBe('The leader fights alone and can be a traitor.')
  expect(uses('atreides')[2].does).toBe('You have the Kwisatz Haderach for this battle.')
  const open = (id: FactionId) => {
    const { seen } = sightOf(t, id)
    return targets(uses(id), id, seen.view.karamaState).map(({ ability }) => ability)
  }
  expect(open('emperor')).toEqual(open('harkonnen'))
  expect(open('atreides')).toEqual(['FEDAYKIN', 'BATTLE_HARDENED'])
  expect([cardsFor(sightOf(t, 'harkonnen').legal), cardsFor(sightOf(t, 'emperor').legal)]).toEqual([['karama_1'], []])
})

test('IN-2.3: what the buttons send is what the table takes', () => {
  const t = joint()
  expect(t.refusal('harkonnen', response('karama_1', 'FEDAYKIN', true))).toBeNull()
  expect(t.refusal('harkonnen', LET_STAND)).toBeNull()
  expect(t.refusal('emperor', response(null, 'FEDAYKIN', true))?.code).toBe('notInHand')
  t.does('harkonnen', response('karama_1', 'FEDAYKIN', true))
  t.playUntil(() => t.question !== 'karamaOpportunity')
  expect(t.seen('KARAMA_USED')).toMatchObject([
    { interruptor: 'harkonnen', abilityName: 'FEDAYKIN', result: 'prevented' },
  ])
})

import { below, Choices, includes, listed, Match, type Play, projector, SPECTATOR, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { dune } from '../../src/game.ts'
import type { Dune } from '../../src/state.ts'
import { fightUntil, duel as inBattle } from '../battle/field.ts'
import { bid, biddingOf, look } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, ship } from '../shipment-movement/position.ts'
import type { FactionId, TestTable } from '../table.ts'

/** VI-3.17, VI-3.38: what only the player asked may know of, by the flow that asks and by its question. */
const HIDDEN: Readonly<Record<string, string>> = {
  seePlan: 'whosePlan',
  takeHand: 'takeHand',
  stopShipment: 'stopShipment',
  karamaWorm: 'karamaWorm',
  offerHajr: 'hajr',
  purchase: 'settlePurchase',
  shipAsItPleases: 'actOutOfTurn',
}
const QUESTIONS = [...Object.values(HIDDEN), 'delayTurn', 'anytime']

/** Everything else that is under way is public: it follows from what everybody sees on the board. */
const PUBLIC = [
  'game',
  'setUp',
  'storm',
  'spiceBlow',
  'nexus',
  'choamCharity',
  'bidding',
  'auction',
  'revival',
  'shipmentMovement',
  'playerTurn',
  'battle',
  'fight',
  'commitment',
  'spiceCollection',
  'mentatPause',
  'karamaWindow',
  'nestedKaramaWindow',
]

/** What an observer is told that it must not be. */
function betrayed(play: Play<Dune>): string[] {
  const asked = play.waiting()
  const question = play.open?.question ?? ''
  const found: string[] = []
  const seen = projector(play)
  for (let observer = SPECTATOR; observer < play.seats; observer++) {
    const { pile, decisions } = seen(observer)
    for (const { flow } of pile) if (!PUBLIC.includes(flow)) found.push(`${observer} sees ${flow} under way`)
    if (includes(asked, observer) || !QUESTIONS.includes(question)) continue
    if (decisions.length > 0) found.push(`${observer} sees that ${question} is asked`)
  }
  return found
}

test('VI-3.17, VI-3.38, IN-6.7: in whole matches nobody learns of a question that only the player asked may know of', () => {
  const met = new Set<string>()
  const found = new Set<string>()
  const choices = new Choices()
  const isAllMet = () => Object.keys(HIDDEN).every((flow) => met.has(flow))
  // Two matches at least, and as many as it takes to come to every such question.
  for (let at = 0; at < 2 || (at < 20 && !isAllMet()); at++) {
    const seed = `under way ${at}`
    const match = Match.start(dune, { seats: at % 2 === 0 ? 6 : 4, seed, options: { mode: 'advanced' } })
    if (!(match instanceof Match)) throw new Error(match.message)
    const { play } = match
    const random = seeded(seed)
    for (let step = 0; step < 2500 && !play.over; step++) {
      const top = play.stack[play.stack.length - 1].flow
      if (HIDDEN[top] === play.open?.question) met.add(top)
      for (const what of betrayed(play)) found.add(what)
      const waiting = listed(play.waiting())
      const seat = waiting[below(random, waiting.length)]
      play.answer(seat, play.sample(seat, random, choices))
    }
  }
  expect([...found]).toEqual([])
  // A walk that never comes to such a question would find nothing, either.
  expect([...met].sort()).toEqual(Object.keys(HIDDEN).sort())
})

const others = (t: TestTable, asked: FactionId, ids: readonly FactionId[]) =>
  [undefined, ...ids.filter((id) => id !== asked)].map((by) => t.sent(by))

test('VI-3.17: while the Guild is asked "now or later" others see the phase under way, and who has had a turn', () => {
  const ids = ['emperor', 'atreides', 'spacing-guild'] as const
  const t = begin(beforeShipment(ids))
  expect(t.question).toBe('actOutOfTurn')
  for (const { pile, decisions } of others(t, 'spacing-guild', ids)) {
    expect([pile, decisions]).toEqual([[{ flow: 'shipmentMovement', shown: { acted: [] } }], []])
  }
  t.does('spacing-guild', { type: 'pass' })
  expect(t.sent().pile).toEqual([
    { flow: 'shipmentMovement', shown: { acted: ['emperor'] } },
    { flow: 'playerTurn', shown: { faction: 'emperor' } },
  ])
})

test('VI-3.38, IN-6.7: while the Guild may stop a shipment others see the turn of the one who ships', () => {
  const ids = ['emperor', 'spacing-guild'] as const
  const t = begin(beforeShipment(ids).give('spacing-guild', 'shield_1')).skip('actOutOfTurn')
  t.does('emperor', ship('arrakeen/10', 2))
  expect(t.question).toBe('stopShipment')
  for (const { pile, decisions } of others(t, 'spacing-guild', ids)) {
    expect([pile.map(({ flow }) => flow), decisions]).toEqual([['shipmentMovement', 'playerTurn'], []])
  }
})

test('VI-3.38, IN-5.5: while a purchase is settled others see the auction, and not that the buyer is asked', () => {
  const ids = ['fremen', 'atreides', 'emperor'] as const
  const t = biddingOf({ factions: ids }, (t) => t.give('fremen', 'shield_1'))
  t.does('atreides', look).skip('karamaOpportunity')
  t.does('fremen', bid(1)).does('atreides', { type: 'pass' }).does('emperor', { type: 'pass' })
  expect([t.question, t.asked]).toEqual(['settlePurchase', ['fremen']])
  for (const { pile, decisions } of others(t, 'fremen', ids)) {
    expect([pile.map(({ flow }) => flow), decisions]).toEqual([['bidding', 'auction'], []])
  }
})

test('VI-3.38, IN-6.7: while Atreides may look into a plan others see the battle', () => {
  const ids = ['harkonnen', 'emperor', 'atreides'] as const
  const t = inBattle(ids).give('atreides', 'shield_1')
  fightUntil(t, 'whosePlan')
  for (const { pile, decisions } of others(t, 'atreides', ids)) {
    expect([pile.map(({ flow }) => flow), decisions]).toEqual([['battle', 'fight'], []])
  }
})

test('VI-2.27: an open window lies on the pile with the ability and its user, for everybody alike', () => {
  const ids = ['fremen', 'atreides', 'emperor'] as const
  const t = biddingOf({ factions: ids }, (t) => t.give('fremen', 'karama_1').give('emperor', 'shield_1'))
  t.does('atreides', look)
  const window = t.sent().pile.at(-1)
  expect(window).toMatchObject({ flow: 'karamaWindow', shown: { user: 'atreides', ability2: null } })
  expect(window?.shown).not.toHaveProperty('offered')
  for (const id of ids) expect(t.sent(id).pile.at(-1)).toEqual(window)
})

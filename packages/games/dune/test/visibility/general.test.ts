import { imagine, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { dune } from '../../src/game.ts'
import { table } from '../table.ts'
import { OBSERVERS, SIX, sixAtTable } from './observers.ts'

test('VI-1.1: a view says of what is hidden only how much there is, whoever looks', () => {
  const t = sixAtTable().give('fremen', 'lasgun_1').give('fremen', 'hajr_1')
  for (const by of OBSERVERS) {
    const view = t.view(by)
    expect(view.factions.map(({ cards }) => cards)).toEqual([0, 2, 0, 0, 0, 0])
    expect([view.treachery.deck, view.spiceDeck.cards]).toEqual([31, 21])
    expect([by, JSON.stringify(view).includes('lasgun_1')]).toEqual([by, by === 'fremen'])
  }
})

test('VI-1.2: neither names, nor order, nor size of what is sent differ by what is hidden', () => {
  const t = table(SIX).begin()
  for (const until of ['dial', 'bidding', 'shipment']) {
    t.playUntil(() => t.question === until)
    for (const [at, by] of OBSERVERS.entries()) {
      const world = imagine(t.play, by === undefined ? -1 : t.seat(by), seeded(`${until} ${at}`))
      const real = t.play
      const sent = JSON.stringify(t.sent(by))
      t.play = world
      expect(JSON.stringify(t.sent(by))).toBe(sent)
      t.play = real
    }
  }
})

test('VI-1.2: a hand is always sorted, so that its order tells nothing about when a card came', () => {
  const one = sixAtTable().give('fremen', 'lasgun_1').give('fremen', 'hajr_1')
  const other = sixAtTable().give('fremen', 'hajr_1').give('fremen', 'lasgun_1')
  expect(one.view('fremen')).toEqual(other.view('fremen'))
})

test('VI-1.3: whoever watches sees what every player sees, and nothing of anybody’s own', () => {
  const t = sixAtTable().give('fremen', 'lasgun_1')
  const { mine, ...watched } = t.view()
  expect(mine).toBeNull()
  for (const by of SIX) {
    const { mine: own, ...seen } = t.view(by)
    expect(seen).toEqual(watched)
    expect(own?.faction).toBe(by)
  }
})

test('VI-1.4, DU-6.4: who is allied is public; what allies hold they hide from each other as from anybody', () => {
  const t = sixAtTable().give('fremen', 'lasgun_1')
  t.own('fremen').traitors = 1
  for (const by of OBSERVERS) {
    const allies = t.view(by).factions.map(({ ally }) => ally)
    expect(allies).toEqual(['emperor', 'atreides', 'fremen', 'harkonnen', null, null])
  }
  const ally = JSON.stringify(t.sent('atreides'))
  const stranger = JSON.stringify(t.sent('spacing-guild'))
  for (const sent of [ally, stranger]) expect(sent).not.toContain('lasgun_1')
})

test('VI-1.5: after the game everything that was hidden is revealed', () => {
  const t = table(SIX).begin()
  t.playUntil(() => t.pub.turn === 1 && t.question === 'dial')
  const { own, hidden } = t.play
  const revealed = dune.reveal(t.play)
  const names = (cards: readonly number[]) => cards.map((card) => CARD_ID[card])
  expect(revealed).toMatchObject({
    hands: own.map(({ hand }) => names(hand)),
    spice: own.map(({ spice }) => spice),
    deck: names(hidden.deck),
    stormCard: null,
  })
  const text = JSON.stringify(revealed)
  // Each of the 33 cards, of the 21 spice cards and of the 30 traitor cards is somewhere.
  for (const card of names(hidden.deck)) expect(text).toContain(card)
  const { traitors, unkept, undealt, spiceDeck, predictions } = revealed as Record<string, unknown[]>
  expect([...traitors, ...unkept].flat().length + undealt.length).toBe(30)
  expect(spiceDeck).toHaveLength(21)
  expect(predictions.filter((prediction) => prediction !== null)).toHaveLength(1)
})

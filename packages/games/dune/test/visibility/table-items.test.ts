import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { territoryNumber } from '../../src/data/territories.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ON_BOARD, TANKS_FACE_UP } from '../../src/names.ts'
import { shipmentMovementPhase } from '../../src/phases/shipment-movement/phase.ts'
import { leaderNumber } from '../battle/fought.ts'
import { placeAdvisors } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber } from '../table.ts'
import { killedInSecret, missing, seenByAll, sixAtTable, tells } from './observers.ts'

const cardNumber = (id: string): number => CARD_ID.indexOf(id)

test('VI-2.1: tokens by place and kind, spice, storm, wall, turn and phase are everybody’s', () => {
  const t = placeAdvisors(sixAtTable().place('fremen', 'sietch-tabr/14', 4, 2), 'arrakeen/10', 3)
  t.pub.spice[nodeNumber('old-gap/10')] = 6
  t.pub.storm = 7
  t.pub.shieldWall = false
  expect(seenByAll(t, ({ forces }) => forces)).toEqual([
    {
      'sietch-tabr/14': { fremen: [4, 2] },
      'arrakeen/10': { 'bene-gesserit': [0, 3] },
    },
  ])
  expect(seenByAll(t, ({ spice, storm, shieldWall }) => [spice, storm, shieldWall])).toEqual([
    [{ 'old-gap/10': 6 }, 7, false],
  ])
  expect(seenByAll(t, ({ turn, phase }) => [turn, phase])).toEqual([[3, 'SHIPMENT_MOVEMENT']])
})

test('VI-2.2: reserves and tanks are everybody’s, by kind', () => {
  const t = sixAtTable()
  t.pub.tanks[factionNumber('emperor')] = 4
  t.pub.tanksElite[factionNumber('emperor')] = 2
  expect(
    seenByAll(t, ({ factions }) => {
      const { reserves, reservesElite, tanks, tanksElite } = factions[3]
      return [reserves, reservesElite, tanks, tanksElite]
    }),
  ).toEqual([[15, 5, 4, 2]])
})

test('VI-2.4, DU-8.9: how many cards each hand has is shown always', () => {
  const t = sixAtTable().give('harkonnen', 'lasgun_1').give('harkonnen', 'hajr_1')
  expect(seenByAll(t, ({ factions }) => factions.map(({ cards }) => cards))).toEqual([[2, 0, 0, 0, 0, 0]])
})

test('VI-2.10, VI-2.11: leaders in the pool, dedicated, and face up in the tanks are everybody’s', () => {
  const t = sixAtTable()
  const [stilgar, chani] = [leaderNumber('stilgar'), leaderNumber('chani')]
  t.pub.leaders[stilgar] = ON_BOARD
  t.pub.usedIn[stilgar] = territoryNumber('carthag')
  t.pub.leaders[chani] = TANKS_FACE_UP
  t.pub.hasBeenKilled = 1 << chani
  expect(
    seenByAll(t, ({ leaders }) =>
      leaders
        .filter(({ originalFaction }) => originalFaction === 'fremen')
        .slice(0, 3)
        .map(({ location, usedInTerritoryId, hasBeenKilled }) => [location, usedInTerritoryId, hasBeenKilled]),
    ),
  ).toEqual([
    [
      ['ON_BOARD', 'carthag', false],
      ['TANKS_FACE_UP', null, true],
      ['LEADER_POOL', null, false],
    ],
  ])
})

test('VI-2.12, VI-2.13: how many leaders are captive, and how many killed face down, everybody sees', () => {
  const t = sixAtTable()
  missing('stilgar')(t)
  killedInSecret('chani')(t)
  expect(seenByAll(t, ({ factions }) => [factions[1].hiddenCaptives, factions[1].hiddenDead])).toEqual([[1, 1]])
})

test('VI-2.7: a called traitor card is everybody’s', () => {
  const t = sixAtTable()
  t.pub.called[factionNumber('fremen')] = 1 << leaderNumber('alia')
  expect(seenByAll(t, ({ factions }) => factions[1].called)).toEqual([['alia']])
})

test('VI-2.14, VI-2.15, VI-2.16, VI-2.17: sizes of deck and row, the uppermost discard, and cards set aside', () => {
  const t = sixAtTable()
  t.pub.row = 4
  t.pub.discard = [cardNumber('hajr_1')]
  t.pub.aside = [cardNumber('family-atomics_1')]
  expect(seenByAll(t, ({ treachery }) => treachery)).toEqual([
    {
      deck: 33,
      row: 4,
      discard: ['hajr_1'],
      discarded: 1,
      aside: ['family-atomics_1'],
    },
  ])
})

test('VI-2.18, VI-2.19: the size of the spice deck and both piles of spice discards', () => {
  const t = sixAtTable()
  t.pub.pileA = [0, 16]
  t.pub.pileB = [3]
  expect(seenByAll(t, ({ spiceDeck }) => spiceDeck)).toEqual([
    {
      cards: 21,
      pileA: ['spice-broken-land', 'shai-hulud_2'],
      pileB: ['spice-funeral-plain'],
    },
  ])
})

test('VI-2.20: that a storm card lies ready is everybody’s', () => {
  const t = sixAtTable()
  t.pub.stormCard = true
  expect(seenByAll(t, ({ stormCard }) => stormCard)).toEqual([true])
})

test('VI-2.21: that the Kwisatz Haderach is in the tanks everybody sees', () => {
  const t = sixAtTable()
  t.pub.khLosses = 8
  t.pub.khDead = true
  expect(seenByAll(t, ({ kwisatzHaderach }) => kwisatzHaderach)).toEqual([{ awake: true, dead: true, usedIn: null }])
})

test('VI-2.22, VI-2.23, VI-2.34: powers used, alliances, and who ships at Guild rate', () => {
  const t = sixAtTable()
  t.pub.powerUsed = 1 << factionNumber('emperor')
  t.pub.guildRate = factionNumber('atreides')
  expect(seenByAll(t, ({ factions }) => factions.filter((one) => one.powerUsed).map(({ faction }) => faction))).toEqual(
    [['emperor']],
  )
  expect(
    seenByAll(t, ({ factions }) =>
      factions.filter((one) => one.karamaGuildShipmentActive).map(({ faction }) => faction),
    ),
  ).toEqual([['atreides']])
  expect(seenByAll(t, ({ factions }) => factions.map(({ ally }) => ally))).toEqual([
    ['emperor', 'atreides', 'fremen', 'harkonnen', null, null],
  ])
})

test('VI-2.27, VI-3.31: of an open window everybody sees what it is about; who has answered it nobody sees', () => {
  const open = () => {
    const t = sixAtTable().give('emperor', 'karama_1').give('harkonnen', 'shield_1').give('spacing-guild', 'shield_2')
    t.begin(shipmentMovementPhase).does('atreides', { type: 'look' })
    expect(t.question).toBe('karamaOpportunity')
    return t
  }
  expect(
    seenByAll(open(), ({ karamaState }) => [
      karamaState?.abilityName,
      karamaState?.targetFaction,
      karamaState?.interruptType,
    ]),
  ).toEqual([['WORMSIGN', 'atreides', 'cancel']])
  const pass = { type: 'respond_to_karama_opportunity', useKarama: false }
  expect(tells(open(), open().does('harkonnen', pass))).toEqual(['harkonnen'])
  for (const by of [undefined, 'atreides', 'fremen'] as const) expect(open().sent(by).decisions).toEqual([])
})

test('VI-2.31: of a pool with a missing leader third parties see one set, not who is missing', () => {
  const t = sixAtTable()
  missing('stilgar')(t)
  const pool = (by?: FactionId) =>
    t
      .view(by)
      .leaders.filter((one) => one.originalFaction === 'fremen' && one.faction === 'fremen')
      .map(({ definitionId }) => definitionId)
  expect(pool('harkonnen')).toEqual(['chani', 'otheym', 'shadout-mapes', 'jamis'])
  expect(pool('fremen')).toEqual(pool('harkonnen'))
  for (const by of [undefined, 'atreides', 'emperor'] as const) expect(pool(by)).toHaveLength(5)
})

import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { territoryNumber } from '../../src/data/territories.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { ON_BOARD, STORM, TANKS_FACE_UP } from '../../src/names.ts'
import { shipmentMovementPhase } from '../../src/phases/shipment-movement/phase.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import { leaderNumber, planOf, reveal } from '../battle/fought.ts'
import { hold } from '../captured-leaders/captive.ts'
import { placeAdvisors } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { expectAllToSee, SIX, sixAtTable, tells } from './observers.ts'

const cardNumber = (id: string): number => CARD_ID.indexOf(id)

/** Two worlds that differ in one secret, and who may tell them apart. */
interface Secret {
  readonly what: string
  readonly one: (t: TestTable) => unknown
  readonly other: (t: TestTable) => unknown
  readonly known: readonly FactionId[]
}

/** A battle of Harkonnen and Fremen before the plans are revealed. */
function inBattle(t: TestTable): void {
  t.place('harkonnen', 'carthag/11', 5).place('fremen', 'carthag/11', 5)
  reveal(t, { in: 'carthag' }, ['harkonnen', {}], ['fremen', {}])
  if (t.pub.battle !== null) t.pub.battle.plans = null
}

/** A hand that holds this card, out of a deck in which the two stand side by side in either world. */
const holding = (id: FactionId, card: string, instead: string) => (t: TestTable) => {
  const both = [cardNumber(card), cardNumber(instead)]
  t.hidden.deck = [...t.hidden.deck.filter((one) => !both.includes(one)), both[1]]
  t.own(id).hand = [both[0]]
  t.pub.hand[factionNumber(id)] = 1
  t.pub.deck = t.hidden.deck.length
}

const missing = (leader: string) => (t: TestTable) => hold(t, 'fremen', leader)

const killedInSecret = (leader: string) => (t: TestTable) => {
  t.own('fremen').killed = 1 << leaderNumber(leader)
  t.own('harkonnen').killed = 1 << leaderNumber(leader)
  t.pub.hiddenDead[factionNumber('fremen')] = 1
}

const SECRETS: readonly Secret[] = [
  {
    what: 'VI-2.3: spice behind a shield',
    one: (t) => (t.own('fremen').spice = 3),
    other: (t) => (t.own('fremen').spice = 9),
    known: ['fremen'],
  },
  {
    what: 'VI-2.5: what is in a hand',
    one: holding('fremen', 'lasgun_1', 'hajr_1'),
    other: holding('fremen', 'hajr_1', 'lasgun_1'),
    known: ['fremen'],
  },
  {
    what: 'VI-2.7, VI-4.7: kept traitor cards',
    one: (t) => (t.own('harkonnen').traitors = 0b1111),
    other: (t) => (t.own('harkonnen').traitors = 0b11110),
    known: ['harkonnen'],
  },
  {
    what: 'VI-2.8: traitor cards that were not kept',
    one: (t) => (t.own('fremen').unkept = 0b111),
    other: (t) => (t.own('fremen').unkept = 0b1110),
    known: ['fremen'],
  },
  {
    what: 'VI-2.9, VI-4.5: the prediction',
    one: (t) => Object.assign(t.own('bene-gesserit'), { predictedFaction: 3, predictedTurn: 4 }),
    other: (t) => Object.assign(t.own('bene-gesserit'), { predictedFaction: 0, predictedTurn: 7 }),
    known: ['bene-gesserit'],
  },
  {
    what: 'VI-2.12, VI-2.31, VI-4.7, VI-5.10: which leader is captive',
    one: missing('stilgar'),
    other: missing('chani'),
    known: ['harkonnen', 'fremen'],
  },
  {
    what: 'VI-2.13, VI-2.31, VI-2.37, VI-5.10: which leader was killed face down',
    one: killedInSecret('stilgar'),
    other: killedInSecret('chani'),
    known: ['harkonnen', 'fremen'],
  },
  {
    what: 'VI-2.14: the order of the treachery deck',
    one: () => {},
    other: (t) => t.hidden.deck.reverse(),
    known: [],
  },
  {
    what: 'VI-2.15, AT-6: discards below the uppermost',
    one: (t) => (t.pub.discard = ['lasgun_1', 'hajr_1'].map(cardNumber)),
    other: (t) => (t.pub.discard = ['kulon_1', 'hajr_1'].map(cardNumber)),
    known: ['atreides'],
  },
  {
    what: 'VI-2.17: the cards of the auction row',
    one: (t) => Object.assign(t.hidden, { row: [1, 2] }),
    other: (t) => Object.assign(t.hidden, { row: [3, 4] }),
    known: [],
  },
  {
    what: 'VI-2.17: the card that is up, once Atreides have looked',
    one: (t) => (t.own('atreides').cardUp = 1),
    other: (t) => (t.own('atreides').cardUp = 2),
    known: ['atreides'],
  },
  {
    what: 'VI-2.18: the order of the spice deck',
    one: () => {},
    other: (t) => t.hidden.spiceDeck.reverse(),
    known: [],
  },
  {
    what: 'VI-2.18: the uppermost spice card, once Atreides have looked',
    one: (t) => (t.own('atreides').spiceTop = 1),
    other: (t) => (t.own('atreides').spiceTop = 2),
    known: ['atreides'],
  },
  {
    what: 'VI-2.20: the storm card of the next turn',
    one: (t) => (t.hidden.stormCard = 2),
    other: (t) => (t.hidden.stormCard = 5),
    known: [],
  },
  {
    what: 'VI-2.20, VI-4.7: the storm card of the next turn, once Fremen have looked',
    one: (t) => (t.own('fremen').stormCard = 2),
    other: (t) => (t.own('fremen').stormCard = 5),
    known: ['fremen'],
  },
  {
    what: 'VI-2.21: the losses that wake the Kwisatz Haderach',
    one: (t) => (t.pub.khLosses = 3),
    other: (t) => (t.pub.khLosses = 5),
    known: ['atreides'],
  },
  {
    what: 'VI-2.24: a pledge',
    one: (t) => [(t.own('atreides').pledgedBid = 2), (t.own('fremen').allyBid = 2)],
    other: (t) => [(t.own('atreides').pledgedBid = 5), (t.own('fremen').allyBid = 5)],
    known: ['fremen', 'atreides'],
  },
  {
    what: 'VI-2.25: a plan before the reveal',
    one: (t) => [inBattle(t), (t.own('harkonnen').plan = planOf({ leader: 'feyd-rautha', tokens: 1 }))],
    other: (t) => [inBattle(t), (t.own('harkonnen').plan = planOf({ leader: 'umman-kudu', tokens: 4 }))],
    known: ['harkonnen'],
  },
  {
    what: 'VI-2.28, VI-2.35: the Karama that covers a bid',
    one: (t) => (t.own('fremen').bidCard = cardNumber('karama_1')),
    other: () => {},
    known: ['fremen'],
  },
  {
    what: 'VI-2.30: the random numbers to come',
    one: () => {},
    other: (t) => (t.play.random = [1, 2, 3, 4]),
    known: [],
  },
  {
    what: 'VI-2.33: traitor cards that were not dealt',
    one: (t) => (t.hidden.undealt = 0b111111),
    other: (t) => (t.hidden.undealt = 0b111111 << 6),
    known: [],
  },
]

test.each(SECRETS)('$what', ({ one, other, known }) => {
  const [here, there] = [sixAtTable(), sixAtTable()]
  one(here)
  other(there)
  expect(tells(here, there)).toEqual(known)
})

test('VI-2.26, DU-4.2: a dial before the reveal is known to the one who set it', () => {
  const dialed = (number: number) => {
    const t = sixAtTable()
    t.pub.turn = 1
    t.pub.phase = STORM
    t.begin(stormPhase)
    expect(t.question).toBe('dial')
    return t.does(t.asked[0], { type: 'dial', number })
  }
  const here = dialed(3)
  const dialer = SIX.find((id) => here.sent(id).answered !== null)
  expect(tells(here, dialed(17))).toEqual([dialer])
})

test('VI-2.1: tokens by place and kind, spice, storm, wall, turn and phase are everybody’s', () => {
  const t = placeAdvisors(sixAtTable().place('fremen', 'sietch-tabr/14', 4, 2), 'arrakeen/10', 3)
  t.pub.spice[nodeNumber('old-gap/10')] = 6
  t.pub.storm = 7
  t.pub.shieldWall = false
  expectAllToSee(t, ({ forces }) => forces, {
    'sietch-tabr/14': { fremen: [4, 2] },
    'arrakeen/10': { 'bene-gesserit': [0, 3] },
  })
  expectAllToSee(t, ({ spice, storm, shieldWall }) => [spice, storm, shieldWall], [{ 'old-gap/10': 6 }, 7, false])
  expectAllToSee(t, ({ turn, phase }) => [turn, phase], [3, 'SHIPMENT_MOVEMENT'])
})

test('VI-2.2: reserves and tanks are everybody’s, by kind', () => {
  const t = sixAtTable()
  t.pub.tanks[factionNumber('emperor')] = 4
  t.pub.tanksElite[factionNumber('emperor')] = 2
  expectAllToSee(
    t,
    ({ factions }) => {
      const { reserves, reservesElite, tanks, tanksElite } = factions[3]
      return [reserves, reservesElite, tanks, tanksElite]
    },
    [15, 5, 4, 2],
  )
})

test('VI-2.4, DU-8.9: how many cards each hand has is shown always', () => {
  const t = sixAtTable().give('harkonnen', 'lasgun_1').give('harkonnen', 'hajr_1')
  expectAllToSee(t, ({ factions }) => factions.map(({ cards }) => cards), [2, 0, 0, 0, 0, 0])
})

test('VI-2.10, VI-2.11: leaders in the pool, dedicated, and face up in the tanks are everybody’s', () => {
  const t = sixAtTable()
  const [stilgar, chani] = [leaderNumber('stilgar'), leaderNumber('chani')]
  t.pub.leaders[stilgar] = ON_BOARD
  t.pub.usedIn[stilgar] = territoryNumber('carthag')
  t.pub.leaders[chani] = TANKS_FACE_UP
  t.pub.hasBeenKilled = 1 << chani
  expectAllToSee(
    t,
    ({ leaders }) =>
      leaders
        .filter(({ originalFaction }) => originalFaction === 'fremen')
        .slice(0, 3)
        .map(({ location, usedInTerritoryId, hasBeenKilled }) => [location, usedInTerritoryId, hasBeenKilled]),
    [
      ['ON_BOARD', 'carthag', false],
      ['TANKS_FACE_UP', null, true],
      ['LEADER_POOL', null, false],
    ],
  )
})

test('VI-2.12, VI-2.13: how many leaders are captive, and how many killed face down, everybody sees', () => {
  const t = sixAtTable()
  missing('stilgar')(t)
  killedInSecret('chani')(t)
  expectAllToSee(t, ({ factions }) => [factions[1].hiddenCaptives, factions[1].hiddenDead], [1, 1])
})

test('VI-2.7: a called traitor card is everybody’s', () => {
  const t = sixAtTable()
  t.pub.called[factionNumber('fremen')] = 1 << leaderNumber('alia')
  expectAllToSee(t, ({ factions }) => factions[1].called, ['alia'])
})

test('VI-2.14, VI-2.15, VI-2.16, VI-2.17: sizes of deck and row, the uppermost discard, and cards set aside', () => {
  const t = sixAtTable()
  t.pub.row = 4
  t.pub.discard = [cardNumber('hajr_1')]
  t.pub.aside = [cardNumber('family-atomics_1')]
  expectAllToSee(t, ({ treachery }) => treachery, {
    deck: 33,
    row: 4,
    discard: ['hajr_1'],
    discarded: 1,
    aside: ['family-atomics_1'],
  })
})

test('VI-2.18, VI-2.19: the size of the spice deck and both piles of spice discards', () => {
  const t = sixAtTable()
  t.pub.pileA = [0, 16]
  t.pub.pileB = [3]
  expectAllToSee(t, ({ spiceDeck }) => spiceDeck, {
    cards: 21,
    pileA: ['spice-broken-land', 'shai-hulud_2'],
    pileB: ['spice-funeral-plain'],
  })
})

test('VI-2.20: that a storm card lies ready is everybody’s', () => {
  const t = sixAtTable()
  t.pub.stormCard = true
  expectAllToSee(t, ({ stormCard }) => stormCard, true)
})

test('VI-2.21: that the Kwisatz Haderach is in the tanks everybody sees', () => {
  const t = sixAtTable()
  t.pub.khLosses = 8
  t.pub.khDead = true
  expectAllToSee(t, ({ kwisatzHaderach }) => kwisatzHaderach, { awake: true, dead: true, usedIn: null })
})

test('VI-2.22, VI-2.23, VI-2.34: powers used, alliances, and who ships at Guild rate', () => {
  const t = sixAtTable()
  t.pub.powerUsed = 1 << factionNumber('emperor')
  t.pub.guildRate = factionNumber('atreides')
  expectAllToSee(t, ({ factions }) => factions.filter((one) => one.powerUsed).map(({ faction }) => faction), [
    'emperor',
  ])
  expectAllToSee(
    t,
    ({ factions }) => factions.filter((one) => one.karamaGuildShipmentActive).map(({ faction }) => faction),
    ['atreides'],
  )
  expectAllToSee(t, ({ factions }) => factions.map(({ ally }) => ally), [
    'emperor',
    'atreides',
    'fremen',
    'harkonnen',
    null,
    null,
  ])
})

test('VI-2.27, VI-3.31: of an open window everybody sees what it is about; who has answered it nobody sees', () => {
  const open = () => {
    const t = sixAtTable().give('emperor', 'karama_1').give('harkonnen', 'shield_1').give('spacing-guild', 'shield_2')
    t.begin(shipmentMovementPhase).does('atreides', { type: 'look' })
    expect(t.question).toBe('karamaOpportunity')
    return t
  }
  expectAllToSee(
    open(),
    ({ karamaState }) => [karamaState?.abilityName, karamaState?.targetFaction, karamaState?.interruptType],
    ['WORMSIGN', 'atreides', 'cancel'],
  )
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

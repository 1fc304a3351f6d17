import { expect, test } from 'vitest'
import { CARD_ID } from '../../src/data/treachery.ts'
import { STORM } from '../../src/names.ts'
import { stormPhase } from '../../src/phases/storm/phase.ts'
import type { Hidden, Own, Pub } from '../../src/state.ts'
import { type PlanInWords, planOf, reveal } from '../battle/fought.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { killedInSecret, missing, SIX, sixAtTable, tells } from './observers.ts'

const cardNumber = (id: string): number => CARD_ID.indexOf(id)

const own = (id: FactionId, fields: Partial<Own>) => (t: TestTable) => {
  Object.assign(t.own(id), fields)
}
const pub = (fields: Partial<Pub>) => (t: TestTable) => {
  Object.assign(t.pub, fields)
}
const hidden = (fields: Partial<Hidden>) => (t: TestTable) => {
  Object.assign(t.hidden, fields)
}

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

const pledged = (spice: number) => (t: TestTable) => {
  t.own('atreides').pledgedBid = spice
  t.own('fremen').allyBid = spice
}

const planned = (words: PlanInWords) => (t: TestTable) => {
  inBattle(t)
  t.own('harkonnen').plan = planOf(words)
}

const SECRETS: readonly Secret[] = [
  {
    what: 'VI-2.3: spice behind a shield',
    one: own('fremen', { spice: 3 }),
    other: own('fremen', { spice: 9 }),
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
    one: own('harkonnen', { traitors: 0b1111 }),
    other: own('harkonnen', { traitors: 0b11110 }),
    known: ['harkonnen'],
  },
  {
    what: 'VI-2.8: traitor cards that were not kept',
    one: own('fremen', { unkept: 0b111 }),
    other: own('fremen', { unkept: 0b1110 }),
    known: ['fremen'],
  },
  {
    what: 'VI-2.9, VI-4.5: the prediction',
    one: own('bene-gesserit', { predictedFaction: 3, predictedTurn: 4 }),
    other: own('bene-gesserit', { predictedFaction: 0, predictedTurn: 7 }),
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
    one: pub({ discard: ['lasgun_1', 'hajr_1'].map(cardNumber) }),
    other: pub({ discard: ['kulon_1', 'hajr_1'].map(cardNumber) }),
    known: ['atreides'],
  },
  {
    what: 'VI-2.17: the cards of the auction row',
    one: hidden({ row: [1, 2] }),
    other: hidden({ row: [3, 4] }),
    known: [],
  },
  {
    what: 'VI-2.17: the card that is up, once Atreides have looked',
    one: own('atreides', { cardUp: 1 }),
    other: own('atreides', { cardUp: 2 }),
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
    one: own('atreides', { spiceTop: 1 }),
    other: own('atreides', { spiceTop: 2 }),
    known: ['atreides'],
  },
  {
    what: 'VI-2.20: the storm card of the next turn',
    one: hidden({ stormCard: 2 }),
    other: hidden({ stormCard: 5 }),
    known: [],
  },
  {
    what: 'VI-2.20, VI-4.7: the storm card of the next turn, once Fremen have looked',
    one: own('fremen', { stormCard: 2 }),
    other: own('fremen', { stormCard: 5 }),
    known: ['fremen'],
  },
  {
    what: 'VI-2.21: the losses that wake the Kwisatz Haderach',
    one: pub({ khLosses: 3 }),
    other: pub({ khLosses: 5 }),
    known: ['atreides'],
  },
  {
    what: 'VI-2.24: a pledge',
    one: pledged(2),
    other: pledged(5),
    known: ['fremen', 'atreides'],
  },
  {
    what: 'VI-2.25: a plan before the reveal',
    one: planned({ leader: 'feyd-rautha', tokens: 1 }),
    other: planned({ leader: 'umman-kudu', tokens: 4 }),
    known: ['harkonnen'],
  },
  {
    what: 'VI-2.28, VI-2.35: the Karama that covers a bid',
    one: own('fremen', { bidCard: cardNumber('karama_1') }),
    other: () => {},
    known: ['fremen'],
  },
  {
    what: 'VI-2.30: the random numbers to come',
    one: () => {},
    other: (t) => {
      t.play.random = [1, 2, 3, 4]
    },
    known: [],
  },
  {
    what: 'VI-2.33: traitor cards that were not dealt',
    one: hidden({ undealt: 0b111111 }),
    other: hidden({ undealt: 0b111111 << 6 }),
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

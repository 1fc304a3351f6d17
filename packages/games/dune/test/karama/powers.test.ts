import { describe, expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { TERRITORIES } from '../../src/data/territories.ts'
import { at } from '../../src/forces.ts'
import { battlePhase } from '../../src/phases/battle/phase.ts'
import { duel, fightUntil, karama, plan } from '../battle/field.ts'
import { leaderNumber } from '../battle/fought.ts'
import { bid, biddingOf, handOf, pass } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, crossShip, PASS, ship } from '../shipment-movement/position.ts'
import { blow } from '../spice-blow/spice.ts'
import { type FactionId, factionNumber, type TestTable } from '../table.ts'
import { holds, isDiscarded, power, throwAway } from './answers.ts'

/** How a faction is asked for its power. */
interface Moment {
  readonly faction: FactionId
  readonly question: string
  /** The phase goes on to the moment of the power, or where nobody is asked for it, past it. */
  begin(prepare: (t: TestTable) => TestTable, options?: Readonly<Record<string, unknown>>): TestTable
  readonly use: (card: string) => Readonly<Record<string, unknown>>
}

const MOMENTS: readonly Moment[] = [
  {
    faction: 'atreides',
    question: 'whosePlan',
    begin: (prepare, options) => beforePlans(prepare(duel(['emperor', 'harkonnen', 'atreides'], options))),
    use: (card) => power(card, { faction: 'emperor' }),
  },
  {
    faction: 'fremen',
    question: 'karamaWorm',
    begin: (prepare, options = {}) =>
      blow(['fremen', 'emperor'], { deck: ['spice-red-chasm', 'spice-old-gap'], options, prepare }),
    use: (card) => power(card, { territory: 'the-minor-erg' }),
  },
  {
    faction: 'harkonnen',
    question: 'takeHand',
    begin: (prepare, options = {}) =>
      biddingOf({ factions: ['harkonnen', 'emperor'], options }, (t) => prepare(t.give('emperor', 'hajr_1'))),
    use: (card) => power(card, { faction: 'emperor' }),
  },
  {
    faction: 'spacing-guild',
    question: 'stopShipment',
    begin: (prepare, options) =>
      begin(prepare(beforeShipment(['emperor', 'spacing-guild'], options)))
        .skip('actOutOfTurn')
        .does('emperor', ship('arrakeen/10', 2)),
    use: (card) => power(card, { faction: 'emperor' }),
  },
]

/** To the step before plans, or to the plans where nobody is asked there. */
const beforePlans = (t: TestTable): TestTable =>
  t.begin(battlePhase).playUntil(() => t.question === 'whosePlan' || t.question === 'makePlan')

const isAsked = (t: TestTable, { question, faction }: Moment): boolean =>
  t.question === question && t.asked.includes(faction)

describe.each(MOMENTS.map((moment) => [moment.faction, moment] as const))(
  'IN-6.7: the power of %s',
  (faction, moment) => {
    const give = (card: string) => (t: TestTable) => t.give(faction, card)

    test('IN-6.7, VI-3.38: is asked for with any card in hand, in the same words, and nobody sees it', () => {
      const held = moment.begin(give('karama_1'))
      const other = moment.begin(give('shield_1'))
      expect([isAsked(held, moment), isAsked(other, moment)]).toEqual([true, true])
      expect(held.play.open).toEqual(other.play.open)
      expect(held.play.game.question(moment.question).seen).toBe('nothing')
      expect(other.refusal(faction, moment.use('karama_1'))?.code).toBe('notInHand')
      expect(other.refusal(faction, moment.use('shield_1'))?.code).toBe('notKarama')
    })

    test('IN-6.7, IN-3.1: is not asked for with an empty hand, or when both cards are accounted for', () => {
      expect(
        isAsked(
          moment.begin((t) => t),
          moment,
        ),
      ).toBe(false)
      const gone = moment.begin((t) => throwAway(throwAway(t.give(faction, 'shield_1'), 'karama_1'), 'karama_2'))
      expect(isAsked(gone, moment)).toBe(false)
    })

    test('IN-6: is for the advanced game, and no longer asked for once it was used', () => {
      expect(isAsked(moment.begin(give('karama_1'), { mode: 'basic' }), moment)).toBe(false)
      const used = moment.begin((t) => {
        t.pub.powerUsed = 1 << factionNumber(faction)
        return t.give(faction, 'karama_1')
      })
      expect(isAsked(used, moment)).toBe(false)
    })

    test('IN-6, IN-2.4: costs the card, is marked as used, is public, and opens no window', () => {
      const t = moment.begin((t) => t.give(faction, 'karama_1').give('emperor', 'karama_2'))
      t.does(faction, moment.use('karama_1'))
      expect([isDiscarded(t, 'karama_1'), holds(t, faction, 'karama_1')]).toEqual([true, false])
      expect(t.pub.powerUsed).toBe(1 << factionNumber(faction))
      expect(t.seen('KARAMA_USED')).toEqual([
        {
          type: 'KARAMA_USED',
          turn: 2,
          interruptor: faction,
          card: 'karama_1',
          use: 'faction-power',
          targetFaction: null,
          abilityName: null,
          result: 'none',
          elementHidden: null,
        },
      ])
      expect(t.pub.karamaState).toBeNull()
    })

    test('IN-6.7: letting it pass costs nothing', () => {
      const t = moment.begin(give('karama_1')).does(faction, PASS)
      expect([t.pub.powerUsed, holds(t, faction, 'karama_1'), t.seen('KARAMA_USED')]).toEqual([0, true, []])
    })
  },
)

test('IN-6.1: the chosen combatant plans first, Atreides see it all, it is locked, and then the other plans', () => {
  const t = fightUntil(duel(['emperor', 'harkonnen', 'atreides', 'fremen']).give('atreides', 'karama_1'), 'whosePlan')
  t.does('atreides', power('karama_1', { faction: 'harkonnen' }))
  expect([t.question, t.asked]).toEqual(['makePlan', ['harkonnen']])
  t.does('harkonnen', plan({ leader: 'umman-kudu', ordinary: 3 }))
  expect(t.own('atreides').seenPlan).toMatchObject({ leader: leaderNumber('umman-kudu'), ordinary: 3 })
  expect([t.own('emperor').seenPlan, t.own('fremen').seenPlan]).toEqual([null, null])
  expect([t.question, t.asked]).toEqual(['makePlan', ['emperor']])
  expect(t.refusal('harkonnen', plan({ leader: 'umman-kudu' }))).not.toBeNull()
})

test('IN-6.3: a worm in any sand territory, from the second turn on; FR-7 may still be hit', () => {
  const begun = (turn: number) =>
    blow(['fremen', 'emperor'], {
      turn,
      deck: ['spice-red-chasm', 'spice-old-gap'],
      prepare: (t) =>
        t
          .give('fremen', 'karama_1')
          .give('emperor', 'karama_2')
          .place('fremen', 'the-minor-erg/6', 2)
          .place('emperor', 'the-minor-erg/5', 3),
    })
  expect(begun(1).question).not.toBe('karamaWorm')
  const t = begun(2)
  expect(t.refusal('fremen', power('karama_1', { territory: 'arrakeen' }))?.code).toBe('noSand')
  expect(t.refusal('fremen', power('karama_1'))?.code).toBe('noSand')
  t.does('fremen', power('karama_1', { territory: 'the-minor-erg' }))
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['emperor']])
  t.does('emperor', karama('karama_2'))
  expect(t.pub.forces[at(nodeNumber('the-minor-erg/6'), factionNumber('fremen'))]).toBe(0)
  expect(t.pub.tanks[factionNumber('emperor')]).toBe(3)
})

test('IN-6.3, FR-K: the worm may be placed in every sand territory of the map, and in no other', () => {
  const t = blow(['fremen', 'emperor'], {
    deck: ['spice-red-chasm', 'spice-old-gap'],
    prepare: (t) => t.give('fremen', 'karama_1'),
  })
  const isOpen = (territory: string) => t.refusal('fremen', power('karama_1', { territory })) === null
  expect(TERRITORIES.filter(({ id }) => isOpen(id))).toEqual(TERRITORIES.filter(({ kind }) => kind === 'sand'))
})

test('IN-6.4, IN-6.8: hands are exchanged before the first card and between auctions, never while a bid stands', () => {
  const t = biddingOf({ factions: ['harkonnen', 'fremen'], row: ['lasgun_1', 'hajr_1'] }, (t) =>
    t.give('harkonnen', 'karama_1').give('fremen', 'karama_2').give('fremen', 'shield_1'),
  )
  t.does('harkonnen', pass).does('harkonnen', pass).does('fremen', bid(1))
  expect(t.refusal('harkonnen', power('karama_1', { faction: 'fremen' }))).not.toBeNull()
  t.does('harkonnen', pass).playUntil(() => t.question === 'takeHand')
  t.does('harkonnen', power('karama_1', { faction: 'fremen' }))
  expect([t.question, handOf(t, 'harkonnen')]).toEqual(['giveCardBack', ['lasgun_1', 'shield_1', 'karama_2']])
  for (const card of ['lasgun_1', 'shield_1', 'karama_2']) t.does('harkonnen', { type: 'giveBack', card })
  expect([handOf(t, 'harkonnen'), handOf(t, 'fremen')]).toEqual([[], ['lasgun_1', 'shield_1', 'karama_2']])
})

test('IN-6.5: a stopped shipment costs nothing but the action; cross-shipping and sending are not stopped', () => {
  const t = beforeShipment(['emperor', 'fremen', 'spacing-guild']).give('spacing-guild', 'karama_1')
  begin(t.place('emperor', 'basin/9', 1)).skip('actOutOfTurn')
  const before = t.pub.reserves[factionNumber('emperor')]
  t.does('emperor', ship('arrakeen/10', 3))
  expect(t.refusal('spacing-guild', power('karama_1', { faction: 'fremen' }))?.code).toBe('onlyFaction')
  t.does('spacing-guild', power('karama_1', { faction: 'emperor' }))
  expect([t.pub.reserves[factionNumber('emperor')], t.own('emperor').spice]).toEqual([before, 10])
  expect([t.question, t.asked]).toEqual(['movement', ['emperor']])
  const cross = beforeShipment(['emperor', 'spacing-guild'])
    .ally('emperor', 'spacing-guild')
    .place('emperor', 'basin/9', 2)
  begin(cross.give('spacing-guild', 'karama_1'))
    .skip('actOutOfTurn')
    .does('emperor', crossShip('basin/9', 'arrakeen/10', 2))
  expect(cross.question).toBe('karamaOpportunity')
})

test('IN-6.6: Bene Gesserit have no such power', () => {
  for (const [question, t] of [
    ['takeHand', biddingOf({ factions: ['bene-gesserit', 'emperor'] }, (t) => t.give('bene-gesserit', 'karama_1'))],
    ['whosePlan', fightUntil(duel(['bene-gesserit', 'emperor']).give('bene-gesserit', 'karama_1'), 'makePlan')],
  ] as const) {
    expect(t.question).not.toBe(question)
    expect(t.refusal('bene-gesserit', power('karama_1', { faction: 'emperor' }))).not.toBeNull()
  }
})

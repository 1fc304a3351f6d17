import { expect } from 'vitest'
import { SPICE_CARD_ID } from '../../../src/data/spice.ts'
import { battlePhase } from '../../../src/phases/battle/phase.ts'
import { shipmentMovementPhase } from '../../../src/phases/shipment-movement/phase.ts'
import { duel, fightUntil, plan } from '../../battle/field.ts'
import { bid, biddingOf, look, pass } from '../../bidding/bidding-table.ts'
import { beforeShipment } from '../../shipment-movement/position.ts'
import type { TestTable } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

const until = (t: TestTable, question: string): TestTable => t.playUntil(() => t.question === question)
const element = (name: string) => ({ type: 'prescience', element: name })

const allyBattle = (deal: Deal): TestTable =>
  fightUntil(
    deal(duel(['harkonnen', 'emperor', 'atreides', 'fremen', 'bene-gesserit']).ally('emperor', 'atreides')),
    'whetherToForesee',
  )

export const atreidesRows: readonly Row[] = [
  {
    key: 'BIDDING',
    user: 'atreides',
    others: ['fremen', 'harkonnen'],
    stage: (deal) =>
      until(
        biddingOf(
          { factions: ['fremen', 'atreides', 'harkonnen', 'bene-gesserit'], row: ['lasgun_1', 'hajr_1'] },
          deal,
        ),
        'lookAtCard',
      ),
    declare: (t) => t.does('atreides', look),
    decline: (t) => t.does('atreides', pass),
    stands: ['atreides card up: - → lasgun_1', 'atreides has looked at: - → lasgun_1 2'],
    undone: [],
    granted: (t) => expect(t.seen('cardSeen', 'atreides')).toMatchObject([{ card: 'lasgun_1' }]),
    instead(t) {
      expect([t.question, t.seen('cardSeen', 'atreides')]).toEqual(['bidding', []])
      // Blind bidding goes on, and the next card may be looked at again.
      until(t.does('fremen', bid(1)), 'lookAtCard')
        .does('atreides', look)
        .skip('karamaOpportunity')
      expect(t.seen('cardSeen', 'atreides')).toMatchObject([{ card: 'hajr_1' }])
    },
  },
  {
    key: 'WORMSIGN',
    user: 'atreides',
    others: ['emperor', 'harkonnen'],
    stage(deal) {
      const t = beforeShipment(['emperor', 'atreides', 'harkonnen', 'bene-gesserit'])
      const top = SPICE_CARD_ID.indexOf('spice-cielago-north')
      t.hidden.spiceDeck = [...t.hidden.spiceDeck.filter((card) => card !== top), top]
      return deal(t).begin(shipmentMovementPhase)
    },
    declare: (t) => t.does('atreides', look),
    decline: (t) => t.does('atreides', pass),
    stands: ['atreides spice card: - → spice-cielago-north'],
    undone: [],
    granted: (t) => expect(t.seen('spiceDeckSeen', 'atreides')).toHaveLength(1),
    instead(t) {
      while (!t.over) {
        expect(t.question).not.toBe('lookAtSpiceDeck')
        t.timeout(t.asked[0])
      }
      expect(t.seen('spiceDeckSeen')).toEqual([])
    },
  },
  {
    key: 'PRESCIENCE',
    user: 'atreides',
    others: ['harkonnen', 'emperor'],
    stage: (deal) => fightUntil(deal(duel(['harkonnen', 'atreides', 'emperor', 'bene-gesserit'])), 'whichElement'),
    declare: (t) => t.does('atreides', element('weapon')),
    decline: (t) => t.does('atreides', pass),
    territory: 'arrakeen',
    element: 'weapon',
    stands: [],
    undone: [],
    granted(t) {
      expect([t.question, t.asked]).toEqual(['commitElement', ['harkonnen']])
      t.does('harkonnen', { type: 'commitWeapon', weapon: null })
      expect(t.seen('elementShown', 'atreides')).toMatchObject([{ element: 'weapon', card: null }])
    },
    instead(t) {
      while (t.question !== 'makePlan') {
        expect(['commitElement', 'whichElement']).not.toContain(t.question)
        t.timeout(t.asked[0])
      }
      expect(t.seen('elementShown', 'atreides')).toEqual([])
      expect(t.own('harkonnen').committed).toBe(-1)
    },
  },
  {
    key: 'ALLIANCE_PRESCIENCE',
    user: 'atreides',
    // IN-1.6: the ally may answer.
    others: ['harkonnen', 'emperor'],
    onlookers: ['fremen'],
    stage: allyBattle,
    declare: (t) => t.does('atreides', { type: 'announcePrescience' }),
    decline: (t) => t.does('atreides', pass),
    territory: 'arrakeen',
    stands: [],
    undone: [],
    granted(t) {
      expect([t.question, t.asked]).toEqual(['whichElement', ['atreides']])
      t.does('atreides', element('leader'))
      expect([t.question, t.asked]).toEqual(['commitElement', ['harkonnen']])
    },
    instead(t) {
      fightUntil(t, 'makePlan')
      expect([t.seen('prescienceUsed'), t.own('harkonnen').committed]).toEqual([[], -1])
    },
  },
  {
    key: 'KWISATZ_HADERACH',
    user: 'atreides',
    others: ['harkonnen', 'emperor'],
    stage(deal) {
      const t = deal(duel(['atreides', 'harkonnen', 'emperor', 'bene-gesserit']))
      t.pub.khLosses = 7
      return t
    },
    declare: (t) => t.begin(battlePhase).skip('anytime'),
    isForced: 'the battle itself is the trigger, whatever the plan will contain (IN-4.3)',
    territory: 'arrakeen',
    stands: [],
    undone: ['prevented: - → KWISATZ_HADERACH'],
    granted(t) {
      fightUntil(t, 'makePlan')
      expect(t.refusal('atreides', plan({ leader: 'duncan-idaho', kwisatzHaderach: true }))).toBeNull()
    },
    instead(t) {
      fightUntil(t, 'makePlan')
      const withHim = plan({ leader: 'duncan-idaho', kwisatzHaderach: true })
      expect(t.refusal('atreides', withHim)?.code).toBe('noKwisatzHaderach')
      expect(t.refusal('atreides', plan({ leader: 'duncan-idaho' }))).toBeNull()
      // He counts as unused this turn.
      expect([t.pub.khUsedIn, t.pub.khDead]).toEqual([-1, false])
    },
  },
]

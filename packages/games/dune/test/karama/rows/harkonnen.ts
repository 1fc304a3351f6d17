import { expect } from 'vitest'
import { atBattle, reveal } from '../../battle/fought.ts'
import { bid, biddingOf, handOf, payFromPledge } from '../../bidding/bidding-table.ts'
import { draw } from '../../captured-leaders/captive.ts'
import type { TestTable } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

/** Harkonnen have won a battle against Fremen, and Stilgar was drawn. */
function won(deal: Deal): TestTable {
  const t = deal(atBattle(['harkonnen', 'fremen', 'atreides', 'bene-gesserit']))
  t.place('harkonnen', 'carthag/11', 10).place('fremen', 'carthag/11', 4)
  reveal(t, { in: 'carthag' }, ['harkonnen', { leader: 'umman-kudu', tokens: 10 }], ['fremen', { leader: 'jamis' }])
  return draw(t.skip('traitor').skip('keepCards'), 'stilgar')
}

/** VI-2.31: whoever has just fought could be the one that is missing now. */
const NOT_SURE_OF_JAMIS = 'told: home: jamis umman-kudu → umman-kudu'

export const harkonnenRows: readonly Row[] = [
  {
    key: 'TOP_CARD',
    user: 'harkonnen',
    others: ['fremen', 'spacing-guild'],
    stage(deal) {
      const factions = ['harkonnen', 'fremen', 'spacing-guild', 'bene-gesserit'] as const
      const row = ['lasgun_1', 'hajr_1', 'snooper_1', 'snooper_2', 'crysknife_1', 'stunner_1']
      const t = biddingOf({ factions, row }, deal).skip('takeHand').does('harkonnen', bid(1))
      return t.playUntil(() => t.question === 'settlePurchase')
    },
    declare: (t) => t.does('harkonnen', payFromPledge(0)),
    isForced: 'whoever buys a card draws another one by rule (HK-8)',
    stands: [
      'harkonnen hand: shield_1 → crysknife_1 lasgun_1 shield_1',
      'harkonnen spice: 10 → 9',
      'next card: crysknife_1 → stunner_1',
      'row: 4 → 3',
      'treachery deck: 24 → 23',
    ],
    undone: ['harkonnen hand: shield_1 → lasgun_1 shield_1', 'harkonnen spice: 10 → 9', 'row: 4 → 3'],
    instead(t) {
      expect([t.seen('topCardDrawn'), handOf(t, 'harkonnen')]).toEqual([[], ['lasgun_1', 'shield_1']])
    },
  },
  {
    key: 'CAPTURE_LEADER',
    how: 'to kill',
    context: { choice: 'KILL', faction: 'fremen' },
    user: 'harkonnen',
    others: ['fremen', 'atreides'],
    stage: won,
    declare: (t) => t.does('harkonnen', { type: 'kill' }),
    decline: (t) => t.does('harkonnen', { type: 'pass' }),
    territory: 'carthag',
    stands: [
      'fremen hidden dead: 0 → 1',
      'fremen killed: - → stilgar',
      'harkonnen killed: - → stilgar',
      'harkonnen spice: 10 → 12',
      NOT_SURE_OF_JAMIS,
    ],
    undone: [],
    granted: (t) => expect(t.seen('LEADER_CAPTURED_AND_KILLED', 'fremen')).toMatchObject([{ leaderId: 'stilgar' }]),
    instead(t) {
      // IN-3.7: the former holder never learns whom it was about.
      for (const id of ['fremen', 'atreides'] as const) expect(t.seen('LEADER_CAPTURED_AND_KILLED', id)).toEqual([])
      expect([t.own('harkonnen').drawn, t.over]).toEqual([-1, true])
    },
  },
  {
    key: 'CAPTURE_LEADER',
    how: 'to capture',
    context: { choice: 'CAPTURE', faction: 'fremen' },
    user: 'harkonnen',
    others: ['fremen', 'atreides'],
    stage: won,
    declare: (t) => t.does('harkonnen', { type: 'capture' }),
    decline: (t) => t.does('harkonnen', { type: 'pass' }),
    territory: 'carthag',
    stands: [
      'fremen captured: - → stilgar',
      'fremen hidden captives: 0 → 1',
      'harkonnen captured: - → stilgar',
      NOT_SURE_OF_JAMIS,
    ],
    undone: [],
    granted: (t) => expect(t.seen('LEADER_CAPTURED', 'fremen')).toMatchObject([{ leaderId: 'stilgar' }]),
    instead: (t) => expect([t.seen('LEADER_CAPTURED'), t.own('harkonnen').drawn]).toEqual([[], -1]),
  },
]

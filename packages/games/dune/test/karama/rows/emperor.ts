import { expect } from 'vitest'
import { REVIVAL } from '../../../src/names.ts'
import { battlePhase } from '../../../src/phases/battle/phase.ts'
import { dialOf } from '../../../src/phases/battle/strength.ts'
import { revivalPhase } from '../../../src/phases/revival/phase.ts'
import { field, fightUntil } from '../../battle/field.ts'
import { bid, biddingOf, handOf, payFromPledge } from '../../bidding/bidding-table.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

/** Revival of the second turn; these have lost tokens. */
export function revivalOf(factions: readonly FactionId[], dead: Partial<Record<FactionId, number>>): TestTable {
  const t = table(factions)
  t.pub.turn = 2
  t.pub.phase = REVIVAL
  t.pub.order = factions.map(factionNumber)
  for (const id of factions) {
    const lost = dead[id] ?? 0
    t.pub.reserves[factionNumber(id)] -= lost
    t.pub.tanks[factionNumber(id)] += lost
  }
  return t
}

export const revive = (ordinary: number, extraOrdinary = 0) => ({
  type: 'revive',
  ordinary,
  special: 0,
  extraOrdinary,
  extraSpecial: 0,
  leader: null,
})

const SARDAUKAR = { ordinarySupported: 0, ordinary: 0, eliteSupported: 1, elite: 2 }

export const emperorRows: readonly Row[] = [
  {
    key: 'PAYMENT_FOR_TREACHERY',
    context: { spice: 4, faction: 'fremen' },
    user: 'emperor',
    // The buyer itself may answer.
    others: ['fremen', 'spacing-guild'],
    stage(deal: Deal) {
      const factions = ['fremen', 'emperor', 'spacing-guild', 'bene-gesserit'] as const
      const t = biddingOf({ factions, row: ['lasgun_1'] }, deal)
      return t.does('fremen', bid(4)).playUntil(() => t.question === 'settlePurchase')
    },
    declare: (t) => t.does('fremen', payFromPledge(0)),
    isForced: 'a payment is received by rule (EM-4)',
    stands: ['emperor spice: 10 → 14', 'fremen hand: - → lasgun_1', 'fremen spice: 10 → 6', 'row: 4 → 3'],
    undone: ['fremen hand: - → lasgun_1', 'fremen spice: 10 → 6', 'row: 4 → 3'],
    instead(t) {
      expect(t.seen('paymentRedirected')).toMatchObject([{ from: 'emperor', spice: 4 }])
      expect(handOf(t, 'fremen')).toContain('lasgun_1')
    },
  },
  {
    key: 'ALLIANCE_REVIVAL',
    context: { ordinary: 2, faction: 'harkonnen' },
    user: 'emperor',
    // IN-1.6: the ally may answer.
    others: ['harkonnen', 'atreides'],
    stage: (deal) =>
      deal(
        revivalOf(['emperor', 'harkonnen', 'atreides', 'bene-gesserit'], { harkonnen: 9 }).ally('emperor', 'harkonnen'),
      ).begin(revivalPhase),
    declare: (t) => t.does('emperor', { type: 'offerRevival', tokens: 2 }),
    decline: (t) => t.does('emperor', { type: 'pass' }),
    stands: ['harkonnen extra revival: 0 → 2'],
    undone: [],
    granted(t) {
      t.does('harkonnen', revive(2, 2))
      expect([t.over, t.pub.tanks[factionNumber('harkonnen')], t.own('emperor').spice]).toEqual([true, 5, 6])
    },
    instead(t) {
      expect([t.question, t.asked]).toEqual(['revive', ['harkonnen']])
      expect(t.refusal('harkonnen', revive(2, 1))?.code).toBe('notOffered')
      t.does('harkonnen', revive(3))
      expect([t.pub.tanks[factionNumber('harkonnen')], t.own('emperor').spice, t.own('harkonnen').spice]).toEqual([
        6, 10, 8,
      ])
    },
  },
  {
    key: 'SARDAUKAR',
    user: 'emperor',
    others: ['harkonnen', 'atreides'],
    stage: (deal) =>
      deal(field(['emperor', 'harkonnen', 'atreides', 'bene-gesserit']))
        .place('emperor', 'arrakeen/10', 5, 3)
        .place('harkonnen', 'arrakeen/10', 5),
    declare: (t) => t.begin(battlePhase).skip('anytime'),
    isForced: 'the battle itself is the trigger (EM-8)',
    territory: 'arrakeen',
    stands: [],
    undone: ['prevented: - → SARDAUKAR'],
    granted(t) {
      fightUntil(t, 'makePlan')
      expect(dialOf(SARDAUKAR, t.pub, factionNumber('emperor'))).toBe(4 + 2 * 2)
    },
    instead(t) {
      fightUntil(t, 'makePlan')
      expect(dialOf(SARDAUKAR, t.pub, factionNumber('emperor'))).toBe(2 + 2 * 1)
    },
  },
]

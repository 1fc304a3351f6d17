import { expect } from 'vitest'
import { battlePhase } from '../../../src/phases/battle/phase.ts'
import { dialOf } from '../../../src/phases/battle/strength.ts'
import { revivalPhase } from '../../../src/phases/revival/phase.ts'
import { field, fightUntil, plan } from '../../battle/field.ts'
import { beforeShipment, begin, move, PASS, tokens } from '../../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable } from '../../table.ts'
import type { Deal, Row } from '../row.ts'
import { revivalOf, revive } from './emperor.ts'

const FREMEN = factionNumber('fremen')
const FACTIONS: readonly FactionId[] = ['fremen', 'emperor', 'atreides', 'bene-gesserit']
const until = (t: TestTable, question: string): TestTable => t.playUntil(() => t.question === question)

const far = move('sietch-tabr/14', 'funeral-plain/15', 5)

const fremenBattle = (deal: Deal, elite: number): TestTable =>
  deal(field(FACTIONS)).place('fremen', 'arrakeen/10', 5, elite).place('emperor', 'arrakeen/10', 5)

const FIVE = { ordinarySupported: 0, ordinary: 3, eliteSupported: 0, elite: 2 }
const dial = (t: TestTable): number => dialOf(FIVE, fightUntil(t, 'makePlan').pub, FREMEN)

export const fremenRows: readonly Row[] = [
  {
    key: 'MOVEMENT',
    context: { from: 'sietch-tabr/14', to: 'funeral-plain/15' },
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      until(
        begin(deal(beforeShipment(FACTIONS).place('fremen', 'sietch-tabr/14', 5))).does('fremen', PASS),
        'movement',
      ),
    declare: (t) => t.does('fremen', far),
    decline: (t) => t.does('fremen', move('sietch-tabr/14', 'plastic-basin/14', 5)),
    territory: 'funeral-plain',
    stands: ['fremen in funeral-plain/15: 0 → 5', 'fremen in sietch-tabr/14: 5 → 0'],
    undone: [],
    instead(t) {
      expect([t.question, t.asked]).toEqual(['movement', ['fremen']])
      expect(t.refusal('fremen', far)?.code).toBe('outOfReach')
      t.does('fremen', move('sietch-tabr/14', 'plastic-basin/14', 5))
      expect(tokens(t, 'fremen', 'plastic-basin/14')).toEqual([5, 0])
    },
  },
  {
    key: 'MOVEMENT',
    how: 'and Hajr stays possible',
    context: { from: 'sietch-tabr/14', to: 'funeral-plain/15' },
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      until(
        begin(deal(beforeShipment(FACTIONS).place('fremen', 'sietch-tabr/14', 5).give('fremen', 'hajr_1'))).does(
          'fremen',
          PASS,
        ),
        'movement',
      ),
    declare: (t) => t.does('fremen', far),
    decline: (t) => t.does('fremen', PASS),
    territory: 'funeral-plain',
    stands: ['fremen in funeral-plain/15: 0 → 5', 'fremen in sietch-tabr/14: 5 → 0'],
    undone: [],
    instead(t) {
      t.does('fremen', { type: 'hajr' })
      expect([t.question, t.asked]).toEqual(['movement', ['fremen']])
      // IN-1.7: the action that Hajr brings is another use, free again and with a window of its own.
      t.does('fremen', far).skip('karamaOpportunity')
      expect(tokens(t, 'fremen', 'funeral-plain/15')).toEqual([5, 0])
      // The normal action that is taken again has still lost it.
      expect([t.question, t.asked]).toEqual(['movement', ['fremen']])
      expect(t.refusal('fremen', move('funeral-plain/15', 'sietch-tabr/14', 5))?.code).toBe('outOfReach')
    },
  },
  {
    key: 'ALLIANCE_FREE_REVIVAL',
    context: { faction: 'emperor' },
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) =>
      // The Emperor has its own announcement in already.
      deal(revivalOf(FACTIONS, { emperor: 6 }).ally('fremen', 'emperor'))
        .begin(revivalPhase)
        .does('emperor', PASS),
    declare: (t) => t.does('fremen', { type: 'grantFreeRevival' }),
    decline: (t) => t.does('fremen', PASS),
    stands: ['emperor free revival: own → raised'],
    undone: [],
    granted(t) {
      until(t, 'revive').does('emperor', revive(3))
      expect([t.pub.tanks[factionNumber('emperor')], t.own('emperor').spice]).toEqual([3, 10])
    },
    instead(t) {
      until(t, 'revive').does('emperor', revive(3))
      // One is free, as for the Emperor alone.
      expect([t.pub.tanks[factionNumber('emperor')], t.own('emperor').spice]).toEqual([3, 6])
    },
  },
  {
    key: 'FEDAYKIN',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) => fremenBattle(deal, 3),
    declare: (t) => t.begin(battlePhase).skip('anytime'),
    isForced: 'the battle itself is the trigger (FR-18)',
    territory: 'arrakeen',
    together: { BATTLE_HARDENED: 'fremen' },
    stands: [],
    undone: ['prevented: - → FEDAYKIN'],
    granted: (t) => expect(dial(t)).toBe(3 * 2 + 2 * 4),
    instead: (t) => expect(dial(t)).toBe(3 * 2 + 2 * 2),
  },
  {
    key: 'BATTLE_HARDENED',
    user: 'fremen',
    others: ['emperor', 'atreides'],
    stage: (deal) => fremenBattle(deal, 0),
    declare: (t) => t.begin(battlePhase).skip('anytime'),
    isForced: 'the battle itself is the trigger (FR-21)',
    territory: 'arrakeen',
    stands: [],
    undone: ['prevented: - → BATTLE_HARDENED'],
    granted(t) {
      fightUntil(t, 'makePlan')
      expect(t.refusal('fremen', plan({ leader: 'stilgar', ordinarySupported: 1 }))?.code).toBe('noSupport')
    },
    instead(t) {
      fightUntil(t, 'makePlan')
      expect(t.refusal('fremen', plan({ leader: 'stilgar', ordinarySupported: 1 }))).toBeNull()
      expect(dialOf({ ...FIVE, elite: 0 }, t.pub, FREMEN)).toBe(3)
    },
  },
]

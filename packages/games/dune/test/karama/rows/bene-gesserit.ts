import { expect } from 'vitest'
import { CHOAM_CHARITY } from '../../../src/names.ts'
import { choamCharityPhase } from '../../../src/phases/choam-charity/phase.ts'
import { duel, fightUntil } from '../../battle/field.ts'
import { beforeShipment, begin, move, PASS, placeAdvisors, ship, tokens } from '../../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../../table.ts'
import type { Deal, Row } from '../row.ts'

const BG = 'bene-gesserit'
const command = { type: 'voice', play: true, kind: 'worthless' }

/** The Emperor ships first; then Harkonnen and Bene Gesserit. */
const emperorShips = (deal: Deal, prepare: (t: TestTable) => void = () => {}): TestTable => {
  const t = beforeShipment(['emperor', 'harkonnen', BG])
  prepare(t)
  return begin(deal(t)).skip('wartime').does('emperor', ship('arrakeen/10', 3))
}

function charity(deal: Deal): TestTable {
  const factions: readonly FactionId[] = [BG, 'atreides', 'emperor']
  const t = table(factions)
  t.pub.turn = 2
  t.pub.phase = CHOAM_CHARITY
  t.pub.order = factions.map(factionNumber)
  t.own(BG).spice = 1
  return deal(t)
}

/** Advisors come to Arrakeen, where the Emperor is. */
function advisorsMove(deal: Deal): TestTable {
  const t = beforeShipment([BG, 'emperor', 'harkonnen'])
  t.place('emperor', 'old-gap/10', 1).place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1)
  begin(deal(placeAdvisors(t, 'old-gap/10', 2)))
    .skip('wartime')
    .does(BG, PASS)
  return t.does(BG, move('old-gap/10', 'arrakeen/10', 0, 2))
}

function beforeWar(deal: Deal): TestTable {
  const t = beforeShipment(['emperor', 'harkonnen', BG])
  t.place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1)
  return begin(deal(placeAdvisors(placeAdvisors(t, 'arrakeen/10', 2), 'basin/9', 1)))
}

export const beneGesseritRows: readonly Row[] = [
  {
    key: 'SPIRITUAL_ADVISORS',
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: (deal) => emperorShips(deal),
    declare: (t) => t.does(BG, { type: 'sendAdvisor', along: true }),
    decline: (t) => t.does(BG, PASS),
    territory: 'arrakeen',
    stands: [`${BG} in arrakeen/10: 0 → 0+1`, `${BG} reserves: 20 → 19`],
    undone: [],
    instead: (t) => expect([t.question, t.asked]).toEqual(['movement', ['emperor']]),
  },
  {
    key: 'SPIRITUAL_ADVISORS',
    how: 'to the polar sink',
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: (deal) => emperorShips(deal),
    declare: (t) => t.does(BG, { type: 'sendAdvisor', along: false }),
    decline: (t) => t.does(BG, PASS),
    territory: 'polar-sink',
    stands: [`${BG} in polar-sink/0: 0 → 1`, `${BG} reserves: 20 → 19`],
    undone: [],
    instead: (t) => expect([t.question, t.asked]).toEqual(['movement', ['emperor']]),
  },
  {
    key: 'VOICE',
    context: { command: 'play worthless', faction: 'harkonnen' },
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: (deal) => fightUntil(deal(duel(['harkonnen', BG, 'emperor'])), 'command'),
    declare: (t) => t.does(BG, command),
    decline: (t) => t.does(BG, PASS),
    territory: 'arrakeen',
    stands: ['command: - → to harkonnen'],
    undone: [],
    instead(t) {
      // No second command in this battle.
      expect(t.question).toBe('makePlan')
    },
  },
  {
    key: 'ALLIANCE_VOICE',
    context: { faction: 'harkonnen' },
    user: BG,
    // IN-1.6: the ally may answer.
    others: ['harkonnen', 'emperor'],
    stage: (deal) => fightUntil(deal(duel(['harkonnen', 'emperor', BG]).ally('emperor', BG)), 'whetherToSpeak'),
    declare: (t) => t.does(BG, { type: 'announceVoice' }),
    decline: (t) => t.does(BG, PASS),
    territory: 'arrakeen',
    stands: [],
    undone: [],
    granted(t) {
      expect([t.question, t.asked]).toEqual(['command', [BG]])
      // The command itself opens no window: it was announced.
      t.does(BG, command)
      expect([t.question, t.pub.battle?.voice?.to]).toEqual(['makePlan', factionNumber('harkonnen')])
    },
    instead: (t) => expect([t.question, t.seen('voiceUsed')]).toEqual(['makePlan', []]),
  },
  {
    key: 'CHARITY',
    user: BG,
    others: ['atreides', 'emperor'],
    stage: charity,
    declare: (t) => t.begin(choamCharityPhase),
    isForced: 'the payment is made by rule (BG-9)',
    stands: [`${BG} charity: 0 → 1`, `${BG} spice: 1 → 3`],
    undone: [],
    granted: (t) => expect([t.question, t.asked]).toEqual(['charityClaim', ['atreides', 'emperor']]),
    instead(t) {
      expect([t.question, t.asked]).toEqual(['charityClaim', [BG, 'atreides', 'emperor']])
      t.does(BG, { type: 'claimCharity' }).skip('charityClaim')
      expect(t.own(BG).spice).toBe(2)
    },
  },
  {
    key: 'INTRUSION',
    context: { faction: 'emperor' },
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: (deal) => emperorShips(deal, (t) => t.place(BG, 'arrakeen/10', 2)),
    declare: (t) => t.does(BG, { type: 'flipToAdvisors' }),
    decline: (t) => t.does(BG, PASS),
    territory: 'arrakeen',
    stands: [`${BG} in arrakeen/10: 2 → 0+2`],
    undone: [],
    instead(t) {
      // They stay fighters for this entry: nothing is asked about it again.
      expect(t.question).toBe('spiritualAdvisors')
      t.does(BG, PASS)
      expect(tokens(t, BG, 'arrakeen/10')).toEqual([2, 0])
    },
  },
  {
    key: 'TAKE_UP_ARMS',
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: advisorsMove,
    declare: (t) => t.does(BG, { type: 'takeUpArms' }),
    decline: (t) => t.does(BG, PASS),
    territory: 'arrakeen',
    stands: [`${BG} in arrakeen/10: 0+2 → 2`],
    undone: [],
    instead(t) {
      expect([t.question, t.asked]).toEqual(['armsCancelled', [BG]])
      t.does(BG, { type: 'takeMoveBack' }).does(BG, move('old-gap/10', 'basin/9', 0, 2))
      // As advisors: nothing is asked about arms in this move any more.
      expect([tokens(t, BG, 'basin/9'), t.seen('flipped').length]).toEqual([[0, 2], 2])
      expect(t.question).not.toBe('takeUpArms')
    },
  },
  {
    key: 'WARTIME',
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: beforeWar,
    declare: (t) =>
      t.does(BG, { type: 'wartime', territory: 'arrakeen' }).does(BG, { type: 'wartime', territory: 'basin' }),
    decline: (t) => t.does(BG, PASS),
    stands: [`${BG} in arrakeen/10: 0+2 → 2`, `${BG} in basin/9: 0+1 → 1`],
    undone: [],
    instead(t) {
      expect(t.question).toBe('shipment')
      while (!t.over) {
        expect(t.question).not.toBe('wartime')
        t.timeout(t.asked[0])
      }
    },
  },
  {
    key: 'KARAMA_AS_WORTHLESS',
    how: 'for a shipment at Guild rate',
    user: BG,
    others: ['harkonnen', 'emperor'],
    stage: (deal) => begin(deal(beforeShipment([BG, 'emperor', 'harkonnen']).give(BG, 'jubba-cloak_1'))),
    declare: (t) => t.does(BG, ship('carthag/11', 4, { karamaCardId: 'jubba-cloak_1' })),
    decline: (t) => t.does(BG, ship('carthag/11', 4)),
    stands: [`${BG} in carthag/11: 0 → 4`, `${BG} reserves: 20 → 16`, `${BG} spice: 5 → 3`],
    undone: [],
    granted(t) {
      expect(t.seen('KARAMA_USED')).toMatchObject([{ interruptor: BG, card: 'jubba-cloak_1', use: 'guild-shipment' }])
    },
    instead(t) {
      expect([t.question, t.asked]).toEqual(['shipment', [BG]])
      expect(t.refusal(BG, ship('carthag/11', 4, { karamaCardId: 'jubba-cloak_1' }))?.code).toBe('notKarama')
      t.does(BG, ship('carthag/11', 4))
      expect(t.own(BG).spice).toBe(1)
    },
  },
]

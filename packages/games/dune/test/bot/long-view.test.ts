import { describe, expect, it } from 'vitest'
import { readNode } from '../../src/bot/read.ts'
import { NODE_TERRITORY } from '../../src/data/nodes.ts'
import { TERRITORIES } from '../../src/data/territories.ts'
import { nexusFlow } from '../../src/phases/spice-blow/nexus/nexus.ts'
import { duel, fightUntil } from '../battle/field.ts'
import { atBattle, reveal, traitor } from '../battle/fought.ts'
import { bid, biddingOf } from '../bidding/bidding-table.ts'
import { beforeShipment, begin } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { answerOf } from './asked.ts'

/** Everybody has acted but for the one whose turn it is. */
const asked = (t: TestTable, id: FactionId, question: string): TestTable =>
  begin(t).playUntil(() => t.question === question && t.asked.includes(id))

describe('the player by rules of thumb who looks further than this turn', () => {
  const fremen = (turn: number): TestTable => {
    const t = beforeShipment(['harkonnen', 'emperor', 'fremen'])
    t.pub.turn = turn
    t.pub.storm = 4
    t.pub.reserves[factionNumber('fremen')] = 20
    t.place('fremen', 'sietch-tabr/14', 15).place('harkonnen', 'carthag/11', 2).place('emperor', 'arrakeen/10', 9)
    return asked(t, 'fremen', 'movement')
  }

  it('DU-10.6: sets out for a weakly held stronghold that is two turns away, and leaves a garrison', () => {
    const { type, from, to, ordinary, special } = answerOf(fremen(5), 'fremen')
    expect([type, from]).toEqual(['move', 'sietch-tabr/14'])
    expect(TERRITORIES[NODE_TERRITORY[readNode(to)]].kind).not.toBe('stronghold')
    expect(Number(ordinary) + Number(special)).toBeGreaterThanOrEqual(4)
    expect(Number(ordinary)).toBeLessThanOrEqual(11)
  })

  it('DU-13.6: stays where it is in the last turn, in which nobody arrives any more', () => {
    expect(answerOf(fremen(10), 'fremen')).toEqual({ type: 'pass' })
  })

  it('DU-8.4: with two cards in hand keeps its last spice for shipments', () => {
    const answer = (cards: readonly string[]): string => {
      const factions: readonly FactionId[] = ['harkonnen', 'fremen', 'atreides']
      const t = biddingOf({ factions, spice: { fremen: 5, harkonnen: 20 } }, (prepared) => {
        for (const card of cards) prepared.give('fremen', card)
      })
      t.playUntil(() => t.question === 'bidding')
      t.does('harkonnen', bid(1))
      expect([t.question, t.asked]).toEqual(['bidding', ['fremen']])
      return String(answerOf(t, 'fremen').type)
    }
    expect([answer([]), answer(['baliset_1', 'jubba-cloak_1'])]).toEqual(['bid', 'pass'])
  })

  it('DU-13.6: of two places that are held alike attacks the one of the Guild, for whom time works', () => {
    const target = (guild: string, atreides: string): unknown => {
      const t = beforeShipment(['atreides', 'spacing-guild', 'emperor'])
      t.place('spacing-guild', guild, 3).place('atreides', atreides, 3)
      t.place('atreides', 'arrakeen/10', 9)
        .place('spacing-guild', 'carthag/11', 9)
        .place('emperor', 'sietch-tabr/14', 9)
      t.own('emperor').spice = 14
      return answerOf(asked(t, 'emperor', 'shipment'), 'emperor').location
    }
    expect(target('tueks-sietch/5', 'habbanya-sietch/17')).toBe('tueks-sietch/5')
    expect(target('habbanya-sietch/17', 'tueks-sietch/5')).toBe('habbanya-sietch/17')
  })

  it('DU-6.2: joins Harkonnen in the third turn, and not the Guild, who win when nobody does', () => {
    const answer = (from: FactionId): unknown => {
      const factions: readonly FactionId[] = [from, 'atreides', 'fremen', 'emperor']
      const t = table(factions)
      t.pub.turn = 3
      t.pub.order = factions.map(factionNumber)
      t.place(from, 'tueks-sietch/5', 6).place('atreides', 'arrakeen/10', 8)
      t.begin(nexusFlow).does(from, { type: 'proposeAlliance', faction: 'atreides' })
      return answerOf(t, 'atreides').type
    }
    expect([answer('harkonnen'), answer('spacing-guild')]).toEqual(['acceptAlliance', 'pass'])
  })
})

describe('Bene Gesserit and what they have predicted', () => {
  /** Atreides miss one stronghold, in the turn that was predicted or in another. */
  const foretold = (t: TestTable, turn: number): TestTable => {
    t.own('bene-gesserit').predictedFaction = factionNumber('atreides')
    t.own('bene-gesserit').predictedTurn = turn
    return t.place('atreides', 'carthag/11', 5).place('atreides', 'tueks-sietch/5', 5)
  }

  it('BG-3: lose the battle that the predicted winner has to win', () => {
    const risked = (turn: number): number => {
      const t = foretold(duel(['bene-gesserit', 'atreides', 'fremen']), turn)
      const { type, ordinary, ordinarySupported } = answerOf(fightUntil(t, 'makePlan'), 'bene-gesserit')
      expect(type).toBe('plan')
      return Number(ordinary) + Number(ordinarySupported)
    }
    expect(risked(2)).toBe(0)
    expect(risked(5)).toBeGreaterThan(2)
  })

  it('BG-3, DU-11.17: do not call a traitor against the predicted winner', () => {
    const calls = (turn: number): unknown => {
      const t = foretold(atBattle(['bene-gesserit', 'atreides', 'fremen']), turn)
      t.place('bene-gesserit', 'arrakeen/10', 5).place('atreides', 'arrakeen/10', 6)
      traitor(t, 'bene-gesserit', 'duncan-idaho')
      reveal(
        t,
        { in: 'arrakeen' },
        ['bene-gesserit', { leader: 'alia', tokens: 5 }],
        ['atreides', { leader: 'duncan-idaho' }],
      )
      return answerOf(t, 'bene-gesserit').type
    }
    expect([calls(1), calls(5)]).toEqual(['pass', 'callTraitor'])
  })
})

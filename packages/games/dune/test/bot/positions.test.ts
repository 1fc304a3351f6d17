import { describe, expect, it } from 'vitest'
import { CHOAM_CHARITY } from '../../src/names.ts'
import { choamCharityPhase } from '../../src/phases/choam-charity/phase.ts'
import { duel, fightUntil } from '../battle/field.ts'
import { atBattle, reveal, traitor } from '../battle/fought.ts'
import { bid, biddingOf } from '../bidding/bidding-table.ts'
import { beforeShipment, begin, move } from '../shipment-movement/position.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'
import { answerOf, deedOf, plays } from './asked.ts'

describe('the player by rules of thumb in battle', () => {
  const inCarthag = () =>
    atBattle(['emperor', 'atreides', 'fremen']).place('emperor', 'carthag/11', 6).place('atreides', 'carthag/11', 5)

  it('DU-11.17: calls a traitor whenever it holds the card', () => {
    const t = traitor(inCarthag(), 'emperor', 'duncan-idaho')
    reveal(t, { in: 'carthag' }, ['emperor', { leader: 'caid', tokens: 6 }], ['atreides', { leader: 'duncan-idaho' }])
    expect(answerOf(t, 'emperor')).toEqual({ type: 'callTraitor' })
    expect(answerOf(t, 'atreides')).toEqual({ type: 'pass' })
  })

  it('DU-11.20: never plays a lasgun together with its own shield', () => {
    const foes: readonly FactionId[] = ['harkonnen', 'emperor', 'spacing-guild', 'bene-gesserit']
    for (const foe of foes) {
      for (const others of [[], ['crysknife_1'], ['snooper_1', 'chaumas_1']]) {
        const t = duel(['atreides', foe]).give('atreides', 'lasgun_1').give('atreides', 'shield_1')
        for (const card of others) t.give('atreides', card)
        const { weapon, defense } = answerOf(fightUntil(t, 'makePlan'), 'atreides')
        expect([weapon, defense]).not.toEqual(['lasgun_1', 'shield_1'])
      }
    }
  })

  it('AT-8: answers a weapon that it was shown with the defense against it', () => {
    for (const [weapon, defense] of [
      ['chaumas_1', 'snooper_1'],
      ['crysknife_1', 'shield_1'],
    ]) {
      const t = duel(['atreides', 'harkonnen'])
      t.give('harkonnen', weapon).give('atreides', 'snooper_1').give('atreides', 'shield_1')
      fightUntil(t, 'whichElement')
      expect(answerOf(t, 'atreides')).toEqual({ type: 'prescience', element: 'weapon' })
      plays(t, 'atreides')
      t.playUntil(() => t.question === 'commitElement').does('harkonnen', { type: 'commitWeapon', weapon })
      expect(answerOf(fightUntil(t, 'makePlan'), 'atreides')).toMatchObject({ type: 'plan', defense })
    }
  })

  it('BG-6: forbids the kind of weapon it has no defense against', () => {
    const t = duel(['bene-gesserit', 'emperor']).give('bene-gesserit', 'shield_1').give('emperor', 'chaumas_1')
    expect(answerOf(fightUntil(t, 'command'), 'bene-gesserit')).toEqual({
      type: 'voice',
      play: false,
      kind: 'poison-weapon',
    })
  })
})

describe('the player by rules of thumb and its spice', () => {
  it('DU-7.1: claims charity whenever it may', () => {
    const t = table(['atreides', 'emperor', 'fremen'])
    t.pub.turn = 2
    t.pub.phase = CHOAM_CHARITY
    t.pub.order = [0, 2, 3]
    t.own('atreides').spice = 1
    t.own('emperor').spice = 2
    t.own('fremen').spice = 0
    t.begin(choamCharityPhase)
    expect(answerOf(t, 'atreides')).toEqual({ type: 'claimCharity' })
    expect(answerOf(t, 'emperor')).toEqual({ type: 'pass' })
    expect(answerOf(t, 'fremen')).toEqual({ type: 'claimCharity' })
  })

  it('DU-8.4: never bids above its funds, and bids for a first card while it has some', () => {
    /** What the Emperor bids with so much spice over such a bid; 0 for nothing. */
    const answer = (spice: number, standing: number): number => {
      const t = biddingOf({ factions: ['harkonnen', 'emperor', 'fremen'], spice: { emperor: spice, harkonnen: 20 } })
      t.playUntil(() => t.question === 'bidding')
      t.does('harkonnen', standing === 0 ? { type: 'pass' } : bid(standing))
      return Number(answerOf(t, 'emperor').amount ?? 0)
    }
    for (let spice = 0; spice <= 12; spice++) {
      for (let standing = 0; standing <= 12; standing++) expect(answer(spice, standing)).toBeLessThanOrEqual(spice)
    }
    expect([answer(6, 0), answer(6, 1), answer(12, 12)]).toEqual([1, 2, 0])
  })

  it('AT-5: Atreides bid for a card that they have seen to be good, and not for a worthless one', () => {
    const first = (card: string): string => {
      const t = biddingOf({ factions: ['atreides', 'fremen', 'harkonnen'], row: [card] })
      t.playUntil(() => t.question === 'lookAtCard')
      plays(t, 'atreides')
      t.playUntil(() => t.question === 'bidding')
      return String(answerOf(t, 'atreides').type)
    }
    expect([first('crysknife_1'), first('snooper_2'), first('baliset_1')]).toEqual(['bid', 'bid', 'pass'])
  })

  it('DU-14.8: takes spice for a promise it can keep, and pays for none', () => {
    const answer = (giver: boolean, promise: string): unknown => {
      const t = table(['harkonnen', 'emperor', 'atreides']).begin()
      t.playUntil(() => t.question === 'bidding')
      t.does('atreides', { type: 'proposeDeal', to: 'emperor', giver, spice: 4, promise })
      return deedOf(t, 'emperor')
    }
    expect(answer(true, 'no attack this turn')).toEqual({ type: 'acceptDeal', from: 'atreides' })
    expect(answer(true, 'tell you what I know of a card')).toEqual({ type: 'refuseDeal', from: 'atreides' })
    expect(answer(false, 'no attack this turn')).toEqual({ type: 'refuseDeal', from: 'atreides' })
  })
})

describe('the player by rules of thumb and victory', () => {
  /** Everybody has acted but for the one whose turn it is. */
  const lastToAct = (t: TestTable, id: FactionId): TestTable =>
    begin(t).playUntil(() => t.question === 'shipment' && t.asked.includes(id))

  it('DU-13.2: takes the third stronghold when nobody can take it back', () => {
    const three = beforeShipment(['harkonnen', 'fremen', 'emperor'])
    three.place('emperor', 'arrakeen/10', 6).place('emperor', 'carthag/11', 5).place('fremen', 'sietch-tabr/14', 9)
    three.own('emperor').spice = 8
    expect(answerOf(lastToAct(three, 'emperor'), 'emperor')).toMatchObject({ type: 'ship' })
    expect(['habbanya-sietch/17', 'tueks-sietch/5']).toContain(answerOf(three, 'emperor').location)
  })

  it('DU-13.2: attacks whoever would win now', () => {
    const t = beforeShipment(['atreides', 'fremen', 'emperor'])
    t.place('atreides', 'arrakeen/10', 6).place('atreides', 'carthag/11', 6).place('atreides', 'tueks-sietch/5', 2)
    t.own('emperor').spice = 14
    const answer = answerOf(lastToAct(t, 'emperor'), 'emperor')
    expect(answer.type).toBe('ship')
    expect(['arrakeen/10', 'carthag/11', 'tueks-sietch/5']).toContain(answer.location)
    expect(Number(answer.ordinary) + Number(answer.special)).toBeGreaterThan(3)
  })

  /** Fremen move two territories into Tuek's Sietch; the Emperor holds Karama. */
  const fremenMove = (strongholds: readonly string[]): TestTable => {
    const t = beforeShipment(['fremen', 'emperor', 'harkonnen']).place('fremen', 'the-minor-erg/6', 4)
    t.pub.storm = 15
    for (const place of strongholds) t.place('fremen', place, 2)
    t.give('emperor', 'karama_1')
    begin(t).playUntil(() => t.question === 'movement')
    t.does('fremen', move('the-minor-erg/6', 'tueks-sietch/5', 4))
    return t.playUntil(() => t.question === 'karamaOpportunity' || t.question === 'spiritualAdvisors')
  }

  it('IN-2.3, FR-6: plays Karama against a move that would win the game, and keeps it otherwise', () => {
    const wins = fremenMove(['sietch-tabr/14', 'habbanya-sietch/17'])
    expect(wins.pub.karamaState).not.toBeNull()
    expect(answerOf(wins, 'emperor')).toMatchObject({ useKarama: true, karamaCardId: 'karama_1' })
    expect(answerOf(fremenMove([]), 'emperor')).toMatchObject({ useKarama: false })
  })

  it('BG-3: lets the predicted winner win in the predicted turn', () => {
    const attacks = (turn: number): boolean => {
      const t = beforeShipment(['atreides', 'fremen', 'bene-gesserit'], { mode: 'basic' })
      t.place('atreides', 'arrakeen/10', 4).place('atreides', 'carthag/11', 4).place('atreides', 'tueks-sietch/5', 1)
      t.own('bene-gesserit').spice = 14
      t.own('bene-gesserit').predictedFaction = factionNumber('atreides')
      t.own('bene-gesserit').predictedTurn = turn
      const { type, location } = answerOf(lastToAct(t, 'bene-gesserit'), 'bene-gesserit')
      return type === 'ship' && ['arrakeen/10', 'carthag/11', 'tueks-sietch/5'].some((place) => place === location)
    }
    expect([attacks(2), attacks(5)]).toEqual([false, true])
  })
})

import { searchBot } from '@riposte/bots'
import { type ActionJson, imagine, type Play, projectLegal, seeded } from '@riposte/kernel'
import { describe, expect, it } from 'vitest'
import { decidingIn } from '../../src/bot/search/as-rule-bot.ts'
import { judgement } from '../../src/bot/search/judgement.ts'
import type { Dune } from '../../src/state.ts'
import { duel, fightUntil } from '../battle/field.ts'
import { beforeShipment, begin } from '../shipment-movement/position.ts'
import type { FactionId, TestTable } from '../table.ts'
import { answerOf } from './asked.ts'

const LINES = 40

/** What a search answers for a seat in this world. */
function found(play: Play<Dune>, seat: number): ActionJson {
  const random = seeded('a search')
  const bot = searchBot('search', judgement, { lines: LINES })
  const legal = projectLegal(play, seat, bot.lists)
  return bot.decide({ ...decidingIn(play, seat, random), legal, imagine: () => imagine(play, seat, random) })
}

const foundFor = (t: TestTable, id: FactionId): ActionJson => found(t.play, t.seat(id))

describe('a search in Dune', () => {
  const battle = (): TestTable =>
    fightUntil(duel(['atreides', 'harkonnen', 'emperor']).give('atreides', 'crysknife_1'), 'makePlan')

  it('DU-11.10: plans a battle alike in all worlds that its seat cannot tell apart', () => {
    const t = battle()
    const seat = t.seat('atreides')
    const plans = ['one', 'two', 'three'].map((world) => found(imagine(t.play, seat, seeded(world)), seat))
    expect(plans[0].type).toBe('plan')
    expect(plans).toEqual([plans[0], plans[0], plans[0]])
    expect(foundFor(t, 'atreides')).toEqual(plans[0])
  })

  it('DU-11.10: does not know a plan that the opponent has already made', () => {
    const plan = (ordinary: number) => {
      const t = battle()
      t.does('harkonnen', {
        type: 'plan',
        leader: 'feyd-rautha',
        kwisatzHaderach: false,
        weapon: null,
        defense: null,
        ordinarySupported: 0,
        ordinary,
        specialSupported: 0,
        special: 0,
      })
      return foundFor(t, 'atreides')
    }
    expect(plan(10)).toEqual(plan(0))
  })

  it('DU-10.3: leaves everything but battle plans to the player by rules of thumb', () => {
    const t = beforeShipment(['atreides', 'fremen', 'emperor'])
    t.place('atreides', 'arrakeen/10', 6).place('atreides', 'carthag/11', 6).place('atreides', 'tueks-sietch/5', 2)
    t.own('emperor').spice = 14
    begin(t).playUntil(() => t.question === 'shipment' && t.asked.includes('emperor'))
    expect(foundFor(t, 'emperor')).toEqual(answerOf(t, 'emperor'))
    expect(foundFor(t, 'emperor').type).toBe('ship')
  })
})

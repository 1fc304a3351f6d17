import { isBlocked, readAction } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { actions } from '../../src/actions.ts'
import { dune } from '../../src/game.ts'
import { tools } from '../../src/tools.ts'
import { duel, fightUntil } from '../battle/field.ts'

test('IN-2.3: every action of the interface of Karama has a tool of its name, which stands for nothing else', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'respond_to_karama_opportunity',
    'use_karama_guild_shipment',
    'use_karama_bid_over_spice',
    'use_karama_faction_power',
    'settle_purchase',
  ])
  for (const { name, actions: taken } of tools) expect(taken.map((action) => action.name)).toEqual([name])
})

test('IN-2.3: wherever such an action is taken its tool is offered', () => {
  for (const { answers, actions: taken } of tools) {
    const questions = dune.questions.filter(({ takes }) => taken.some((action) => takes.includes(action)))
    const standing = dune.flows
      .flatMap((flow) => flow.standing)
      .filter(({ takes }) => taken.some((action) => takes.includes(action)))
    expect([...answers].sort()).toEqual([...questions, ...standing].map(({ name }) => name).sort())
  }
})

test('IN-2.3: what such an action does not need is left out', () => {
  const read = (json: unknown) => readAction(dune.actions, json)
  const { settle_purchase: settle, use_karama_faction_power: power } = actions
  expect(read({ type: 'settle_purchase' })).toBe(settle.of(0, 0))
  expect(read({ type: 'settle_purchase', fromPledge: 3 })).toBe(settle.of(0, 3))
  expect(isBlocked(read({ type: 'settle_purchase', fromPledge: 'all' }))).toBe(true)
  const taken = read({ type: 'use_karama_faction_power', karamaCardId: 'karama_1', faction: 'atreides' })
  expect(isBlocked(taken) ? null : [power.faction(taken), power.ordinary(taken), power.leader(taken)]).toEqual([
    1, 0, 0,
  ])
})

test('IN-6.1: Atreides may use their power with a card and a faction alone', () => {
  const t = duel(['harkonnen', 'atreides'], { mode: 'advanced' }).give('atreides', 'karama_1')
  fightUntil(t, 'whosePlan')
  const used = { type: 'use_karama_faction_power', karamaCardId: 'karama_1', faction: 'harkonnen' }
  expect(t.refusal('atreides', used)).toBeNull()
})

import { expect, test } from 'vitest'
import { actions } from '../../src/actions.ts'
import { nodeNumber } from '../../src/data/nodes.ts'
import { TERRITORIES } from '../../src/data/territories.ts'
import type { TestTable } from '../table.ts'
import { field, fightUntil, plan } from './field.ts'

const from = (...numbers: readonly number[]) => {
  const [ordinary0 = 0, ordinary1 = 0, ordinary2 = 0, special0 = 0, special1 = 0, special2 = 0] = numbers
  const rest = { ordinary3: 0, ordinary4: 0, special3: 0, special4: 0 }
  return { type: 'fightFrom', ordinary0, ordinary1, ordinary2, special0, special1, special2, ...rest }
}

/** Emperor stand in two sectors of Cielago North, Harkonnen in one. */
function spread(): TestTable {
  const t = field(['emperor', 'harkonnen'])
    .place('emperor', 'cielago-north/1', 4, 2)
    .place('emperor', 'cielago-north/3', 3, 1)
  t.place('harkonnen', 'cielago-north/2', 2)
  t.pub.storm = 9
  return fightUntil(t, 'makePlan')
}

test('DU-11.37: who has tokens in several locations of the zone says how many come from each, hidden like the plan', () => {
  const t = spread().timeout('harkonnen')
  t.does('emperor', plan({ leader: 'caid', ordinarySupported: 2, ordinary: 3, special: 2 }))
  expect([t.question, t.asked, t.seen('planRevealed')]).toEqual(['whereFrom', ['emperor'], []])
  t.does('emperor', from(2, 0, 3, 1, 0, 1))
  const [mine] = t.pub.battle?.plans ?? []
  expect([mine?.ordinaryFrom, mine?.eliteFrom]).toEqual([
    [2, 0, 3],
    [1, 0, 1],
  ])
})

test('DU-11.37: it must be as many of each kind as the plan commits, and no more than stand there', () => {
  const t = spread()
    .timeout('harkonnen')
    .does('emperor', plan({ leader: 'caid', ordinary: 5, special: 2 }))
  expect(t.refusal('emperor', from(2, 0, 2, 1, 0, 1))?.code).toBe('otherTotal')
  expect(t.refusal('emperor', from(2, 0, 3, 2, 0, 1))?.code).toBe('otherTotal')
  expect(t.refusal('emperor', from(1, 0, 4, 1, 0, 1))?.code).toBe('noTokens')
  expect(t.refusal('emperor', from(4, 1, 0, 1, 0, 1))?.code).toBe('noTokens')
  expect(t.refusal('emperor', from(4, 0, 1, 2, 0, 0))).toBeNull()
})

test('DU-11.37, DU-3.9: it is asked also where the plan commits nothing, because who is asked is public', () => {
  const t = spread().timeout('harkonnen').timeout('emperor')
  expect([t.question, t.asked]).toEqual(['whereFrom', ['emperor']])
  expect(t.refusal('emperor', from())).toBeNull()
})

test('DU-11.37: tokens of a zone of several locations that stand in one of them come from there', () => {
  const t = spread()
    .does('harkonnen', plan({ leader: 'umman-kudu', ordinary: 2 }))
    .timeout('emperor')
    .timeout('emperor')
  expect(t.pub.battle?.plans?.[1].ordinaryFrom).toEqual([0, 2, 0])
})

test('DU-11.37: out of time, the fewest come from the location with most spice', () => {
  const committed = (location: string): readonly number[] | undefined => {
    const t = spread()
      .timeout('harkonnen')
      .does('emperor', plan({ leader: 'caid', ordinary: 5 }))
    t.pub.spice[nodeNumber(location)] = 6
    return t.timeout('emperor').pub.battle?.plans?.[0].ordinaryFrom
  }
  expect(committed('cielago-north/1')).toEqual([2, 0, 3])
  expect(committed('cielago-north/3')).toEqual([4, 0, 1])
})

test('DU-11.37: the form has room for every zone of the map', () => {
  const most = Math.max(...TERRITORIES.map(({ nodes }) => nodes.length))
  expect(actions.fightFrom.fields.length).toBeGreaterThanOrEqual(2 * most)
})

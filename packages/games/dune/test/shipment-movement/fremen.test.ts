import { expect, test } from 'vitest'
import { FREMEN_REACH } from '../../src/board/fremen-reach.ts'
import { TERRITORIES } from '../../src/data/territories.ts'
import type { TestTable } from '../table.ts'
import { beforeShipment, begin, hit, letPass, move, PASS, tokens } from './position.ts'

const send = (location: string, ordinary: number, special = 0) => ({ type: 'send', location, ordinary, special })

function fremenFirst(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  const t = beforeShipment(['fremen', 'emperor'], options)
  prepare(t)
  return begin(t)
}

test('FR-5: reserves go free to the Great Flat or two territories from it, and nowhere else', () => {
  expect(FREMEN_REACH.length).toBe(16)
  const t = fremenFirst()
  for (const [territory, { nodes, id, sectors }] of TERRITORIES.entries()) {
    const location = `${id}/${sectors[0] ?? 0}`
    if (nodes.length > 1 && sectors[0] === 3) continue
    const code = t.refusal('fremen', send(location, 1))?.code
    expect([id, code]).toEqual([id, FREMEN_REACH.includes(territory) ? undefined : 'outOfReach'])
  }
  t.does('fremen', send('sietch-tabr/14', 10, 2))
  expect([tokens(t, 'fremen', 'sietch-tabr/14'), t.own('fremen').spice]).toEqual([[10, 2], 3])
  expect(t.seen('paid')).toEqual([])
})

test('FR-5, DU-1.7: the occupancy limit holds', () => {
  const t = beforeShipment(['fremen', 'emperor', 'atreides'])
  begin(t.place('emperor', 'sietch-tabr/14', 1).place('atreides', 'sietch-tabr/14', 1))
  expect(t.refusal('fremen', send('sietch-tabr/14', 1))?.code).toBe('strongholdFull')
})

test('FR-5, DU-4.8: in the basic game nothing is sent into the storm', () => {
  const storm = (t: TestTable) => {
    t.pub.storm = 14
  }
  const basic = fremenFirst(storm, { mode: 'basic' })
  expect(basic.refusal('fremen', send('wind-pass/14', 1))?.code).toBe('inStorm')
  expect(fremenFirst(storm).refusal('fremen', send('wind-pass/14', 1))).toBeNull()
})

test('FR-17, DU-19.6: half of those sent into the storm die, rounded up; Fremen say which', () => {
  const t = fremenFirst((t) => {
    t.pub.storm = 14
  }).does('fremen', send('wind-pass/14', 3, 2))
  expect([t.question, t.asked]).toEqual(['migrationLosses', ['fremen']])
  const dead = (ordinary: number, special: number) => ({ type: 'chooseLosses', ordinary, special })
  expect(t.refusal('fremen', dead(2, 0))?.code).toBe('losses')
  t.does('fremen', dead(1, 2))
  expect([tokens(t, 'fremen', 'wind-pass/14'), t.pub.tanks[3], t.pub.tanksElite[3]]).toEqual([[2, 0], 1, 2])
  const slow = fremenFirst((t) => {
    t.pub.storm = 14
  }).does('fremen', send('wind-pass/14', 3, 2))
  expect(tokens(slow.timeout('fremen'), 'fremen', 'wind-pass/14')).toEqual([0, 2])
})

test('STORM_MIGRATION: a hit brings all of them back to the reserves, to be sent outside the storm or not at all', () => {
  const t = fremenFirst((t) => {
    t.pub.storm = 14
    t.give('emperor', 'karama_1')
  })
  t.does('fremen', send('wind-pass/14', 3, 2)).does('emperor', hit('karama_1'))
  expect([t.pub.reserves[3], t.pub.reservesElite[3], t.pub.tanks[3]]).toEqual([17, 3, 0])
  expect(t.refusal('fremen', send('wind-pass/14', 1))?.code).toBe('inStorm')
  t.does('fremen', send('wind-pass/15', 3, 2))
  expect(tokens(t, 'fremen', 'wind-pass/15')).toEqual([3, 2])
})

test('FR-6, MOVEMENT: two territories; a hit brings the group back, and it goes one territory far or stays', () => {
  const play = () =>
    fremenFirst((t) => t.place('fremen', 'sietch-tabr/14', 5).give('emperor', 'karama_1')).does('fremen', PASS)
  const far = move('sietch-tabr/14', 'funeral-plain/15', 5)
  const stands = play().does('fremen', far)
  expect([stands.question, stands.asked]).toEqual(['karamaOpportunity', ['emperor']])
  expect(tokens(stands.does('emperor', letPass), 'fremen', 'funeral-plain/15')).toEqual([5, 0])

  const back = play().does('fremen', far).does('emperor', hit('karama_1'))
  expect([tokens(back, 'fremen', 'sietch-tabr/14'), back.question]).toEqual([[5, 0], 'movement'])
  expect(back.refusal('fremen', far)?.code).toBe('outOfReach')
  back.does('fremen', move('sietch-tabr/14', 'plastic-basin/14', 5))
  expect([tokens(back, 'fremen', 'plastic-basin/14'), back.asked]).toEqual([[5, 0], ['emperor']])
})

test('FR-6: a move of one territory, or with ornithopters, uses nothing that could be hit', () => {
  const t = fremenFirst((t) => t.place('fremen', 'sietch-tabr/14', 5).give('emperor', 'karama_1')).does('fremen', PASS)
  t.does('fremen', move('sietch-tabr/14', 'plastic-basin/14', 5))
  expect([t.question, t.asked]).toEqual(['shipment', ['emperor']])
  const flown = fremenFirst((t) =>
    t.place('fremen', 'sietch-tabr/14', 5).place('fremen', 'carthag/11', 1).give('emperor', 'karama_1'),
  ).does('fremen', PASS)
  flown.does('fremen', move('sietch-tabr/14', 'funeral-plain/15', 5))
  expect([flown.question, flown.asked]).toEqual(['shipment', ['emperor']])
})

test('BG-15, DU-10.11: a sending enters, so fighters there may become advisors', () => {
  const t = beforeShipment(['fremen', 'bene-gesserit']).place('bene-gesserit', 'sietch-tabr/14', 2)
  begin(t).does('fremen', send('sietch-tabr/14', 1)).does('bene-gesserit', { type: 'flipToAdvisors' })
  expect(tokens(t, 'bene-gesserit', 'sietch-tabr/14')).toEqual([0, 2])
})

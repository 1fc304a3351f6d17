import { expect, test } from 'vitest'
import { nodeNumber } from '../../src/data/nodes.ts'
import { MENTAT_PAUSE, SPICE_COLLECTION } from '../../src/names.ts'
import { mentatPausePhase } from '../../src/phases/mentat-pause/phase.ts'
import { spiceCollectionPhase } from '../../src/phases/spice-collection/phase.ts'
import { duel, fightUntil, plan } from '../battle/field.ts'
import { beforeShipment, begin, move, PASS, placeAdvisors, ship, tokens } from '../shipment-movement/position.ts'
import { table } from '../table.ts'

test('DU-1.12: an elite token is one force for shipping and moving', () => {
  const t = begin(beforeShipment(['emperor', 'harkonnen']))
  t.does('emperor', ship('carthag/11', 1, { special: 3 }))
  expect(t.own('emperor').spice).toBe(6)
  t.does('emperor', move('carthag/11', 'tsimpo/13', 0, 3))
  expect(tokens(t, 'emperor', 'tsimpo/13')).toEqual([0, 3])
})

test('DU-1.12: an elite token is one force for collecting and for victory', () => {
  const t = table(['emperor', 'harkonnen', 'atreides'])
  t.pub.order = [2, 4, 0]
  t.pub.turn = 2
  t.pub.phase = SPICE_COLLECTION
  t.pub.spice[nodeNumber('old-gap/10')] = 6
  t.place('emperor', 'old-gap/10', 0, 2)
  for (const place of ['carthag/11', 'sietch-tabr/14', 'habbanya-sietch/17']) t.place('emperor', place, 0, 1)
  t.begin(spiceCollectionPhase)
  // Three each with a city, and two for the city.
  expect([t.own('emperor').spice, t.pub.spice[nodeNumber('old-gap/10')]]).toEqual([10 + 6 + 2, 0])
  t.pub.phase = MENTAT_PAUSE
  t.begin(mentatPausePhase)
  expect(t.pub.result?.winners).toEqual([2])
})

test('DU-1.11: half a price is rounded up', () => {
  const t = begin(beforeShipment(['spacing-guild', 'harkonnen']))
  t.own('spacing-guild').spice = 3
  t.skip('delayTurn').does('spacing-guild', ship('carthag/11', 5, { halfPrice: true }))
  expect(t.own('spacing-guild').spice).toBe(0)
})

test('DU-10.12, BG-20: when all have had their turn advisors who are alone become fighters, before any battle', () => {
  const t = placeAdvisors(beforeShipment(['emperor', 'bene-gesserit']).place('emperor', 'tsimpo/13', 2), 'tsimpo/13', 2)
  t.ally('emperor', 'bene-gesserit')
  begin(t).does('emperor', PASS)
  expect(t.question).toBe('movement')
  t.does('emperor', move('tsimpo/13', 'carthag/11', 2))
  t.playUntil(() => t.over)
  expect(tokens(t, 'bene-gesserit', 'tsimpo/13')).toEqual([2, 0])
})

test('DU-16.1, DU-16.2: spice dialing, elite tokens, second blows, income and powers belong to the advanced game', () => {
  const basic = table(['emperor', 'fremen', 'harkonnen'], { mode: 'basic' })
  const advanced = table(['emperor', 'fremen', 'harkonnen'])
  expect([basic.pub.reservesElite, advanced.pub.reservesElite]).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 0, 5, 3, 0, 0],
  ])
  for (const [t, isAdvanced] of [
    [basic, false],
    [advanced, true],
  ] as const) {
    t.begin().playUntil(() => t.pub.turn === 2)
    // One blow or two, and a storm deck.
    expect([t.pub.pileB.length > 0, t.pub.stormCard]).toEqual([isAdvanced, isAdvanced])
    // Harkonnen sit in Carthag from the start.
    expect(t.seen('spiceGained').some(({ from }) => from === 'stronghold')).toBe(isAdvanced)
  }
  const dial = (options: Readonly<Record<string, unknown>>) =>
    fightUntil(duel(['harkonnen', 'atreides'], options), 'makePlan').refusal(
      'harkonnen',
      plan({ leader: 'umman-kudu', ordinarySupported: 2 }),
    )
  expect([dial({ mode: 'basic' }) === null, dial({}) === null]).toEqual([false, true])
})

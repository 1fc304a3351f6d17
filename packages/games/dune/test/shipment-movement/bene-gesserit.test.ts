import { expect, test } from 'vitest'
import type { TestTable } from '../table.ts'
import { beforeShipment, begin, hit, letPass, move, PASS, placeAdvisors, ship, tokens } from './position.ts'

const FLIP = { type: 'flipToAdvisors' }
const ARMS = { type: 'takeUpArms' }
const advisor = (along: boolean) => ({ type: 'sendAdvisor', along })

/** The Emperor is first, then Harkonnen, then Bene Gesserit. */
function emperorFirst(prepare: (t: TestTable) => void, options = {}): TestTable {
  const t = beforeShipment(['emperor', 'harkonnen', 'bene-gesserit'], options)
  prepare(t)
  return begin(t)
}

/** Bene Gesserit are to move. */
function bgMoves(prepare: (t: TestTable) => void): TestTable {
  const t = beforeShipment(['bene-gesserit', 'emperor', 'harkonnen'])
  prepare(t)
  return begin(t).skip('wartime').does('bene-gesserit', PASS)
}

test('BG-5: with each shipment of another faction one token may go to the polar sink; basic game too', () => {
  const t = emperorFirst(() => {}, { mode: 'basic' }).does('emperor', ship('arrakeen/10', 3))
  expect([t.question, t.asked]).toEqual(['spiritualAdvisors', ['bene-gesserit']])
  expect(t.refusal('bene-gesserit', advisor(true))?.code).toBe('notAlong')
  t.does('bene-gesserit', advisor(false))
  expect(tokens(t, 'bene-gesserit', 'polar-sink/0')).toEqual([1, 0])
  expect(t.own('bene-gesserit').spice).toBe(5)
})

test('BG-5, DU-1.9: the ally counts too; sending of Fremen and an empty reserve do not trigger it', () => {
  const ally = emperorFirst((t) => t.ally('emperor', 'bene-gesserit')).does('emperor', ship('arrakeen/10', 1))
  expect(ally.question).toBe('spiritualAdvisors')
  const none = emperorFirst((t) => {
    t.pub.reserves[1] = 0
    t.pub.tanks[1] = 20
  }).does('emperor', ship('arrakeen/10', 1))
  expect(none.question).toBe('movement')
  const fremen = begin(beforeShipment(['fremen', 'bene-gesserit']))
  fremen.does('fremen', { type: 'send', location: 'wind-pass/14', ordinary: 1, special: 0 })
  expect(fremen.question).toBe('movement')
})

test('BG-11: in the advanced game it may go along as advisor, limit or not, but not where fighters are', () => {
  const t = emperorFirst((t) => t.place('harkonnen', 'arrakeen/10', 1)).does('emperor', ship('arrakeen/10', 3))
  t.does('bene-gesserit', advisor(true))
  expect(tokens(t, 'bene-gesserit', 'arrakeen/10')).toEqual([0, 1])
  const fighters = emperorFirst((t) => t.place('bene-gesserit', 'arrakeen/10', 1)).does(
    'emperor',
    ship('arrakeen/10', 3),
  )
  fighters.does('bene-gesserit', PASS)
  expect(fighters.refusal('bene-gesserit', advisor(true))?.code).toBe('notAlong')
})

test('BG-5, BG-10: where advisors are in the polar sink the token joins them as one', () => {
  const t = emperorFirst((t) => placeAdvisors(t.place('harkonnen', 'polar-sink/0', 1), 'polar-sink/0', 2))
  t.skip('wartime').does('emperor', ship('arrakeen/10', 1)).does('bene-gesserit', advisor(false))
  expect(tokens(t, 'bene-gesserit', 'polar-sink/0')).toEqual([0, 3])
})

test('SPIRITUAL_ADVISORS: a hit sends the token back to the reserves', () => {
  const t = emperorFirst((t) => t.give('harkonnen', 'karama_1')).does('emperor', ship('arrakeen/10', 3))
  t.does('bene-gesserit', advisor(true)).does('harkonnen', hit('karama_1'))
  expect([tokens(t, 'bene-gesserit', 'arrakeen/10'), t.pub.reserves[1]]).toEqual([[0, 0], 20])
  expect(t.question).toBe('movement')
})

test('BG-15, DU-10.5: whoever ships to fighters intrudes; they may become advisors, and then one may go along', () => {
  const t = emperorFirst((t) => t.place('bene-gesserit', 'arrakeen/10', 2)).does('emperor', ship('arrakeen/10', 3))
  expect([t.question, t.asked]).toEqual(['intrusion', ['bene-gesserit']])
  t.does('bene-gesserit', FLIP)
  expect(tokens(t, 'bene-gesserit', 'arrakeen/10')).toEqual([0, 2])
  t.does('bene-gesserit', advisor(true))
  expect(tokens(t, 'bene-gesserit', 'arrakeen/10')).toEqual([0, 3])
})

test('INTRUSION: a hit makes them fighters again', () => {
  const t = emperorFirst((t) => t.place('bene-gesserit', 'arrakeen/10', 2).give('harkonnen', 'karama_1'))
  t.does('emperor', ship('arrakeen/10', 3)).does('bene-gesserit', FLIP).does('harkonnen', hit('karama_1'))
  expect(tokens(t, 'bene-gesserit', 'arrakeen/10')).toEqual([2, 0])
})

test('BG-15: an ally does not intrude, and nobody does in the polar sink, by reposition or in the basic game', () => {
  const ally = emperorFirst((t) => t.ally('emperor', 'bene-gesserit').place('bene-gesserit', 'arrakeen/10', 2))
  expect(ally.does('emperor', ship('arrakeen/10', 1)).question).toBe('spiritualAdvisors')
  const sink = emperorFirst((t) => t.place('bene-gesserit', 'polar-sink/0', 2))
  expect(sink.does('emperor', ship('polar-sink/0', 1)).question).toBe('spiritualAdvisors')
  const basic = emperorFirst((t) => t.place('bene-gesserit', 'arrakeen/10', 2), { mode: 'basic' })
  expect(basic.does('emperor', ship('arrakeen/10', 1)).question).toBe('spiritualAdvisors')
  const shift = emperorFirst((t) => t.place('emperor', 'pasty-mesa/5', 1).place('bene-gesserit', 'pasty-mesa/6', 1))
  shift.does('emperor', PASS).does('emperor', move('pasty-mesa/5', 'pasty-mesa/6', 1))
  expect(shift.asked).toEqual(['harkonnen'])
})

test('BG-15, DU-10.11: a move that enters is an intrusion like a shipment', () => {
  const t = emperorFirst((t) => t.place('emperor', 'basin/9', 1).place('bene-gesserit', 'old-gap/9', 1))
  t.does('emperor', PASS)
    .does('emperor', move('basin/9', 'old-gap/11', 1))
    .does('bene-gesserit', FLIP)
  expect(tokens(t, 'bene-gesserit', 'old-gap/9')).toEqual([0, 1])
})

test('BG-20: advisors whom the others leave become fighters at once, but not under the storm', () => {
  const leaves = (storm: number) => {
    const t = emperorFirst((t) => {
      t.pub.storm = storm
      placeAdvisors(t.place('emperor', 'old-gap/9', 2), 'old-gap/10', 1)
    })
    return t
      .skip('wartime')
      .does('emperor', PASS)
      .does('emperor', move('old-gap/9', 'basin/9', 2))
  }
  expect(tokens(leaves(3), 'bene-gesserit', 'old-gap/10')).toEqual([1, 0])
  expect(tokens(leaves(10), 'bene-gesserit', 'old-gap/10')).toEqual([0, 1])
})

test('BG-20, GU-5c: tokens that go to the reserves leave advisors behind, who become fighters', () => {
  const t = beforeShipment(['spacing-guild', 'bene-gesserit']).place('spacing-guild', 'basin/9', 2)
  begin(placeAdvisors(t, 'basin/9', 1))
    .skip('wartime')
    .does('spacing-guild', { type: 'actNow' })
  const back = (ordinary: number) => ({ type: 'shipToReserves', from: 'basin/9', ordinary, special: 0, fromPledge: 0 })
  t.does('spacing-guild', back(2))
  expect(tokens(t, 'bene-gesserit', 'basin/9')).toEqual([1, 0])
})

test('BG-17, WARTIME: before the first shipment advisors of chosen territories become fighters; a hit undoes all', () => {
  const prepare = (t: TestTable) => {
    t.place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1).give('harkonnen', 'karama_1')
    placeAdvisors(placeAdvisors(t, 'arrakeen/10', 2), 'basin/9', 1)
  }
  const announce = (t: TestTable, territory: string) => t.does('bene-gesserit', { type: 'wartime', territory })
  const t = emperorFirst(prepare)
  expect([t.question, t.asked]).toEqual(['wartime', ['bene-gesserit']])
  announce(t, 'arrakeen').does('bene-gesserit', PASS)
  expect([t.question, t.asked]).toEqual(['karamaOpportunity', ['harkonnen']])
  t.does('harkonnen', letPass)
  expect([tokens(t, 'bene-gesserit', 'arrakeen/10'), tokens(t, 'bene-gesserit', 'basin/9')]).toEqual([
    [2, 0],
    [0, 1],
  ])
  const both = announce(announce(emperorFirst(prepare), 'arrakeen'), 'basin').does('harkonnen', hit('karama_1'))
  expect([tokens(both, 'bene-gesserit', 'arrakeen/10'), tokens(both, 'bene-gesserit', 'basin/9')]).toEqual([
    [0, 2],
    [0, 1],
  ])
  expect(both.question).toBe('shipment')
})

test('BG-17, BG-18: not beyond the limit, not beside the ally, and not under the storm', () => {
  const t = emperorFirst((t) => {
    t.pub.storm = 11
    t.ally('bene-gesserit', 'harkonnen')
    t.place('emperor', 'arrakeen/10', 1).place('harkonnen', 'arrakeen/10', 1).place('harkonnen', 'basin/9', 1)
    t.place('emperor', 'old-gap/9', 1).place('emperor', 'gara-kulon/8', 1)
    placeAdvisors(placeAdvisors(placeAdvisors(t, 'arrakeen/10', 1), 'basin/9', 1), 'old-gap/10', 1)
    placeAdvisors(placeAdvisors(t, 'old-gap/11', 1), 'gara-kulon/8', 1)
  })
  const why = (territory: string) => t.refusal('bene-gesserit', { type: 'wartime', territory })?.code
  expect(why('arrakeen')).toBe('peacetime')
  expect(why('basin')).toBe('peacetime')
  expect(why('old-gap')).toBe('peacetime')
  expect(why('carthag')).toBe('noAdvisors')
  expect(why('gara-kulon')).toBeUndefined()

  const full = beforeShipment(['emperor', 'harkonnen', 'bene-gesserit'])
  full.place('emperor', 'arrakeen/10', 1).place('harkonnen', 'arrakeen/10', 1).place('emperor', 'basin/9', 1)
  begin(placeAdvisors(placeAdvisors(full, 'arrakeen/10', 1), 'basin/9', 1))
  expect(full.refusal('bene-gesserit', { type: 'wartime', territory: 'arrakeen' })?.code).toBe('strongholdFull')
})

test('BG-13: the ordinary shipment brings fighters, and not where advisors are', () => {
  const t = beforeShipment(['bene-gesserit', 'emperor']).place('emperor', 'arrakeen/10', 1)
  begin(placeAdvisors(t, 'arrakeen/10', 1)).skip('wartime')
  expect(t.refusal('bene-gesserit', ship('arrakeen/10', 1))?.code).toBe('advisorsThere')
  t.does('bene-gesserit', ship('carthag/11', 2))
  expect(tokens(t, 'bene-gesserit', 'carthag/11')).toEqual([2, 0])
})

test('BG-14: advisors moved where nobody else is become fighters', () => {
  const t = bgMoves((t) => placeAdvisors(t.place('emperor', 'basin/9', 1), 'basin/9', 2))
  t.does('bene-gesserit', move('basin/9', 'old-gap/9', 0, 2))
  expect([tokens(t, 'bene-gesserit', 'old-gap/9'), t.asked]).toEqual([[2, 0], ['emperor']])
})

test('BG-12, DU-10.6: however many advisors stand together, they may all go as one group', () => {
  const t = bgMoves((t) =>
    placeAdvisors(t.place('emperor', 'basin/9', 1).place('emperor', 'old-gap/9', 1), 'basin/9', 19),
  )
  t.does('bene-gesserit', move('basin/9', 'old-gap/9', 0, 19))
  expect(tokens(t, 'bene-gesserit', 'old-gap/9')).toEqual([0, 19])
  expect(t.seen('moved')).toMatchObject([{ faction: 'bene-gesserit', ordinary: 0, special: 19 }])
})

test('BG-12: advisors go one territory far, and give no ornithopters to others of their kind', () => {
  const t = bgMoves((t) => {
    t.place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1).place('bene-gesserit', 'carthag/11', 1)
    placeAdvisors(placeAdvisors(t, 'arrakeen/10', 1), 'basin/9', 1)
  })
  expect(t.refusal('bene-gesserit', move('basin/9', 'arrakeen/10', 0, 1))?.code).toBe('outOfReach')
  expect(t.refusal('bene-gesserit', move('carthag/11', 'old-gap/9', 1))).toBeNull()
  const without = bgMoves((t) => {
    t.place('emperor', 'arrakeen/10', 1).place('bene-gesserit', 'sietch-tabr/14', 1)
    placeAdvisors(t, 'arrakeen/10', 1)
  })
  expect(without.refusal('bene-gesserit', move('sietch-tabr/14', 'the-great-flat/15', 1))?.code).toBe('outOfReach')
})

test('BG-19: moved tokens become what is there already, fighters or advisors, and are asked nothing', () => {
  const advisors = bgMoves((t) => {
    t.place('emperor', 'old-gap/9', 1).place('bene-gesserit', 'basin/9', 2)
    placeAdvisors(t, 'old-gap/10', 1)
  })
  advisors.does('bene-gesserit', move('basin/9', 'old-gap/9', 2))
  expect([tokens(advisors, 'bene-gesserit', 'old-gap/9'), advisors.asked]).toEqual([[0, 2], ['emperor']])
  const fighters = bgMoves((t) => {
    t.place('emperor', 'basin/9', 1).place('emperor', 'old-gap/9', 1).place('bene-gesserit', 'old-gap/10', 1)
    placeAdvisors(t, 'basin/9', 2)
  })
  fighters.does('bene-gesserit', move('basin/9', 'old-gap/9', 0, 2))
  expect([tokens(fighters, 'bene-gesserit', 'old-gap/9'), fighters.asked]).toEqual([[2, 0], ['emperor']])
})

test('BG-16: advisors moved among others may take up arms, within the limit and not beside the ally', () => {
  const among = (prepare: (t: TestTable) => void = () => {}) =>
    bgMoves((t) => {
      t.place('emperor', 'old-gap/10', 1).place('emperor', 'arrakeen/10', 1)
      placeAdvisors(t, 'old-gap/10', 2)
      prepare(t)
    }).does('bene-gesserit', move('old-gap/10', 'arrakeen/10', 0, 2))
  const t = among()
  expect([t.question, t.asked]).toEqual(['takeUpArms', ['bene-gesserit']])
  t.does('bene-gesserit', ARMS)
  expect(tokens(t, 'bene-gesserit', 'arrakeen/10')).toEqual([2, 0])
  // as advisors they may go where two others are, but not take up arms.
  const full = among((t) => t.place('harkonnen', 'arrakeen/10', 1))
  expect([tokens(full, 'bene-gesserit', 'arrakeen/10'), full.asked]).toEqual([[0, 2], ['emperor']])
  const ally = among((t) => t.ally('bene-gesserit', 'emperor'))
  expect([tokens(ally, 'bene-gesserit', 'arrakeen/10'), ally.asked]).toEqual([[0, 2], ['emperor']])
})

test('DU-1.7, R-34: fighters that stay fighters are bound by the limit', () => {
  const t = bgMoves((t) => {
    t.place('emperor', 'arrakeen/10', 1).place('harkonnen', 'arrakeen/10', 1).place('bene-gesserit', 'old-gap/10', 1)
  })
  expect(t.refusal('bene-gesserit', move('old-gap/10', 'arrakeen/10', 1))?.code).toBe('strongholdFull')
})

test('TAKE_UP_ARMS: after a hit they stay as advisors, or move otherwise as advisors', () => {
  const cancelled = () =>
    bgMoves((t) => {
      t.place('emperor', 'old-gap/10', 1).place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1)
      placeAdvisors(t.give('harkonnen', 'karama_1').give('emperor', 'karama_2'), 'old-gap/10', 2)
    })
      .does('bene-gesserit', move('old-gap/10', 'arrakeen/10', 0, 2))
      .does('bene-gesserit', ARMS)
      .does('harkonnen', hit('karama_1'))
  const stay = cancelled()
  expect(stay.question).toBe('armsCancelled')
  stay.does('bene-gesserit', PASS)
  expect([tokens(stay, 'bene-gesserit', 'arrakeen/10'), stay.asked]).toEqual([[0, 2], ['emperor']])

  const other = cancelled().does('bene-gesserit', { type: 'takeMoveBack' })
  expect([tokens(other, 'bene-gesserit', 'old-gap/10'), other.question]).toEqual([[0, 2], 'movement'])
  other.does('bene-gesserit', move('old-gap/10', 'basin/9', 0, 2))
  expect([tokens(other, 'bene-gesserit', 'basin/9'), other.asked]).toEqual([[0, 2], ['emperor']])
})

test('DU-6.7, BG-12: advisors live beside the ally; fighters do not', () => {
  const t = bgMoves((t) => {
    t.ally('bene-gesserit', 'emperor').place('emperor', 'arrakeen/10', 1).place('emperor', 'basin/9', 1)
    placeAdvisors(t.place('bene-gesserit', 'basin/9', 2), 'arrakeen/10', 1)
  }).does('bene-gesserit', PASS)
  expect([tokens(t, 'bene-gesserit', 'arrakeen/10'), tokens(t, 'bene-gesserit', 'basin/9')]).toEqual([
    [0, 1],
    [0, 0],
  ])
})

test('DU-10.15, R-37: cross-shipped advisors are treated as moved ones', () => {
  const t = beforeShipment(['bene-gesserit', 'spacing-guild', 'emperor']).ally('bene-gesserit', 'spacing-guild')
  t.place('emperor', 'basin/9', 1).place('emperor', 'carthag/11', 1)
  begin(placeAdvisors(t, 'basin/9', 2))
    .skip('wartime')
    .skip('actOutOfTurn')
  const cross = { from: 'basin/9', ordinary: 0, special: 2, fromPledge: 0, halfPrice: true }
  t.does('bene-gesserit', { type: 'crossShip', to: 'carthag/11', ...cross })
  expect(t.question).toBe('takeUpArms')
  t.does('bene-gesserit', ARMS)
  expect([tokens(t, 'bene-gesserit', 'carthag/11'), t.own('bene-gesserit').spice]).toEqual([[2, 0], 4])
})

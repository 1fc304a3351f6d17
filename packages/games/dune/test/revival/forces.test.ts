import { expect, test } from 'vitest'
import { beforeRevival, begin, drown, reserves, revive } from './tanks.ts'

test('DU-9.2: up to three forces; what is not free costs 2 each, paid to the bank, and all go to the reserves', () => {
  const t = begin(drown(beforeRevival(['atreides', 'emperor']), 'atreides', 5))
  expect(t.refusal('atreides', revive({ ordinary: 4 }))?.code).toBe('tooMany')
  t.does('atreides', revive({ ordinary: 3 }))
  expect([t.own('atreides').spice, t.own('emperor').spice]).toEqual([8, 10])
  expect([reserves(t, 'atreides'), t.pub.tanks[0]]).toEqual([[18, 0], 2])
})

test('DU-9.1, DU-3.3, DU-9.9, DU-19.18: all with something in the tanks decide at once, and nobody sees a choice before the last', () => {
  const t = beforeRevival(['fremen', 'harkonnen', 'emperor', 'atreides'])
  begin(drown(drown(drown(t, 'fremen', 2), 'harkonnen', 3), 'emperor', 1))
  expect([t.question, t.asked]).toEqual(['revive', ['fremen', 'harkonnen', 'emperor']])
  const before = t.sent('emperor').view
  t.does('harkonnen', revive({ ordinary: 2 }))
  expect(t.sent('emperor').view).toEqual(before)
  expect(t.seen('revived')).toEqual([])
  t.does('fremen', revive({ ordinary: 1 })).does('emperor', revive({}))
  // All of them, also who has revived nothing.
  expect(t.seen('revived')).toMatchObject([
    { faction: 'fremen', ordinary: 1 },
    { faction: 'harkonnen', ordinary: 2 },
    { faction: 'emperor', ordinary: 0 },
  ])
})

test('DU-19.18: out of time, the free ones come back, ordinary tokens first, and no leader', () => {
  const t = drown(drown(beforeRevival(['fremen', 'emperor']), 'fremen', 2, 3), 'emperor', 5)
  begin(t).skip('revive')
  expect(t.seen('revived')).toMatchObject([
    { faction: 'fremen', ordinary: 2, special: 1, spice: 0, leader: null },
    { faction: 'emperor', ordinary: 1, special: 0, spice: 0, leader: null },
  ])
})

test('DU-9.3, EM-10, EM-11: a Sardaukar counts as one force, and one a turn is all that comes back', () => {
  const t = begin(drown(beforeRevival(['emperor', 'atreides']), 'emperor', 4, 3))
  expect(t.refusal('emperor', revive({ special: 2 }))?.code).toBe('oneElite')
  expect(t.refusal('emperor', revive({ ordinary: 3, special: 1 }))?.code).toBe('tooMany')
  t.does('emperor', revive({ ordinary: 2, special: 1 }))
  // One of the three is free, whatever its kind.
  expect([reserves(t, 'emperor'), t.own('emperor').spice]).toEqual([[13, 3], 6])
})

test('DU-9.3, FR-19, FR-20: a Fedaykin counts as one force, and one a turn is all that comes back', () => {
  const t = begin(drown(beforeRevival(['fremen', 'atreides']), 'fremen', 0, 3))
  expect(t.refusal('fremen', revive({ special: 2 }))?.rule).toBe('DU-9.3')
  t.does('fremen', revive({ special: 1 }))
  expect([reserves(t, 'fremen'), t.pub.tanksElite[3], t.own('fremen').spice]).toEqual([[17, 1], 2, 3])
})

test('DU-9.3: whatever brought the first one back, no second elite token follows this turn', () => {
  const t = drown(beforeRevival(['emperor', 'atreides']), 'emperor', 4, 3).give('emperor', 'tleilaxu-ghola_1')
  t.give('atreides', 'truthtrance_1')
  begin(t).playUntil(() => t.question === 'revive')
  t.pub.eliteRevived = 1 << 2
  expect(t.refusal('emperor', revive({ special: 1 }))?.rule).toBe('DU-9.3')
  t.skip('revive')
  expect(t.refusal('emperor', { type: 'tleilaxuGhola', leader: null, ordinary: 0, special: 1 })?.code).toBe(
    'notInTanks',
  )
  expect(t.refusal('emperor', { type: 'tleilaxuGhola', leader: null, ordinary: 3, special: 0 })).toBeNull()
})

import { expect, test } from 'vitest'
import { ATREIDES } from '../../src/data/factions.ts'
import { turnUp } from '../../src/leaders.ts'
import { LEADER_POOL, TANKS_FACE_UP } from '../../src/names.ts'
import { leaderAt } from '../battle/fought.ts'
import { hold } from '../captured-leaders/captive.ts'
import { ATREIDES_LEADERS, beforeRevival, begin, FREMEN_LEADERS, killed, killedAgain, revive } from './tanks.ts'

const [HAWAT, JESSICA, HALLECK, IDAHO, YUEH] = ATREIDES_LEADERS

test('DU-9.4: a leader is revived when nobody active is left, or when everybody has died once', () => {
  const some = begin(killed(beforeRevival(['atreides', 'emperor']), HAWAT, JESSICA))
  expect(some.refusal('atreides', revive({ leader: HAWAT }))?.rule).toBe('DU-9.4')
  const all = begin(killed(beforeRevival(['atreides', 'emperor']), ...ATREIDES_LEADERS))
  all.does('atreides', revive({ leader: HAWAT }))
  expect([leaderAt(all, HAWAT), all.own('atreides').spice]).toEqual([LEADER_POOL, 5])
  // Everybody has died once, though one of them is alive again.
  const again = killed(beforeRevival(['atreides', 'emperor']), ...ATREIDES_LEADERS)
  again.pub.leaders[0] = LEADER_POOL
  expect(begin(again).refusal('atreides', revive({ leader: YUEH }))).toBeNull()
})

test('DU-1.8, DU-9.4: leaders bound to a territory are active like those in the pool', () => {
  const t = killed(beforeRevival(['atreides', 'emperor']), HAWAT, JESSICA, HALLECK, IDAHO)
  t.pub.leaders[4] = 1
  t.pub.usedIn[4] = 0
  expect(begin(t).refusal('atreides', revive({ leader: HAWAT }))?.rule).toBe('DU-9.4')
})

test('DU-9.4, DU-9.5: only a leader that lies face up is revived, and for its strength in spice', () => {
  const t = killed(killedAgain(beforeRevival(['fremen', 'emperor']), 'stilgar'), ...FREMEN_LEADERS.slice(1))
  t.own('fremen').spice = 5
  begin(t)
  expect(t.refusal('fremen', revive({ leader: 'stilgar' }))?.code).toBe('noLeader')
  expect(t.refusal('fremen', revive({ leader: 'chani' }))?.code).toBe('notEnoughSpice')
  t.does('fremen', revive({ leader: 'otheym' }))
  expect(t.seen('leaderRevived')).toMatchObject([{ faction: 'fremen', leader: 'otheym', spice: 5 }])
})

test('DU-9.6, VI-2.13, VI-2.11: a faction sees its own face-down leaders; what lies face up everybody sees', () => {
  const t = killedAgain(killed(beforeRevival(['fremen', 'harkonnen', 'emperor']), 'chani'), 'stilgar')
  const place = (leader: string, by?: 'fremen' | 'emperor') =>
    t.view(by).leaders.find(({ definitionId }) => definitionId === leader)?.location
  expect([place('chani'), place('chani', 'emperor')]).toEqual(['TANKS_FACE_UP', 'TANKS_FACE_UP'])
  expect(place('stilgar', 'fremen')).toBe('TANKS_FACE_DOWN')
  // One that Harkonnen killed in secret: the owner may look, the others see how many there are.
  t.own('fremen').killed = 1 << 17
  t.own('harkonnen').killed = 1 << 17
  t.pub.hiddenDead[3] = 1
  expect([place('otheym', 'fremen'), place('otheym', 'emperor'), place('otheym')]).toEqual([
    'TANKS_FACE_DOWN',
    'LEADER_POOL',
    'LEADER_POOL',
  ])
  expect(t.view('emperor').factions[0].hiddenDead).toBe(1)
})

test('AT-14, DU-9.7: a dead Kwisatz Haderach takes the one leader revival of the turn, for 2 spice', () => {
  const t = killed(beforeRevival(['atreides', 'emperor']), ...ATREIDES_LEADERS)
  t.pub.khLosses = 7
  t.pub.khDead = true
  begin(t).does('atreides', revive({ leader: 'kwisatz-haderach' }))
  expect([t.pub.khDead, t.own('atreides').spice]).toEqual([false, 8])
  // It was the revival of the turn: nobody else has come back.
  expect(ATREIDES_LEADERS.filter((leader) => leaderAt(t, leader) === LEADER_POOL)).toEqual([])
})

test('AT-14: not while a leader who never died is there; captives are no hindrance', () => {
  const t = killed(beforeRevival(['atreides', 'harkonnen']), HAWAT, JESSICA, HALLECK)
  t.pub.khDead = true
  t.pub.leaders[0] = LEADER_POOL
  hold(t, 'atreides', IDAHO)
  begin(t)
  expect(t.refusal('atreides', revive({ leader: 'kwisatz-haderach' }))?.code).toBe('noLeader')
  const dead = killed(beforeRevival(['atreides', 'harkonnen']), HAWAT, JESSICA, HALLECK, YUEH)
  dead.pub.khDead = true
  dead.pub.leaders[0] = LEADER_POOL
  hold(dead, 'atreides', IDAHO)
  expect(begin(dead).refusal('atreides', revive({ leader: 'kwisatz-haderach' }))).toBeNull()
})

test('AT-15, DU-9.5: the Kwisatz Haderach is no leader: alive it is not active, and it keeps nobody from being turned up', () => {
  const t = killed(beforeRevival(['atreides', 'emperor']), ...ATREIDES_LEADERS)
  t.pub.hasBeenKilled &= ~1
  t.pub.khLosses = 9
  // Nobody of the five is active, so that one may be revived though Hawat is marked as never having died.
  expect(begin(t).refusal('atreides', revive({ leader: HAWAT }))).toBeNull()
  const down = killedAgain(beforeRevival(['atreides', 'emperor']), ...ATREIDES_LEADERS)
  down.pub.khLosses = 9
  turnUp(down.play, ATREIDES)
  expect(ATREIDES_LEADERS.map((leader) => leaderAt(down, leader))).toEqual(Array(5).fill(TANKS_FACE_UP))
})

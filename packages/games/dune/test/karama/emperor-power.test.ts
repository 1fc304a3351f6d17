import { expect, test } from 'vitest'
import { BIDDING, LEADER_POOL, REVIVAL, TANKS_FACE_DOWN, TANKS_FACE_UP } from '../../src/names.ts'
import { leaderAt, leaderNumber } from '../battle/fought.ts'
import { factionNumber, type TestTable, table } from '../table.ts'
import { isDiscarded, power, throwAway } from './answers.ts'
import { revive } from './rows/emperor.ts'

/** The Emperor in Revival, at the opening border of the phase; all hands were emptied. */
function revival(prepare: (t: TestTable) => void = () => {}, options = {}): TestTable {
  const t = table(['emperor', 'harkonnen'], options).begin()
  const EMPEROR = factionNumber('emperor')
  t.playUntil(() => t.pub.phase === BIDDING)
  for (const id of ['emperor', 'harkonnen'] as const) {
    t.hidden.deck.push(...t.own(id).hand.splice(0))
    t.pub.hand[factionNumber(id)] = 0
  }
  t.pub.reserves[EMPEROR] -= 6
  t.pub.tanks[EMPEROR] += 6
  t.pub.reservesElite[EMPEROR] -= 2
  t.pub.tanksElite[EMPEROR] += 2
  prepare(t)
  return t.playUntil(() => t.pub.phase === REVIVAL)
}

const inTanks = (t: TestTable): number[] => [
  t.pub.tanks[factionNumber('emperor')],
  t.pub.tanksElite[factionNumber('emperor')],
]
const withBoth = (t: TestTable) => t.give('emperor', 'karama_1').give('emperor', 'karama_2')

test('IN-6.2: up to three forces for nothing, in addition to the normal revival, with either card, once', () => {
  const t = revival(withBoth)
  const spice = t.own('emperor').spice
  expect(t.refusal('emperor', power('karama_1', { ordinary: 4 }))?.code).toBe('notInTanks')
  expect(t.refusal('emperor', power('karama_1', { special: 2 }))?.code).toBe('notInTanks')
  expect(t.refusal('emperor', power('karama_1'))?.code).toBe('notInTanks')
  t.does('emperor', power('karama_2', { ordinary: 2, special: 1 }))
  expect([inTanks(t), t.own('emperor').spice, isDiscarded(t, 'karama_2')]).toEqual([[4, 1], spice, true])
  // DU-9.3, IN-6: one elite token a turn, and the power once a game.
  expect(t.refusal('emperor', power('karama_1', { ordinary: 1 }))).toMatchObject({ code: 'notNow', rule: 'IN-6.2' })
  t.playUntil(() => t.question === 'revive')
  expect(t.refusal('emperor', revive(1))).toBeNull()
  expect(t.refusal('emperor', { ...revive(0), special: 1 })?.code).toBe('oneElite')
})

test('IN-6.2: or one dead leader, also one that lies face down', () => {
  for (const place of [TANKS_FACE_UP, TANKS_FACE_DOWN]) {
    const t = revival((t) => {
      t.pub.leaders[leaderNumber('bashar')] = place
      t.pub.hasBeenKilled |= 1 << leaderNumber('bashar')
      t.give('emperor', 'karama_1')
    })
    expect(t.refusal('emperor', power('karama_1', { leader: 'caid' }))?.code).toBe('notInTanks')
    expect(t.refusal('emperor', power('karama_1', { leader: 'bashar', ordinary: 1 }))?.code).toBe('notInTanks')
    t.does('emperor', power('karama_1', { leader: 'bashar' }))
    expect([leaderAt(t, 'bashar'), inTanks(t)]).toEqual([LEADER_POOL, [6, 2]])
  }
})

test('IN-6.7, DU-19.38: the Emperor is asked at the borders of Revival by public facts, when no card for any time is left too', () => {
  const goneForGood = (t: TestTable) => {
    for (const card of ['truthtrance_1', 'truthtrance_2', 'tleilaxu-ghola_1']) throwAway(t, card)
  }
  const could = revival((t) => {
    goneForGood(t)
    t.give('emperor', 'shield_1')
  })
  expect([could.question, could.asked]).toEqual(['anytime', ['emperor']])
  expect(could.refusal('emperor', power('karama_1', { ordinary: 1 }))?.code).toBe('notInHand')
  expect(could.refusal('emperor', power('shield_1', { ordinary: 1 }))?.code).toBe('notKarama')
  const empty = revival(goneForGood)
  expect(empty.question).not.toBe('anytime')
})

test('IN-6.2: only in Revival, only in the advanced game, and by the Emperor alone', () => {
  const elsewhere = table(['emperor', 'harkonnen']).begin()
  elsewhere.playUntil(() => elsewhere.pub.phase === BIDDING)
  elsewhere.pub.tanks[factionNumber('emperor')] += 1
  elsewhere.give('emperor', 'karama_1')
  expect(elsewhere.refusal('emperor', power('karama_1', { ordinary: 1 }))?.rule).toBe('IN-6.2')
  const basic = revival((t) => t.give('emperor', 'karama_1'), { mode: 'basic' })
  expect(basic.refusal('emperor', power('karama_1', { ordinary: 1 }))?.rule).toBe('IN-6.2')
  const other = revival((t) => t.give('emperor', 'shield_1').give('harkonnen', 'karama_1'))
  expect(other.refusal('harkonnen', power('karama_1', { ordinary: 1 }))?.rule).toBe('IN-6.7')
})

import { Choices, project, SPECTATOR, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { drawTable } from '../../src/text-table.ts'
import { duel, fightUntil } from '../battle/field.ts'
import { type FactionId, type TestTable, table } from '../table.ts'

const ALL: readonly FactionId[] = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'harkonnen', 'spacing-guild']
const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay']

const drawn = (t: TestTable, seat: number, width = 100, colour = false): string =>
  drawTable(project(t.play, seat), NAMES, width, colour)

const CODES = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** What is wrong with the table as this seat sees it, on a terminal of this width. */
function faults(t: TestTable, seat: number, width: number): string[] {
  const text = drawn(t, seat, width)
  const isPainted = drawn(t, seat, width, true).replace(CODES, '') === text
  return [
    ...text.split('\n').filter((line) => line.length > width || /undefined|NaN|\[object|null/.test(line)),
    ...(isPainted ? [] : [`painted it is not the same: ${text}`]),
  ]
}

test('in a random match no line is wider than the terminal or badly said, and colour changes no letter', () => {
  const t = table(ALL, { extraCards: true }).begin()
  const random = seeded('a wide table')
  const out = new Choices()
  const found: string[] = []
  for (let acts = 0; acts < 600 && !t.over; acts++) {
    const seat = t.play.decider()
    if (acts % 7 === 0) found.push(...faults(t, seat, 80), ...faults(t, seat, 100))
    t.play.answer(seat, t.play.sample(seat, random, out))
  }
  expect(found).toEqual([])
  expect(t.pub.turn).toBeGreaterThan(1)
})

test('VI-2.3, VI-2.4, VI-2.5: everybody sees how many cards a hand has, and only its owner spice and cards', () => {
  const t = duel(['harkonnen', 'atreides', 'emperor']).give('harkonnen', 'lasgun_1')
  t.own('harkonnen').spice = 17
  fightUntil(t, 'whichElement')
  const mine = drawn(t, t.seat('harkonnen'))
  expect(mine).toContain('spice 17')
  expect(mine).toContain('Your hand: Lasgun')
  for (const seat of [t.seat('atreides'), t.seat('emperor'), SPECTATOR]) {
    const theirs = drawn(t, seat)
    expect(theirs).not.toMatch(/spice 17|Lasgun/)
    expect(theirs).toContain('1 card')
  }
  expect(drawn(t, SPECTATOR)).not.toContain('Your hand')
})

test('DU-11.5: a battle under way is shown with who fights where', () => {
  const t = duel(['harkonnen', 'atreides']).give('harkonnen', 'shield_1')
  fightUntil(t, 'whichElement').does('atreides', { type: 'prescience', element: 'dial' })
  const text = drawn(t, t.seat('harkonnen'))
  expect(text).toContain('Battle in Arrakeen  Harkonnen (aggressor) against Atreides')
  expect(text).toContain('Karama may be played against Prescience of Atreides')
  expect(text).toContain('Arrakeen (sector 10)  Atreides 10  Harkonnen 10')
})

test('DU-8.3: an auction under way is shown with the standing bid and who is next', () => {
  const t = table(ALL, { mode: 'basic' }).begin()
  t.playUntil(() => t.question === 'bidding')
  const [bidder] = t.asked
  t.does(bidder, { type: 'bid', amount: 2 })
  const text = drawn(t, SPECTATOR)
  expect(text).toMatch(/Auction of card 1 of 6 {2}.* bids? 2/)
})

import { imagine, seeded } from '@riposte/kernel'
import { amount, conform, fuzzLeaks, holdsAlways, tellFinding, tellLeak } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { EQUIPMENT } from '../../src/names.ts'
import { type Extras, withEveryCard } from './every-card.ts'
import { untruth } from './truth.ts'

const MINUTE = 60_000

/** Missions without red wires last long, so that every card comes up; others end early and have more to hide. */
const SHORT = [{ mission: 1 }]
const LONG = [{ mission: 1 }, { mission: 2 }, { mission: 8 }]

const ROWS: Readonly<Record<string, Extras>> = {
  'every card': {},
  'every card and experts': { experts: true },
  'every card and X wires': { xWires: true },
  'cards that move wires': { cards: ['false_bottom', 'talkies_walkies', 'grappling_hook'] },
}

describe.each(Object.entries(ROWS))('with %s in the row', (_, extras) => {
  test.each([2, 3, 4, 5])(
    'BB-E02, BB-E08, BB-E1111: whatever the table and its players know is true, in imagined worlds too, with %i seats',
    (seats) => {
      let looked = 0
      const random = seeded('worlds')
      const findings = holdsAlways(
        withEveryCard(extras),
        {
          'in this world': (play) => untruth(play) ?? true,
          'in an imagined world': (play) => {
            looked++
            return untruth(imagine(play, (looked % (seats + 1)) - 1, random)) ?? true
          },
        },
        { seats: [seats], optionSets: LONG, matches: 2 },
      )
      expect(findings.map(tellFinding)).toEqual([])
      expect(looked).toBeGreaterThan(100)
    },
    MINUTE,
  )

  test.each([2, 3, 4, 5])(
    'BB-15.8: nobody learns what they may not know, with %i seats',
    (seats) => {
      const wanted = amount(20, 120)
      const settings = { seats: [seats], optionSets: LONG, pairs: wanted, pairsPerMatch: wanted / 4 }
      const { leaks, pairs } = fuzzLeaks(withEveryCard(extras), settings)
      expect(leaks.map(tellLeak)).toEqual([])
      expect(pairs).toBe(wanted)
    },
    MINUTE,
  )
})

test(
  'BB-E00: a table with every card keeps the promises of a game',
  () => {
    const game = withEveryCard({ experts: true })
    expect(conform(game, { seats: [2, 4], optionSets: SHORT, oneIn: amount(24, 1) }).map(tellFinding)).toEqual([])
  },
  2 * MINUTE,
)

test('BB-E00: every card is used in random play', () => {
  const used = new Set<string>()
  const note = withEveryCard()
  holdsAlways(
    note,
    {
      notes: ({ pub }) => {
        for (const { card, used: isUsed } of pub.row) if (isUsed) used.add(EQUIPMENT[card])
        return true
      },
    },
    { seats: [3], optionSets: SHORT, matches: 6 },
  )
  expect(EQUIPMENT.filter((id) => !used.has(id))).toEqual(['false_bottom'])
})

import { type Action, imagine, isBlocked, type Judgement, Match, readAction, type Seat, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { Search, type SearchOptions } from '../src/index.ts'
import { judgement, type PokerFace, pokerFace } from './poker-face.ts'

function action(type: string): Action {
  const read = readAction(pokerFace.actions, { type })
  if (isBlocked(read)) throw new Error(read.message)
  return read
}

/** What is tried most where this seat is asked, the first seat holding such a card. */
function best(
  seat: Seat,
  strong: boolean,
  strongChance: number,
  knows: Judgement<PokerFace>,
  lines: number,
  options: SearchOptions = {},
  seed = 'judged',
): Action {
  const match = Match.start(pokerFace, { seats: 2, seed, options: { strongChance } })
  if (isBlocked(match)) throw new Error(match.message)
  match.play.own[0].strong = strong
  if (seat === 1) match.apply(0, { type: 'claim' })
  const random = seeded(seed)
  const search = new Search(imagine(match.play, seat, random), seat, { ...judgement, ...knows }, options)
  search.run(lines, random)
  return search.tried()[0].action
}

describe('what a game tells a search', () => {
  test('the others answer as is likely where they are trusted to, and as they have learned where not', () => {
    const believes: Judgement<PokerFace> = { likely: () => action('believe') }
    // With a card that is hardly ever strong nobody should be believed.
    expect(best(0, false, 10, believes, 3000, { trust: 1 })).toBe(action('claim'))
    expect(best(0, false, 10, believes, 3000, { trust: 0, doubt: 2 })).toBe(action('giveUp'))
  })

  test('the answer of which most is expected is tried first, and given up where it turns out badly', () => {
    const expectsGivingUp: Judgement<PokerFace> = {
      expects(_play, _seat, answers, worth) {
        for (let i = 0; i < answers.count; i++) worth[i] = answers.list[i] === action('giveUp') ? 0.9 : 0.2
        return true
      },
    }
    const seeds = Array.from({ length: 12 }, (_, at) => `expected ${at}`)
    const first = seeds.map((seed) => best(0, true, 85, expectsGivingUp, 1, {}, seed))
    expect(new Set(first)).toEqual(new Set([action('giveUp')]))
    // It is worth 0.4, and a claim with a strong card at least 0.7.
    expect(best(0, true, 85, expectsGivingUp, 2000)).toBe(action('claim'))
  })

  test('what is expected is no line that was played', () => {
    const match = Match.start(pokerFace, { seats: 2, seed: 'counted' })
    if (isBlocked(match)) throw new Error(match.message)
    const random = seeded('counted')
    const search = new Search(imagine(match.play, 0, random), 0, {
      ...judgement,
      expects(_play, _seat, answers, worth) {
        for (let i = 0; i < answers.count; i++) worth[i] = 0.5
        return true
      },
    })
    search.run(40, random)
    // Every other line is about what the second seat may believe.
    expect(search.tried().reduce((sum, { visits }) => sum + visits, 0)).toBe(20)
  })

  test('worlds that are not plausible are seldom thought of', () => {
    const bluffs: Judgement<PokerFace> = { plausible: ({ own }) => (own[0].strong ? 0.05 : 1) }
    expect(best(1, true, 85, {}, 2000)).toBe(action('believe'))
    expect(best(1, true, 85, bluffs, 2000)).toBe(action('doubt'))
  })
})

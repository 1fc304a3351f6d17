import { playMatch, searchBot } from '@riposte/bots'
import { isBlocked, Match, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters, judgement } from '../../src/index.ts'
import { WIN } from '../../src/names.ts'
import type { BombBusters, Pub } from '../../src/state.ts'

function start(seed: string): Match<BombBusters> {
  const match = Match.start(bombBusters, { seats: 3, seed, options: { mission: 1 } })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** What a position is worth a turn later, if this has changed. */
function worth(change: (pub: Pub) => void): readonly number[] | null {
  const root = start('worth').play
  const later = root.clone()
  later.pub.turn++
  change(later.pub)
  return judgement.worth?.(later, root) ?? null
}

describe('what a mission is worth', () => {
  test('is the same for everybody, and known only when the turn is over', () => {
    const { play } = start('worth')
    expect(judgement.worth?.(play.clone(), play)).toBeNull()
    const [first, ...others] = worth(() => {}) ?? []
    expect(others).toEqual([first, first])
  })

  test('grows with what is cut and shrinks with every step of the dial, the last ones most', () => {
    const at = (dial: number, cut = 0) =>
      worth((pub) => {
        pub.dial = dial
        pub.cut[1] = cut
      })?.[0] ?? 0
    expect(at(0, 2)).toBeGreaterThan(at(0))
    const most = start('worth').play.pub.dialMax
    const steps = Array.from({ length: most - 1 }, (_, dial) => at(dial) - at(dial + 1))
    expect(steps.every((lost) => lost >= 0)).toBe(true)
    expect(steps[steps.length - 1]).toBeGreaterThan(steps[0])
  })

  test('is all or nothing when it is over', () => {
    expect(worth((pub) => (pub.result = WIN))).toEqual([1, 1, 1])
    const undecided = worth(() => {})?.[0] ?? 0
    expect(undecided).toBeLessThan(1)
    expect(undecided).toBeGreaterThan(0)
  })
})

test('with it a search cuts what a random player would not find', () => {
  const bot = searchBot('search', judgement, { lines: 60 })
  let cut = 0
  for (let game = 0; game < 3; game++) {
    const match = start(`search ${game}`)
    playMatch(match, [bot, bot, bot], seeded(`search ${game}`))
    cut += match.play.pub.cut.reduce((sum, count) => sum + count, 0)
  }
  // At random it is hardly one pair before the bomb goes off.
  expect(cut / 3).toBeGreaterThan(4)
})

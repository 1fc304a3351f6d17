import { describe, expect, test, vi } from 'vitest'
import { amount, enrol } from '../src/index.ts'
import { bazaar } from './toys/bazaar.ts'
import { knowledge, magpie } from './toys/magpie.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

enrol({ describe, test, expect }, magpie, {
  leaks: { pairs: amount(200, 500), knowledge },
  invariants: {
    'every hand is as large as everybody sees': ({ own, pub }) =>
      own.every(({ hand }, at) => hand.length === pub.counts[at]),
  },
  steps: { matches: 300 },
  source: { module: new URL('./toys/magpie.ts', import.meta.url), name: 'magpie' },
})

enrol({ describe, test, expect }, bazaar, { leaks: { pairs: amount(150, 300) }, steps: { matches: 50 } })

test('the suite registers a test for everything it is given, and each of them can fail', () => {
  const failed: string[] = []
  let tests = 0
  const tools = {
    describe: (_: string, body: () => void) => body(),
    test(name: string, body: () => void) {
      tests++
      try {
        body()
      } catch {
        failed.push(name)
      }
    },
    expect: expect as (value: unknown) => { toEqual(other: unknown): void },
  }
  const broken = { ...magpie, outcome: () => null, resample: () => {}, seats: { min: 2, max: 2 } }
  enrol(tools, broken, {
    leaks: { pairs: 50 },
    invariants: { 'nobody scores': ({ pub }) => pub.scores.every((score) => score === 0) },
    steps: { matches: 1 },
    source: { module: new URL('./toys/bazaar.ts', import.meta.url), name: 'bazaar' },
  })
  expect(tests).toBe(5)
  expect(failed).toEqual([
    'keeps the promises of a game with 2 seats',
    'nobody scores',
    'comes to every step of every flow',
    'plays the same match in another process',
  ])
})

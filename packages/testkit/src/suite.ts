import type { Game, Shape } from '@riposte/kernel'
import { arrangements, seatCounts } from './arrangement.ts'
import { type ConformSettings, conform } from './conformance.ts'
import { digestOfPlay } from './digest.ts'
import { digestElsewhere, type Source } from './elsewhere.ts'
import { tellFinding } from './finding.ts'
import { holdsAlways, type Invariant } from './invariants.ts'
import { tellLeak } from './leak.ts'
import { type FuzzSettings, fuzzLeaks } from './leaks.ts'
import { playUntilCovered } from './steps.ts'

/** What the suite needs of a test library; vitest's own functions will do. */
export interface TestTools {
  describe(name: string, body: () => void): void
  test(name: string, body: () => void, timeout?: number): void
  expect(value: unknown): { toEqual(other: unknown): void }
}

export interface Enrolment<G extends Shape> {
  readonly seed?: string
  readonly conform?: Omit<ConformSettings, 'seats' | 'seed'>
  /** For each seat count. */
  readonly leaks: Omit<FuzzSettings<G>, 'seats' | 'seed'>
  readonly invariants?: Readonly<Record<string, Invariant<G>>>
  /** Steps that no random play comes to within so many matches are an error, but for those named here. */
  readonly steps?: { readonly matches: number; readonly except?: readonly string[] }
  /** Where another process finds the game; without it that test is left out. */
  readonly source?: Source
  /** Milliseconds for each test. */
  readonly timeout?: number
}

/** Every test that every game has to pass. A game's own test file calls this and is done. */
export function enrol<G extends Shape>(tools: TestTools, game: Game<G>, enrolment: Enrolment<G>): void {
  const { describe, test, expect } = tools
  const { seed = 'enrolled', timeout = 60_000, invariants, steps, source } = enrolment
  describe(game.name, () => {
    for (const seats of seatCounts(game)) {
      test(
        `keeps the promises of a game with ${seats} seats`,
        () => {
          expect(conform(game, { ...enrolment.conform, seed, seats: [seats] }).map(tellFinding)).toEqual([])
        },
        timeout,
      )
      test(
        `tells no observer anything it may not know with ${seats} seats`,
        () => {
          expect(fuzzLeaks(game, { ...enrolment.leaks, seed, seats: [seats] }).leaks.map(tellLeak)).toEqual([])
        },
        timeout,
      )
    }
    for (const [name, invariant] of Object.entries(invariants ?? {})) {
      test(
        name,
        () => {
          expect(holdsAlways(game, { [name]: invariant }, { seed }).map(tellFinding)).toEqual([])
        },
        timeout,
      )
    }
    if (steps !== undefined) {
      test(
        'comes to every step of every flow',
        () => {
          const { unvisited } = playUntilCovered(game, { seed, matches: steps.matches })
          expect(unvisited.filter((step) => !steps.except?.includes(step))).toEqual([])
        },
        timeout,
      )
    }
    if (source !== undefined) {
      test(
        'plays the same match in another process',
        () => {
          const start = { ...arrangements(game)[0], seed }
          expect(digestElsewhere(source, start)).toEqual(digestOfPlay(game, start))
        },
        timeout,
      )
    }
  })
}

import { amount, conform, playUntilCovered, tellFinding } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { imposterKings } from '../src/index.ts'
import { optionSets } from './rebuild/option-sets.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const OPTIONAL = { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] } as const

describe('with every value of every option', () => {
  test.each([2, 3, 4])('IK-17.1: the game keeps the promises of a game with %i seats', (seats) => {
    // Every set with every seat count that can play it: deck lists and the tournament are for one count only.
    const played = optionSets.map((options) => ({ ...options, targetScore: 1 }))
    const settings = { seats: [seats], optionSets: played, seed: 'options', oneIn: amount(24, 1) }
    expect(conform(imposterKings, settings).map(tellFinding)).toEqual([])
  })
})

describe('random play', () => {
  test('IK-18: comes to every step of every flow', () => {
    const sets = [
      { mulligan: true, ...OPTIONAL, falseClaimPenalty: 'forfeit' },
      { mode: 'expansion', ...OPTIONAL, foolWindowDecline: 'suppressed', falseClaimPenalty: 'none' },
      { mode: 'expansion', signatureMode: 'tournament', foolWindowDecline: 'suppressed' },
    ]
    const optionSets = sets.map((options) => ({ ...options, targetScore: 1 }))
    const { unvisited } = playUntilCovered(inTheThickOfIt, { optionSets, matches: 50_000, seed: 'every step' })
    expect(unvisited).toEqual([])
  })
})

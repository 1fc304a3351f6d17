import { amount, conform, fuzzLeaks, tellFinding, tellLeak } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'
import { MISSIONS } from '../src/missions/all.ts'

/** Every mission, with all the numbers of players it is for. */
const tables = MISSIONS.map(({ id, players }) => ({ mission: id, seats: players }))

describe('every mission that can be played, with every number of players', () => {
  test.each(tables)('mission $mission with $seats players keeps the promises of a game', ({ mission, seats }) => {
    const settings = { seed: `mission ${mission}`, seats, optionSets: [{ mission }], oneIn: amount(12, 1) }
    const findings = conform(bombBusters, settings)
    expect(findings.map(tellFinding)).toEqual([])
  })

  test.each(tables)(
    'mission $mission with $seats players tells nobody what they may not know',
    ({ mission, seats }) => {
      const leaks = seats.flatMap((count) => {
        const seed = `mission ${mission} with ${count}`
        const settings = { seed, seats: [count], optionSets: [{ mission }], pairs: amount(5, 25) }
        return fuzzLeaks(bombBusters, settings).leaks
      })
      expect(leaks.map(tellLeak)).toEqual([])
    },
  )
})

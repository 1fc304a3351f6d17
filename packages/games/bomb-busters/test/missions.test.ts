import { conform, fuzzLeaks, tellFinding, tellLeak } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../src/index.ts'
import { missionOf, playable } from '../src/missions/index.ts'

/** Every mission with one of its player counts, so that all counts have their turn: 2 for this one, 3 for the next … */
const tables = playable().map((mission) => {
  const { players } = missionOf(mission)
  return { mission, seats: players[mission % players.length] }
})

describe('every mission that can be played', () => {
  test.each(tables)('mission $mission with $seats players keeps the promises of a game', ({ mission, seats }) => {
    const findings = conform(bombBusters, { seed: `mission ${mission}`, seats: [seats], optionSets: [{ mission }] })
    expect(findings.map(tellFinding)).toEqual([])
  })

  test.each(tables)(
    'mission $mission with $seats players tells nobody what they may not know',
    ({ mission, seats }) => {
      const { leaks } = fuzzLeaks(bombBusters, {
        seed: `mission ${mission}`,
        seats: [seats],
        optionSets: [{ mission }],
        pairs: 60,
      })
      expect(leaks.map(tellLeak)).toEqual([])
    },
  )
})

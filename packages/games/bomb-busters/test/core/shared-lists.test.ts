import { playOut } from '@riposte/bots'
import { imagine, isBlocked, Match, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { alike } from '../../src/shared-lists.ts'

/** Longer than any hand, and more than the seats there are. */
const LONGEST = 40
const VALUES = 5

describe('lists that matches share', () => {
  test('are as they were after random matches of every mission, with imagined worlds and copies played out beside them', () => {
    for (const { id: mission } of MISSIONS) {
      for (const seats of [2, 3, 4, 5]) {
        const seed = `shared ${mission} ${seats}`
        const match = Match.start(bombBusters, { seats, options: { mission }, seed })
        if (isBlocked(match)) continue
        const { play } = match
        const random = seeded(seed)
        playOut(play.clone(), random)
        playOut(imagine(play, 0, random), random)
        playOut(play, random)
      }
    }
    for (let value = 0; value < VALUES; value++) {
      for (let length = 0; length < LONGEST; length++) {
        expect(alike(length, value)).toEqual(Array.from({ length }, () => value))
      }
    }
  })

  test('are not changed by a copy that is played on: the match it was copied from stays as it is', () => {
    for (const mission of [1, 20, 35, 38, 64]) {
      const match = Match.start(bombBusters, { seats: 4, options: { mission }, seed: `copied ${mission}` })
      if (isBlocked(match)) throw new Error(match.message)
      const before = JSON.stringify(match.play.state())
      const twin = match.play.clone()
      playOut(twin, seeded(`copied ${mission}`))
      expect(JSON.stringify(match.play.state())).toBe(before)
      expect(JSON.stringify(twin.state())).not.toBe(before)
    }
  })
})

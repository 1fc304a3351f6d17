import { playMatch, randomBot } from '@riposte/bots'
import { type Bot, isBlocked, Match, seeded } from '@riposte/kernel'
import { amount } from '@riposte/testkit'
import { describe, expect, it } from 'vitest'
import { bombBusters, teamBot } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { missionOf } from '../../src/missions/index.ts'

/** Plays a mission to its end; an answer that is not legal throws. Says how it ended. */
function played(mission: number, seats: number, seed: string, options: object = {}, bot: Bot = teamBot): string | null {
  const match = Match.start(bombBusters, { seats, options: { mission, ...options }, seed })
  if (isBlocked(match)) throw new Error(match.message)
  playMatch(match, new Array<Bot>(seats).fill(bot), seeded(`players of ${seed}`))
  return match.view(-1).view.result
}

const SEATS = [3, 4, 2, 5].slice(0, amount(2, 4))

describe('the team player', () => {
  it('BB-16.1, BB-16.2: answers every question of whole missions legally, to the end', () => {
    const ends = new Set<string | null>()
    const oneIn = amount(4, 1)
    for (const { id: mission } of MISSIONS.filter(({ id }) => id % oneIn === 0)) {
      const { players } = missionOf(mission)
      const seats = players[mission % players.length]
      ends.add(played(mission, seats, `whole mission ${mission}`))
    }
    expect(ends).not.toContain(null)
    expect(ends).toContain('win')
  }, 300_000)

  it('BB-C.2, BB-16.1: uses the experts it is given', () => {
    for (const mission of [31, 33, 42, 58].slice(0, amount(2, 4))) {
      const experts =
        mission === 58 ? [] : ['double_detector', 'character_e1', 'character_e2', 'character_e3', 'character_e4']
      expect(played(mission, 5, `experts ${mission}`, { experts })).not.toBeNull()
    }
  }, 300_000)

  it('wins most training missions, where players by chance hardly win any', () => {
    let won = 0
    let byChance = 0
    for (let mission = 1; mission <= 8; mission++) {
      for (const seats of SEATS) {
        if (played(mission, seats, `training ${seats}`) === 'win') won++
        if (played(mission, seats, `training ${seats}`, {}, randomBot) === 'win') byChance++
      }
    }
    expect(won).toBeGreaterThan(6 * SEATS.length)
    expect(byChance).toBeLessThan(2 * SEATS.length)
  }, 300_000)
})

import { readFileSync } from 'node:fs'
import { isBlocked, Match } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { forPlayers, type Pool } from '../../src/missions/mission.ts'
import { wiresFor } from '../../src/setup/pool.ts'
import { RED, YELLOW } from '../../src/wires.ts'
import { missionFacts } from './mission-facts.ts'

const FOLDER = '../../../../../docs/rules/bomb-busters/'

const book = ['missions-01-33.md', 'missions-34-66.md']
  .map((name) => readFileSync(new URL(FOLDER + name, import.meta.url), 'utf8'))
  .join('\n')

const all = MISSIONS.map((mission) => [String(mission.id).padStart(2, '0'), mission] as const)

/** How many wires of a colour are dealt. */
function dealt(pool: Pool): number {
  if (pool.kind === 'none' || pool.dealt === false) return 0
  if (pool.kind === 'fixed') return pool.values.length
  return pool.kind === 'outOf' ? pool.keep : pool.n
}

describe('what the book says first about a mission', () => {
  test.each(all)('BB-M%s: it is what the mission’s table says', (_id, mission) => {
    expect(book).toContain(`### Mission ${mission.id}: ${mission.name}\n\n${missionFacts(mission)}\n`)
  })

  test.each(all)('BB-M%s, BB-3.1, BB-4.1: it is what is dealt, for every number of players', (_id, mission) => {
    for (const players of mission.players) {
      const options = { mission: mission.id, captain: 'first' }
      const match = Match.start(bombBusters, { seats: players, options, seed: 'the book' })
      if (isBlocked(match)) throw new Error(match.message)
      const { pub } = match.play
      const wires = wiresFor(mission, players)
      expect(pub.total[YELLOW]).toBe(dealt(wires.yellow))
      expect(pub.total[RED]).toBe(dealt(wires.red))
      const { min, max } = wires.blue
      const copies = Array.from({ length: 12 }, (_, at) => (at + 1 >= min && at + 1 <= max ? 4 : 0))
      expect(pub.total.slice(1, 13)).toEqual(copies)
      const { detonator } = mission
      expect(pub.dialMax).toBe(detonator.max === undefined ? players : forPlayers(detonator.max, players))
    }
  })
})

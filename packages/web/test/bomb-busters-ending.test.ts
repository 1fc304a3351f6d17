import { bombBusters } from '@riposte/bomb-busters'
import { isBlocked, record } from '@riposte/kernel'
import type { CampaignInfo } from '@riposte/protocol'
import { describe, expect, test } from 'vitest'
import { reasonWords } from '../src/games/bomb-busters/coach/reason-words.ts'
import { deedsOf } from '../src/games/bomb-busters/ending/deeds.ts'
import { knowledgeOf, lastMiss } from '../src/games/bomb-busters/ending/knowledge.ts'
import { triesOf, triesWords } from '../src/games/bomb-busters/ending/tries.ts'
import { turnsOf } from '../src/games/bomb-busters/ending/turns.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { played, sightOf } from './bomb-busters.ts'

/** A mission to its end, and the record of it to walk about in. */
function ended(mission: number, misses: number, seed: string) {
  const position = played({ mission, misses, seed, actions: 600 })
  expect(position.match.over).toBe(true)
  const timeline = Timeline.of(bombBusters, record(position.match, 'salt'))
  if (isBlocked(timeline)) throw new Error(timeline.message)
  const sight = sightOf(position, 0)
  const turns = turnsOf(sight.events, (seat) => sight.seen.view.players[seat].stands[0])
  return { position, timeline, sight, turns }
}

const LOST = [1, 3, 8, 20, 25].flatMap((mission) => ['a', 'b', 'c'].map((seed) => [mission, seed] as const))

describe('what could be known', () => {
  test.each(LOST)(
    'mission %i, deal %s: counts with the eyes of whoever cut, and never denies the truth',
    (mission, seed) => {
      const { position, timeline, turns } = ended(mission, 2, `lost ${seed}`)
      const miss = lastMiss(turns)
      const knowledge = miss === null ? null : knowledgeOf(timeline, miss)
      if (miss === null || knowledge === null) throw new Error('nobody missed')
      // At the moment before, that player was asked to act in that turn.
      const { seen } = timeline.moment(knowledge.at, miss.seat)
      expect(seen.observer).toBe(miss.seat)
      expect(seen.decisions.some(({ seat, question }) => seat === miss.seat && question === 'turn')).toBe(true)
      expect(knowledge.chance).toBeLessThan(1)
      const valueAt = (seat: number, place: number) => {
        const wire = position.match.play.own[seat].wires[place]
        return wire % 10 === 0 ? wire / 10 : wire % 10 === 1 ? 'YELLOW' : 'RED'
      }
      // Nothing was moved between hands in these missions, so the wire still stands where it was pointed at.
      const { wire, surer, chance } = knowledge
      const [spot] = miss.spots
      const denied = wire !== null && !wire.likely.some(({ value }) => value === valueAt(spot.seat, spot.place))
      expect(denied).toBe(false)
      expect(surer?.chance ?? 1).toBeGreaterThan(chance)
      const sworn = surer !== null && surer.chance > 1 - 1e-9 ? surer : null
      expect(sworn?.value).toBe(sworn === null ? undefined : valueAt(sworn.seat, sworn.place))
      for (const reason of knowledge.wire?.reasons ?? []) {
        const words = reasonWords(sightOf(position, null), reason)
        expect(words).not.toMatch(/\byou\b|\bSeat \d|wire \d/i)
      }
    },
  )

  test('a mission without a miss has none to tell of', () => {
    const clean = ended(1, 0, 'clean')
    expect(clean.sight.seen.view.result).toBe('win')
    expect(lastMiss(clean.turns)).toBeNull()
  })
})

test('every turn has its moment in the replay: there its seat has just done it', () => {
  const { timeline, turns } = ended(8, 3, 'film')
  const deeds = deedsOf(timeline)
  expect(turns.length).toBeGreaterThan(2)
  for (const { turn, seat } of turns) {
    const at = deeds.get(turn) ?? 0
    const { entry } = timeline.steps[at]
    expect(entry).toMatchObject({ seat })
    expect(timeline.moment(at - 1, seat).seen.view).toMatchObject({ turn, current: seat })
  }
})

describe('the tries of a group', () => {
  const results = [
    { table: 'later', at: 5, stage: 2, success: true, seats: 4 },
    { table: 'third', at: 4, stage: 1, success: true, seats: 4 },
    { table: 'second', at: 3, stage: 1, success: true, seats: 4 },
    { table: 'first', at: 2, stage: 1, success: false, seats: 4 },
  ]
  const stages = [
    { stage: 1, tries: 4, successes: 2 },
    { stage: 2, tries: 1, successes: 1 },
  ] as unknown as CampaignInfo['stages']
  const told = (table: string, won: boolean) => {
    const tries = triesOf({ stages, results }, table)
    return tries === null ? null : `${tries.tries} ${triesWords(tries, won)}`
  }

  test('are counted up to this match, also for those who come back to it later', () => {
    expect(told('first', false)).toBe('2 tries so far')
    expect(told('second', true)).toBe('3 tries were needed')
    expect(told('third', true)).toBe('4 tries, 2 won')
    expect(told('later', true)).toBe('1 try was enough')
  })

  test('are not told of a match that does not count', () => {
    expect(told('elsewhere', true)).toBeNull()
  })
})

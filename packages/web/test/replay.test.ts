import type { View } from '@riposte/imposter-kings'
import { below, commit, type EventJson, isBlocked, Match, SPECTATOR, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { imposterKingsFace } from '../src/games/imposter-kings/face.tsx'
import { checkRecord } from '../src/replay/commitment.ts'
import { countsPoints, gainsIn, interruptsIn, partAt, partsOf, turnsIn } from '../src/replay/parts.ts'
import { readPlace, writePlace } from '../src/replay/place.ts'
import { Timeline } from '../src/replay/timeline.ts'
import { nearestInterrupt } from '../src/replay/use-keys.ts'
import { corpusNames, game, played, recorded } from './corpus.ts'

function timelineOf(name: string): Timeline {
  const timeline = Timeline.of(game, recorded(name))
  if (isBlocked(timeline)) throw new Error(timeline.message)
  return timeline
}

describe('moments', () => {
  test.each(corpusNames)('%s: every moment, visited in any order, is what its observers saw then', (name) => {
    const log = recorded(name)
    const timeline = timelineOf(name)
    const match = Match.start(game, { options: log.options, seats: log.seats, seed: log.seed, from: log.from })
    if (isBlocked(match)) throw new Error(match.message)
    const eyes = [SPECTATOR, ...Array.from({ length: log.seats }, (_, seat) => seat)]
    const told = eyes.map((observer) => [...match.tell(match.opening, observer)])
    const then = [eyes.map((observer) => ({ seen: match.view(observer), told: told[eyes.indexOf(observer)].length }))]
    for (const entry of log.entries) {
      const applied = match.redo(entry)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      then.push(
        eyes.map((observer, place) => {
          told[place].push(...match.tell(applied.events, observer))
          return { seen: match.view(observer), told: told[place].length }
        }),
      )
    }
    expect(timeline.last).toBe(log.entries.length)
    const random = seeded('places')
    for (let look = 0; look < 60; look++) {
      const at = below(random, then.length)
      const place = below(random, eyes.length)
      const moment = timeline.moment(at, eyes[place])
      expect(moment.seen).toEqual(then[at][place].seen)
      expect(moment.events).toEqual(told[place].slice(0, then[at][place].told))
      expect(moment.open).toBeNull()
    }
  })

  test('only the seat that is asked has answers to choose from', () => {
    const timeline = timelineOf('expansion-two-players')
    for (let at = 0; at <= timeline.last; at += 7) {
      const moments = [0, 1].map((seat) => timeline.moment(at, seat))
      moments.forEach(({ seen, legal }, seat) => {
        const asked = seen.decisions.some((decision) => decision.seat === seat && decision.id !== undefined)
        expect(legal.length > 0).toBe(asked)
      })
    }
  })

  test('with everything open every hand is there, and the private part of every event', () => {
    const timeline = timelineOf('two-players')
    const open = timeline.moment(1, 'all').open as { seats: { hand: string[] }[] }
    expect(open.seats).toHaveLength(2)
    for (const { hand } of open.seats) expect(hand.length).toBeGreaterThan(0)
    const dealt = (events: readonly EventJson[]) => events.filter(({ type, card }) => type === 'dealt' && card)
    expect(dealt(timeline.moment(0, SPECTATOR).events)).toHaveLength(0)
    const all = dealt(timeline.moment(0, 'all').events)
    expect(all).toHaveLength(dealt(timeline.moment(0, 0).events).length + dealt(timeline.moment(0, 1).events).length)
    expect(all.length).toBeGreaterThan(0)
  })

  test('a record of other rules is refused in words', () => {
    const log = recorded('assassination')
    expect(Timeline.of(game, { ...log, version: log.version + 1 })).toMatchObject({ code: 'otherVersion' })
    expect(Timeline.of(game, { ...log, game: 'chess' })).toMatchObject({ code: 'otherGame' })
  })
})

describe('interrupts', () => {
  /** What the game itself told of windows; the marks are found without knowing this game. */
  function windowsTold(timeline: Timeline) {
    const events = timeline.moment(timeline.last, SPECTATOR).events
    const count = (type: string) => events.filter((event) => event.type === type).length
    return { opened: count('windowOpened'), claims: count('reactionUsed') + count('falseClaim') }
  }

  test.each(corpusNames)('%s: every claim is marked, every window without one is hollow', (name) => {
    const timeline = timelineOf(name)
    const { opened, claims } = windowsTold(timeline)
    const used = timeline.interrupts.filter(({ seat }) => seat !== null)
    const hollow = timeline.interrupts.length - used.length
    expect(used).toHaveLength(claims)
    expect(hollow).toBeLessThanOrEqual(opened)
    expect(hollow + used.length).toBeGreaterThanOrEqual(opened)
    for (const { at, seat } of used) expect(timeline.steps[at].entry?.seat).toBe(seat)
  })

  test('where everybody lets everything pass, every window is hollow', () => {
    const random = seeded('declines')
    const log = played(3, 'declines', (_, legal) => {
      const declining = legal.find(({ type }) => type === 'pass')
      return declining ?? legal[below(random, legal.length)]
    })
    const timeline = Timeline.of(game, log)
    if (isBlocked(timeline)) throw new Error(timeline.message)
    const { opened } = windowsTold(timeline)
    expect(opened).toBeGreaterThan(0)
    expect(timeline.interrupts.map(({ seat }) => seat)).toEqual(new Array(opened).fill(null))
  })

  test('an answer to an answer lies higher', () => {
    const found = corpusNames.flatMap((name) => {
      const timeline = timelineOf(name)
      return timeline.interrupts.map(({ at, level }) => ({
        level,
        counters: timeline.moment(at, SPECTATOR).seen.pile.some(({ flow }) => flow === 'counterAssassin'),
      }))
    })
    expect(found.some(({ level }) => level === 2)).toBe(true)
    expect(found.filter(({ level, counters }) => level === 1 && counters).length).toBeGreaterThan(0)
  })
})

describe('the promise about the seed', () => {
  const log = recorded('assassination')
  const table = { id: 'a', commitment: log.commitment }

  test('a record that keeps it is in order', () => {
    expect(checkRecord(game, log, table, null)).toEqual({ wrong: null, compared: false })
    expect(checkRecord(game, log, table, log.commitment)).toEqual({ wrong: null, compared: true })
  })

  test('another seed, a changed entry and a changed promise are found', () => {
    expect(checkRecord(game, { ...log, seed: 'another' }, table, null).wrong?.code).toBe('wrongSeed')
    const entries = log.entries.map((entry, at) => (at === 3 ? { ...entry, seat: 1 - entry.seat } : entry))
    expect(checkRecord(game, { ...log, entries }, table, null).wrong?.code).toBe('brokenChain')
    const other = commit('another', log.salt)
    expect(checkRecord(game, { ...log, seed: 'another', commitment: other }, table, null).wrong?.code).toBe(
      'otherPromise',
    )
    expect(checkRecord(game, log, table, other).wrong?.code).toBe('otherPromise')
  })
})

describe('rounds and turns', () => {
  const names = ['Wren', 'Odile', 'Bram', 'Ines']

  test.each(['two-players', 'expansion-three-players', 'four-players'])('%s: parts follow each other', (name) => {
    const log = recorded(name)
    const timeline = timelineOf(name)
    const people = names.slice(0, log.seats)
    const parts = partsOf(timeline, imposterKingsFace, people)
    const rounds = timeline.moment(timeline.last, SPECTATOR).events.filter(({ type }) => type === 'roundStarted')
    expect(parts.filter(({ title }) => title !== null)).toHaveLength(rounds.length)
    expect(parts.at(-1)?.to).toBe(timeline.last)
    const round = (place: number) => (timeline.moment(place, SPECTATOR).seen.view as View).round
    for (const [at, part] of parts.entries()) {
      expect(part.from).toBe(at === 0 ? 0 : parts[at - 1].to + 1)
      expect(partAt(parts, part.from)).toBe(at)
      expect(partAt(parts, part.to)).toBe(at)
      // A round is the same at all of its moments; what comes before the first counts as none.
      expect(round(part.to)).toBe(part.title === null ? 0 : round(part.from))
    }
    const gained = people.map((_, seat) =>
      parts.reduce((sum, part) => {
        const gain = gainsIn(timeline, imposterKingsFace, people, part).find((entry) => entry.seat === seat)
        return sum + (gain?.points ?? 0)
      }, 0),
    )
    expect(gained).toEqual(timeline.outcome?.scores)
  })

  test('points are told where the game counts them, and nowhere else', () => {
    const timeline = timelineOf('two-players')
    const people = names.slice(0, 2)
    const without: typeof imposterKingsFace = {
      ...imposterKingsFace,
      seat: (sight, seat) => ({ ...imposterKingsFace.seat(sight, seat), points: null }),
    }
    expect(countsPoints(timeline, imposterKingsFace, people)).toBe(true)
    expect(countsPoints(timeline, without, people)).toBe(false)
  })

  test('turns are counted within their round, each from the moment it is on', () => {
    const timeline = timelineOf('two-players')
    const people = names.slice(0, 2)
    for (const part of partsOf(timeline, imposterKingsFace, people)) {
      const turns = turnsIn(timeline, imposterKingsFace, people, part)
      expect(turns.length).toBeGreaterThan(1)
      for (const [place, { at, turn }] of turns.entries()) {
        expect(at).toBeGreaterThanOrEqual(part.from)
        expect(at).toBeLessThanOrEqual(part.to)
        expect(turn).toBeGreaterThan(place === 0 ? 0 : turns[place - 1].turn)
      }
    }
  })

  test('every interrupt belongs to exactly one part', () => {
    for (const name of ['two-players', 'four-players', 'assassination']) {
      const timeline = timelineOf(name)
      const parts = partsOf(timeline, imposterKingsFace, names.slice(0, recorded(name).seats))
      const found = parts.flatMap((part) => interruptsIn(timeline.interrupts, part))
      expect(found.length).toBe(timeline.interrupts.length)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  test('jumping goes from answer to answer and no further', () => {
    const timeline = timelineOf('four-players')
    const answers = timeline.interrupts.filter(({ seat }) => seat !== null).map(({ at }) => at)
    const visited: number[] = []
    for (let at = nearestInterrupt(timeline.interrupts, 0, 1); at !== null; ) {
      visited.push(at)
      at = nearestInterrupt(timeline.interrupts, at, 1)
    }
    expect(visited).toEqual([...new Set(answers)])
    expect(nearestInterrupt(timeline.interrupts, answers[0], -1)).toBeNull()
  })
})

describe('a shared moment', () => {
  test('is read as it was written', () => {
    for (const eyes of ['all', SPECTATOR, 0, 3] as const) {
      expect(readPlace(writePlace({ at: 27, eyes }), 41, 4)).toEqual({ at: 27, eyes })
    }
  })

  test('a place that does not exist is the nearest one, seen by everyone', () => {
    expect(readPlace('?at=900&as=7', 41, 2)).toEqual({ at: 41, eyes: 'all' })
    expect(readPlace('?at=-3&as=', 41, 2)).toEqual({ at: 0, eyes: 'all' })
    expect(readPlace('?at=x', 41, 2)).toEqual({ at: 0, eyes: 'all' })
  })
})

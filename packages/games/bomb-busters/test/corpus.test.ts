import { type EventJson, isBlocked, type MatchRecord, replay, SPECTATOR } from '@riposte/kernel'
import { type RecordedMatch, recordsIn, verifyCorpus } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { planned } from '../corpus/plan.ts'
import { actions } from '../src/actions.ts'
import type { Wish } from '../src/characters/wishes.ts'
import { events } from '../src/events.ts'
import { bombBusters } from '../src/index.ts'
import { BASIC_CHARACTERS, CHARACTERS, EQUIPMENT, RESULTS } from '../src/names.ts'
import { CAPTAINS, type Options } from '../src/options.ts'

const records = recordsIn(new URL('../corpus/', import.meta.url))

/** A recorded game played through: what everybody was told, and what somebody was. */
interface Watched {
  readonly name: string
  readonly log: MatchRecord
  readonly mission: number
  readonly result: string
  readonly told: readonly EventJson[]
  readonly kinds: ReadonlySet<string>
  /** Characters whose personal equipment has done something: an expert's ability, or a Double Detector that found it. */
  readonly characters: ReadonlySet<string>
}

function watch({ name, record: log }: RecordedMatch): Watched {
  const match = replay(bombBusters, { ...log, entries: [] })
  if (isBlocked(match)) throw new Error(match.message)
  const told = [...match.tell(match.opening, SPECTATOR)]
  const kinds = new Set(match.opening.map(({ type }) => type.name))
  const characters = new Set<string>()
  let pointing = ''
  for (const entry of log.entries) {
    if ('action' in entry && entry.action.type === 'dualCutDoubleDetector') {
      pointing = CHARACTERS[match.play.pub.players[entry.seat].character]
    }
    const applied = match.redo(entry)
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const { type } of applied.events) kinds.add(type.name)
    for (const event of match.tell(applied.events, SPECTATOR)) {
      told.push(event)
      if (event.type === 'abilityUsed') characters.add(event.character as string)
      if (event.type !== 'detectorResolved') continue
      if (event.match === true) characters.add(pointing)
      pointing = ''
    }
  }
  const { mission, result } = match.play.pub
  return { name, log, mission, result: RESULTS[result], told, kinds, characters }
}

const watched = records.map(watch)

describe('the recorded games', () => {
  test('all of them lead to their recorded ends', () => {
    expect(verifyCorpus(bombBusters, records)).toEqual([])
  })

  test('there is a game for everything that is planned, and no other', () => {
    expect(watched.map(({ name }) => name)).toEqual(planned.map(({ name }) => name).sort())
  })

  test.each(planned.map((plan) => [plan.name, plan] as const))('%s is what it is there for', (name, plan) => {
    const game = watched.find((other) => other.name === name)
    expect({ seats: game?.log.seats, options: game?.log.options, ends: game?.result }).toEqual({
      seats: plan.seats,
      options: plan.options,
      ends: plan.ends,
    })
    for (const wanted of plan.shows) expect(game?.told).toContainEqual(expect.objectContaining(wanted))
  })

  test('every mission is won in one of them and lost in another', () => {
    const all = Array.from({ length: 66 }, (_, at) => at + 1)
    const ends = (isWon: boolean) =>
      new Set(watched.filter(({ result }) => (result === 'win') === isWon).map(({ mission }) => mission))
    expect(all.filter((mission) => !ends(true).has(mission))).toEqual([])
    expect(all.filter((mission) => !ends(false).has(mission))).toEqual([])
  })

  test('BB-2.1: they are played by two, three, four and five', () => {
    for (const isWon of [true, false]) {
      const seats = watched.filter(({ result }) => (result === 'win') === isWon).map(({ log }) => log.seats)
      expect(new Set(seats)).toEqual(new Set([2, 3, 4, 5]))
    }
  })

  test('BB-2.5, BB-C.3: every seat is chosen for captain, and every expert is asked for', () => {
    const chosen = watched.map(({ log }) => log.options as Partial<Options>)
    const captains = new Set(chosen.map(({ captain }) => captain))
    const experts = new Set(chosen.flatMap((options) => options.experts ?? []))
    expect(CAPTAINS.filter((captain) => !captains.has(captain))).toEqual([])
    expect(CHARACTERS.slice(BASIC_CHARACTERS).filter((expert) => !experts.has(expert as Wish))).toEqual([])
  })

  test('BB-12.1: every result is reached', () => {
    const reached = new Set(watched.map(({ result }) => result))
    expect(RESULTS.filter((result) => result !== 'none' && !reached.has(result))).toEqual([])
  })

  test('every action is taken', () => {
    const taken = new Set(
      watched.flatMap(({ log }) => log.entries.map((entry) => 'action' in entry && entry.action.type)),
    )
    expect(Object.keys(actions).filter((name) => !taken.has(name))).toEqual([])
  })

  test('every event is told', () => {
    const happened = new Set(watched.flatMap(({ kinds }) => [...kinds]))
    expect(Object.keys(events).filter((name) => !happened.has(name))).toEqual([])
  })

  test('BB-E00.6: every equipment card is used', () => {
    const uses = watched.flatMap(({ told }) => told.filter(({ type }) => type === 'equipmentUsed'))
    const cards = new Set(uses.map(({ equipmentId }) => equipmentId))
    expect(EQUIPMENT.filter((card) => !cards.has(card))).toEqual([])
  })

  test('BB-C.1, BB-C.2: every character uses its personal equipment with success', () => {
    const characters = new Set(watched.flatMap((game) => [...game.characters]))
    expect(CHARACTERS.filter((character) => !characters.has(character))).toEqual([])
  })

  test('a log holds whatever a log can hold: answers, time that is up, clocks, words', () => {
    const kinds = new Set(watched.flatMap(({ log }) => log.entries.flatMap((entry) => Object.keys(entry))))
    expect([...kinds].sort()).toEqual(['action', 'hash', 'runOut', 'said', 'seat', 'timeout'])
  })
})

import { Choices, type MatchRecord, record, seeded } from '@riposte/kernel'
import { expect, test } from 'vitest'
import {
  conform,
  digestOfPlay,
  fuzzLeaks,
  holdsAlways,
  playUntilCovered,
  readRecord,
  readScenario,
  runScenario,
  tellFinding,
  tellLeak,
} from '../src/index.ts'
import { begin, carryOut, entryOf, wander } from '../src/wander.ts'
import { lantern } from './toys/lantern.ts'

const START = { seats: 2, options: {}, seed: 'night' }

test('random play lets the clock run out and lets people speak, and goes on where nobody is asked', () => {
  const random = seeded('night')
  const scratch = new Choices()
  const kinds = new Set<string>()
  for (let at = 0; at < 20; at++) {
    const match = begin(lantern(), { ...START, seed: `night ${at}` })
    while (!match.over) {
      const entry = entryOf(match.play, wander(match.play, random, scratch))
      expect(match.redo(entry).blocked).toBeNull()
      kinds.add(Object.keys(entry).join())
    }
  }
  expect([...kinds].sort()).toEqual(['seat,action', 'seat,runOut', 'seat,said'])
})

test('a game with a clock and rules about talking conforms, covers its steps and leaks nothing', () => {
  const game = lantern()
  expect(conform(game, { matches: 10 }).map(tellFinding)).toEqual([])
  expect(fuzzLeaks(game, { pairs: 400 }).leaks.map(tellLeak)).toEqual([])
  expect(playUntilCovered(game, { matches: 50 }).unvisited).toEqual([])
  expect(digestOfPlay(game, START)).toBe(digestOfPlay(game, START))
})

test('a leak that shows only when the clock has run out is found, and its log says so', () => {
  const { leaks } = fuzzLeaks(lantern({ unmarked: true }), { pairs: 400 })
  expect(leaks[0]).toMatchObject({ what: 'events' })
  expect(leaks[0].log).toEqual([
    { seat: -1, runOut: 'dark' },
    { seat: -1, runOut: 'lit' },
  ])
  expect(tellLeak(leaks[0])).toContain('the clock lit runs out')
})

test('a leak that shows only when somebody speaks is found', () => {
  const { leaks } = fuzzLeaks(lantern({ heard: true }), { pairs: 600 })
  expect(leaks[0]).toMatchObject({ what: 'view', log: [{ runOut: 'dark' }, { said: 'no' }] })
})

test('a match in which nobody is asked and no clock runs is a finding', () => {
  expect(conform(lantern({ stuck: true })).map(({ check }) => check)).toContain('decision')
})

test('an invariant that breaks when the clock runs out is shown with that clock', () => {
  const findings = holdsAlways(lantern(), { neverOut: ({ pub }) => pub.phase !== 'out' }, { matches: 5 })
  expect(findings[0].log).toEqual([
    { seat: -1, runOut: 'dark' },
    { seat: -1, runOut: 'lit' },
  ])
})

test('a scenario can let the clock run out and let somebody speak', () => {
  const told = (steps: object[]) => {
    const scenario = readScenario({ title: 'night', game: 'lantern', seats: 2, steps })
    return typeof scenario === 'string' ? scenario : (runScenario(lantern(), scenario)?.what ?? null)
  }
  const lit = { runOut: 'dark' }
  expect(
    told([lit, { seat: 1, says: 'oh no!' }, { expect: { of: 0, view: { heard: 1 } } }, { runOut: 'lit' }]),
  ).toBeNull()
  expect(told([{ runOut: 'lit' }])).toContain('No such clock runs')
  expect(told([lit, { seat: 1, says: 'nothing' }])).toContain('no consequences')
  expect(told([{ runOut: 3 }])).toContain('runOut is not a text')
  expect(told([{ seat: 1, says: 3 }])).toContain('says is not a text')
})

test('a recorded match with such entries reads back, and others do not', () => {
  const match = begin(lantern(), START)
  for (const move of [
    { seat: -1, runOut: 'dark' },
    { seat: 1, said: 'no' },
  ] as const)
    match.redo(move)
  carryOut(match.play.clone(), wander(match.play, seeded('on'), new Choices()))
  const log = JSON.parse(JSON.stringify(record(match, 'salt'))) as MatchRecord
  expect(readRecord(log)).toEqual(log)
  const wrong = (entry: object) => readRecord({ ...log, entries: [{ ...entry, hash: 'x' }] })
  expect(wrong({ seat: 0, runOut: 3 })).toContain('entry 0 is none')
  expect(wrong({ seat: 0, said: 'no', timeout: true })).toContain('entry 0 is none')
  expect(wrong({ seat: 0, back: 'yes' })).toContain('entry 0 is none')
})

import { isBlocked, Match, type MatchRecord, record } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { readRecord, verifyCorpus } from '../src/index.ts'
import { highCard } from './scenario-high-card.ts'

const game = highCard()

function recorded(): MatchRecord {
  const match = Match.start(game, { seats: 2, seed: 'corpus', options: { boasting: false } })
  if (isBlocked(match)) throw new Error(match.message)
  while (!match.over) match.timeout(match.play.decider())
  return record(match, 'salt')
}

const problems = (log: MatchRecord, rules = game) => verifyCorpus(rules, [{ name: 'one.json', record: log }])

test('a recorded match that leads to its recorded end is in order', () => {
  expect(problems(recorded())).toEqual([])
})

test('rules that play a recorded match otherwise must raise their version', () => {
  const [problem] = problems(recorded(), highCard(1, true))
  expect(problem).toMatchObject({ name: 'one.json', code: 'otherEnd' })
  expect(problem.message).toContain('a rule change must raise the version of high-card (now 1)')
})

test('a record of another version is to be recorded again', () => {
  const [problem] = problems(recorded(), highCard(2, true))
  expect(problem).toMatchObject({ code: 'otherVersion' })
  expect(problem.message).toBe(
    'Recorded under version 1 of the rules; these are version 2. Record it again under the present version.',
  )
})

test('a record that was changed afterwards is not blamed on the rules', () => {
  const log = recorded()
  const entries = log.entries.map((entry, at) => (at === 1 ? { ...entry, seat: 0 } : entry))
  expect(problems({ ...log, entries })).toEqual([
    { name: 'one.json', code: 'brokenChain', message: 'Entry 1 was changed after it was written.' },
  ])
})

test('what is not a recorded match is told apart from one', () => {
  const log = recorded()
  expect(readRecord(JSON.parse(JSON.stringify(log)))).toEqual(log)
  expect(readRecord([])).toBe('not a recorded match')
  expect(readRecord({ ...log, seed: 7 })).toBe('not a recorded match (seed is not a text)')
  expect(readRecord({ ...log, entries: [{ seat: 0 }] })).toBe('not a recorded match (entry 0 is none)')
})

import type { Verdict } from '@riposte/protocol'
import { expect, test } from 'vitest'
import type { Part } from '../src/replay/parts.ts'
import { judgedAt, judgedIn } from '../src/replay/review/verdicts.ts'

const verdict = (at: number, seat: number, worth: number): Verdict => {
  const weighed = { action: { type: 'any' }, worth, visits: 1 }
  return {
    at,
    seat,
    question: 'any',
    played: weighed,
    best: weighed,
    isFar: true,
    answers: [weighed],
    choices: 2,
    feared: [],
  }
}
const all = [verdict(1, 0, 0.2), verdict(3, 0, 0.4), verdict(4, 1, 0.6), verdict(12, 1, 0.8)]
const part = { from: 10, end: 20, title: null } as unknown as Part

test('what a search has judged in an earlier round says nothing about this one', () => {
  const here = judgedIn(all, part, 'search')
  expect(here.map(({ at }) => at)).toEqual([12])
  expect(judgedAt(here, 0, 15)).toBeNull()
})

test('what was judged of the match stands until the seat is asked again, and is marked only where it was', () => {
  const here = judgedIn(all, part, 'bot')
  expect(here.map(({ at, seat, isFar }) => [at, seat, isFar])).toEqual([
    [10, 0, false],
    [10, 1, false],
    [12, 1, true],
  ])
  expect([judgedAt(here, 0, 15), judgedAt(here, 1, 11), judgedAt(here, 1, 15)]).toEqual([40, 60, 80])
})

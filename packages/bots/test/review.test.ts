import { type ActionJson, isBlocked, Match, record } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { review, searching, type Verdict } from '../src/index.ts'
import { judgement, type PokerFace, pokerFace } from './poker-face.ts'

type Options = Partial<PokerFace['options']>

/** A match in which these answers are given, the first by seat 0, the second by seat 1. */
function played(options: Options, isStrong: boolean, ...answers: readonly ActionJson[]): Match<PokerFace> {
  for (let at = 0; ; at++) {
    const match = Match.start(pokerFace, { seats: 2, seed: `deal ${at}`, options })
    if (isBlocked(match)) throw new Error(match.message)
    if (match.play.own[0].strong !== isStrong) continue
    for (const [seat, action] of answers.entries()) {
      const applied = match.apply(seat, action)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
    return match
  }
}

function verdicts(match: Match<PokerFace>, lines = 400): Verdict[] {
  return [...review(pokerFace, record(match, 'salt'), searching(judgement), { lines, seed: 'review' })].map(
    ({ verdict }) => verdict,
  )
}

const claim = { type: 'claim' }

describe('a review', () => {
  test('finds a bluff that nobody could believe, and what had to be feared', () => {
    const [bluff] = verdicts(played({ strongChance: 10 }, false, claim))
    expect(bluff).toMatchObject({ at: 0, seat: 0, isFar: true, played: { action: claim } })
    expect(bluff.best.action).toEqual({ type: 'giveUp' })
    expect(bluff.best.worth).toBeCloseTo(0.4)
    expect(bluff.feared[0]).toMatchObject({ seat: 1, question: 'listen', action: { type: 'doubt' } })
    expect(bluff.feared[0].share).toBeGreaterThan(0.5)
  })

  test('has nothing against the same words where they are believed', () => {
    const [bluff] = verdicts(played({ strongChance: 85 }, false, claim))
    expect(bluff).toMatchObject({ isFar: false, best: { action: claim } })
    expect(bluff.best.worth).toBe(bluff.played.worth)
  })

  test('judges an answer by what was known when it was given, not by what came out', () => {
    // Believing is right where most are strong, whether or not this one was.
    const both = [true, false].map((isStrong) => {
      const [, answer] = verdicts(played({ strongChance: 85 }, isStrong, claim, { type: 'doubt' }))
      const { played: chosen, best } = answer
      return { chosen, best }
    })
    expect(both[0]).toEqual(both[1])
    expect(both[0].best.action).toEqual({ type: 'believe' })
  })

  test('judges an answer to a wide form that the search has not looked at', () => {
    const [guess] = verdicts(played({ wide: true }, true, { type: 'guess', first: 0, second: 0, third: 7 }), 600)
    expect(guess).toMatchObject({ isFar: true, played: { worth: 0 } })
    expect(guess.best.worth).toBeGreaterThan(0.6)
    expect(guess.answers).toContainEqual(guess.played)
  })

  test('comes to the same verdicts again, also where it goes on after a stop', () => {
    const log = record(played({}, true, claim, { type: 'believe' }), 'salt')
    const all = [...review(pokerFace, log, searching(judgement), { lines: 100, seed: 'again' })]
    expect(all.map(({ done, of }) => [done, of])).toEqual([
      [1, 2],
      [2, 2],
    ])
    const rest = [...review(pokerFace, log, searching(judgement), { lines: 100, seed: 'again', from: 1 })]
    expect(rest).toEqual(all.slice(1))
  })

  test('of a record from other rules says why there is none', () => {
    const log = record(played({}, true, claim), 'salt')
    const { value } = review(pokerFace, { ...log, version: 9 }, searching(judgement), { lines: 1, seed: '' }).next()
    expect(value).toMatchObject({ code: 'otherVersion' })
  })
})

import { type ActionJson, type Bot, isBlocked, Match, record } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { playingOn, review, type Verdict } from '../src/index.ts'
import { AMBUSH, ambush, GO, STAY } from './ambush.ts'
import { type PokerFace, pokerFace } from './poker-face.ts'

const [claim, giveUp, believe, doubt] = ['claim', 'giveUp', 'believe', 'doubt'].map((type): ActionJson => ({ type }))

/** It says what is true, and believes nobody. */
const honest: Bot<PokerFace['view']> = {
  name: 'honest',
  decide: ({ seen, legal }) =>
    legal.some(({ type }) => type === 'doubt') ? doubt : seen.view.strong === true ? claim : giveUp,
}

function verdicts(strongChance: number, isStrong: boolean, ...answers: readonly ActionJson[]): Verdict[] {
  for (let at = 0; ; at++) {
    const match = Match.start(pokerFace, { seats: 2, seed: `deal ${at}`, options: { strongChance } })
    if (isBlocked(match)) throw new Error(match.message)
    if (match.play.own[0].strong !== isStrong) continue
    for (const [seat, action] of answers.entries()) match.apply(seat, action)
    const steps = review(pokerFace, record(match, 'salt'), playingOn(honest as Bot), { lines: 60, seed: 'review' })
    return [...steps].map(({ verdict }) => verdict)
  }
}

describe('a review by a bot that plays on', () => {
  test('tells how often an answer wins, what the bot would have done, and what was to be feared', () => {
    const [bluff] = verdicts(50, false, claim, doubt)
    expect(bluff).toMatchObject({ at: 0, seat: 0, question: 'speak', played: { action: claim, worth: 0 }, choices: 2 })
    // To give up loses as well: nothing is better.
    expect(bluff).toMatchObject({ isFar: false, best: { action: claim } })
    expect(bluff.answers.map(({ action }) => action)).toEqual([giveUp, claim])
    expect(bluff.feared).toEqual([{ seat: 1, question: 'listen', action: doubt, share: 1 }])
  })

  test('finds what loses where the bot wins', () => {
    const [timid] = verdicts(50, true, giveUp)
    expect(timid).toMatchObject({
      isFar: true,
      played: { action: giveUp, worth: 0 },
      best: { action: claim, worth: 1 },
    })
  })

  test('has nothing to say where the bot does the same', () => {
    const [told] = verdicts(50, true, claim, doubt)
    expect(told).toMatchObject({ isFar: false, best: { action: claim, worth: 1 } })
    expect(told.answers).toEqual([told.played])
  })

  test('judges by what the seat knew: the same whatever the others held', () => {
    const [weak, strong] = [false, true].map((isStrong) => verdicts(30, isStrong, claim, believe)[1])
    expect(weak).toEqual(strong)
    expect(weak).toMatchObject({ seat: 1, isFar: true, played: { worth: 0 }, best: { action: doubt } })
    // In about so many worlds the card is weak.
    expect(weak.best.worth).toBeGreaterThan(0.5)
    expect(weak.best.worth).toBeLessThan(0.9)
  })

  test('reckons with what is done unasked, and tells it among what was to be feared', () => {
    const match = Match.start(ambush, { seats: 2, seed: 'a road' })
    if (isBlocked(match)) throw new Error(match.message)
    match.apply(0, GO)
    const robber: Bot = {
      name: 'robber',
      decide: ({ legal }) => legal[0],
      unasked: ({ seen, standing }) => (seen.observer === 1 ? (standing[0]?.actions[0] ?? null) : null),
    }
    const judged = (bot: Bot) => {
      const [step] = review(ambush, record(match, 'salt'), playingOn(bot), { lines: 10, seed: 'review' })
      return step.verdict
    }
    expect(judged(robber)).toMatchObject({
      isFar: true,
      played: { action: GO, worth: 0 },
      best: { action: STAY, worth: 1 },
      feared: [{ seat: 1, question: 'lieInWait', action: AMBUSH, share: 1 }],
    })
    const { unasked: _, ...harmless } = robber
    expect(judged(harmless)).toMatchObject({ isFar: false, played: { worth: 1 }, feared: [] })
  })
})

import { describe, expect, test } from 'vitest'
import { table } from './table.ts'

describe('rulings on who is asked', () => {
  test('IK-16.35: King’s Hand is not asked for while its only copy lies in the Court, except with eligibility always', () => {
    const soldier = (eligibility: 'counted' | 'always') =>
      table("court: King's Hand by 1, Fool by 1 | seat 0: hand Soldier | seat 1: hand Elder | to act: 0", {
        options: { eligibility },
      })
        .play(0, 'Soldier')
        .name(0, 'Queen')
    expect(soldier('counted').askedShort()).toEqual(['1 mainTurn'])
    expect(soldier('always').askedShort()).toEqual(['1 reactionPrompt'])
  })

  test('IK-16.36: with two copies one in sight leaves the prompt, except with eligibility names', () => {
    const flip = (eligibility: 'counted' | 'names') =>
      table('court: Arbiter by 3, Assassin by 3, Judge by 3 | seat 0: hand Fool; successor Elder | to act: 0', {
        seats: 4,
        options: { eligibility },
      }).flip(0)
    expect(flip('counted').askedShort()).toEqual(['1 reactionPrompt'])
    expect(flip('names').view(-1).players[0].flipped).toBe(true)
  })

  test('IK-16.38, IK-9.27: against the Fool "no" is offered; suppressed, the window is closed by an action of its own', () => {
    const fool = (foolWindowDecline: 'offered' | 'suppressed') =>
      table('court: Queen by 1, Judge by 0 down | seat 0: hand Fool | seat 1: hand Elder | to act: 0', {
        options: { foolWindowDecline },
      })
        .play(0, 'Fool')
        .use(0)
        .court(0, 0)
    expect(fool('offered').legal(1)).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    const at = fool('suppressed')
    expect(at.legal(1)).toEqual([{ type: 'claim', card: "King's Hand" }])
    expect(at.blocked(1, { type: 'pass' })).toMatchObject({ rule: 'IK-9.27' })
    expect(at.closeWindow(1).hand(0)).toEqual(['Queen'])
  })

  test('IK-18.37, IK-9.6: everybody sees who is asked; the offered cards are for the asked player', () => {
    const at = table(
      "court: Fool by 1 | seat 0: hand Soldier | seat 1: hand Elder | seat 2: hand King's Hand | to act: 0",
      { seats: 3 },
    )
      .play(0, 'Soldier')
      .name(0, 'Queen')
    expect(at.askedShort()).toEqual(['1 reactionPrompt'])
    expect(at.pass(1).events(-1)).toContainEqual({ type: 'noReaction', seat: 1 })
    expect(at.legal(2)).toEqual([{ type: 'pass' }, { type: 'claim', card: "King's Hand" }])
    expect(at.legal(0)).toEqual([])
  })
})

describe('two players', () => {
  test('IK-12.1, IK-0.2: a match is rounds, each a deal, set-up, play and scoring, until somebody has the target score', () => {
    const at = table('true king: 0', { options: { targetScore: 1 } })
    expect(at.askedShort()).toEqual(['0 choosePlayer'])
    at.player(0, 0)
    for (const seat of [0, 1]) at.commit(seat, at.hand(seat)[0], at.hand(seat)[1])
    for (let turns = 0; !at.match.over && turns < 200; turns++) {
      const seat = at.asked()[0].seat
      at.act(seat, at.legal(seat)[0])
    }
    const outcome = at.match.outcome()
    expect(outcome?.winners).toHaveLength(1)
    expect(Math.max(...(outcome?.scores ?? []))).toBeGreaterThanOrEqual(1)
    expect(at.view(-1).round).toBe(1)
  })
})

import { decide } from '@riposte/bots'
import { type Bot, isBlocked, Match, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { ruleBot } from '../src/bot.ts'
import { alwaysClaims, imposterKings, neverClaims } from '../src/index.ts'
import { table } from './table.ts'

/** What each seat did in some matches, by the types of its actions where it was asked for a reaction, and elsewhere. */
function played(bots: readonly Bot[], options = {}) {
  const reactions: string[][] = bots.map(() => [])
  let same = 0
  let elsewhere = 0
  for (let at = 0; at < 6; at++) {
    const match = Match.start(imposterKings, { seats: bots.length, seed: `claims ${at}`, options })
    if (isBlocked(match)) throw new Error(match.message)
    for (let count = 0; !match.over; count++) {
      const seat = match.play.decider()
      const roll = `${at}/${count}`
      const action = decide(match, seat, bots[seat], seeded(roll))
      if (match.play.open?.question === 'reactionPrompt') {
        const canClaim = match.legal(seat).some(({ type }) => type === 'claim')
        reactions[seat].push(canClaim ? action.type : `${action.type}, nothing to claim`)
      } else {
        elsewhere++
        if (JSON.stringify(decide(match, seat, ruleBot, seeded(roll))) === JSON.stringify(action)) same++
      }
      const applied = match.apply(seat, action)
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
    }
  }
  return { reactions: reactions.map((types) => new Set(types)), same, elsewhere }
}

describe('players who can be read', () => {
  test('IK-9.10: one claims whenever it may, the other never; otherwise both play as the rule-based one', () => {
    const { reactions, same, elsewhere } = played([alwaysClaims, neverClaims])
    expect(reactions).toEqual([new Set(['claim']), new Set(['pass'])])
    expect(elsewhere).toBeGreaterThan(50)
    expect(same).toBe(elsewhere)
  })

  test('IK-9.27: where "no" is not on the list, never is to close the window', () => {
    const { reactions } = played([neverClaims, neverClaims], { foolWindowDecline: 'suppressed' })
    expect(reactions[0]).toEqual(new Set(['pass', 'closeWindow']))
  })

  test('IK-9.12: without bluffing whoever always claims claims what it holds, and nothing else', () => {
    const { reactions } = played([alwaysClaims, alwaysClaims], { bluffing: false })
    expect(reactions[0]).toEqual(new Set(['claim', 'pass, nothing to claim']))
  })

  const flipped = (hand: string) =>
    table(`court: Judge by 0 | seat 0: hand Fool; successor Queen | seat 1: hand ${hand} | to act: 0`).flip(0)

  test('a card that is held and one that is not are claimed alike, or not at all', () => {
    for (const hand of ['Assassin, Elder', 'Zealot, Elder']) {
      const { match } = flipped(hand)
      expect(decide(match, 1, alwaysClaims, seeded('any'))).toEqual({ type: 'claim', card: 'Assassin' })
      expect(decide(match, 1, neverClaims, seeded('any'))).toEqual({ type: 'pass' })
    }
  })
})

import { playMatch, randomBot } from '@riposte/bots'
import { type Bot, isBlocked, Match, seeded } from '@riposte/kernel'
import { amount } from '@riposte/testkit'
import { describe, expect, it } from 'vitest'
import { ruleBot } from '../../src/bot/index.ts'
import { dune } from '../../src/game.ts'

/** Plays a game to its end; an answer that is not legal throws. Says which seats have won. */
function played(bots: readonly Bot[], seed: string, options: object = {}): readonly number[] {
  const match = Match.start(dune, { seats: bots.length, options, seed })
  if (isBlocked(match)) throw new Error(match.message)
  playMatch(match, bots, seeded(`players of ${seed}`))
  return match.view(-1).outcome?.winners ?? []
}

const sixOf = (bot: Bot, one: number): Bot[] => Array.from({ length: 6 }, (_, seat) => (seat === one ? ruleBot : bot))

const GAMES = ['one', 'two'].slice(0, amount(1, 2))

describe('the player by rules of thumb', () => {
  for (const mode of ['basic', 'advanced']) {
    for (const seats of [2, 3, 4, 5, 6]) {
      it(`DU-2.10: answers everything legally in whole ${mode} games of ${seats}`, () => {
        const bots = new Array<Bot>(seats).fill(ruleBot)
        for (const game of GAMES) expect(played(bots, `${mode} ${seats} ${game}`, { mode })).not.toEqual([])
      }, 60_000)
    }
  }

  it('DU-15.20: plays with the extra cards and two allied players too', () => {
    const six = new Array<Bot>(6).fill(ruleBot)
    expect(played(six, 'extra cards', { extraCards: true })).not.toEqual([])
    expect(played([ruleBot, ruleBot], 'two allies', { twoPlayerAlliances: true })).not.toEqual([])
  }, 60_000)

  it('wins most games against five players by chance', () => {
    let won = 0
    const games = amount(6, 12)
    for (let game = 0; game < games; game++) {
      if (played(sixOf(randomBot, game % 6), `against chance ${game}`).includes(game % 6)) won++
    }
    expect(won).toBeGreaterThan((games * 2) / 3)
  }, 60_000)
})

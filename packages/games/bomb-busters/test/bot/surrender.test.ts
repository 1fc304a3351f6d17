import { randomBot, searchBot, unasked, unaskedDeeds } from '@riposte/bots'
import { type Bot, seeded } from '@riposte/kernel'
import { describe, expect, test } from 'vitest'
import { judgement, teamBot } from '../../src/index.ts'
import { RESULTS } from '../../src/names.ts'
import { type Staged, staged } from '../equipment/staged.ts'

const vote = (yes: boolean) => ({ type: 'surrenderVote', vote: yes })
const GIVE_UP = { type: 'confirmSurrender' }

/** A table of this many, in the middle of a mission. */
function tableOf(seats: number): Staged {
  return staged({ hands: new Array<string>(seats).fill('1 2') })
}

/** Lets the bots do what they want to; tells the seats that did something. */
function letBotsAct(table: Staged, people: readonly number[], bot: Bot = teamBot): number[] {
  const wants = (seat: number) =>
    people.includes(seat) ? null : unasked(table.match, seat, bot, seeded('any'), people)
  const done: number[] = []
  for (const [seat, action] of unaskedDeeds(table.match, wants)) {
    table.act(seat, action)
    done.push(seat)
  }
  return done
}

describe('bots and giving up', () => {
  test('BB-R12, BB-14.2, BB-14.3: a surrender can be confirmed exactly when more than half of the people want it', () => {
    for (let seats = 2; seats <= 5; seats++) {
      for (let some = 1; some <= seats; some++) {
        const people = Array.from({ length: some }, (_, at) => at)
        for (let yes = 0; yes <= some; yes++) {
          const table = tableOf(seats)
          for (let seat = 0; seat < yes; seat++) table.act(seat, vote(true))
          letBotsAct(table, people)
          expect(table.match.check(0, GIVE_UP)?.code ?? null, `${yes} of ${some} at ${seats}`).toBe(
            yes > Math.floor(some / 2) ? null : 'noMajority',
          )
        }
      }
    }
  })

  test('BB-14.2, BB-16.6: bots vote with most of the people, take it back with them, and never confirm', () => {
    const table = tableOf(5)
    const people = [0, 2, 4]
    table.act(0, vote(true))
    expect(letBotsAct(table, people)).toEqual([])
    table.act(4, vote(true))
    expect(letBotsAct(table, people)).toEqual([1, 3])
    expect(table.match.view(-1).view.votes).toEqual([0, 1, 3, 4])
    // There is a majority now, and they leave it at that.
    expect(letBotsAct(table, people)).toEqual([])
    table.act(0, vote(false))
    expect(letBotsAct(table, people)).toEqual([1, 3])
    expect(table.match.view(-1).view.votes).toEqual([4])
    expect(RESULTS[table.pub.result]).toBe('none')
  })

  test('BB-16.6: where no person wants to give up, or there is none, no bot votes', () => {
    const table = tableOf(3)
    expect(letBotsAct(table, [])).toEqual([])
    expect(letBotsAct(table, [0])).toEqual([])
  })

  test('BB-16.6: a bot votes while it is asked something itself', () => {
    const table = tableOf(2)
    expect(table.match.play.decider()).toBe(0)
    table.act(1, vote(true))
    expect(letBotsAct(table, [1])).toEqual([0])
    expect(table.match.play.decider()).toBe(0)
  })

  test('BB-16.6: whatever else may be done at any time bots leave to people', () => {
    const table = staged({ mission: 19, hands: ['1 2', '1 2', '1 2'] }).act(0, vote(true))
    const offered = table.match.standing(1).flatMap(({ actions }) => actions.map(({ type }) => type))
    expect(offered).toContain('missionAudioControl')
    expect(letBotsAct(table, [0, 1])).toEqual([])
    table.act(1, vote(true))
    expect(letBotsAct(table, [0, 1])).toEqual([2])
    expect(letBotsAct(table, [0, 1])).toEqual([])
  })

  test('BB-14.3, BB-R12: one person gives up alone, whatever bots are at the table', () => {
    const bots: readonly Bot[] = [teamBot, randomBot, searchBot('search', judgement, { lines: 1 })]
    for (const bot of bots) {
      for (let seats = 2; seats <= 5; seats++) {
        const table = tableOf(seats)
        expect(table.refused(1, GIVE_UP)).toBe('noMajority')
        table.act(1, vote(true))
        expect(letBotsAct(table, [1], bot)).toHaveLength(seats - 1)
        expect(RESULTS[table.act(1, GIVE_UP).pub.result]).toBe('loss_surrender')
      }
    }
  })

  test('BB-16.6: a bot that searches votes like the others', () => {
    const table = tableOf(3).act(0, vote(true))
    expect(letBotsAct(table, [0], searchBot('search', judgement, { lines: 1 }))).toEqual([1, 2])
  })
})

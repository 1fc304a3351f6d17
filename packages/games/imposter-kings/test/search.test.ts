import { type Noticed, Search } from '@riposte/bots'
import { below, Choices, imagine, Match, type Play, projectNumbers, seeded, writeAction } from '@riposte/kernel'
import { arrangements } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { imposterKings, judgement } from '../src/index.ts'
import type { ImposterKings } from '../src/state.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'

const LINES = 24

describe('a search', () => {
  test('IK-14.3: answers alike in all worlds that its seat cannot tell apart', () => {
    const random = seeded('alike')
    const scratch = new Choices()
    const options = [{}, { mode: 'expansion' }, { mode: 'expansion', condemnedVisibility: 'private' }]
    let compared = 0
    for (const arrangement of arrangements(inTheThickOfIt, { optionSets: options, combinations: 0 })) {
      const match = Match.start(inTheThickOfIt, { ...arrangement, seed: 'alike' })
      if (!(match instanceof Match)) throw new Error(match.message)
      const play = match.play.clone()
      for (let moves = 0; moves < 120 && !play.over; moves++) {
        const seat = play.decider()
        play.legal(seat, scratch)
        if (scratch.count > 1 && below(random, 8) === 0) {
          const other = imagine(play, seat, random)
          const thought = [play, other].map((world: Play<ImposterKings>) => {
            const numbers = seeded(`thought ${moves}`)
            const search = new Search(imagine(world, seat, numbers), seat, judgement)
            search.run(LINES, numbers)
            return search.tried()
          })
          expect(thought[1]).toEqual(thought[0])
          compared++
        }
        play.answer(seat, play.sample(seat, random, scratch))
      }
    }
    expect(compared).toBeGreaterThan(50)
  })

  test('goes on where it left off, as far as what has happened since is what it had thought of', () => {
    const random = seeded('on')
    let decisions = 0
    let before = 0
    for (let game = 0; game < 4; game++) {
      const match = Match.start(imposterKings, { seats: 2, seed: `on ${game}`, options: { targetScore: 1 } })
      if (!(match instanceof Match)) throw new Error(match.message)
      let search: Search<ImposterKings> | null = null
      let since: Noticed[] = []
      while (!match.over) {
        const seat = match.play.decider()
        let action = match.play.sample(seat, random, new Choices())
        if (seat === 0 && match.legal(0).length > 1) {
          const root = imagine(match.play, 0, random)
          if (search === null) search = new Search(root, 0, judgement)
          else {
            const led = search.goOn(root, since)
            expect(search.tried().reduce((sum, { visits }) => sum + visits, 0)).toBe(led)
            for (const tried of search.tried()) expect(match.play.check(0, tried.action)).toBeNull()
            before += led
            decisions++
          }
          since = []
          search.run(200, random)
          action = search.tried()[0].action
        }
        const applied = match.apply(seat, writeAction(imposterKings.actions, action))
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
        if (seat === 0) since.push(action)
        since.push(projectNumbers(applied.events, 0))
      }
    }
    expect(decisions).toBeGreaterThan(15)
    // Some of its 200 lines, on average.
    expect(before / decisions).toBeGreaterThan(4)
  })
})

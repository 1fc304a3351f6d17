import { type Noticed, Search, type Tried } from '@riposte/bots'
import { below, Choices, imagine, Match, type Play, projectNumbers, seeded, writeAction } from '@riposte/kernel'
import { amount, arrangements } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { imposterKings, judgement } from '../src/index.ts'
import type { ImposterKings } from '../src/state.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'

const LINES = amount(8, 24)

describe('a search', () => {
  test('IK-14.3: answers alike in all worlds that its seat cannot tell apart', () => {
    const random = seeded('alike')
    const scratch = new Choices()
    const options = [{}, { mode: 'expansion' }, { mode: 'expansion', condemnedVisibility: 'private' }]
    const compared: (readonly Tried[])[][] = []
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
          compared.push(thought)
        }
        play.answer(seat, play.sample(seat, random, scratch))
      }
    }
    expect(compared.length).toBeGreaterThan(50)
    expect(compared.map(([, there]) => there)).toEqual(compared.map(([here]) => here))
  })

  test('goes on where it left off, as far as what has happened since is what it had thought of', () => {
    const random = seeded('on')
    const kept: { led: number; tried: readonly Tried[]; illegal: number }[] = []
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
            const tried = search.tried()
            const illegal = tried.filter(({ action: one }) => match.play.check(0, one) !== null).length
            kept.push({ led, tried, illegal })
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
    expect(kept.length).toBeGreaterThan(15)
    const visits = kept.map(({ tried }) => tried.reduce((sum, one) => sum + one.visits, 0))
    expect(visits).toEqual(kept.map(({ led }) => led))
    expect(kept.every(({ illegal }) => illegal === 0)).toBe(true)
    // Some of its 200 lines, on average.
    expect(visits.reduce((sum, one) => sum + one, 0) / kept.length).toBeGreaterThan(4)
  })
})

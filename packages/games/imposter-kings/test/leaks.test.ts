import {
  Choices,
  type Game,
  type GameEvent,
  imagine,
  imagineAnew,
  includes,
  Match,
  type Play,
  seeded,
  writeEvent,
} from '@riposte/kernel'
import { amount, arrangements, fuzzLeaks, tellLeak } from '@riposte/testkit'
import { describe, expect, test, vi } from 'vitest'
import { events } from '../src/events.ts'
import { imposterKings } from '../src/index.ts'
import { resampleWithin } from '../src/resample.ts'
import type { ImposterKings } from '../src/state.ts'
import { knowledge } from './rebuild/knowledge.ts'
import { optionSets } from './rebuild/option-sets.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'
import { table } from './table.ts'

// Thousands of states take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const oneRound = optionSets.map((options) => ({ ...options, targetScore: 1 }))

describe('nobody is told what they may not know', () => {
  test.each([2, 3, 4])('IK-14.3, IK-9.8: in the thick of a round, with %i players', (seats) => {
    const report = fuzzLeaks(inTheThickOfIt, {
      seats: [seats],
      optionSets: oneRound,
      pairs: amount(250, 2000),
      pairsPerMatch: amount(10, 80),
      knowledge,
      forgets: true,
      seed: `thick ${seats}`,
      // Positions are no deals: what lies in the Court was not told.
      openings: 0,
    })
    expect(report.leaks.map(tellLeak)).toEqual([])
    // A fuzz that never gets anywhere would find nothing, either.
    expect(report.ends.deep).toBeGreaterThan(report.pairs / 10)
    expect(report.ends['nothing in common']).toBeLessThan(report.pairs / 4)
  })

  test('IK-14.3: nor by a world whose deal had to be worked out because chance found none', () => {
    const workedOut: Game<ImposterKings> = {
      ...inTheThickOfIt,
      resample: (x, observer, random) => resampleWithin(0, x, observer, random),
    }
    const settings = {
      optionSets: oneRound,
      pairs: amount(250, 2000),
      pairsPerMatch: amount(10, 80),
      knowledge,
      forgets: true,
      openings: 0,
    }
    expect(fuzzLeaks(workedOut, settings).leaks.map(tellLeak)).toEqual([])
  })
})

test('IK-14.3: a world imagined anew in place is the one that would have been imagined from the real one', () => {
  const scratch = new Choices()
  let moments = 0
  for (const arrangement of arrangements(imposterKings, { optionSets: oneRound })) {
    const match = Match.start(inTheThickOfIt, { ...arrangement, seed: 'anew' })
    if (!(match instanceof Match)) throw new Error(match.message)
    const play = match.play.clone()
    const random = seeded('player')
    while (!play.over) {
      const seat = play.decider()
      for (let observer = 0; observer < play.seats; observer++) {
        const [here, there] = [seeded(`${moments}`), seeded(`${moments}`)]
        imagine(play, observer, there)
        const world = imagine(play, observer, here)
        imagineAnew(world, observer, here)
        expect(world.state()).toEqual(imagine(play, observer, there).state())
        moments++
      }
      play.answer(seat, play.sample(seat, random, scratch))
    }
  }
  expect(moments).toBeGreaterThan(1000)
})

/** What everybody hears of windows and of who is asked, up to the first thing that may tell the worlds apart. */
function prompts(told: readonly GameEvent[]): unknown[] {
  const end = told.findIndex(({ type }) => type.reveals)
  return told
    .slice(0, end < 0 ? told.length : end)
    .filter(({ type }) => type === events.windowOpened || type === events.asked || type === events.noReaction)
    .map((event) => writeEvent(event, -1))
}

/** The same, and who is asked what when the action is done. */
function doneBy(play: Play<ImposterKings>, seat: number, action: Parameters<Play['answer']>[1]): unknown {
  const told: GameEvent[] = []
  play.sink = told
  play.answer(seat, action)
  play.sink = null
  const revealed = told.some(({ type }) => type.reveals)
  return { prompts: prompts(told), open: revealed ? null : [play.open?.question, play.open?.seats, play.open?.arg] }
}

describe('prompts', () => {
  test('IK-19.5, IK-9.1: other hidden cards make no other prompts', () => {
    const scratch = new Choices()
    const random = seeded('other cards')
    let asked = 0
    for (const arrangement of arrangements(imposterKings, { optionSets: oneRound })) {
      const match = Match.start(inTheThickOfIt, { ...arrangement, seed: 'prompts' })
      if (!(match instanceof Match)) throw new Error(match.message)
      const play = match.play.clone()
      while (!play.over) {
        const seat = play.decider()
        const action = play.sample(seat, random, scratch)
        // The one who acts has the same cards in both worlds; everybody who may be asked has others.
        const world = imagine(play, seat, random)
        expect(includes(world.waiting(), seat) && world.check(seat, action)).toBeNull()
        const there = doneBy(world, seat, action)
        const here = doneBy(play, seat, action)
        expect(there).toEqual(here)
        if (play.open?.question === 'reactionPrompt') asked++
      }
    }
    expect(asked).toBeGreaterThan(400)
  })

  test('IK-9.27, IK-9.12: with bluffing off "no" stays on the list against the Fool, whatever the hand holds', () => {
    for (const [hand, claims] of [
      ['Mystic, Judge', []],
      ["King's Hand, Judge", ["King's Hand"]],
    ] as const) {
      const at = table(
        `court: Queen by 1, Elder by 0 down | seat 0: hand Fool, Zealot | seat 1: hand ${hand} | to act: 0`,
        {
          options: { foolWindowDecline: 'suppressed', bluffing: false },
        },
      )
      at.play(0, 'Fool').use(0).court(0, 0)
      expect(at.legal(1)).toEqual([{ type: 'pass' }, ...claims.map((card) => ({ type: 'claim', card }))])
      expect(at.blocked(1, { type: 'closeWindow' }).code).toBe('otherDecision')
      expect(at.pass(1).hand(0)).toEqual(['Zealot', 'Queen'])
    }
  })
})

import { type Action, Choices, imagine, Match, type Play, type Seat, seeded } from '@riposte/kernel'
import { arrangements } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { imposterKings, judgement } from '../src/index.ts'
import type { ImposterKings } from '../src/state.ts'
import { inTheThickOfIt } from './rebuild/thick-of-it.ts'

type World = Play<ImposterKings>

function start(options: object, seats = 2, seed = 'judged', from: string | null = null): World {
  const match = Match.start(imposterKings, { seats, seed, options, ...(from === null ? {} : { from }) })
  if (!(match instanceof Match)) throw new Error(match.message)
  return match.play
}

/** Goes through random play and looks at each decision. */
function eachDecision(play: World, seed: string, look: (play: World, seat: Seat, at: number) => void): void {
  const random = seeded(seed)
  const scratch = new Choices()
  for (let at = 0; at < 150 && !play.over; at++) {
    const seat = play.decider()
    look(play, seat, at)
    play.answer(seat, play.sample(seat, random, scratch))
  }
}

function likely(play: World, seat: Seat, seed: string): Action {
  const answer = judgement.likely?.(play, seat, seeded(seed), new Choices())
  if (answer === undefined) throw new Error('no likely answer')
  return answer
}

function expected(play: World, seat: Seat): readonly number[] {
  const answers = new Choices()
  play.legal(seat, answers)
  const worth: number[] = []
  return judgement.expects?.(play, seat, answers, worth) === true ? worth : []
}

describe('the judgement', () => {
  test('finds an answer likely that the rules allow, whatever is asked', () => {
    const refused: string[] = []
    const asked = new Set<string>()
    const optionSets = [{}, { mode: 'expansion' }, { optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] }]
    for (const arrangement of arrangements(inTheThickOfIt, { optionSets, combinations: 0 })) {
      for (let deal = 0; deal < 4; deal++) {
        const match = Match.start(inTheThickOfIt, { ...arrangement, seed: `likely ${deal}` })
        if (!(match instanceof Match)) throw new Error(match.message)
        eachDecision(match.play.clone(), `likely ${deal}`, (play, seat, at) => {
          asked.add(play.open?.question ?? '')
          const answer = likely(play, seat, `answer ${at}`)
          if (play.check(seat, answer) !== null) refused.push(`${play.open?.question}: ${answer}`)
        })
      }
    }
    expect(refused).toEqual([])
    expect(asked.size).toBeGreaterThan(20)
  })

  test('goes by what a seat can know: it is the same in worlds that the seat cannot tell apart', () => {
    let compared = 0
    for (const seats of [2, 3]) {
      for (let deal = 0; deal < 6; deal++) {
        const random = seeded(`apart ${deal}`)
        eachDecision(start({ targetScore: 1 }, seats, `apart ${deal}`), `apart ${deal}`, (play, seat, at) => {
          const other = imagine(play, seat, random)
          compared++
          expect(likely(other, seat, `answer ${at}`)).toBe(likely(play, seat, `answer ${at}`))
          expect(expected(other, seat)).toEqual(expected(play, seat))
        })
      }
    }
    expect(compared).toBeGreaterThan(200)
  })

  test('expects something between nothing and everything of each answer', () => {
    const worths: number[] = []
    for (let deal = 0; deal < 10; deal++) {
      eachDecision(start({}, 2, `worth ${deal}`), `worth ${deal}`, (play, seat) => worths.push(...expected(play, seat)))
    }
    expect(worths.length).toBeGreaterThan(500)
    expect(worths.every((worth) => worth > 0 && worth < 1)).toBe(true)
    expect(new Set(worths).size).toBeGreaterThan(50)
  })

  test('IK-9.10: tells true claims from false ones by the hand, and only where a claim is asked for', () => {
    const seen = { true: 0, false: 0, elsewhere: 0 }
    for (let deal = 0; deal < 30; deal++) {
      eachDecision(start({}, 2, `hand ${deal}`), `hand ${deal}`, (play, seat) => {
        const holding = judgement.holding?.(play, seat) ?? 0
        if (play.open?.question !== 'reactionPrompt') seen.elsewhere += holding
        else if (holding > 0) seen.true++
        else seen.false++
      })
    }
    expect(seen.elsewhere).toBe(0)
    expect(seen.true).toBeGreaterThan(5)
    expect(seen.false).toBeGreaterThan(5)
  })

  test('IK-3.7: takes nobody to have put the Queen into the Dungeon', () => {
    const play = start({})
    const scratch = new Choices()
    while (play.own[0].dungeon < 0) play.answer(play.decider(), play.sample(play.decider(), seeded('set up'), scratch))
    const usual = (dungeon: string) => {
      const world = play.clone()
      const card = imposterKings.actions.byName.get('nameCard')?.fields[0][1].read(dungeon)
      if (typeof card !== 'number') throw new Error(`no ${dungeon}`)
      world.own[0].dungeon = card
      return judgement.plausible?.(world, 1) ?? 0
    }
    expect(usual('Queen')).toBeLessThan(usual('Soldier') / 4)
    expect(usual('Inquisitor')).toBeGreaterThanOrEqual(usual('Soldier'))
  })
})

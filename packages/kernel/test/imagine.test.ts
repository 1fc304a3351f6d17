import { describe, expect, test } from 'vitest'
import {
  type Answers,
  canonical,
  everyone,
  type Game,
  imagine,
  includes,
  listed,
  type Match,
  NO_FACTS,
  project,
  projectLegal,
  type Raced,
  type Shape,
  SPECTATOR,
  seeded,
} from '../src/index.ts'
import { does, playOut, reread, sitDown } from './playing.ts'
import { detectorGame } from './toys/detector.ts'
import { karama } from './toys/karama.ts'
import { move159 } from './toys/move159.ts'
import { ALL, actions, anyWord, tiny } from './toys/tiny.ts'

/** Plays at random, holds every moment against what its observers could imagine, and counts the moments. */
function holdAgainstImagination<G extends Shape>(game: Game<G>, options: object): number {
  let moments = 0
  for (let at = 0; at < 12; at++) {
    const random = seeded(`imagination ${at}`)
    playOut(sitDown(game, { seed: `${at}`, options }), seeded(`player ${at}`), (match) => {
      const before = match.hash()
      for (const observer of [SPECTATOR, ...listed(everyone(match.play.seats))]) {
        const world = imagine(match.play, observer, random)
        expect(project(world, observer)).toEqual(match.view(observer))
        expect(projectLegal(world, observer)).toEqual(match.legal(observer))
        expect(world.random).not.toEqual(match.play.random)
        // It is a world to play on in: somebody is asked, and has an answer.
        const seat = world.decider()
        expect(projectLegal(world, seat).length).toBeGreaterThan(0)
        expect(() => canonical(world.state())).not.toThrow()
      }
      expect(match.hash()).toBe(before)
      moments++
    })
  }
  return moments
}

test.each([
  ['karama', () => holdAgainstImagination(karama, {})],
  ['karama, two abilities at once', () => holdAgainstImagination(karama, { joint: true })],
  ['detector', () => holdAgainstImagination(detectorGame, {})],
  ['move 159', () => holdAgainstImagination(move159, {})],
])('nobody can tell an imagined world from the real one: %s', (_, hold) => {
  expect(hold()).toBeGreaterThanOrEqual(24)
})

describe('what others keep to themselves is imagined, too', () => {
  interface All {
    args: Record<never, never>
    local: Record<never, never>
    steps: { ask: void; answered: Answers }
    result: void
  }
  interface Race {
    args: Record<never, never>
    local: Record<never, never>
    steps: { ask: void; raced: Raced; hold: void; held: Answers }
    result: void
  }
  const sealed = tiny(({ flow, question }) => {
    const word = question('word', anyWord)
    const root = flow<All>('root', {
      start: 'ask',
      local: () => ({}),
      steps: { ask: (x) => x.askAll(word, ALL, NO_FACTS, 'answered'), answered: (x) => x.done() },
    })
    return { flows: [root], questions: [word] }
  })
  /** After the race the same flow asks everybody something else: who had passed is still nobody's business. */
  const race = tiny(({ flow, question }) => {
    const word = question('word', anyWord)
    const root = flow<Race>('root', {
      start: 'ask',
      local: () => ({}),
      steps: {
        ask: (x) => x.race(word, ALL, NO_FACTS, 'raced'),
        raced: (x) => x.goto('hold'),
        hold: (x) => x.askAll(word, ALL, NO_FACTS, 'held'),
        held: (x) => x.done(),
      },
    })
    return { flows: [root], questions: [word] }
  })

  test('sealed answers, but not one’s own', () => {
    const match = sitDown(sealed)
    does(match, 0, { type: 'say', word: 6 })
    does(match, 1, { type: 'say', word: 2 })
    const random = seeded('x')
    const found = { mine: new Set<number>(), other: new Set<number>() }
    for (let i = 0; i < 300; i++) {
      const answers = imagine(match.play, 0, random).open?.sealed ?? []
      found.mine.add(answers[0])
      found.other.add(answers[1])
      expect(answers[2]).toBe(-1)
    }
    expect([...found.mine]).toEqual([actions.say.of(6)])
    // Eight words and a pass.
    expect(found.other.size).toBe(9)
    expect(match.play.open?.sealed).toEqual([actions.say.of(6), actions.say.of(2), -1])
  })

  test('a spectator has no answer of its own', () => {
    const match = sitDown(sealed)
    does(match, 0, { type: 'say', word: 6 })
    const random = seeded('x')
    const found = new Set<number | undefined>()
    for (let i = 0; i < 300; i++) found.add(imagine(match.play, SPECTATOR, random).open?.sealed[0])
    expect(found.size).toBe(9)
  })

  function passesImagined<G extends Shape>({ play }: Match<G>, observer: number): Set<string> {
    const random = seeded('passes')
    const found = new Set<string>()
    for (let i = 0; i < 300; i++) found.add(listed(imagine(play, observer, random).stack[0].passed).join(''))
    return found
  }

  test('who has let a race pass, but never all of them', () => {
    const match = sitDown(race)
    does(match, 2, { type: 'pass' })
    expect([...passesImagined(match, SPECTATOR)].sort()).toEqual(['', '0', '01', '02', '1', '12', '2'])
    expect([...passesImagined(match, 0)].sort()).toEqual(['', '1', '12', '2'])
    expect([...passesImagined(match, 2)].sort()).toEqual(['02', '12', '2'])
  })

  test('who had let a race pass before somebody answered', () => {
    const match = sitDown(race)
    does(match, 2, { type: 'pass' })
    does(match, 1, { type: 'say', word: 1 })
    expect([...passesImagined(match, 0)].sort()).toEqual(['', '2'])
    expect([...passesImagined(match, 2)].sort()).toEqual(['02', '2'])
    expect([...passesImagined(match, SPECTATOR)].sort()).toEqual(['', '0', '02', '2'])
  })

  test('in a window within a window, the passes of the outer one', () => {
    const match = sitDown(karama, {
      from: 'snooper / kulon karama-1 / karama-2 / karama-3 / hajr shield lasgun crysknife baliset truthtrance',
    })
    does(match, 0, { type: 'look' })
    does(match, 3, { type: 'pass' })
    does(match, 1, { type: 'useKarama', card: 'kulon', ability: 'look' })
    const random = seeded('outer')
    const found = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const outer = imagine(match.play, 0, random).stack.find(({ flow }) => flow === 'cancelWindow')
      found.add(listed(outer?.passed ?? -1).join(''))
    }
    expect([...found].sort()).toEqual(['', '2', '23', '3'])
  })
})

test('two imagined worlds of one observer differ in what it does not know', () => {
  const match = sitDown(karama)
  const random = seeded('many worlds')
  const hands = new Set<number>()
  for (let i = 0; i < 200; i++) {
    const world = imagine(match.play, 0, random)
    expect(world.own[0]).toEqual(match.play.own[0])
    hands.add(world.own[2].hand)
  }
  expect(hands.size).toBeGreaterThanOrEqual(24)
})

describe('any moment of any game', () => {
  /** Plays at random twice: once as it comes, once written down and read back before every action. */
  function twinRun<G extends Shape>(game: Game<G>, options: object): number {
    let actionsPlayed = 0
    for (let at = 0; at < 12; at++) {
      const match = sitDown(game, { seed: `${at}`, options })
      const random = seeded(`player ${at}`)
      let again = reread(match)
      let entries = 0
      const follow = () => {
        for (const entry of match.entries.slice(entries)) {
          if (!('action' in entry)) throw new Error('nobody was slow')
          const type = game.actions.byName.get(entry.action.type)
          const values = type?.fields.map(([name, field]) => field.read(entry.action[name]) ?? -1) ?? []
          const action = type?.of(...values)
          if (action === undefined) throw new Error('an unknown action')
          expect(again.check(entry.seat, action)).toBeNull()
          again.answer(entry.seat, action)
        }
        entries = match.entries.length
        expect(canonical(again.state())).toBe(canonical(match.play.state()))
        again = reread(match)
      }
      playOut(match, random, follow)
      follow()
      expect(again.over).toBe(true)
      actionsPlayed += entries
    }
    return actionsPlayed
  }

  test.each([
    ['karama', () => twinRun(karama, { joint: true })],
    ['detector', () => twinRun(detectorGame, {})],
    ['move 159', () => twinRun(move159, {})],
  ])('is plain data that plays on after it was read back: %s', (_, run) => {
    expect(run()).toBeGreaterThanOrEqual(24)
  })

  test('a clone shares nothing with the match that goes on', () => {
    const match = playHalf()
    const twin = match.clone()
    const before = twin.hash()
    playOut(match, seeded('on'))
    expect(twin.hash()).toBe(before)
    expect(twin.entries.length).toBeLessThan(match.entries.length)
    playOut(twin, seeded('on'))
    expect(twin.hash()).toBe(match.hash())
  })

  test('every legal answer is let through by the gate, and nobody else has one', () => {
    playOut(sitDown(detectorGame, { seed: 'gate' }), seeded('gate'), (match) => {
      for (const seat of [0, 1, 2]) {
        const legal = match.legal(seat)
        expect(legal.length > 0).toBe(includes(match.play.waiting(), seat))
        for (const action of legal) expect(match.check(seat, action)).toBeNull()
      }
    })
  })

  function playHalf() {
    const match = sitDown(karama)
    for (const [seat, action] of [
      [0, 'look'],
      [1, 'pass'],
    ] as const)
      does(match, seat, { type: action })
    return match
  }
})

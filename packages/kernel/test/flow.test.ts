import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Answers,
  blocked,
  type Facts,
  type Flow,
  type Kit,
  type Match,
  NO_FACTS,
  type Raced,
  RuleError,
  type Seat,
  type Standing,
  type Visit,
  whole,
} from '../src/index.ts'
import { asked, does, receivedByAll, reread, sitDown } from './playing.ts'
import { ALL, actions, anyWord, SEATS, spoken, type Tiny, tiny } from './toys/tiny.ts'

const pass = { type: 'pass' }
const say = (word: number) => ({ type: 'say', word })
const poke = (word: number) => ({ type: 'poke', word })
const notes = (match: Match<Tiny>) => match.play.pub.notes
const idOf = (match: Match<Tiny>, seat: Seat) => match.view(seat).decisions.find((one) => one.seat === seat)?.id

type Nothing = Record<never, never>

/** A standing decision that every seat may take: its flow sets the public number to the word. */
function poking({ flow }: Kit<Tiny>) {
  interface Poke extends Visit {
    local: { readonly seat: Seat; readonly word: number }
    steps: { set: void }
  }
  const visit = flow<Poke>('poke', {
    start: 'set',
    local: ({ seat, action }) => ({ seat, word: actions.poke.word(action) }),
    steps: {
      set(x) {
        x.pub.number = x.local.word
        return x.done()
      },
    },
  })
  const standing: Standing<Tiny> = {
    name: 'poke',
    rule: 'T-9',
    takes: [actions.poke],
    legal(_pub, _mine, _seat, out) {
      for (let word = 0; word < 7; word++) out.add(actions.poke.of(word))
    },
    flow: visit,
  }
  return { visit, standing }
}

describe('asking all at once', () => {
  interface All {
    args: Nothing
    local: Nothing
    steps: { ask: void; answered: Answers }
    result: void
  }
  const game = tiny((made) => {
    const question = made.question('word', { ...anyWord, about: { number: whole('number', 0, 7) } })
    const { visit, standing } = poking(made)
    const root = made.flow<All>('all', {
      start: 'ask',
      local: () => ({}),
      standing: [standing],
      steps: {
        ask: (x) => x.askAll(question, ALL, { number: x.pub.number }, 'answered'),
        answered(x, answers) {
          x.pub.notes.push(answers.map(spoken).join(' '))
          return x.done()
        },
      },
    })
    return { flows: [root, visit], questions: [question] }
  })

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]

  test('comes to the same in whatever order the answers arrive', () => {
    const ends = orders.map((order) => {
      const match = sitDown(game)
      for (const seat of order) does(match, seat, say(seat + 3))
      expect(match.over).toBe(true)
      expect(notes(match)).toEqual(['3 4 5'])
      return match.hash()
    })
    expect(new Set(ends).size).toBe(1)
  })

  test('keeps every answer sealed until the last one is in', () => {
    for (const [first, second] of orders) {
      const received = [1, 6].map((word) => {
        const match = sitDown(game)
        const events = [...does(match, first, say(word)), ...does(match, second, say(7 - word))]
        expect(events).toEqual([])
        expect(match.view(first).answered).toEqual(say(word))
        expect(match.view(second).answered).toEqual(say(7 - word))
        // Each sees its own answer, and nobody sees another's.
        return [-1, 0, 1, 2].map((observer) => {
          const seen = match.view(observer)
          return observer === first || observer === second ? { ...seen, answered: null } : seen
        })
      })
      expect(received[0]).toEqual(received[1])
    }
  })

  test('waits for those who have not answered, and takes no second answer', () => {
    const match = sitDown(game)
    does(match, 1, say(1))
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 2])
    expect(match.view(-1).decisions.map(({ seat }) => seat)).toEqual([0, 2])
    expect(match.legal(1)).toEqual([])
    expect(match.check(1, say(2))).toMatchObject({ code: 'notAsked' })
  })

  test('is the same decision after a visit that changed nothing it is about, with the answers that are in', () => {
    const match = sitDown(game)
    const id = idOf(match, 0)
    does(match, 1, say(1))
    does(match, 1, poke(0))
    does(match, 0, poke(0))
    expect(idOf(match, 0)).toBe(id)
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 2])
    does(match, 0, say(0))
    does(match, 2, say(2))
    expect(notes(match)).toEqual(['0 1 2'])
  })

  test('is another decision after a visit that changed what it is about, and starts with no answers', () => {
    const match = sitDown(game)
    const id = idOf(match, 0)
    does(match, 1, say(1))
    does(match, 2, poke(4))
    expect(idOf(match, 0)).not.toBe(id)
    expect(match.view(-1).decisions[0].about).toEqual({ number: 4 })
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1, 2])
    expect(match.apply(0, say(0), id).blocked).toMatchObject({ code: 'late' })
  })

  test('asks nobody where nobody is meant, and goes on with no answers', () => {
    const match = sitDown(
      tiny(({ flow, question }) => {
        const word = question('word', anyWord)
        const root = flow<All>('none', {
          start: 'ask',
          local: () => ({}),
          steps: {
            ask: (x) => x.askAll(word, 0, NO_FACTS, 'answered'),
            answered(x, answers) {
              x.pub.notes.push(answers.map(spoken).join(' '))
              return x.done()
            },
          },
        })
        return { flows: [root], questions: [word] }
      }),
    )
    expect(match.over).toBe(true)
    expect(notes(match)).toEqual(['- - -'])
  })

  test('may ask each seat about something of its own', () => {
    const match = sitDown(
      tiny(({ flow, question }) => {
        const exactly = question<Facts & { word: number }>('exactly', {
          rule: 'T-3',
          takes: [actions.say],
          about: { word: whole('word', 0, 7) },
          legal: (_pub, _mine, _seat, { word }, out) => out.add(actions.say.of(word)),
        })
        const root = flow<All>('each', {
          start: 'ask',
          local: () => ({}),
          steps: {
            ask: (x) => x.askAll(exactly, 0b101, (seat) => ({ word: seat + 4 }), 'answered'),
            answered(x, answers) {
              x.pub.notes.push(answers.map(spoken).join(' '))
              return x.done()
            },
          },
        })
        return { flows: [root], questions: [exactly] }
      }),
    )
    expect(asked(match)).toEqual([
      [0, [say(4)]],
      [2, [say(6)]],
    ])
    expect(match.view(1).decisions.map(({ seat, about }) => [seat, about])).toEqual([
      [0, { word: 4 }],
      [2, { word: 6 }],
    ])
    expect(match.check(0, say(6))).toMatchObject({ code: 'notLegal', rule: 'T-3' })
    const again = reread(match)
    expect(again.check(2, actions.say.of(6))).toBeNull()
    does(match, 2, say(6))
    does(match, 0, say(4))
    expect(notes(match)).toEqual(['4 - 6'])
  })
})

describe('a race', () => {
  interface Rounds {
    args: Nothing
    local: { round: number }
    steps: { ask: void; raced: Raced }
    result: void
  }
  /** Three rounds of the same race in one flow. */
  const rounds = (passes: 'stay' | 'start anew') =>
    tiny((made) => {
      const question = made.question('word', anyWord)
      const { visit, standing } = poking(made)
      const root = made.flow<Rounds>('rounds', {
        start: 'ask',
        local: () => ({ round: 0 }),
        standing: [standing],
        steps: {
          ask: (x) =>
            passes === 'stay'
              ? x.race(question, ALL, { number: x.pub.number }, 'raced', 'passes stay')
              : x.race(question, ALL, { number: x.pub.number }, 'raced'),
          raced(x, first) {
            x.pub.notes.push(first === null ? 'nobody' : `${first.seat} says ${spoken(first.action)}`)
            x.local.round++
            return x.local.round === 3 ? x.done() : x.goto('ask')
          },
        },
      })
      return { flows: [root, visit], questions: [question] }
    })

  test('ends with the first decisive answer, and with nobody when all pass', () => {
    const match = sitDown(rounds('start anew'))
    does(match, 2, pass)
    does(match, 1, say(5))
    for (const seat of [1, 0, 2]) does(match, seat, pass)
    expect(notes(match)).toEqual(['1 says 5', 'nobody'])
  })

  test('asks everybody again the next time', () => {
    const match = sitDown(rounds('start anew'))
    does(match, 2, pass)
    does(match, 0, pass)
    does(match, 1, say(5))
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1, 2])
  })

  test('keeps the passes of the one before where it says so', () => {
    const match = sitDown(rounds('stay'))
    does(match, 2, pass)
    does(match, 1, say(5))
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1])
    does(match, 1, say(6))
    does(match, 1, pass)
    does(match, 0, pass)
    expect(notes(match)).toEqual(['1 says 5', '1 says 6', 'nobody'])
  })

  test('leaves its passes behind where one of those seats is asked something else', () => {
    interface Then {
      args: Nothing
      local: Record<never, never>
      steps: { race: void; raced: Raced; ask: void; answered: Action }
      result: void
    }
    const game = tiny((made) => {
      const question = made.question('word', anyWord)
      const root = made.flow<Then>('then', {
        start: 'race',
        local: () => ({}),
        steps: {
          race: (x) => x.race(question, ALL, { number: x.pub.number }, 'raced'),
          raced: (x) => x.goto('ask'),
          ask: (x) => x.ask(question, 2, { number: x.pub.number }, 'answered'),
          answered(x, action) {
            x.pub.notes.push(`then ${spoken(action)}`)
            return x.done()
          },
        },
      })
      return { flows: [root], questions: [question] }
    })
    const match = sitDown(game)
    does(match, 2, pass)
    does(match, 1, say(5))
    expect(asked(match).map(([seat]) => seat)).toEqual([2])
    does(match, 2, say(6))
    expect(notes(match)).toEqual(['then 6'])
  })

  test('stands through a visit with the passes that are in, as the same decision', () => {
    const match = sitDown(rounds('start anew'))
    const id = idOf(match, 0)
    does(match, 2, pass)
    does(match, 2, poke(0))
    expect(idOf(match, 0)).toBe(id)
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1])
  })

  test('starts anew when a visit changed what it is about', () => {
    const match = sitDown(rounds('start anew'))
    does(match, 2, pass)
    does(match, 2, poke(3))
    expect(asked(match).map(([seat]) => seat)).toEqual([0, 1, 2])
  })

  test('shows nobody who has passed, and everybody as asked', () => {
    const match = sitDown(rounds('start anew'))
    const before = receivedByAll(match)
    does(match, 2, pass)
    const after = receivedByAll(match)
    for (const observer of [-1, 0, 1]) expect(after[observer + 1]).toBe(before[observer + 1])
    expect(match.view(2).decisions.map(({ seat }) => seat)).toEqual([0, 1])
  })
})

describe('a visit', () => {
  interface Caller {
    args: Nothing
    local: Nothing
    steps: { ask: void; answered: Action; call: void; called: number }
    result: void
  }
  interface Callee {
    args: Nothing
    local: Nothing
    steps: { ask: void; answered: Action }
    result: number
  }

  test('may leave nothing to ask: the flow goes on, and what it calls then still brings its result', () => {
    const match = sitDown(
      tiny((made) => {
        const question = made.question('word', anyWord)
        const { visit, standing } = poking(made)
        const callee = made.flow<Callee>('callee', {
          start: 'ask',
          local: () => ({}),
          steps: {
            ask: (x) => x.ask(question, 1, NO_FACTS, 'answered'),
            answered: (x, action) => x.done(actions.say.word(action)),
          },
        })
        const root = made.flow<Caller>('caller', {
          start: 'ask',
          local: () => ({}),
          standing: [standing],
          steps: {
            ask: (x) => (x.pub.number === 0 ? x.ask(question, 0, NO_FACTS, 'answered') : x.goto('call')),
            answered: (x) => x.goto('call'),
            call: (x) => x.call(callee, {}, 'called'),
            called(x, result) {
              x.pub.notes.push(`called: ${result}`)
              return x.done()
            },
          },
        })
        return { flows: [root, callee, visit], questions: [question] }
      }),
    )
    does(match, 0, poke(1))
    expect(asked(match).map(([seat]) => seat)).toEqual([1])
    does(match, 1, say(6))
    expect(notes(match)).toEqual(['called: 6'])
  })

  const withStanding = (blocks: readonly string[] | 'all' | null, takesPoke = false) =>
    tiny((made) => {
      const { visit, standing } = poking(made)
      const question = made.question('word', {
        ...anyWord,
        takes: takesPoke ? [actions.pass, actions.say, actions.poke] : anyWord.takes,
        legal(pub, mine, seat, arg, out) {
          anyWord.legal?.(pub, mine, seat, arg, out)
          if (takesPoke) out.add(actions.poke.of(0))
        },
      })
      const inner = made.flow<Callee>('inner', {
        start: 'ask',
        local: () => ({}),
        ...(blocks !== null && { blocks: { standing: blocks, why: blocked('wait', 'T-5', 'Not during this.') } }),
        steps: {
          ask: (x) => x.ask(question, 1, NO_FACTS, 'answered'),
          answered: (x, action) => x.done(actions.poke.is(action) ? 100 : 1),
        },
      })
      const root = made.flow<Caller>('root', {
        start: 'ask',
        local: () => ({}),
        standing: [standing],
        steps: {
          ask: (x) => x.ask(question, 0, NO_FACTS, 'answered'),
          answered: (x) => x.goto('call'),
          call: (x) => x.call(inner, {}, 'called'),
          called(x, result) {
            x.pub.notes.push(`inner: ${result}`)
            return x.done()
          },
        },
      })
      return { flows: [root, inner, visit], questions: [question] }
    })

  test('by the seat that is asked is a visit and not its answer', () => {
    const match = sitDown(withStanding(null))
    does(match, 0, poke(5))
    expect(match.play.pub.number).toBe(5)
    expect(asked(match).map(([seat]) => seat)).toEqual([0])
  })

  test.each([
    ['all', 'wait'],
    [['poke'], 'wait'],
    [['another'], null],
    [null, null],
  ] as const)('is refused inside a flow that blocks %j with %j, and open before it', (blocks, code) => {
    const match = sitDown(withStanding(blocks))
    expect(match.check(2, poke(1))).toBeNull()
    does(match, 0, pass)
    expect(match.check(2, poke(1))?.code ?? null).toBe(code)
  })

  test('that waits only for those who have answered under seal stays open for the others', () => {
    const match = sitDown(
      tiny((made) => {
        const { visit, standing } = poking(made)
        const question = made.question('word', anyWord)
        const inner = made.flow<{ args: object; local: object; steps: { ask: void; all: Answers }; result: void }>(
          'all',
          {
            start: 'ask',
            local: () => ({}),
            blocks: { standing: [], onceSealed: ['poke'], why: blocked('wait', 'T-5', 'You have decided.') },
            steps: { ask: (x) => x.askAll(question, ALL, NO_FACTS, 'all'), all: (x) => x.done() },
          },
        )
        const root = made.flow<Caller>('root', {
          start: 'call',
          local: () => ({}),
          standing: [standing],
          steps: {
            ask: (x) => x.done(),
            answered: (x) => x.done(),
            call: (x) => x.call(inner, {}, 'ask'),
            called: (x) => x.done(),
          },
        })
        return { flows: [root, inner, visit], questions: [question] }
      }),
    )
    does(match, 0, pass)
    expect(match.check(0, poke(1))).toMatchObject({ code: 'wait', rule: 'T-5' })
    expect(match.standing(0)).toMatchObject([{ standing: 'poke', blocked: { code: 'wait' } }])
    does(match, 1, poke(1))
    // What was sealed before the visit stays.
    expect(asked(match).map(([seat]) => seat)).toEqual([1, 2])
    expect(match.check(0, poke(1))?.code).toBe('wait')
  })

  test('that is not open now is refused with its own rule', () => {
    expect(sitDown(withStanding(null)).check(2, poke(7))).toMatchObject({ code: 'notNow', rule: 'T-9' })
  })

  test('gives way to a question that takes the same action from the seat it asks', () => {
    const match = sitDown(withStanding(null, true))
    does(match, 0, pass)
    expect(match.check(1, poke(3))).toMatchObject({ code: 'notLegal' })
    does(match, 2, poke(3))
    expect(match.play.pub.number).toBe(3)
    does(match, 1, poke(0))
    expect(notes(match)).toEqual(['inner: 100'])
    expect(match.play.pub.number).toBe(3)
  })
})

test('the same question with another step to answer to is another decision', () => {
  interface Either {
    args: Nothing
    local: Nothing
    steps: { ask: void; low: Action; high: Action }
    result: void
  }
  const match = sitDown(
    tiny((made) => {
      const question = made.question('word', anyWord)
      const { visit, standing } = poking(made)
      const root = made.flow<Either>('either', {
        start: 'ask',
        local: () => ({}),
        standing: [standing],
        steps: {
          ask: (x) => x.ask(question, 0, NO_FACTS, x.pub.number < 4 ? 'low' : 'high'),
          low(x) {
            x.pub.notes.push('low')
            return x.done()
          },
          high(x) {
            x.pub.notes.push('high')
            return x.done()
          },
        },
      })
      return { flows: [root, visit], questions: [question] }
    }),
  )
  const id = idOf(match, 0)
  does(match, 1, poke(3))
  expect(idOf(match, 0)).toBe(id)
  does(match, 1, poke(5))
  expect(idOf(match, 0)).not.toBe(id)
  does(match, 0, say(0))
  expect(notes(match)).toEqual(['high'])
})

describe('leaving flows', () => {
  /** Flows 0 to 3 call each other; the words 0 to 3 leave from the innermost to the exit of that name. */
  const nested = tiny(({ flow, question, exit }) => {
    const word = question('word', anyWord)
    const exits = [0, 1, 2, 3].map((depth) => exit<number>(`exit${depth}`))
    interface Level {
      args: Nothing
      local: { times: number }
      steps: { enter: void; answered: Action; back: void; left: number }
      result: void
    }
    const level = (depth: number, next: Flow<Level> | null): Flow<Level> =>
      flow<Level>(`level${depth}`, {
        start: 'enter',
        local: () => ({ times: 0 }),
        exits: depth < 3 ? { left: exits[depth] } : {},
        steps: {
          enter: (x) => (next === null ? x.ask(word, 0, NO_FACTS, 'answered') : x.call(next, {}, 'back')),
          answered: (x, action) => (actions.pass.is(action) ? x.done() : x.unwind(exits[actions.say.word(action)], 40)),
          back(x) {
            x.pub.notes.push(`back in ${depth}`)
            return x.done()
          },
          left(x, value) {
            x.pub.notes.push(`out to ${depth} with ${value}`)
            x.local.times++
            return x.local.times < 2 ? x.goto('enter') : x.done()
          },
        },
      })
    const three = level(3, null)
    const two = level(2, three)
    const one = level(1, two)
    const zero = level(0, one)
    return { flows: [zero, one, two, three], questions: [word] }
  })

  test('with a result goes to the caller, one after another', () => {
    const match = sitDown(nested)
    does(match, 0, pass)
    expect(notes(match)).toEqual(['back in 2', 'back in 1', 'back in 0'])
    expect(match.over).toBe(true)
  })

  test.each([0, 1, 2])('by unwinding closes every flow above the one that publishes the exit: %i', (depth) => {
    const match = sitDown(nested)
    does(match, 0, say(depth))
    expect(notes(match)).toEqual([`out to ${depth} with 40`])
    expect(match.play.stack.map(({ flow }) => flow)).toEqual(['level0', 'level1', 'level2', 'level3'])
    expect(match.play.stack.map(({ local }) => (local as { times: number }).times)).toEqual(
      [0, 1, 2, 3].map((at) => (at === depth ? 1 : 0)),
    )
    // The frames above were begun anew.
    does(match, 0, say(depth))
    const rest = Array.from({ length: depth }, (_, at) => `back in ${depth - 1 - at}`)
    expect(notes(match)).toEqual([`out to ${depth} with 40`, `out to ${depth} with 40`, ...rest])
  })

  test('to an exit that nobody publishes is a mistake in the game, and the match stays as it was', () => {
    const match = sitDown(nested)
    const before = match.hash()
    expect(() => match.apply(0, say(3))).toThrow('nobody publishes the exit exit3')
    expect(match.hash()).toBe(before)
  })
})

describe('a rule that breaks', () => {
  interface Loop {
    args: Nothing
    local: { heard: readonly string[] }
    steps: { ask: void; answered: Action; spin: void }
    result: void
  }
  const game = tiny(({ flow, question }) => {
    const word = question('word', anyWord)
    const root = flow<Loop>('fragile', {
      start: 'ask',
      local: () => ({ heard: [] }),
      steps: {
        ask: (x) => x.ask(word, x.pub.number % SEATS, NO_FACTS, 'answered'),
        answered(x, action) {
          x.pub.number++
          x.pub.notes.push('heard')
          x.own[0].secret++
          x.hidden.deck--
          x.local.heard = [...x.local.heard, spoken(action)]
          x.random[0] ^= 5
          if (spoken(action) === '7') throw new Error('seven is not foreseen')
          return spoken(action) === '6' ? x.goto('spin') : x.goto('ask')
        },
        spin: (x) => x.goto('spin'),
      },
    })
    return { flows: [root], questions: [word] }
  })

  test('leaves the match as it was, and says where it happened', () => {
    const match = sitDown(game)
    does(match, 0, say(1))
    const [before, state] = [match.hash(), match.save()]
    let thrown: unknown
    try {
      match.apply(1, say(7))
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(RuleError)
    expect(thrown).toMatchObject({ at: 1, message: expect.stringContaining('seven is not foreseen') })
    expect((thrown as RuleError).cause).toMatchObject({ message: 'seven is not foreseen' })
    expect(match.hash()).toBe(before)
    expect(match.save()).toEqual(state)
    expect(match.entries).toHaveLength(1)
    does(match, 1, say(2))
    expect(notes(match)).toEqual(['heard', 'heard'])
  })

  test('is found when it goes round in circles', () => {
    const match = sitDown(game)
    expect(() => match.apply(0, say(6))).toThrow('fragile.spin never asks')
    expect(match.entries).toEqual([])
  })

  test('a question without an answer is a mistake that is named, also for who answers at random', () => {
    const match = sitDown(
      tiny(({ flow, question }) => {
        const mute = question('mute', { rule: 'T-6', takes: [actions.say], legal: () => {} })
        interface Mute {
          args: Nothing
          local: Nothing
          steps: { ask: void; answered: Action }
          result: void
        }
        const root = flow<Mute>('mute', {
          start: 'ask',
          local: () => ({}),
          steps: { ask: (x) => x.ask(mute, 0, NO_FACTS, 'answered'), answered: (x) => x.done() },
        })
        return { flows: [root], questions: [mute] }
      }),
    )
    expect(() => match.timeout(0)).toThrow('mute: no legal answer')
  })
})

describe('refusals', () => {
  interface Plain {
    args: Nothing
    local: Nothing
    steps: { ask: void; answered: Action }
    result: void
  }
  const game = tiny(({ flow, question }) => {
    const even = question('even', {
      rule: 'T-7',
      takes: [actions.say],
      legal(_pub, _mine, _seat, _arg, out) {
        for (const word of [0, 2, 4]) out.add(actions.say.of(word))
      },
      why: (_pub, _mine, _seat, _arg, action) =>
        actions.say.word(action) % 2 === 1 ? blocked('odd', 'T-8', 'Say an even word.') : null,
    })
    const root = flow<Plain>('plain', {
      start: 'ask',
      local: () => ({}),
      steps: { ask: (x) => x.ask(even, 1, NO_FACTS, 'answered'), answered: (x) => x.done() },
    })
    return { flows: [root], questions: [even] }
  })

  test.each([
    [1, say(3), 'odd', 'T-8'],
    [1, say(6), 'notLegal', 'T-7'],
    [1, pass, 'otherDecision', 'T-7'],
    [0, say(2), 'notAsked', 'kernel'],
    [-1, say(2), 'noSeat', 'kernel'],
    [3, say(2), 'noSeat', 'kernel'],
    [32, say(2), 'noSeat', 'kernel'],
    [1.5, say(2), 'noSeat', 'kernel'],
    [1, { type: 'shout' }, 'unknownAction', 'kernel'],
    [1, say(9), 'malformed', 'kernel'],
  ])('seat %d, %j: %s', (seat, action, code, rule) => {
    const match = sitDown(game)
    const before = match.hash()
    expect(match.check(seat, action)).toMatchObject({ code, rule })
    expect(match.apply(seat, action).blocked).toMatchObject({ code, rule })
    expect(match.hash()).toBe(before)
    expect(match.entries).toEqual([])
  })

  test('an answer to a decision that is no longer open is late', () => {
    const match = sitDown(game)
    const id = idOf(match, 1) ?? -1
    expect(match.apply(1, say(2), id + 1).blocked).toMatchObject({ code: 'late' })
    expect(match.apply(1, say(2), id).blocked).toBeNull()
    expect(match.apply(1, say(2), id).blocked).toMatchObject({ code: 'late' })
    expect(match.check(1, say(2))).toMatchObject({ code: 'over' })
  })

  test.each([0, 2, 3, -1, 32, 33, 1.5])('the time of seat %d cannot be up', (seat) => {
    expect(sitDown(game).timeout(seat).blocked).toMatchObject({ code: 'late' })
  })
})

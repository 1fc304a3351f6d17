import { describe, expect, test } from 'vitest'
import {
  type Action,
  Choices,
  flag,
  kit,
  legalAs,
  type Match,
  NO_FACTS,
  only,
  orNone,
  projectLegal,
  type Question,
  type Seat,
  type Shown,
  SPECTATOR,
  seat,
  shown,
  TEXT,
  whole,
} from '../src/index.ts'
import { does, sitDown } from './playing.ts'
import { ALL, actions, anyWord, events, type Tiny, tiny } from './toys/tiny.ts'

interface Plain {
  args: Record<never, never>
  local: { readonly open: readonly number[]; readonly next: Seat; readonly nobody: Seat }
  steps: { ask: void; answered: Action }
  result: void
}

const NOTHING: Plain['local'] = { open: [], next: 0, nobody: -1 }

function asking(seen: Question['seen'], shows?: Shown<Plain['local']>, local: Plain['local'] = NOTHING): Match<Tiny> {
  return sitDown(
    tiny(({ flow, question }) => {
      const word = question('word', { ...anyWord, seen, about: { number: whole('number', 0, 9) } })
      const root = flow<Plain>('root', {
        ...(shows && { shown: shows }),
        start: 'ask',
        local: () => local,
        steps: {
          ask: (x) => x.ask(word, 1, { number: 5 }, 'answered'),
          answered(x, action) {
            x.tell(events.said, { word: actions.say.word(action) })
            return x.done()
          },
        },
      })
      return { flows: [root], questions: [word] }
    }),
  )
}

describe('what an observer is shown of an open question', () => {
  const what = { question: 'word', rule: 'T-2', about: { number: 5 } }

  test.each([
    ['who and what', [{ seat: 1, ...what }]],
    ['who', [{ seat: 1 }]],
    ['nothing', []],
  ] as const)('the others see %s', (seen, shown) => {
    const match = asking(seen)
    for (const observer of [SPECTATOR, 0, 2]) expect(match.view(observer).decisions).toEqual(shown)
    expect(match.view(1).decisions).toEqual([{ seat: 1, id: 0, ...what }])
  })

  test('only the seat that decides is told its id and its answers', () => {
    const match = asking('who and what')
    expect(JSON.stringify([SPECTATOR, 0, 2].map((observer) => match.view(observer)))).not.toContain('"id"')
    expect([match.legal(0).length, match.legal(1).length, match.legal(2).length]).toEqual([0, 9, 0])
  })

  test('its answers are written as they are listed, however many are asked for', () => {
    const match = asking('who and what')
    for (const seat of [0, 1, 2]) {
      for (const most of [4, 500]) {
        const listed = projectLegal(match.play, seat, most)
        expect(legalAs(match.play, seat, most, TEXT)).toEqual({ count: listed.length, text: JSON.stringify(listed) })
      }
    }
  })

  test('a flow that says nothing about it is shown to nobody, not even to the seat that it asks', () => {
    for (const observer of [SPECTATOR, 0, 1, 2]) expect(asking('nothing').view(observer).pile).toEqual([])
  })

  test('of a flow under way everybody is shown its name, and of what it remembers what it says is shown', () => {
    const local: Plain['local'] = { open: [1, 2], next: 2, nobody: -1 }
    for (const observer of [SPECTATOR, 0, 1, 2]) {
      expect(asking('nothing', {}, local).view(observer).pile).toEqual([{ flow: 'root', shown: {} }])
      const some = shown({ next: seat, nobody: orNone(seat) }, ({ next, nobody }: Plain['local']) => ({ next, nobody }))
      expect(asking('nothing', some, local).view(observer).pile).toEqual([
        { flow: 'root', shown: { next: 2, nobody: null } },
      ])
    }
  })

  test('every observer gets its own part and no other', () => {
    const match = asking('who')
    expect([SPECTATOR, 0, 1, 2].map((observer) => match.view(observer).view.secret)).toEqual([null, 0, 1, 2])
    for (const observer of [SPECTATOR, 0, 1, 2]) {
      expect(Object.keys(match.view(observer)).sort()).toEqual([
        'answered',
        'decisions',
        'observer',
        'outcome',
        'pile',
        'view',
      ])
      expect(JSON.stringify(match.view(observer))).not.toContain('random')
    }
  })

  test('after the end nothing is asked', () => {
    const match = asking('who and what')
    expect(match.tell(does(match, 1, { type: 'say', word: 3 }), SPECTATOR)).toEqual([{ type: 'said', word: 3 }])
    expect(match.view(1)).toMatchObject({ decisions: [], pile: [] })
    expect(match.over).toBe(true)
  })
})

test('facts are written by their fields, and one that no field declares never leaves', () => {
  const match = sitDown(
    tiny(({ flow, question }) => {
      const word = question('word', {
        ...anyWord,
        about: { card: { ...actions.say.fields[0][1], write: (value: number) => `card ${value}` } },
      })
      const root = flow<Plain>('root', {
        start: 'ask',
        local: () => NOTHING,
        steps: { ask: (x) => x.ask(word, 1, { card: 2, count: 4 }, 'answered'), answered: (x) => x.done() },
      })
      return { flows: [root], questions: [word] }
    }),
  )
  expect(match.view(0).decisions[0].about).toEqual({ card: 'card 2' })
})

describe('a fact whose name ends in a question mark', () => {
  interface Both extends Omit<Plain, 'steps'> {
    steps: { ask: void; answered: readonly Action[] }
  }
  const match = () =>
    sitDown(
      tiny(({ flow, question }) => {
        const word = question('word', { ...anyWord, about: { 'hint?': flag, among: flag } })
        const root = flow<Both>('root', {
          start: 'ask',
          local: () => NOTHING,
          steps: {
            ask: (x) => x.askAll(word, only(0) | only(1), (seat) => ({ hint: seat, among: 1, number: 6 }), 'answered'),
            answered: (x) => x.done(),
          },
        })
        return { flows: [root], questions: [word] }
      }),
    )
  const abouts = (observer: number) =>
    match()
      .view(observer)
      .decisions.map(({ about }) => about)
  const open = { among: true }

  test('is shown to the asked seat alone, the others beside it to everybody', () => {
    expect(abouts(0)).toEqual([{ hint: false, ...open }, open])
    expect(abouts(1)).toEqual([open, { hint: true, ...open }])
    for (const observer of [2, SPECTATOR]) expect(abouts(observer)).toEqual([open, open])
  })

  test('is a fact like any other to the rules', () => {
    const seen: unknown[] = []
    const { play } = match()
    const word = play.game.question('word')
    Object.assign(word, { legal: (_pub: unknown, _mine: unknown, _seat: number, arg: unknown) => seen.push(arg) })
    play.legal(1, new Choices())
    expect(seen).toEqual([{ hint: 1, among: 1, number: 6 }])
  })

  test('cannot be public as well', () => {
    const about = { 'hint?': flag, hint: flag }
    expect(() => kit<Tiny>().question('word', { ...anyWord, about })).toThrow('both private and not')
  })
})

test('a kit remembers every flow that was named with it', () => {
  const made = kit<Tiny>()
  const question = made.question('word', anyWord)
  made.ref('later')
  made.flow<Plain>('now', {
    start: 'ask',
    local: () => NOTHING,
    steps: { ask: (x) => x.ask(question, ALL, NO_FACTS, 'answered'), answered: (x) => x.done() },
  })
  expect(made.refs.map(({ name }) => name)).toEqual(['later', 'now'])
})

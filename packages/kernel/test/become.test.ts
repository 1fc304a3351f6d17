import { expect, test } from 'vitest'
import { type Action, type Kit, NO_FACTS } from '../src/index.ts'
import { does, sitDown } from './playing.ts'
import { actions, anyWord, type Tiny, tiny } from './toys/tiny.ts'

type Nothing = Record<never, never>

interface Outer {
  args: Nothing
  local: Nothing
  steps: { begin: void; heard: number }
  result: void
}
interface Middle {
  args: { readonly plus: number }
  local: { readonly plus: number }
  steps: { hand: void }
  result: number
}
interface Inner {
  args: { readonly plus: number }
  local: { readonly plus: number }
  steps: { ask: void; answered: Action }
  result: number
}

function relay({ flow, question }: Kit<Tiny>) {
  const ask = question('ask', anyWord)
  const inner = flow<Inner>('inner', {
    shown: {},
    start: 'ask',
    local: (args) => args,
    steps: {
      ask: (x) => x.ask(ask, 1, NO_FACTS, 'answered'),
      answered: (x, action) => x.done(actions.say.word(action) + x.local.plus),
    },
  })
  const middle = flow<Middle>('middle', {
    start: 'hand',
    local: (args) => args,
    steps: { hand: (x) => x.become(inner, { plus: x.local.plus * 10 }) },
  })
  const outer = flow<Outer>('outer', {
    shown: {},
    start: 'begin',
    local: () => ({}),
    steps: {
      begin: (x) => x.call(middle, { plus: 2 }, 'heard'),
      heard(x, number) {
        x.pub.notes.push(`${number}`)
        return x.done()
      },
    },
  })
  // What an inner flow ends with must be what the flow it stands for ends with.
  interface Wrong {
    args: Nothing
    local: Nothing
    steps: { hand: void }
    result: string
  }
  flow<Wrong>('inner', {
    start: 'hand',
    local: () => ({}),
    steps: {
      // @ts-expect-error a number is no text
      hand: (x) => x.become(inner, { plus: 0 }),
    },
  })
  return { flows: [outer, middle, inner], questions: [ask] }
}

test('a flow that becomes another leaves the stack, and its caller receives the other one’s result', () => {
  const match = sitDown(tiny(relay))
  expect(match.view(0).pile.map(({ flow }) => flow)).toEqual(['outer', 'inner'])
  does(match, 1, { type: 'say', word: 3 })
  expect(match.play.pub.notes).toEqual(['23'])
  expect(match.over).toBe(true)
})

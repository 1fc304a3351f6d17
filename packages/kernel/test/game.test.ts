import { describe, expect, test } from 'vitest'
import {
  type Action,
  defineEvents,
  defineGame,
  kit,
  Match,
  NO_FACTS,
  type ToolSpec,
  type Visit,
  whole,
} from '../src/index.ts'
import { karama } from './toys/karama.ts'
import { move159 } from './toys/move159.ts'
import { actions, anyWord, type Tiny, tiny } from './toys/tiny.ts'

type Nothing = Record<never, never>
interface Plain {
  args: Nothing
  local: Nothing
  steps: { ask: void; answered: Action }
  result: void
}

/** A flow that asks once. */
function once(made = kit<Tiny>(), name = 'once') {
  const question = made.question(`${name}Question`, anyWord)
  const flow = made.flow<Plain>(name, {
    start: 'ask',
    local: () => ({}),
    steps: { ask: (x) => x.ask(question, 0, NO_FACTS, 'answered'), answered: (x) => x.done() },
  })
  return { flow, question }
}

describe('a game that could fail in play is refused', () => {
  test('a whole one is not', () => {
    const { flow, question } = once()
    expect(tiny(() => ({ flows: [flow], questions: [question] })).flow('once')).toBe(flow)
  })

  test('a flow that is referred to and defined nowhere', () => {
    expect(() =>
      tiny((made) => {
        made.ref<Plain>('elsewhere')
        const { flow, question } = once(made)
        return { flows: [flow], questions: [question] }
      }),
    ).toThrow('names the flow elsewhere, which does not exist')
  })

  test('a flow that is written and not listed', () => {
    expect(() =>
      tiny((made) => {
        const { flow, question } = once(made)
        once(made, 'forgotten')
        return { flows: [flow], questions: [question] }
      }),
    ).toThrow('names the flow forgotten, which does not exist')
  })

  test('a root that is not listed', () => {
    const { flow } = once()
    expect(() => defineGame({ ...move159, actions: actions, root: flow } as never)).toThrow('root names the flow once')
  })

  test('a first step that does not exist', () => {
    expect(() =>
      tiny((made) => {
        const { flow, question } = once(made)
        return { flows: [{ ...flow, start: 'begin' }], questions: [question] }
      }),
    ).toThrow('flow once has no step begin')
  })

  test('a step for an exit that does not exist', () => {
    expect(() =>
      tiny((made) => {
        const { flow, question } = once(made)
        return { flows: [{ ...flow, exits: { away: 'gone' } }], questions: [question] }
      }),
    ).toThrow('flow once has no step gone')
  })

  test('a standing decision whose flow does not exist', () => {
    expect(() =>
      tiny((made) => {
        const { flow, question } = once(made)
        const standing = { name: 'vote', rule: 'T', takes: [], legal() {}, flow: kit<Tiny>().ref<Visit>('voting') }
        return { flows: [{ ...flow, standing: [standing] }], questions: [question] }
      }),
    ).toThrow('standing decision vote names the flow voting')
  })

  test('two flows, or two questions, of one name', () => {
    const [one, other] = [once(), once()]
    expect(() => tiny(() => ({ flows: [one.flow, other.flow], questions: [] }))).toThrow('two flows are called once')
    expect(() => tiny(() => ({ flows: [one.flow], questions: [one.question, other.question] }))).toThrow(
      'two questions are called onceQuestion',
    )
  })

  test('a question without any way to answer it', () => {
    expect(() => kit<Tiny>().question('mute', { rule: 'T', takes: [actions.say] })).toThrow('mute has no answers')
  })

  test('an event with a turn of its own in a game that records every event with its turn', () => {
    const { flow, question } = once()
    const game = tiny(() => ({ flows: [flow], questions: [question] }))
    const spec = { ...game, actions, events: defineEvents({ began: [{ rule: 'T-1' }, { turn: whole('turn', 0, 9) }] }) }
    expect(() => defineGame<Tiny>(spec)).not.toThrow()
    expect(() => defineGame<Tiny>({ ...spec, turn: () => 0 })).toThrow('the event began has a turn of its own')
  })

  test('a tool for agents that could never be used, or not by its name', () => {
    const { flow, question } = once()
    const game = tiny(() => ({ flows: [flow], questions: [question] }))
    const tool = { name: 'answer_once', says: 'Answers.', answers: [question.name], actions: [actions.say] }
    const withTools = (...tools: readonly ToolSpec[]) => defineGame<Tiny>({ ...game, actions, tools })
    expect(withTools(tool).tools).toEqual([tool])
    expect(() => withTools(tool, tool)).toThrow('two tools are called answer_once')
    expect(() => withTools({ ...tool, name: 'Answer once' })).toThrow('a tool cannot be called Answer once')
    expect(() => withTools({ ...tool, answers: ['nothing'] })).toThrow('answers nothing, which is never open')
    expect(() => withTools({ ...tool, actions: [move159.actions.byType[0]] })).toThrow('has a foreign action')
  })

  test('actions that are not one table', () => {
    expect(() => defineGame({ ...karama, actions: { ...move159Actions(), ...actions } } as never)).toThrow('one table')
  })
})

function move159Actions() {
  return Object.fromEntries(move159.actions.byType.map((type) => [type.name, type]))
}

describe('a beginning that the game does not allow is refused', () => {
  test.each([3, 5, 4.5, Number.NaN, -4])('%d players', (seats) => {
    expect(Match.start(karama, { seats, seed: 'x' })).toMatchObject({ code: 'badSeats' })
  })

  test('options', () => {
    expect(Match.start(karama, { seats: 4, seed: 'x', options: { joint: 'often' } })).toMatchObject({
      code: 'badOption',
      rule: 'IN-3.6',
    })
  })

  test('a combination that cannot be played', () => {
    const game = { ...karama, refuse: () => ({ code: 'tooLong', rule: 'T-1', message: 'That would never end.' }) }
    expect(Match.start(game, { seats: 4, seed: 'x' })).toMatchObject({ code: 'tooLong' })
  })
})

import { expect, test } from 'vitest'
import { casesOf, describeFailure, readScenario, runScenario, type Scenario } from '../src/index.ts'
import { highCard } from './scenario-high-card.ts'
import { highCardScenarios } from './scenario-written.ts'

const game = highCard()
const { fails } = highCardScenarios(game)

function read(json: object): Scenario {
  const scenario = readScenario({ game: 'high-card', seats: 2, from: '3 8 | 5 9', ...json })
  if (typeof scenario === 'string') throw new Error(scenario)
  return scenario
}

test('runs go on from the same steps, each a test case with a title of its own', () => {
  const branches = read({
    title: 'HC-2.3: the highest card',
    steps: [{ seat: 0, do: 'play card=8' }],
    runs: [
      {
        title: 'HC-2.2: a higher one',
        steps: [{ seat: 1, do: 'play card=9' }, { expect: { of: 0, view: { scores: [0, 1] } } }],
      },
      {
        title: 'a lower one',
        steps: [{ seat: 1, do: 'play card=5' }, { expect: { of: 0, view: { scores: [0, 1] } } }],
      },
    ],
  })
  const cases = casesOf(branches)
  expect(cases.map(({ title }) => title)).toEqual([
    'HC-2.3: the highest card / HC-2.2: a higher one',
    'HC-2.3: the highest card / a lower one',
  ])
  expect(cases.map((one) => runScenario(game, one)?.place ?? null)).toEqual([null, 'run 2, step 2'])
  expect(runScenario(game, branches)?.place).toBe('run 2, step 2')
})

test.each([
  [{ runs: [] }, 'runs is not a list, or empty'],
  [{ runs: [{ title: 'a', step: [] }] }, 'run 1: a run has no "step"; did you mean `steps`?'],
  [{ runs: [{ steps: [{ timeout: 0 }] }] }, 'run 1: the title is missing'],
  [{ runs: [{ title: 'a', steps: [{ timeout: -1 }] }] }, 'run 1: step 1: timeout is not a seat'],
  [{ runs: ['a', 'b'].map(() => ({ title: 'a', steps: [{ timeout: 0 }] })) }, 'two runs are called "a"'],
  [{ steps: [{ windows: 'passed' }] }, 'step 1: windows is pass or ask'],
  [{ steps: [{ answers: 'pass' }] }, 'step 1: answers is an object of questions and their answers'],
  [{ steps: [{ mark: 'start' }] }, 'step 1: the mark start is there from the beginning'],
  [{ steps: [{ seat: 0, tries: 'x', blocked: { cod: 'x' } }] }, 'step 1: blocked has no "cod"; did you mean `code`?'],
  [{ steps: [{ seat: 0, tries: 'x', blocked: { code: 3 } }] }, 'step 1: code and rule are texts'],
  [{ steps: [{ expect: { of: 0, since: 'a', last: 2, events: [] } }] }, 'step 1: expect has since or last, not both'],
  [{ steps: [{ expect: { of: 0, last: 0, events: [] } }] }, 'step 1: last is a whole number from 1'],
  [
    { steps: [{ expect: { of: 0, at: 'point', legal: [] } }] },
    'step 1: expect with at looks at view, pile and outcome, not legal',
  ],
  [{ steps: [{ expect: { of: 0, oneOf: [{ view: {} }] } }] }, 'step 1: oneOf is a list of two outcomes or more'],
  [{ steps: [{ expect: { of: [], view: {} } }] }, 'step 1: expect.of names nobody'],
])('what cannot be read says why: %j', (rest, why) => {
  expect(readScenario({ title: 'a', game: 'high-card', seats: 2, ...rest })).toBe(why)
})

const snatching = { options: { snatching: true }, from: '1 8 | 5 9 | 2 7', seats: 3 }
const round = [
  { seat: 0, do: 'play card=8' },
  { seat: 1, do: 'play card=9' },
  { seat: 2, do: 'play card=7' },
]

test('windows: pass lets windows pass, except where a step is itself the answer', () => {
  const passed = [
    ...round,
    { expect: { of: 0, decisions: [{ seat: 1, question: 'boast' }], events: { contains: ['point seat=1'] } } },
  ]
  expect(fails(passed, { ...snatching, windows: 'pass' })).toBeNull()
  expect(fails([{ windows: 'pass' }, ...passed], snatching)).toBeNull()
  expect(fails(passed, snatching)?.differences[0].path).toBe('decisions[0].seat')
  // Seat 2 is asked first and passes; seat 0 says otherwise.
  const claimed = [
    ...round,
    { seat: 0, do: 'snatch from=1 style=boldly' },
    { expect: { of: 0, events: ['snatched seat=0', 'point seat=0'], decisions: [{ seat: 0, question: 'boast' }] } },
  ]
  expect(fails(claimed, { ...snatching, windows: 'pass' })).toBeNull()
})

test('windows: ask ends it, and a window that is open stays open', () => {
  const steps = [
    ...round,
    { windows: 'ask' },
    { expect: { of: 0, decisions: [{ seat: 2, question: 'snatchOrNot', about: { winner: 1 } }] } },
  ]
  expect(fails(steps, { ...snatching, windows: 'pass' })).toBeNull()
})

test('answers: a question has a default answer until a step takes it away', () => {
  const answers = { boast: 'boast loudly=true', choose: 'timeout' }
  const steps = [
    { seat: 0, do: 'play card=8' },
    // Seat 1 plays its lowest card and seat 0 boasts; then both play what is left, and seat 1 boasts.
    {
      expect: {
        of: 0,
        outcome: { winners: [0, 1] },
        events: { contains: ['boasted seat=0 loudly=true', 'boasted seat=1'] },
      },
    },
  ]
  expect(fails(steps, { answers })).toBeNull()
  const taken = [
    { seat: 0, do: 'play card=8' },
    { answers: { boast: null } },
    { expect: { of: 0, decisions: [{ seat: 0, question: 'boast' }] } },
  ]
  expect(fails(taken, { answers })).toBeNull()
})

test('a default answer that is refused says so', () => {
  expect(fails([{ expect: { of: 0, outcome: null } }], { answers: { choose: 'play card=12' } })?.what).toBe(
    'the default answer of north to choose: You do not hold that card. (notHeld, HC-2.1)',
  )
})

test('events can be looked at over the last steps, and since a mark', () => {
  const steps = (look: object) => [
    { seat: 0, do: 'play card=8' },
    { mark: 'half' },
    { seat: 1, do: 'play card=5' },
    { seat: 0, do: 'boast loudly=true' },
    { expect: { of: 0, ...look } },
  ]
  const shown = ['played seat=0', 'played seat=1', 'point seat=0']
  expect(fails(steps({ events: ['boasted'] }))).toBeNull()
  expect(fails(steps({ last: 2, events: [...shown, 'boasted'] }))).toBeNull()
  expect(fails(steps({ since: 'half', events: [...shown, 'boasted'] }))).toBeNull()
  expect(
    fails(steps({ since: 'start', events: { contains: ['dealt seat=0 card=3', ...shown, 'boasted'] } })),
  ).toBeNull()
  expect(fails(steps({ last: 4, events: [] }))?.what).toBe('only 3 steps have done something')
})

test('at: the state is looked at when an event is told, although the same action goes on', () => {
  const steps = (look: object) => [
    { seat: 0, do: 'play card=3' },
    { seat: 1, do: 'play card=5' },
    { expect: { of: [0, 'spectator'], ...look } },
  ]
  const options = { boasting: false }
  expect(fails(steps({ view: { scores: [0, 1], round: 1, held: [1, 1] } }), { options })).toBeNull()
  // The second card is not yet taken out of the hand, and there is no point.
  expect(
    fails(steps({ at: 'played seat=0', view: { scores: [0, 0], round: 1, held: [1, 2] } }), { options }),
  ).toBeNull()
  expect(fails(steps({ at: 'point', view: { scores: [0, 1] } }), { options })).toBeNull()
  expect(fails(steps({ at: 'played seat=1', view: { scores: [0, 1] } }), { options })?.differences).toEqual([
    { path: 'view.scores[1]', expected: 1, got: 0 },
  ])
  expect(fails(steps({ at: 'boasted', view: { round: 1 } }), { options })?.what).toContain(
    'there was no event like boasted',
  )
})

test('at shows each observer no more than the projection does', () => {
  const look = (of: unknown, hand: unknown) => [
    { seat: 0, do: 'play card=3' },
    { seat: 1, do: 'play card=5' },
    { expect: { of, at: 'played seat=0', view: { hand } } },
  ]
  expect(fails(look(0, [8]))).toBeNull()
  expect(fails(look(1, [5, 9]))).toBeNull()
  expect(fails(look('spectator', null))).toBeNull()
})

test('oneOf several outcomes: one of them holds for all who look', () => {
  const steps = (oneOf: object[]) => [{ timeout: 0 }, { timeout: 1 }, { expect: { of: [0, 1], oneOf } }]
  const outcome = (first: number, second: number) => ({ view: { scores: [first, second] } })
  expect(fails(steps([outcome(1, 0), outcome(0, 1)]))).toBeNull()
  const failure = fails(steps([outcome(1, 0), outcome(2, 1)]))
  expect(failure && describeFailure(failure)).toContain('none of the 2 outcomes is there\n  oneOf[0].view.scores[0]')
})

test('oneOf and anyOrder stand in events, legal and decisions', () => {
  const steps = [
    {
      expect: {
        of: 0,
        legal: { anyOrder: ['play card=8', 'play card=3'] },
        decisions: { anyOrder: [{ seat: 1 }, { seat: 0 }] },
      },
    },
    { timeout: 0 },
    { timeout: 1 },
    {
      expect: {
        of: 0,
        events: {
          anyOrder: [
            'point',
            { type: 'played', seat: 1, card: { oneOf: [5, 9] } },
            { oneOf: ['played seat=0', 'boasted'] },
          ],
        },
        decisions: [{ seat: { oneOf: [0, 1] }, question: { oneOf: ['boast', 'choose'] } }],
      },
    },
  ]
  expect(fails(steps)).toBeNull()
})

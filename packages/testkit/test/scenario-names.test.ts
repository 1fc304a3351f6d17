import { expect, test } from 'vitest'
import { checkScenario, readScenario } from '../src/index.ts'
import { highCard } from './scenario-high-card.ts'
import { highCardScenarios } from './scenario-written.ts'

const game = highCard()
const { fails, problems, written } = highCardScenarios(game)

const looks = (look: object) => [{ expect: { of: 0, ...look } }]
const plays = (action: unknown) => [{ seat: 0, do: action }]

test.each([
  [looks({ events: ['palyed'] }), 'there is no event `palyed`; did you mean `played`?'],
  [looks({ events: { excludes: ['boastd'] } }), 'there is no event `boastd`; did you mean `boasted`?'],
  [
    looks({ events: { contains: [{ type: 'point', set: 0 }] } }),
    'the event `point` has no field `set`; did you mean `seat`?',
  ],
  [looks({ events: { excludes: [{ saet: 0 }] } }), 'no event has a field `saet`; did you mean `seat`?'],
  [looks({ events: { excludes: ['point colour=3'] } }), 'the event `point` has no field `colour`; it has seat'],
  [
    looks({ events: { excludes: ['played card=13'] } }),
    '`card` of the event `played` cannot be 13; it is a whole number, 1 to 12',
  ],
  [
    looks({ events: { excludes: ['snatched in-style=boldy'] } }),
    '`in-style` of the event `snatched` cannot be "boldy"; did you mean `boldly`?',
  ],
  [looks({ events: { exclude: ['point'] } }), 'events has no `exclude`; did you mean `excludes`?'],
  [looks({ events: 'point' }), 'events is a list'],
  [looks({ events: ['point seat=0 seat=1'] }), '`seat` stands twice'],
  [looks({ at: 'piont', view: { round: 1 } }), 'there is no event `piont`; did you mean `point`?'],
  [plays('paly card=3'), 'there is no action `paly`; did you mean `play`?'],
  [plays('play crad=3'), 'the action `play` has no field `crad`; did you mean `card`?'],
  [plays('play'), 'play: card is not a card.'],
  [plays({ type: 'play', card: { oneOf: [3, 8] } }), '`card` of the action `play` cannot be'],
  [plays(['play']), '["play"] is no action'],
  [plays({ card: 3 }), '{"card":3} has no type'],
  [looks({ legal: { excludes: ['pla card=3'] } }), 'there is no action `pla`; did you mean `play`?'],
  [looks({ legal: ['play'] }), 'play: card is not a card.'],
  [looks({ decisions: { excludes: [{ question: 'chose' }] } }), 'there is no question `chose`; did you mean `choose`?'],
  [looks({ decisions: [{ questoin: 'choose' }] }), 'a decision has no `questoin`; did you mean `question`?'],
  [looks({ decisions: { excludes: [{ rule: 'HC2.1' }] } }), '`HC2.1` is not the id of a rule'],
  [looks({ decisions: [{ seat: 5 }] }), 'there is no seat 5; seats are counted from 0'],
  [looks({ decisions: [{ seat: null }] }), 'null is not a seat'],
  [
    looks({ decisions: { excludes: [{ question: 'snatchOrNot', about: { winner: 'noth' } }] } }),
    'there is no seat `noth`; did you mean `north`?',
  ],
  [looks({ decisions: { excludes: [{ about: { winner: 16 } }] } }), 'no question is about `winner` 16'],
  [
    looks({ pile: { excludes: [{ flow: 'snatchWidow' }] } }),
    'there is no flow `snatchWidow`; did you mean `snatchWindow`?',
  ],
  [looks({ pile: [{ flows: 'rounds' }] }), 'a flow under way has no `flows`; did you mean `flow`?'],
  [looks({ pile: ['rounds'] }), '"rounds" is not a flow under way: it has to be an object'],
  [looks({ pile: [{ flow: 3 }] }), 'the flow 3 is not a name'],
  [looks({ outcome: { winner: [0] } }), 'an outcome has no `winner`; did you mean `winners`?'],
  [looks({ since: 'later', events: [] }), 'there is no mark `later`'],
  [[{ mark: 'a' }, { mark: 'a' }], 'there are two marks `a`'],
  [[{ answers: { bost: 'boast loudly=true' } }], 'there is no question `bost`; did you mean `boast`?'],
  [[{ answers: { boast: 'play card=3' } }], 'the question `boast` is not answered by `play`, but by boast'],
  [[{ seat: 'noth', do: 'play card=3' }], 'there is no seat `noth`; did you mean `north`?'],
  [[{ expect: { of: 'me', view: {} } }], 'there is no seat `me`'],
])('a name that the game does not know is an error with its place: %j', (steps, problem) => {
  const found = problems(steps)
  expect(found).toHaveLength(1)
  expect(found[0]).toMatch(/^step \d: /)
  expect(found[0]).toContain(problem)
  expect(fails(steps)?.what).toBe(found[0])
})

test('a misspelt field in tries is an error, and not a refusal', () => {
  const tries = (action: unknown, blocked: object) => problems([{ seat: 0, tries: action, blocked }])
  expect(tries('play crad=9', {})).toEqual(['step 1: the action `play` has no field `crad`; did you mean `card`?'])
  expect(tries('play', { rule: 'HC-2.1' })).toHaveLength(1)
  // Whoever expects this refusal means what is wrong.
  expect(fails([{ seat: 0, tries: 'play crad=9', blocked: { code: 'malformed' } }])).toBeNull()
  expect(fails([{ seat: 0, tries: 'paly card=9', blocked: { code: 'unknownAction' } }])).toBeNull()
})

test('a refusal for a misspelt reason is another reason', () => {
  expect(fails([{ seat: 0, tries: 'play card=9', blocked: { code: 'notHelt' } }])?.differences).toEqual([
    { path: 'blocked.code', expected: 'notHelt', got: 'notHeld' },
  ])
})

test('options and rule ids in titles are checked; with a rulebook, against it', () => {
  expect(problems(looks({ view: {} }), { options: { crads: 2 } })).toEqual([
    'there is no option `crads`; did you mean `cards`?',
  ])
  expect(problems(looks({ view: {} }), { options: { cards: 7, boasting: 'yes' } })).toEqual([
    'the option `cards` cannot be 7',
    'the option `boasting` cannot be "yes"',
  ])
  const titled = written(looks({ view: {} }), { title: 'HC-2.1, HC-2.30: a title' })
  expect(checkScenario(game, titled)).toEqual([])
  expect(checkScenario(game, titled, new Set(['HC-2.1', 'HC-2.3']))).toEqual([
    'there is no rule `HC-2.30`; did you mean `HC-2.3`?',
  ])
})

test('every problem of a file is listed once, also one in the steps that all runs share', () => {
  const json = {
    title: 'two runs',
    game: 'high-card',
    seats: 2,
    steps: [{ seat: 0, do: 'paly card=3' }],
    runs: [
      { title: 'one', steps: [{ seat: 1, do: 'play card=5' }] },
      { title: 'two', steps: [{ seat: 1, do: 'play crad=5' }] },
    ],
  }
  const read = readScenario(json)
  if (typeof read === 'string') throw new Error(read)
  expect(checkScenario(game, read)).toEqual([
    'step 1: there is no action `paly`; did you mean `play`?',
    'run 2, step 1: the action `play` has no field `crad`; did you mean `card`?',
  ])
})

test('a field of a view that is only denied has to be one that somebody sees', () => {
  expect(fails(looks({ view: { hnad: { absent: true } } }))).toMatchObject({
    place: 'step 1',
    what: 'nothing that anybody sees here ever has a field `hnad`; did you mean `hand`?',
  })
  expect(fails(looks({ decisions: { excludes: [{ seat: 0, about: { winer: 0 } }] } }))?.what).toContain('`winer`')
  expect(fails(looks({ oneOf: [{ view: { rond: 0 } }, { view: { round: 0 } }] }))?.what).toContain('`rond`')
  expect(fails(looks({ decisions: { excludes: [{ seat: 0, about: { winner: 0 } }] } }))).toBeNull()
})

test('a field or a value with a hyphen can be written in one line', () => {
  const options = { snatching: true, boasting: false }
  const from = '1 8 | 5 9'
  const steps = [
    { seat: 0, do: 'play card=8' },
    { seat: 1, do: 'play card=9' },
    { seat: 0, do: 'snatch from=1 style=slyly' },
    { expect: { of: 0, events: ['snatched seat=0 snatched-from=1 in-style=slyly', 'point seat=0'] } },
  ]
  expect(fails(steps, { options, from })).toBeNull()
})

test('seats have the names that the file gives them, or the game', () => {
  const steps = (first: string, second: string) => [
    { seat: first, do: 'play card=8' },
    { expect: { of: [first, 'spectator'], decisions: [{ seat: second }] } },
    { seat: second, do: 'play card=9' },
    { seat: first, do: `snatch from=${second} style=boldly` },
    { seat: second, do: 'boast loudly=true' },
    {
      expect: {
        of: second,
        since: 'start',
        events: { contains: [`point seat=${second}`, { type: 'boasted', seat: second }] },
      },
    },
    { timeout: first },
    { timeout: second },
    { expect: { of: 0, decisions: [{ seat: first, about: { winner: second } }] } },
    { seat: first, do: 'letIt' },
    { seat: second, do: 'boast loudly=false' },
    { expect: { of: second, outcome: { winners: [second] } } },
  ]
  const options = { snatching: true }
  expect(fails(steps('north', 'east'), { options })).toBeNull()
  expect(fails(steps('Ada', 'Ben'), { options, seats: ['Ada', 'Ben'] })).toBeNull()
  expect(fails([{ seat: 'Ada', do: 'play card=9' }], { seats: ['Ada', 'Ben'] })?.what).toMatch(
    /^Ada may not play card=9/,
  )
})

test('a name cannot mean one seat in the file and another in the game', () => {
  const look = [{ expect: { of: 'north', view: {} } }]
  expect(problems(look, { seats: ['east', 'Ben'] })).toEqual(['the game calls another seat `east`'])
  expect(problems(look, { seats: ['north', 'Ben'] })).toEqual([])
})

test('where the match cannot start, that is what is wrong, and not the names that only the game gives', () => {
  expect(fails([{ seat: 'north', do: 'play card=3' }], { from: '3 8 | x' })?.what).toContain('is not a list of cards')
  expect(problems([{ seat: 'north', do: 'play card=3' }], { from: '3 8 | x' })).toEqual([])
})

test.each([
  [['Ada', 'Ada'], 'two seats are called Ada'],
  [['Ada', 'spectator'], 'a seat cannot be called spectator'],
  [['Ada', 2], 'the name of a seat is a text'],
  [['1', '0'], 'a seat cannot be called 1'],
  ['two', 'seats is not a whole number, nor a list of names'],
])('seats that cannot be read: %j', (seats, why) => {
  expect(readScenario({ title: 'a', game: 'high-card', seats, steps: [{ timeout: 0 }] })).toBe(why)
})

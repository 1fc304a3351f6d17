import { expect, test } from 'vitest'
import { describeFailure, readScenario } from '../src/index.ts'
import { highCard } from './scenario-high-card.ts'
import { highCardScenarios } from './scenario-written.ts'

const game = highCard()

const { fails } = highCardScenarios(game)

test('a scenario plays actions and looks at what every observer sees', () => {
  const played = fails([
    { expect: { of: [0, 1, 'spectator'], view: { scores: [0, 0], held: [2, 2] } } },
    { expect: { of: 0, view: { hand: [3, 8] }, decisions: { contains: [{ seat: 0, question: 'choose' }] } } },
    {
      expect: {
        of: 'spectator',
        view: { hand: null },
        decisions: [{ seat: 0, question: { absent: true } }, { seat: 1 }],
      },
    },
    { expect: { of: 0, legal: ['play card=8', 'play card=3'] } },
    { seat: 0, tries: 'play card=9', blocked: { code: 'notHeld', rule: 'HC-2.1' } },
    { seat: 0, do: 'play card=8' },
    { expect: { of: [0, 1], events: [] } },
    { seat: 1, do: { type: 'play', card: 5 } },
    { expect: { of: 'spectator', events: ['played seat=0 card=8', 'played seat=1', { type: 'point', seat: 0 }] } },
    { expect: { of: 0, legal: { contains: ['boast loudly=true'], excludes: ['play card=3'], length: 2 } } },
    { seat: 0, do: 'boast loudly=true' },
    { timeout: 1 },
    { timeout: 0 },
    { expect: { of: 1, events: { contains: ['played card=9', 'point'], excludes: ['boasted'] } } },
    { seat: 1, do: 'boast loudly=false' },
    { expect: { of: 1, outcome: { winners: [0, 1] }, view: { scores: [1, 1], hand: { length: 0 } } } },
  ])
  expect(played && describeFailure(played)).toBeNull()
})

test('an expectation that fails gives the step and every path with what was expected and what is there', () => {
  const failure = fails([
    { seat: 0, do: 'play card=3' },
    { expect: { of: 0, view: { scores: [0, 1], held: [2, 2], round: 1 } } },
  ])
  expect(failure).toEqual({
    place: 'step 2',
    what: 'what north sees is not as expected',
    differences: [
      { path: 'view.scores[1]', expected: 1, got: 0 },
      { path: 'view.round', expected: 1, got: 0 },
    ],
  })
  expect(describeFailure(failure!)).toBe(
    [
      'step 2: what north sees is not as expected',
      '  view.scores[1]',
      '    expected 1',
      '    got      0',
      '  view.round',
      '    expected 1',
      '    got      0',
    ].join('\n'),
  )
})

test('an action that should be allowed and is refused fails with the rule that refuses it', () => {
  expect(fails([{ seat: 0, do: 'play card=9' }])).toMatchObject({
    place: 'step 1',
    what: 'north may not play card=9: You do not hold that card. (notHeld, HC-2.1)',
  })
})

test('an action that should be refused and is allowed fails, and so does another reason than the expected one', () => {
  expect(fails([{ seat: 0, tries: 'play card=3', blocked: {} }])).toMatchObject({
    what: 'north was allowed to play card=3',
  })
  expect(fails([{ seat: 0, tries: 'play card=9', blocked: { rule: 'HC-9.9' } }])).toMatchObject({
    differences: [{ path: 'blocked.rule', expected: 'HC-9.9', got: 'HC-2.1' }],
  })
})

test('a list of legal actions is complete, in any order', () => {
  expect(fails([{ expect: { of: 0, legal: ['play card=8', 'play card=4'] } }])?.differences).toEqual([
    { path: 'legal', expected: undefined, got: { type: 'play', card: 3 } },
    { path: 'legal', expected: { type: 'play', card: 4 }, got: undefined },
  ])
})

test('what a private field holds is for its seat alone', () => {
  const opening = (of: unknown, events: object) => fails([{ expect: { of, events } }])
  expect(
    opening(0, { contains: ['dealt seat=0 card=3', { type: 'dealt', seat: 1, card: { absent: true } }] }),
  ).toBeNull()
  expect(opening('spectator', { contains: ['dealt seat=0 card=3'] })?.differences).toMatchObject([
    { path: 'events[0].card', expected: 3, got: undefined },
  ])
})

test('options, seats and position reach the match, and one that cannot start says so', () => {
  expect(
    fails([{ expect: { of: 0, view: { hand: { length: 1 } } } }], { from: null, options: { cards: 1 } }),
  ).toBeNull()
  expect(fails([{ timeout: 0 }], { options: { cards: 7 } })).toMatchObject({
    place: '',
    what: 'the match cannot start: cards cannot be 7.',
  })
  expect(fails([{ timeout: 0 }], { from: '3 8 | x' })).toMatchObject({
    place: '',
    what: 'the hand "x" is not a list of cards',
  })
})

test.each([
  [{ seats: 2, game: 'x', steps: [{ timeout: 0 }] }, 'the title is missing'],
  [{ title: 'a', game: 'x', seats: 2, steps: [] }, 'steps is not a list, or empty'],
  [{ title: 'a', game: 'x', seats: 2, colour: 1, steps: [] }, /^a scenario has no "colour"/],
  [{ title: 'a', game: 'x', seats: 2, steps: [{ seat: 0, does: 'x' }] }, /^step 1: a step is/],
  [{ title: 'a', game: 'x', seats: 2, steps: [{ seat: 0 }] }, /^step 1: a step is/],
  [{ title: 'a', game: 'x', seats: 2, steps: [{ expect: { of: -2, view: {} } }] }, /^step 1: expect.of/],
  [{ title: 'a', game: 'x', seats: 2, steps: [{ expect: { of: 0 } }] }, 'step 1: expect says nothing'],
  [{ title: 'a', game: 'x', seats: 2, steps: [{ expect: { of: 0, looks: 1 } }] }, /^step 1: expect has no "looks"/],
])('a scenario that cannot be read says why: %j', (json, why) => {
  expect(readScenario(json)).toMatch(why)
})

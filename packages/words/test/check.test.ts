import { jackdaw } from '@riposte/jackdaw'
import type { Game, Messages, Shape } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { messageProblems, type Quiet } from '../src/check.ts'

const en = jackdaw.words?.en ?? { events: {}, actions: {}, questions: {} }

function problems(change: { [K in keyof Messages]?: Record<string, string> }, quiet?: Quiet): string[] {
  const changed = {
    ...en,
    events: { ...en.events, ...change.events },
    actions: { ...en.actions, ...change.actions },
    questions: { ...en.questions, ...change.questions },
    parts: change.parts ?? {},
  }
  const game: Game<Shape> = { ...(jackdaw as Game), words: { en: changed } }
  return messageProblems(game, quiet)
}

test('messages that are as they should be have no problems', () => {
  expect(problems({})).toEqual([])
})

test('a message about nothing, and one that is missing', () => {
  expect(problems({ events: { stolen: 'Gone.' } })).toEqual(['en: events.stolen is about nothing that the game has'])
  const { turn, ...others } = en.questions
  expect(turn).toBeDefined()
  const game: Game<Shape> = { ...(jackdaw as Game), words: { en: { ...en, questions: others } } }
  expect(messageProblems(game)).toEqual(['en: questions.turn is missing'])
})

test('a message that cannot be read', () => {
  expect(problems({ events: { ended: 'No cards {are left.' } })[0]).toMatch(/^en: events.ended cannot be read: /)
})

test('an argument that does not exist', () => {
  expect(problems({ events: { ended: '{$seat} ends it.' } })).toEqual([
    'en: events.ended mentions $seat, which it is not given',
  ])
})

test('a function of another kind, or of none', () => {
  expect(problems({ actions: { play: 'Play {$card :points}.' } })).toEqual([
    'en: actions.play says $card, a card, by :points',
  ])
  expect(problems({ actions: { play: 'Play {$card :cart}.' } })).toEqual([
    'en: actions.play uses :cart, which says no kind of thing',
  ])
})

test('a field that is not said, unless that is meant', () => {
  expect(problems({ events: { scored: '{$seat} scores.' } })).toEqual(['en: events.scored does not say $points'])
  expect(problems({ events: { scored: '{$seat} scores.' } }, { 'events.scored': ['points'] })).toEqual([])
})

test('a part that does not exist, and one that is wrong', () => {
  expect(problems({ events: { ended: '{:part id=end}' } })).toEqual([
    'en: events.ended includes the part end, which does not exist',
  ])
  expect(problems({ events: { ended: '{:part id=end}' }, parts: { end: '{$seat} ends it.' } })).toEqual([
    'en: events.ended mentions $seat in its part end, which it is not given',
  ])
})

test('a part is checked with the arguments that it is given', () => {
  const parts = { who: '{$who} scores', points: '{$number :points}' }
  expect(
    problems({ events: { scored: '{:part id=who who=$seat} {:parts ids=points number=$points}.' }, parts }),
  ).toEqual([])
  expect(problems({ events: { scored: '{:part id=who} {:part id=points number=$seat}.' }, parts })).toEqual([
    'en: events.scored mentions $who in its part who, which it is not given',
    'en: events.scored says $number in its part points, a seat, by :points',
    'en: events.scored does not say $points',
  ])
})

test('a hole where something is hidden', () => {
  const fields = jackdaw.events.played.fields.map((field) => ({ ...field, isPrivate: field.name === 'card' }))
  const game = (played: string): Game<Shape> => ({
    ...(jackdaw as Game),
    events: { ...jackdaw.events, played: { ...jackdaw.events.played, fields } },
    words: { en: { ...en, events: { ...en.events, played } } },
  })
  expect(messageProblems(game('{$seat} plays a {$card}.'))).toEqual([
    'en: events.played has a hole where something is hidden: Ada plays a ….',
  ])
  expect(messageProblems(game('.match $card hidden {{{$seat} plays.}} * {{{$seat} plays a {$card}.}}'))).toEqual([])
})

import { jackdaw } from '@riposte/jackdaw'
import { type Catalogue, catalogueOf } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { messageProblems } from '../src/check.ts'
import { Book, Speaker, textOf } from '../src/index.ts'

const names = ['Ada', 'Ben']
const fail = (error: unknown) => {
  throw error
}
const speaker = (language: 'en' | 'de', reader: number | null) =>
  new Speaker(new Book(catalogueOf(jackdaw), language, jackdaw.words?.[language] ?? fail('no such language'), fail), {
    names,
    reader,
  })

test('whoever reads about themselves reads "you"', () => {
  const event = { type: 'played', turn: 1, seat: 1, card: 5 }
  expect(textOf(speaker('en', null).event(event))).toBe('Ben plays a 5.')
  expect(textOf(speaker('en', 1).event(event))).toBe('You play a 5.')
  expect(textOf(speaker('de', 1).event(event))).toBe('Du spielst eine 5.')
})

test('numbers choose their plural', () => {
  expect(textOf(speaker('de', 0).event({ type: 'scored', seat: 1, points: 1 }))).toBe('Ben bekommt einen Punkt.')
  expect(textOf(speaker('de', 0).event({ type: 'scored', seat: 0, points: 3 }))).toBe('Du bekommst 3 Punkte.')
})

test('a page is given things, with their kind and value', () => {
  expect(speaker('en', 0).event({ type: 'played', turn: 1, seat: 1, card: 5 })).toEqual([
    { text: 'Ben', thing: { kind: 'seat', value: 1 } },
    { text: ' plays a ' },
    { text: '5', thing: { kind: 'card', value: 5 } },
    { text: '.' },
  ])
})

test('an answer can be said before it is complete', () => {
  expect(textOf(speaker('en', 0).action({ type: 'play' }, 'turn'))).toBe('Play the ….')
  expect(textOf(speaker('en', 0).action({ type: 'play', card: 3 }, 'turn'))).toBe('Play the 3.')
})

test('an answer with a field called question is not told which question it answers', () => {
  const catalogue: Catalogue = {
    kinds: { riddle: {} },
    events: {},
    actions: { ask: [{ name: 'question', kind: 'riddle' }], pass: [] },
    questions: {},
    flows: {},
  }
  const actions = { ask: 'Ask: {$question}', pass: '.match $question turn {{Pass your turn.}} * {{Pass.}}' }
  const book = new Book(catalogue, 'en', { events: {}, actions, questions: {} }, fail)
  const anybody = new Speaker(book, { names, reader: null })
  expect(textOf(anybody.action({ type: 'ask', question: 'Who is it?' }, 'turn'))).toBe('Ask: Who is it?')
  expect(textOf(anybody.action({ type: 'ask' }, 'turn'))).toBe('Ask: …')
  expect(textOf(anybody.action({ type: 'pass' }, 'turn'))).toBe('Pass your turn.')
})

test('Jackdaw has every message in both languages', () => {
  expect(messageProblems(jackdaw)).toEqual([])
})

test('a part can be said on its own', () => {
  const parts = { again: '{$seat} again' }
  const messages = { ...(jackdaw.words?.en ?? fail('no such language')), parts }
  const ben = new Speaker(new Book(catalogueOf(jackdaw), 'en', messages, fail), { names, reader: 1 })
  expect(textOf(ben.part('again', [{ name: 'seat', kind: 'seat' }], { seat: 0 }))).toBe('Ada again')
  expect(textOf(ben.part('again', [{ name: 'seat', kind: 'seat' }], { seat: 1 }))).toBe('you again')
})

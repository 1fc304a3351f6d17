import type { Catalogue, FieldInfo, Json } from '@riposte/kernel'
import { expect, test } from 'vitest'
import { Book, Speaker, textOf } from '../src/index.ts'

const FIELDS: readonly FieldInfo[] = [
  { name: 'seat', kind: 'seat' },
  { name: 'other', kind: 'seat' },
  { name: 'card', kind: 'card', isPrivate: true },
  { name: 'cards', kind: 'card' },
  { name: 'place', kind: 'place in the Court', isOptional: true },
  { name: 'count', kind: 'count' },
]
const catalogue: Catalogue = {
  kinds: { seat: { base: 0 }, card: {}, 'place in the Court': { base: 1 }, count: {} },
  events: { happened: FIELDS },
  actions: {},
  questions: {},
  flows: {},
}

/** What this message says of these values. */
function said(message: string, values: Readonly<Record<string, Json>>, parts: Readonly<Record<string, string>> = {}) {
  const messages = {
    events: { happened: message },
    actions: {},
    questions: {},
    parts,
    values: {
      card: { '*': '.match $form name {{{$value}}} * {{the {$value}}}', "King's Hand": "King's Hand" },
    },
    keys: { card: { Twins: 'many' } },
  }
  const book = new Book(catalogue, 'en', messages, (error) => {
    throw error
  })
  return textOf(book.say('events', 'happened', FIELDS, values, { names: ['Ada', 'Ben', 'Cleo'], reader: 2 }))
}

test('a thing is said by its own message, or by the one for its kind, in the form that is asked for', () => {
  expect(said('{$card}', { card: 'Elder' })).toBe('the Elder')
  expect(said('{$card}', { card: "King's Hand" })).toBe("King's Hand")
  expect(said('{$card :card form=name}', { card: 'Elder' })).toBe('Elder')
})

test('a seat owns things', () => {
  expect(said('{$seat :seat form=owner} card', { seat: 0 })).toBe("Ada's card")
  expect(said('{$seat :seat form=owner} card', { seat: 2 })).toBe('your card')
  expect(said('{1 :seat form=owner} card', {})).toBe("Ben's card")
})

test('the reader may be more than a seat', () => {
  const book = new Book(catalogue, 'en', {
    events: { happened: '.match $card you {{You!}} * {{{$card}}}' },
    actions: {},
    questions: {},
  })
  const people = { names: [], reader: 0, self: { card: 'Fool' } }
  expect(textOf(book.say('events', 'happened', FIELDS, { card: 'Fool' }, people))).toBe('You!')
  expect(textOf(book.say('events', 'happened', FIELDS, { card: 'Elder' }, people))).toBe('Elder')
})

test('places are counted as people count them', () => {
  expect(said('card {$place} of the Court', { place: 0 })).toBe('card 1 of the Court')
})

test('a list is joined by the language, with "and" or with "or"', () => {
  expect(said('{$cards}', { cards: ['Fool', 'Elder', 'Judge'] })).toBe('the Fool, the Elder and the Judge')
  expect(said('{$cards :card list=or}', { cards: ['Fool', 'Elder'] })).toBe('the Fool or the Elder')
})

test('nothing, something hidden and an empty list are chosen by keys of their own', () => {
  const place = '.match $place none {{nowhere}} * {{at {$place}}}'
  expect(said(place, { place: null })).toBe('nowhere')
  expect(said(place, { place: 2 })).toBe('at 3')
  const card = '.match $card hidden {{a card}} * {{{$card}}}'
  expect(said(card, {})).toBe('a card')
  expect(said(card, { card: 'Elder' })).toBe('the Elder')
  expect(said('.match $cards none {{no card}} * {{{$cards}}}', { cards: [] })).toBe('no card')
})

test('a number chooses its own key before its plural', () => {
  const text = '.match $count 0 {{none}} 1 {{exactly one}} one {{one}} * {{{$count} cards}}'
  expect([0, 1, 5].map((count) => said(text, { count }))).toEqual(['none', 'exactly one', '5 cards'])
})

test('a number can be said in larger units', () => {
  expect(said('{$count :count per=1000} seconds', { count: 2500 })).toBe('2.5 seconds')
})

test('two arguments can be compared', () => {
  const text = '.local $self = {$other :same as=$seat} .match $self yes {{alone}} * {{with {$other}}}'
  expect(said(text, { seat: 0, other: 0 })).toBe('alone')
  expect(said(text, { seat: 0, other: 1 })).toBe('with Ben')
})

test('messages share parts, which are given the same arguments', () => {
  expect(said('{:part id=who}: {$card}', { seat: 1, card: 'Fool' }, { who: '{$seat} again' })).toBe(
    'Ben again: the Fool',
  )
})

test('a part can be given other arguments under the names that it uses', () => {
  const parts = { owner: '{$who :seat form=owner} {$card}', who: '{:part id=owner who=$seat}' }
  expect(said('{:part id=owner who=$other}', { seat: 0, other: 1, card: 'Fool' }, parts)).toBe("Ben's the Fool")
  expect(said('{:part id=who}', { seat: 0, card: 'Fool' }, parts)).toBe("Ada's the Fool")
  expect(said('{:part id=owner who=$seat} {:part id=owner who=$other}', { seat: 2, other: 1, card: 'x' }, parts)).toBe(
    "your the x Ben's the x",
  )
})

test('parts are joined to a list, without those that say nothing', () => {
  const parts = {
    card: '.match $card none {{}} * {{{$card}}}',
    place: '.match $place none {{}} * {{place {$place}}}',
    count: '.match $count 0 {{}} * {{{$count} more}}',
  }
  const text = '.local $all = {:parts ids=|card place count|} .match $all none {{nothing at all}} * {{{$all}}}'
  expect(said(text, { card: 'Fool', place: 0, count: 2 }, parts)).toBe('the Fool, place 1 and 2 more')
  expect(said(text, { card: null, place: 0, count: 2 }, parts)).toBe('place 1 and 2 more')
  expect(said(text, { card: null, place: null, count: 0 }, parts)).toBe('nothing at all')
  expect(said('{:parts ids=|card place| list=or}', { card: 'Fool', place: 0 }, parts)).toBe('the Fool or place 1')
})

test('things choose keys of their own kind', () => {
  const text = '.match $card many {{{$card} play}} * {{{$card} plays}}'
  expect(said(text, { card: 'Twins' })).toBe('the Twins play')
  expect(said(text, { card: 'Elder' })).toBe('the Elder plays')
})

test('a value that is no plain name is called by its JSON', () => {
  const book = new Book(catalogue, 'en', {
    events: { happened: '{$cards}' },
    actions: {},
    questions: {},
    values: { card: { '{"suit":1}': 'the Moon', '*': 'another' } },
  })
  const people = { names: [], reader: null }
  expect(textOf(book.say('events', 'happened', FIELDS, { cards: [{ suit: 1 }, { suit: 2 }] }, people))).toBe(
    'the Moon and another',
  )
})

test('a message that cannot be said reports why', () => {
  expect(() => said('{$card :cart}', { card: 'Fool' })).toThrow('Unknown function :cart')
  expect(() => said('{:part id=who}', {})).toThrow('parts.who')
})

test('a page has messages of its own, which include parts of the game', () => {
  const messages = {
    events: {},
    actions: {},
    questions: {},
    parts: { takes: '.match $seat you {{You take}} * {{{$seat} takes}}' },
  }
  const book = new Book(catalogue, 'en', messages, (error) => {
    throw error
  })
  const speaker = new Speaker(book, { names: ['Ada', 'Ben'], reader: 1 })
  const said = (value: number) =>
    speaker.phrase('{:part id=takes} {$card}, {$count} left.', {
      seat: { kind: 'seat', value },
      card: { kind: 'card', value: 'Elder' },
      count: { kind: 'count', value: 3 },
    })
  expect(textOf(said(0))).toBe('Ada takes Elder, 3 left.')
  expect(textOf(said(1))).toBe('You take Elder, 3 left.')
  expect(said(1)).toContainEqual({ text: 'Elder', thing: { kind: 'card', value: 'Elder' } })
  expect(() => speaker.phrase('{$card :cart}', { card: { kind: 'card', value: 'Elder' } })).toThrow(':cart')
})

test('a single thing is said in a form that is asked for, and several as a list', () => {
  const values = { card: { '*': '.match $form name {{{$value}}} * {{the {$value}}}' } }
  const book = new Book(catalogue, 'en', { events: {}, actions: {}, questions: {}, values })
  const speaker = new Speaker(book, { names: ['Ada', 'Ben'], reader: 0 })
  expect(textOf(speaker.thing('seat', 0, { form: 'owner' }))).toBe('your')
  expect(textOf(speaker.thing('card', 'Elder'))).toBe('the Elder')
  expect(textOf(speaker.thing('card', ['Elder', 'Fool'], { form: 'name', list: 'or' }))).toBe('Elder or Fool')
})

test('the same phrase is said of things of another kind', () => {
  const book = new Book(catalogue, 'en', { events: {}, actions: {}, questions: {} })
  const speaker = new Speaker(book, { names: ['Ada', 'Ben'], reader: null })
  const said = (kind: string) => textOf(speaker.phrase('on {$what}', { what: { kind, value: 1 } }))
  expect([said('seat'), said('place in the Court'), said('count')]).toEqual(['On Ben', 'On 2', 'On 1'])
})

import type { ActionJson } from '@riposte/kernel'
import { Book, Speaker } from '@riposte/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Hands, Sight } from '../src/games/face.ts'
import { FormFill } from '../src/games/plain/form-fill.tsx'

const fields = [
  { name: 'player', kind: 'seat' },
  { name: 'card', kind: 'card' },
  { name: 'count', kind: 'count' },
]
const book = new Book(
  { kinds: { seat: {}, card: {}, count: {} }, events: {}, actions: { commit: fields }, questions: {}, flows: {} },
  'en',
  {
    events: {},
    actions: { commit: 'Give {$player} {$count} times the {$card}' },
    questions: {},
    fields: { card: 'Card', player: 'To whom' },
  },
)
const names = ['Wren', 'Odile']
const speaker = new Speaker(book, { names, reader: 0 })
const sight = { seen: { decisions: [{ seat: 0, id: 4 }] }, me: 0, names, speaker } as unknown as Sight
const hands: Hands = {
  act: () => Promise.resolve(null),
  stand: () => Promise.resolve(null),
  why: () => Promise.resolve(null),
  domain: () => Promise.resolve([]),
  busy: false,
}

/** The form as it is drawn at first, without its tags. */
function drawn(all: readonly ActionJson[]): string {
  const form = createElement(FormFill, {
    type: 'commit',
    fields: fields.map(({ name }) => name),
    all,
    sight,
    hands,
    text: ({ type }) => `Send the ${type}`,
    onChoose: () => undefined,
  })
  return renderToStaticMarkup(form).replaceAll(/<[^>]+>/g, ' ')
}

test('a form has filled in what can only be one thing, and offers what may come next', () => {
  const all = ['Fool', 'Elder'].map((card) => ({ type: 'commit', player: 1, card, count: 2 }))
  expect(drawn(all).split(/\s+/).filter(Boolean).join(' ')).toBe(
    'Give Odile … times the … To whom Odile Choose: Card Fool Elder',
  )
})

test('a form in which everything is decided is ready to be sent', () => {
  expect(drawn([{ type: 'commit', player: 1, card: 'Fool', count: 2 }])).toContain('Send the commit')
})

import type { ActionJson } from '@riposte/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Hands, Sight } from '../src/games/face.ts'
import { FormFill } from '../src/games/plain/form-fill.tsx'

const sight = { seen: { decisions: [{ seat: 0, id: 4 }] }, me: 0, names: ['Wren', 'Odile'] } as unknown as Sight
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
    fields: ['player', 'card', 'count'],
    all,
    sight,
    hands,
    text: ({ card }) => `Commit the ${String(card)}`,
    onChoose: () => undefined,
  })
  return renderToStaticMarkup(form).replaceAll(/<[^>]+>/g, ' ')
}

test('a form has filled in what can only be one thing, and offers what may come next', () => {
  const all = ['Fool', 'Elder'].map((card) => ({ type: 'commit', player: 1, card, count: 2 }))
  expect(drawn(all).split(/\s+/).filter(Boolean).join(' ')).toBe('Commit … player Odile Choose: card Fool Elder')
})

test('a form in which everything is decided is ready to be sent', () => {
  expect(drawn([{ type: 'commit', player: 1, card: 'Fool', count: 2 }])).toContain('Commit the Fool')
})

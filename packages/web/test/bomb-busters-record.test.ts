import type { FieldInfo } from '@riposte/kernel'
import { Book, Speaker, textOf } from '@riposte/words'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bombBook } from '../src/games/bomb-busters/book.ts'
import { rich } from '../src/games/bomb-busters/record/rich.tsx'
import { lines } from '../src/games/bomb-busters/words/en.ts'
import { played, sightOf } from './bomb-busters.ts'

const { speaker } = sightOf(played({}), 0)
const drawn = (event: Parameters<typeof speaker.event>[0]) => renderToStaticMarkup(rich(speaker.event(event)))

test('a wire of somebody is a link, and values and wires are chips', () => {
  const said = drawn({ type: 'announced', turn: 1, seat: 0, target: 1, tileIndex: 3, value: 8 })
  expect(said).toMatch(/^You point at <button [^>]*>Wren&#x27;s wire <span [^>]*>d<\/span><\/button> and say <span /)
  expect(said).toContain('data-color="blue">8</span>.')
  const cut = drawn({ type: 'cut', turn: 1, seat: 0, tileIndex: 27, wire: 'yellow 7.1' })
  expect(cut).toMatch(/Your wire <span [^>]*>ab<\/span><\/button> is cut: <span [^>]*data-color="yellow">7.1<\/span>\./)
})

test('a value keeps the words around it', () => {
  expect(drawn({ type: 'soloCut', turn: 1, seat: 1, value: 4, tilesCut: 2 })).toMatch(
    /^Wren cuts two <span [^>]*>4<\/span>s of their own\.$/,
  )
  expect(drawn({ type: 'soloCut', turn: 1, seat: 1, value: 'YELLOW', tilesCut: 2 })).toBe(
    'Wren cuts two yellow wires of their own.',
  )
})

/** Something for every argument of the page's own messages. */
const GIVEN: readonly (FieldInfo & { readonly value: number | string | boolean | readonly (number | string)[] })[] = [
  { name: 'seat', kind: 'seat', value: 0 },
  { name: 'target', kind: 'seat', value: 1 },
  { name: 'seats', kind: 'seat', value: [0, 1] },
  ...['tileIndex', 'place', 'infoTokenTileIndex'].map((name) => ({ name, kind: 'place in a hand', value: 3 })),
  ...['places', 'spots'].map((name) => ({ name, kind: 'place in a hand', value: [3, 4] })),
  ...['value', 'also', 'guessValue'].map((name) => ({ name, kind: 'value', value: 8 })),
  { name: 'values', kind: 'value', value: [8, 'YELLOW'] },
  { name: 'wire', kind: 'wire', value: 'red 7.5' },
  ...['held', 'far', 'count'].map((name) => ({ name, kind: 'number of wires', value: 2 })),
  ...['last', 'absent', 'matches', 'possible'].map((name) => ({ name, kind: 'yes or no', value: true })),
  ...['tool', 'side'].map((name) => ({ name, kind: 'text', value: 'left' })),
  { name: 'equipmentId', kind: 'equipment card', value: 'rewinder' },
  { name: 'mission', kind: 'mission', value: 8 },
  { name: 'turn', kind: 'turn', value: 5 },
  { name: 'kind', kind: 'kind of token', value: 0 },
]

test.each(Object.keys(lines))('%s can be said', (id) => {
  const strict = new Book(bombBook.catalogue, 'en', bombBook.messages, (error) => {
    throw error
  })
  const values = Object.fromEntries(GIVEN.map(({ name, value }) => [name, value]))
  for (const reader of [null, 0, 1]) {
    const said = textOf(new Speaker(strict, { names: ['Ilse', 'Wren'], reader }).part(id, GIVEN, values))
    expect(said).not.toMatch(/undefined|[{}_]|nothing|[a-z][A-Z]/)
    expect(said.replace(/ is …$/, '')).not.toContain('…')
  }
})

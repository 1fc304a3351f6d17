import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rich } from '../src/games/bomb-busters/record/rich.tsx'
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

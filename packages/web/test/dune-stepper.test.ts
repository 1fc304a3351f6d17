import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { range } from '../src/games/dune/dock/range.ts'
import { Stepper } from '../src/games/dune/dock/stepper.tsx'

const drawn = (values: readonly number[], value: number) =>
  renderToStaticMarkup(
    createElement(Stepper, { label: 'forces', values, value, of: 'of 9', picture: null, onChange: () => {} }),
  )
const disabled = (html: string) => [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('disabled'))

test('a stepper stands between its least and its most value', () => {
  const html = drawn([2, 3, 5], 3)
  expect(html).toContain('aria-valuemin="2"')
  expect(html).toContain('aria-valuemax="5"')
  expect(html).toContain('aria-valuetext="3 of 9"')
  expect(html).toContain('aria-label="One less: forces"')
})

test('a stepper has no key that leads beyond its values', () => {
  expect(disabled(drawn([2, 3, 5], 3))).toEqual([false, false])
  expect(disabled(drawn([2, 3, 5], 2))).toEqual([true, false])
  expect(disabled(drawn([2, 3, 5], 5))).toEqual([false, true])
  expect(disabled(drawn([], 0))).toEqual([true, true])
})

test('a range has both its ends, and nothing where they are crossed', () => {
  expect(range(4, 7)).toEqual([4, 5, 6, 7])
  expect(range(4, 4)).toEqual([4])
  expect(range(4, 3)).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../src')
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(SRC, file), 'utf8') }))

test('a table of words is drawn by one style sheet, which the others compose', () => {
  const draw = SHEETS.filter(({ css }) => css.includes('border-collapse')).map(({ file }) => file)
  // The scores of The Imposter Kings are figures, and have no lines under them.
  expect(draw.sort()).toEqual(['games/imposter-kings/ending.module.css', 'ui/text-table.module.css'])
  const compose = SHEETS.filter(({ css }) => css.includes('ui/text-table.module.css')).map(({ file }) => file)
  expect(compose.sort()).toEqual([
    'games/plain/outline.module.css',
    'replay/review/graph-table.module.css',
    'rules/markdown.module.css',
  ])
})

test('small figures of the frame grow where those of a world are narrow', () => {
  const small = SHEETS.filter(({ file }) => !file.startsWith('games/')).flatMap(({ file, css }) =>
    [...css.matchAll(/\{([^{}]*var\(--font-figures\)[^{}]*)\}/g)].flatMap(([, rule]) => {
      const size = /font-size: ([^;]*);/.exec(rule)?.[1] ?? '1rem'
      return Number(/[\d.]+(?=r?em)/.exec(size)?.[0]) < 0.85 ? [{ file, grows: size.includes('--small-figures') }] : []
    }),
  )
  expect(small.length).toBeGreaterThan(10)
  expect(small.filter(({ grows }) => !grows)).toEqual([])
})

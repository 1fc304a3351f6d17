import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { problemsIn, problemsInModule, tokensOf } from '../../../scripts/check-styles.mjs'

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
      const size = /font-size: ([^;]*);/.exec(rule)?.[1] ?? ''
      return /--text-(12|13|inline)\b/.test(size) ? [{ file, grows: size.includes('--small-figures') }] : []
    }),
  )
  expect(small.length).toBeGreaterThan(10)
  expect(small.filter(({ grows }) => !grows)).toEqual([])
})

describe('the check of style sheets', () => {
  const tokens = tokensOf(':root {\n  --text-14: 0.875rem;\n  --space-8: 8px;\n}')
  const why = (css: string, sheet = 'home/home.module.css') =>
    problemsIn(sheet, css, tokens).map(({ line, why }) => `${line}: ${why}`)

  test.each([
    ['.a { font-size: 0.9rem; }', '1: a size of type is one of --text-*'],
    ['.a { font: 600 15px/1.2 serif; }', '1: a size of type is one of --text-*'],
    ['.a {\n  color: red;\n  padding: 0 10px;\n}', '3: a space is one of --space-*'],
    ['.a { margin-inline: calc(100% - 0.5rem); }', '1: a space is one of --space-*'],
    ['.a { gap: var(--space-8) 3px }', '1: a space is one of --space-*'],
    ['.a { border-radius: 6px; }', '1: a corner is one of --radius-*'],
    ['.a { box-shadow:\n  0 1px 2px black; }', '1: a shadow is one of --shadow-*, --ring and their like'],
    ['@media (max-width: 640px) { .a { color: red; } }', '1: the page changes at 700, 1100 and 1280 pixels'],
    ['@media (min-width: 700px) and (max-width: 1100px) {}', '1: the page changes at 700, 1100 and 1280 pixels'],
    ['.a { padding: var(--space-10); }', '1: --space-10 is not declared'],
  ])('refuses %s', (css, problem) => {
    expect(why(css)).toEqual([problem])
  })

  test('accepts tokens, hairlines, room for something wide, and the three widths', () => {
    const css = `
      /* padding: 10px */
      .a { font-size: calc(var(--text-14) * var(--small-figures)); padding: 1px var(--space-8); margin-left: 300px; }
      .b { border-radius: 50%; box-shadow: var(--ring) red; gap: 0.4em; width: 10px; }
      @media (min-width: 700px) and (max-width: 1099px) { .a { font-size: inherit; } }
      @container board (max-width: 600px) { .a { padding: 0; } }`
    expect(why(css)).toEqual([])
  })

  test('lets a drawing have figures in its own units, and only figures', () => {
    const cable = 'games/bomb-busters/missions/cable.module.css'
    expect(why('.a { font-size: 15.5px; }', cable)).toEqual([])
    expect(why('.a { padding: 15px; }', cable)).toEqual(['1: a space is one of --space-*'])
  })

  test('refuses a module that asks for another width', () => {
    expect(problemsInModule("\nuseMedia('(min-width: 900px)')").map(({ line }) => line)).toEqual([2])
    expect(problemsInModule("useMedia('(min-width: 1100px)')")).toEqual([])
  })
})

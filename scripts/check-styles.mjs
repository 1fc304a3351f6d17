// The style sheets of the page use the tokens of packages/web/src/style/tokens.css: sizes of type, spaces, corners and
// shadows are variables, and the page changes at three widths.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a declaration of each property may not hold. @type {[property: RegExp, wrong: (value: string) => boolean, why: string][]} */
const RULES = [
  [/^font-size$/, (value) => hasLength(value), 'a size of type is one of --text-*'],
  [/^font$/, (value) => hasLength(value), 'a size of type is one of --text-*'],
  [/^(margin|padding)(-|$)|^((row|column)-)?gap$/, (value) => hasSpace(value), 'a space is one of --space-*'],
  [/^border-(.*-)?radius$/, (value) => hasLength(value, 'px|rem|em'), 'a corner is one of --radius-*'],
  [/^box-shadow$/, (value) => hasLength(value), 'a shadow is one of --shadow-*, --ring and their like'],
]

/** Widths at which the page changes, as a query for a narrower and for a wider page. */
const WIDTHS = new Set([
  'max-width: 699px',
  'min-width: 700px',
  'max-width: 1099px',
  'min-width: 1100px',
  'max-width: 1279px',
  'min-width: 1280px',
])

const WHY_WIDTHS = 'the page changes at 700, 1100 and 1280 pixels'

/** Where literals stand for something else. @type {[sheet: RegExp, property: RegExp, why: string][]} */
const ALLOWED = [
  [/^style\/tokens\.css$/, /./, 'this is where they are declared'],
  [
    /^home\/covers\/covers|\/(number-plate|token-line|nano-track|wire-sample|mission-node|cable|medallion)\.module\.css$/,
    /^font-size$/,
    'text inside an SVG, in units of its drawing',
  ],
  [/^games\/bomb-busters\/board\/track\.module\.css$/, /^font-size$/, 'the figure on the small flag of the track'],
  [/^games\/bomb-busters\/board\/(rack|device|track)\.module\.css$/, /^box-shadow$/, 'light on drawn things'],
  [/^games\/dune\/karama\/window-frame\.module\.css$/, /^box-shadow$/, 'the second sheet of paper under the first'],
]

/** @param {string} value @param {string} units */
function hasLength(value, units = 'px|rem|em|vw|vh') {
  return new RegExp(`(?<![\\w-])\\d*\\.?\\d+(${units})\\b`).test(value)
}

/**
 * A hairline is no space, and what is wider than the widest space is room for something of that width.
 * @param {string} value
 */
function hasSpace(value) {
  return [...value.matchAll(/(?<![\w-])(\d*\.?\d+)(px|rem)\b/g)].some(([, number, unit]) => {
    const pixels = Number(number) * (unit === 'rem' ? 16 : 1)
    return pixels > 1 && pixels <= 64
  })
}

/**
 * Declarations and media queries of a style sheet, each with its line.
 * @param {string} css
 */
function* statements(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++
    if (text[at] === ')') depth--
    if (depth > 0 || !';{}'.includes(text[at])) continue
    const statement = text.slice(from, at)
    const line = text.slice(0, from + statement.length - statement.trimStart().length).split('\n').length
    const isBlock = text[at] === '{'
    from = at + 1
    if (statement.trim() !== '') yield { line, isBlock, statement: statement.trim().replace(/\s+/g, ' ') }
  }
}

const QUERY = /\(([^()]*\bwidth\b[^()]*)\)/g
const QUERY_IN_MODULE = /\(((?:min|max)-width:[^()]*)\)/g

/** Queries for a width that is not among the three. @param {string} text @param {RegExp} query */
const otherWidths = (text, query) => [...text.matchAll(query)].filter(([, width]) => !WIDTHS.has(width))

/** What the tokens are called. @param {string} css */
export const tokensOf = (css) => new Set([...css.matchAll(/^ *(--[\w-]+):/gm)].map(([, name]) => name))

/**
 * What is wrong with a style sheet.
 * @param {string} sheet its path in the page's sources
 * @param {string} css
 * @param {ReadonlySet<string>} tokens
 * @param {(at: number) => void} allow is told which of ALLOWED were needed
 */
export function problemsIn(sheet, css, tokens, allow = () => {}) {
  /** @type {{ line: number, statement: string, why: string }[]} */
  const found = []
  for (const { line, isBlock, statement } of statements(css)) {
    if (isBlock) {
      if (statement.startsWith('@media') && otherWidths(statement, QUERY).length > 0) {
        found.push({ line, statement, why: WHY_WIDTHS })
      }
      continue
    }
    for (const [, name] of statement.matchAll(/var\((--(?:text|space|radius|shadow)-\w+)\)/g)) {
      if (!tokens.has(name)) found.push({ line, statement, why: `${name} is not declared` })
    }
    const [, property, value] = /^([\w-]+): ?(.*)$/.exec(statement) ?? []
    const rule = RULES.find(([names, isWrong]) => names.test(property) && isWrong(value))
    if (rule === undefined) continue
    const allowed = ALLOWED.findIndex(([sheets, properties]) => sheets.test(sheet) && properties.test(property))
    if (allowed < 0) found.push({ line, statement, why: rule[2] })
    else allow(allowed)
  }
  return found
}

/**
 * What is wrong with a module: it may ask for the width of the page as well.
 * @param {string} text
 */
export function problemsInModule(text) {
  return otherWidths(text, QUERY_IN_MODULE).map(({ index, 0: statement }) => ({
    line: text.slice(0, index).split('\n').length,
    statement,
    why: WHY_WIDTHS,
  }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../packages/web/src', import.meta.url))
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
  const sheets = files.filter((file) => file.endsWith('.css'))
  const tokens = tokensOf(read('style/tokens.css'))
  const unused = new Set(ALLOWED.keys())
  const problems = [
    ...sheets.map((file) => ({ file, found: problemsIn(file, read(file), tokens, (at) => unused.delete(at)) })),
    ...files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, found: problemsInModule(read(file)) })),
  ].flatMap(({ file, found }) => found.map((problem) => ({ file, ...problem })))
  for (const { file, line, statement, why } of problems) {
    console.log(`packages/web/src/${file}:${line}: ${why}\n    ${statement}`)
  }
  for (const at of unused) console.log(`scripts/check-styles.mjs: nothing needs to be allowed for ${ALLOWED[at][0]}`)
  console.log(`${sheets.length} style sheets, ${problems.length} things that are no token.`)
  if (problems.length > 0 || unused.size > 0 || sheets.length === 0) process.exitCode = 1
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseRulebook, ruleIdsIn } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'

const BOOK = new URL('../../../../../docs/rules/dune/', import.meta.url)
const PACKAGES = new URL('../../../../', import.meta.url)
const TESTS = 'games/dune/test/'

interface Row {
  readonly number: string
  readonly rules: readonly string[]
  /** File, as it is written in the table, and title. */
  readonly tests: readonly (readonly [file: string, title: string])[]
}

const PROOF = readFileSync(new URL('proof.md', BOOK), 'utf8')

/** The rows of both tables: number, what is promised, rules, tests. */
const rows = PROOF.split('\n')
  .filter((line) => /^\| \d+\.\d+ \|/.test(line))
  .map((line): Row => {
    const [number, , rules, tests] = line.slice(2, -2).split(' | ')
    return {
      number,
      rules: ruleIdsIn(rules),
      tests: tests.split('<br>').map((test) => {
        const [, file = '', title = ''] = /^(\S+\.test\.ts): `([^`]+)`$/.exec(test) ?? []
        return [file, title] as const
      }),
    }
  })

/** The titles of the tests of a file as they are written down; those of a table with the marks for its fields. */
function titlesIn(file: string): string[] {
  const path = new URL(file.startsWith('packages/') ? `../${file}` : `${TESTS}${file}`, PACKAGES)
  if (!existsSync(path)) return []
  const source = readFileSync(path, 'utf8')
  const titles = source.matchAll(/\b(?:test|it)(?:\.each\((?:.(?!\n\n))*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/gs)
  return [...titles].map(([, , title]) => title.replaceAll("\\'", "'"))
}

describe('what was promised, and its tests', () => {
  test('every row names a test, by its file and its title, and each of them exists', () => {
    expect(rows.length).toBeGreaterThan(90)
    const named = rows.flatMap(({ number, tests }) => tests.map(([file, title]) => ({ number, file, title })))
    const missing = named.filter(({ file, title }) => title === '' || !titlesIn(file).includes(title))
    expect(missing).toEqual([])
  })

  test('every row names a rule, and every rule that is named anywhere in the table is in the book', () => {
    const files = readdirSync(BOOK)
      .filter((name) => name.endsWith('.md'))
      .map((name) => ({ name, text: readFileSync(new URL(name, BOOK), 'utf8') }))
    const { rules, problems } = parseRulebook(files)
    expect(problems).toEqual([])
    expect(rows.filter((row) => row.rules.length === 0)).toEqual([])
    // A rule of several parts may be named as a whole.
    const isThere = (id: string) => rules.has(id) || [...rules.keys()].some((rule) => rule.startsWith(`${id}.`))
    expect([...new Set(ruleIdsIn(PROOF))].filter((id) => !isThere(id))).toEqual([])
  })

  test('the rows are numbered without a gap, and none is there twice', () => {
    for (const part of ['1', '2']) {
      const numbers = rows.map(({ number }) => number).filter((number) => number.startsWith(`${part}.`))
      expect(numbers).toEqual(numbers.map((_, at) => `${part}.${at + 1}`))
    }
  })
})

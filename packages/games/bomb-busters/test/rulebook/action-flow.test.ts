import { readdirSync, readFileSync } from 'node:fs'
import { parseRulebook, ruleIdsIn } from '@riposte/testkit'
import { describe, expect, test } from 'vitest'
import { actions } from '../../src/actions.ts'
import { CHARACTERS, EQUIPMENT } from '../../src/names.ts'

const BOOK = new URL('../../../../../docs/rules/bomb-busters/', import.meta.url)
const TESTS = new URL('../', import.meta.url)

const files = readdirSync(BOOK)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(new URL(name, BOOK), 'utf8') }))

interface Row {
  readonly action: string
  readonly outcome: string
  readonly rules: readonly string[]
  readonly tests: readonly string[]
}

/** The rows of the appendix: action, outcome, step, what, rules, tests. */
const rows = readFileSync(new URL('proof.md', BOOK), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| action '))
  .map((line): Row => {
    const [action, outcome, , , rules, tests] = line.slice(2, -2).split(' | ')
    return {
      action: action.replaceAll('`', ''),
      outcome,
      rules: ruleIdsIn(rules),
      tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, title]) => title),
    }
  })

/** The titles of all tests of this game, as they are written down. */
const titles = new Set(
  readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, TESTS), 'utf8').matchAll(/\b(?:test|it)\(\s*(['"`])((?:(?!\1).)+)\1/gs),
    ])
    .map(([, , title]) => title.replaceAll("\\'", "'")),
)

describe('the appendix of actions', () => {
  test('BB-20: every row names a test, and every test that is named exists', () => {
    expect(rows.length).toBeGreaterThan(100)
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
    expect(rows.flatMap(({ tests }) => tests).filter((title) => !titles.has(title))).toEqual([])
  })

  test('BB-20: every rule that is named is in the book', () => {
    const { rules, problems } = parseRulebook(files)
    expect(problems).toEqual([])
    expect(rows.filter((row) => row.rules.length === 0)).toEqual([])
    expect(rows.flatMap((row) => row.rules).filter((id) => !rules.has(id))).toEqual([])
  })

  test('BB-20: every action, card and ability is there with both its outcomes', () => {
    const outcomes = (action: string) => new Set(rows.filter((row) => row.action === action).map((row) => row.outcome))
    const both = new Set(['succeed', 'blocked'])
    const core = Object.keys(actions).filter((type) => rows.some(({ action }) => action === type))
    expect(core).toEqual(expect.arrayContaining(['dualCut', 'soloCut', 'revealReds', 'useEquipment', 'surrenderVote']))
    const experts = CHARACTERS.filter((id) => id.startsWith('character_e'))
    for (const name of [...core, ...EQUIPMENT, ...experts]) expect([name, outcomes(name)]).toEqual([name, both])
  })
})

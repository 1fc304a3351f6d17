import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { withTables } from '@riposte/testkit'
import { expect, test } from 'vitest'
import { command, file, GAME, riposte } from './command.ts'

/** Whatever the deal, the match begins with scores of nothing. */
const scenario = (title: string, score: number) =>
  `title: ${title}
game: ${GAME}
seats: 2
steps:
  - expect: { of: [0, 1, spectator], outcome: null }
  - expect: { of: spectator, view: { scores: [0, ${score}] } }
`

test('scenarios that hold pass, also as JSON', async () => {
  writeFileSync(file('holds.yaml'), scenario('a new match has no points', 0))
  const asJson = { title: 'nobody has won', game: GAME, seats: 3, steps: [{ expect: { of: 0, outcome: null } }] }
  writeFileSync(file('holds.json'), JSON.stringify(asJson))
  const { code, out } = await command(['scenario', 'holds.yaml', 'holds.json'])
  expect(out).toBe(
    'passed  a new match has no points  (holds.yaml)\npassed  nobody has won  (holds.json)\n2 passed, 0 failed\n',
  )
  expect(code).toBe(0)
})

test('a scenario that does not hold says at which step, where, what was expected and what is there', async () => {
  writeFileSync(file('wrong.yaml'), scenario('seat 1 has three points', 3))
  const { code, out } = await riposte(['scenario', 'wrong.yaml'])
  expect(code).toBe(1)
  expect(out).toContain('FAILED  seat 1 has three points')
  expect(out).toContain(
    [
      'step 2: what spectator sees is not as expected',
      '          view.scores[1]',
      '            expected 3',
      '            got      0',
    ].join('\n'),
  )
})

test.each([GAME, 'bomb-busters', 'dune'])('every scenario of %s holds', async (game) => {
  const scenarios = fileURLToPath(new URL(`../../games/${game}/scenarios`, import.meta.url))
  const { code, out } = await command(['scenario', scenarios])
  expect(out).not.toContain('FAILED')
  expect(out).toMatch(/\n[1-9]\d* passed, 0 failed\n$/)
  expect(code).toBe(0)
})

test('the tables in the documents are those of the games: riposte scenario --tables docs/scenarios.md', async () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8')
  const { code, out } = await command(['scenario', '--tables'])
  expect(code).toBe(0)
  expect(out).toMatch(/^### /)
  expect(withTables(page, out.trimEnd())).toBe(page)
})

test('tables are written only into a page that has a place for them', async () => {
  writeFileSync(file('page.md'), 'no place')
  const { code, err } = await command(['scenario', '--tables', 'page.md'])
  expect([code, err]).toEqual([2, 'riposte: page.md has no place for tables\n'])
  expect(readFileSync(file('page.md'), 'utf8')).toBe('no place')
})

test('every wrong name in every file is listed with its place, nothing is played, and the exit code is 2', async () => {
  writeFileSync(file('right.yaml'), scenario('a new match has no points', 0))
  writeFileSync(file('names.yaml'), `${scenario('"IK-99.9: misspelt"', 0)}  - { seat: 0, tries: paly card=Fool }\n`)
  writeFileSync(file('shape.yaml'), `${scenario('a step of no kind', 0)}  - { seat: 0, does: flip }\n`)
  const { code, out, err } = await command(['scenario', 'right.yaml', 'names.yaml', 'shape.yaml'])
  expect(out).toBe('')
  expect(err.split('\n')).toEqual([
    expect.stringMatching(/^riposte: names.yaml: there is no rule `IK-99.9`/),
    'names.yaml: step 3: there is no action `paly`; did you mean `play`?',
    expect.stringMatching(/^shape.yaml: step 3: a step is /),
    '',
  ])
  expect(code).toBe(2)
})

test('every run of a file is counted and named by itself', async () => {
  const runs = [0, 1].map((score) => ({
    title: `seat 1 has ${score}`,
    steps: [{ expect: { of: 0, view: { scores: [0, score] } } }],
  }))
  writeFileSync(file('runs.json'), JSON.stringify({ title: 'points', game: GAME, seats: 2, runs }))
  const { code, out } = await command(['scenario', 'runs.json'])
  expect(out).toContain('passed  points / seat 1 has 0  (runs.json)\nFAILED  points / seat 1 has 1  (runs.json)\n')
  expect(out).toContain('run 2, step 1: what seat 0 sees is not as expected')
  expect(out).toMatch(/1 passed, 1 failed\n$/)
  expect(code).toBe(1)
})

import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { file, GAME, riposte } from './command.ts'

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
  const { code, out } = await riposte(['scenario', 'holds.yaml', 'holds.json'])
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
  const { code, out } = await riposte(['scenario', scenarios])
  expect(out).not.toContain('FAILED')
  expect(out).toMatch(/\n[1-9]\d* passed, 0 failed\n$/)
  expect(code).toBe(0)
})

import { mkdirSync, writeFileSync } from 'node:fs'
import { amount } from '@riposte/testkit'
import { expect, test } from 'vitest'
import { command, file, GAME, json, riposte } from './command.ts'

test('flows are drawn as Mermaid, all or one', async () => {
  const all = await riposte(['flows', GAME])
  expect(all.code).toBe(0)
  expect(all.out).toContain('flowchart TD')
  const one = await command(['flows', GAME, '--flow', 'turn'])
  expect(one.out).toContain('turn')
  expect(one.out.length).toBeLessThan(all.out.length / 2)
})

test('the wording of a rule is shown with its section, and a section with its rules', async () => {
  const rule = await command(['rule', 'ik-9.24'])
  expect(rule.out).toMatch(/^IK-9\.24 .*King's Hand on an ability\nKing's Hand cannot be countered/)
  const section = await command(['rule', 'IK-8'])
  expect(section.out).toMatch(/^IK-8\.1 /)
  expect(section.out.split('\n').length).toBeGreaterThan(6)
})

test('rules count as missing until something shows them', async () => {
  mkdirSync(file('coverage'))
  writeFileSync(file('coverage/coverage-final.json'), '{}')
  writeFileSync(file('coverage/test-results.json'), '{"testResults":[]}')
  type Report = { game: string; total: number; exercised: number; excluded: number; missing: string[] }
  const [report] = await json<[Report]>(['rules', GAME, '--coverage', 'coverage'])
  expect(report).toMatchObject({ game: GAME, exercised: 0 })
  expect(report.total).toBeGreaterThan(400)
  expect(report.missing).toContain('IK-9.24')
  const listed = await command(['rules', GAME, '--coverage', 'coverage', '--missing'])
  expect(listed.code).toBe(1)
  expect(listed.out).toMatch(/^ {2}IK-9\.24 +King's Hand cannot be countered/m)
  expect((await command(['rules', '--coverage', 'nowhere'])).code).toBe(2)
})

test('a check compares pairs of worlds and counts leaks', async () => {
  const report = await json(['check', GAME, '--pairs', '60', '--matches', '0', '--seats', '2'])
  expect(report).toMatchObject({ game: GAME, pairs: 60, leaks: 0, found: [] })
})

interface Measured {
  readonly games: readonly {
    readonly game: string
    readonly calibration: number
    readonly figures: readonly { readonly unit: string; readonly value: number; readonly relative: number }[]
  }[]
}

const MEASUREMENTS = [
  ['one game', [GAME], [GAME]],
  ['every game, each in a process of its own', [], ['imposter-kings', 'bomb-busters', 'dune']],
] as const

test.each(MEASUREMENTS.slice(0, amount(1, 2)))(
  'a benchmark of %s gives every figure also in round trips of the calibration',
  async (_, asked, measured) => {
    const { games } = await json<Measured>(['bench', ...asked, '--runs', '1', '--milliseconds', '1'], riposte)
    expect(games.map(({ game }) => game)).toEqual(measured)
    for (const { calibration, figures } of games) {
      expect(figures.length).toBeGreaterThanOrEqual(5)
      for (const { unit, value, relative } of figures) {
        const trip = unit === 'µs' ? 1_000_000 / calibration : calibration
        expect(relative).toBeCloseTo(value / trip, 6)
      }
    }
  },
)

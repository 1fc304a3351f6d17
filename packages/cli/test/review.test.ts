import { beforeAll, expect, test } from 'vitest'
import { file, GAME, json, riposte } from './command.ts'

interface Reviewed {
  readonly lines: number
  readonly verdicts: readonly { at: number; seat: number; isFar: boolean; played: { worth: number } }[]
}

beforeAll(async () => {
  const flags = ['--seed', 'S', '--bots', 'random', '--option', 'targetScore=1']
  await riposte(['record', GAME, ...flags, '--out', file('reviewed.json')])
})

test('a review finds what random players did badly, and says what was better', async () => {
  const { code, out } = await riposte(['review', file('reviewed.json'), '--lines', '60'])
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+ decisions, 60 lines for each\./)
  expect(out).toMatch(/^ +\d+ +[01] +\d+ {2}\S.* \d+ +\S.* \d+$/m)
})

test('a review as data has every decision, and the same seed comes to the same', async () => {
  const args = ['review', file('reviewed.json'), '--lines', '10', '--seed', '007']
  const all = await json<Reviewed>(args)
  expect(await json<Reviewed>(args)).toEqual(all)
  const own = await json<Reviewed>([...args, '--seat', '1'])
  expect(own.verdicts).toEqual(all.verdicts.filter(({ seat }) => seat === 1))
  expect(own.verdicts.length).toBeLessThan(all.verdicts.length)
})

test('a review of a game that no search knows is refused in a sentence', async () => {
  await riposte(['record', 'bomb-busters', '--seed', 'S', '--bots', 'random', '--out', file('bombs.json')])
  const { code, err } = await riposte(['review', file('bombs.json')])
  expect(err).toBe('riposte: no search knows Bomb Busters well enough to review it\n')
  expect(code).toBe(2)
})

import { beforeAll, expect, test } from 'vitest'
import { command, file, GAME, json, riposte } from './command.ts'

interface Reviewed {
  readonly lines: number
  readonly verdicts: readonly { at: number; seat: number; isFar: boolean; played: { worth: number } }[]
}

beforeAll(async () => {
  const flags = ['--seed', 'S', '--bots', 'random', '--option', 'targetScore=1']
  await command(['record', GAME, ...flags, '--out', file('reviewed.json')])
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

test.each([
  ['bomb-busters', ['--bots', 'random', '--option', 'mission=8', '--seats', '3']],
  ['dune', ['--bots', 'rule', '--option', 'mode=basic', '--option', 'maxTurns=1', '--seats', '2']],
])('a review of %s says how often its own player would have won from there', async (game, flags) => {
  const log = file(`${game}.json`)
  await command(['record', game, '--seed', 'S', ...flags, '--out', log])
  const { code, out } = await command(['review', log, '--lines', '2', '--all'])
  expect(code).toBe(0)
  expect(out).toMatch(/^\d+ decisions, 2 lines for each\. Worth: of 100 lines, so many are won where \w+ plays on\./)
  const decisions = Number(/^\d+/.exec(out)?.[0])
  const rows = out.match(/^ +\d+ +\d +\d+ {2}.*?\S (?:0|50|100)(?: .*)?$/gm) ?? []
  expect(decisions).toBeGreaterThan(3)
  expect(rows).toHaveLength(decisions)
})

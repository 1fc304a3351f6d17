import { readFileSync, writeFileSync } from 'node:fs'
import type { MatchRecord } from '@riposte/kernel'
import { beforeAll, expect, test } from 'vitest'
import { command, file, GAME, json, riposte } from './command.ts'

const read = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as MatchRecord
const write = (name: string, log: object) => writeFileSync(file(name), JSON.stringify(log))

beforeAll(async () => {
  const flags = ['--seed', 'S', '--bots', 'random', '--option', 'targetScore=1']
  await command(['record', GAME, ...flags, '--out', 'match.json'])
  await riposte(['record', GAME, ...flags, '--out', 'again.json'])
  const log = read('match.json')
  const entries = log.entries.map((entry, at) => (at === 2 ? { ...entry, seat: 1 - entry.seat } : entry))
  write('tampered.json', { ...log, entries })
  write('reseeded.json', { ...log, seed: 'T' })
})

test('a recorded match is in order, and the same seed writes the same file', async () => {
  expect((await command(['replay', 'match.json', '--verify'])).out).toMatch(/^in order: \d+ actions/)
  expect(read('again.json')).toEqual(read('match.json'))
})

test('a record in which an action was changed is refused with the number of the entry', async () => {
  const { code, err } = await riposte(['replay', 'tampered.json', '--verify'])
  expect(err).toBe('riposte: tampered.json: Entry 2 was changed after it was written.\n')
  expect(code).toBe(1)
})

test('a record with another seed than the promised one is refused', async () => {
  const { code, out } = await command(['replay', 'reseeded.json', '--verify', '--json'])
  expect(JSON.parse(out)).toMatchObject({ ok: false, code: 'wrongSeed' })
  expect(code).toBe(1)
})

test('a replay that is piped prints every step and the end', async () => {
  const { code, out } = await riposte(['replay', 'match.json'])
  const { entries } = read('match.json')
  expect(code).toBe(0)
  expect(out).toMatch(/^ {3}0 {2}set-up$/m)
  expect(out).toMatch(new RegExp(`^ *${entries.length} {2}\\w+ \\(seat ${entries[entries.length - 1].seat}\\)`, 'm'))
  expect(out).toMatch(/won by \w+.*; scores [\d :]+\n$/)
})

test('a replay with the eyes of one seat shows the answers of that seat and what came of the others', async () => {
  const steps = await json<{ step: number; seat?: number; action?: object; events: object[] }[]>([
    'replay',
    'match.json',
    '--seat',
    '1',
  ])
  const { entries } = read('match.json')
  expect(steps).toHaveLength(entries.length + 1)
  for (const { step, seat, action } of steps.slice(1)) {
    const entry = entries[step - 1]
    expect(action).toEqual(seat === 1 && 'action' in entry ? entry.action : undefined)
  }
})

test('one step of a replay shows the table as a spectator sees it', async () => {
  const [step] = await json<{ seen: { observer: number; view: { mine: object | null } } }[]>([
    'replay',
    'match.json',
    '--step',
    '3',
    '--seat',
    'spectator',
  ])
  expect(step).toMatchObject({ step: 3, seen: { observer: -1, view: { mine: null } } })
  expect(step).not.toHaveProperty('action')
  expect((await command(['replay', 'match.json', '--step', '9999'])).code).toBe(2)
})

test('a folder of recorded matches is verified whole', async () => {
  const { code, out } = await command(['corpus', GAME, '.', '--json'])
  expect(JSON.parse(out)).toMatchObject({
    matches: 4,
    problems: [
      { name: 'reseeded.json', code: 'wrongSeed' },
      { name: 'tampered.json', code: 'brokenChain' },
    ],
  })
  expect(code).toBe(1)
})

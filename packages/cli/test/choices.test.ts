import { actionSet, defineActions, flag, type Game, named, optional, whole } from '@riposte/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Choice, conceivable, meant } from '../src/choices.ts'
import { fillIn, isWide } from '../src/fill-in.ts'

const choices: Choice[] = ['Play the Elder', 'Play the Zealot', "Play King's Hand", 'Flip the King', 'Flip'].map(
  (text) => ({
    action: { type: text },
    text,
  }),
)
const texts = (typed: string) => meant(choices, typed).map(({ text }) => text)

test('the same text is meant rather than a longer one, and a beginning rather than a part', () => {
  expect(texts('flip')).toEqual(['Flip'])
  expect(texts('FLIP  the')).toEqual(['Flip the King'])
  expect(texts('pl')).toEqual(['Play the Elder', 'Play the Zealot', "Play King's Hand"])
})

test('words may be left out and shortened, but not exchanged', () => {
  expect(texts('play eld')).toEqual(['Play the Elder'])
  expect(texts('zeal')).toEqual(['Play the Zealot'])
  expect(texts('elder play')).toEqual([])
  expect(texts('')).toEqual([])
})

test('apostrophes do not matter', () => {
  expect(texts('kings hand')).toEqual(["Play King's Hand"])
  expect(texts('king’s h')).toEqual(["Play King's Hand"])
})

test('everything that can be said is conceivable, once, and nothing else', () => {
  const actions = defineActions({
    play: { card: named('card', ['Elder', 'Zealot', 'Elder']) },
    bet: { on: flag, stake: optional(whole('stake', 1, 2)) },
    vast: { a: whole('number', 0, 4000), b: whole('number', 0, 4000) },
  })
  expect(conceivable({ actions: actionSet(actions) } as Game)).toEqual([
    { type: 'play', card: 'Zealot' },
    { type: 'play', card: 'Elder' },
    ...[false, true].flatMap((on) => [null, 1, 2].map((stake) => ({ type: 'bet', on, stake }))),
  ])
})

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

const commits: Choice[] = ['Fool', 'Elder', 'Queen'].flatMap((dungeon) =>
  ['Fool', 'Elder', 'Queen'].flatMap((successor) =>
    dungeon === successor ? [] : [{ action: { type: 'commit', dungeon, successor }, text: `${dungeon} ${successor}` }],
  ),
)
const typing = (...lines: string[]) => ({ next: () => Promise.resolve(lines.shift() ?? null), close() {} })

test('an answer is put together piece by piece, and only from what still leads to a choice', async () => {
  expect(await fillIn(commits, typing('el', '2'))).toMatchObject({ text: 'Elder Queen' })
  expect(await fillIn(commits, typing('1', 'fool'))).toBeNull()
  expect(await fillIn(commits, typing('1'))).toBeNull()
})

test('a piece that is decided by the others is not asked for', async () => {
  expect(await fillIn(commits.slice(0, 2), typing('queen'))).toMatchObject({ text: 'Fool Queen' })
})

test('many choices are wide only if they differ in several fields', () => {
  const names = Array.from({ length: 30 }, (_, at) => ({ action: { type: 'name', card: at }, text: String(at) }))
  expect(isWide(names)).toBe(false)
  expect(isWide(commits)).toBe(false)
  expect(isWide(Array.from({ length: 5 }, () => commits).flat())).toBe(true)
})

import { describe, expect, test } from 'vitest'
import type { News, RecordLine, Sight } from '../src/games/face.ts'
import { imposterKingsFace } from '../src/games/imposter-kings/face.tsx'
import { news } from '../src/games/imposter-kings/record/news.ts'
import { record } from '../src/games/imposter-kings/record/record.ts'
import { newsOf } from '../src/table/news.ts'
import { SCENES } from './gallery/scenes.ts'
import { sightAt } from './imposter-kings.ts'

const line = (key: number, more: Partial<RecordLine> = {}): RecordLine => ({
  key: String(key),
  turn: null,
  heading: false,
  text: `line ${key}`,
  rule: null,
  depth: 0,
  mine: false,
  ...more,
})

const texts = (told: readonly News[]) => told.map(({ text }) => text)

describe('news of a game that does not choose them', () => {
  const sight = { seen: { outcome: null } } as unknown as Sight
  const of = (lines: readonly RecordLine[], since: number) => texts(newsOf({}, sight, lines, since))

  test('are the last two lines since the reader acted', () => {
    const lines = [line(3), line(5), line(8), line(9)]
    expect(of(lines, 0)).toEqual(['line 8', 'line 9'])
    expect(of(lines, 9)).toEqual(['line 9'])
    expect(of(lines, 10)).toEqual([])
  })

  test('leave out what the reader alone was told, and what a heading has ended', () => {
    expect(of([line(1), line(2, { mine: true })], 0)).toEqual(['line 1'])
    expect(of([line(1), line(2, { heading: true })], 0)).toEqual([])
    expect(of([line(1), line(2, { heading: true }), line(3)], 0)).toEqual(['line 3'])
  })

  test('name the lines that say the same, so that those are not announced as well', () => {
    expect(newsOf({}, sight, [line(4)], 0)[0].tells).toEqual(['4'])
  })

  test('end with the match', () => {
    const over = { seen: { outcome: { places: [] } } } as unknown as Sight
    expect(newsOf({}, over, [line(1)], 0)).toEqual([])
  })
})

const { cancelled: CANCELLED } = SCENES

describe('news of The Imposter Kings', () => {
  test('IK-9.22, IK-9.25: who cancelled what, and that the turn goes on, are one sentence for each reader', () => {
    const told = (me: number | null) => texts(news(sightAt(CANCELLED, me), 0))
    expect(told(0)).toEqual(["Odile's King's Hand cancelled your Inquisitor. Take your turn again."])
    expect(told(1).at(-1)).toBe("Your King's Hand cancelled Wren's Inquisitor. Wren takes their turn again.")
    expect(told(null).at(-1)).toBe("Odile's King's Hand cancelled Wren's Inquisitor. Wren takes their turn again.")
  })

  test('the names of cards in it open the cards', () => {
    const [{ parts = [] }] = news(sightAt(CANCELLED), 0)
    const things = parts.flatMap(({ thing }) => (thing === undefined ? [] : [imposterKingsFace.thingName?.(thing)]))
    expect(things.filter((name) => name !== null)).toEqual(["King's Hand", 'Inquisitor'])
  })

  test('every line of the record that it stands for is said once', () => {
    const sight = sightAt(CANCELLED)
    const [{ tells }] = news(sight, 0)
    const said = record(sight).filter(({ key }) => tells.includes(key))
    expect(said.map(({ rule }) => rule)).toEqual(['IK-9.22', 'IK-9.22', 'IK-9.25'])
  })

  test('what the open window asks about is no news beside the question', () => {
    expect(texts(news(sightAt(SCENES.ability), 0))).toEqual([])
    expect(texts(news(sightAt(SCENES.nested), 0))).toEqual([])
  })

  test('one’s own deeds are no news, and what was known before the last act is none', () => {
    const sight = sightAt(CANCELLED)
    expect(texts(news(sight, sight.events.length))).toEqual([])
    expect(texts(news(sightAt({ ...CANCELLED, steps: (CANCELLED.steps ?? []).slice(0, 1) }), 0))).toEqual([])
  })

  test('a round begins without news', () => {
    expect(texts(news(sightAt(SCENES.commit), 0)).filter((text) => /dealt|True King/.test(text))).toEqual([])
    expect(texts(news(sightAt(SCENES.roundEnd), 0))).toEqual([])
  })
})

import { describe, expect, test } from 'vitest'
import { type Answers, catalogueOf, defineEvents, id, NO_FACTS, optional, seat, shown, whole } from '../src/index.ts'
import { ALL, anyWord, tiny } from './toys/tiny.ts'

const place = id('place', 7, 1)
const word = whole('word', 0, 7)

const game = tiny(({ flow, question }) => {
  const asked = question('asked', { ...anyWord, about: { place, 'word?': word } })
  const root = flow<{ args: null; local: { at: number }; steps: { ask: void; told: Answers }; result: void }>('root', {
    rule: 'T-1',
    shown: shown({ at: optional(place) }, ({ at }) => ({ at })),
    start: 'ask',
    local: () => ({ at: 0 }),
    steps: { ask: (x) => x.askAll(asked, ALL, NO_FACTS, 'told'), told: (x) => x.done() },
  })
  return { flows: [root], questions: [asked] }
})

describe('the catalogue says of every field that leaves the rules', () => {
  const catalogue = catalogueOf({
    ...game,
    events: defineEvents({ seen: [{ rule: 'T-1' }, { seat, 'place?': place }] }),
  })

  test('its kind, and whether it may be missing or is only for some', () => {
    expect(catalogue.events).toEqual({
      seen: [
        { name: 'seat', kind: 'seat' },
        { name: 'place', kind: 'place', isPrivate: true },
      ],
    })
    expect(catalogue.actions).toEqual({
      pass: [],
      say: [{ name: 'word', kind: 'word' }],
      poke: [{ name: 'word', kind: 'word' }],
    })
    expect(catalogue.questions).toEqual({
      asked: [
        { name: 'place', kind: 'place' },
        { name: 'word', kind: 'word', isPrivate: true },
      ],
    })
    expect(catalogue.flows).toEqual({ root: [{ name: 'at', kind: 'place', isOptional: true }] })
  })

  test('what people count it from', () => {
    expect(catalogue.kinds).toEqual({ seat: { base: 0 }, place: { base: 1 }, word: {} })
  })

  test('and refuses a kind that is counted in two ways', () => {
    const events = defineEvents({ seen: [{ rule: 'T-1' }, { place: id('place', 7, 0) }] })
    expect(() => catalogueOf({ ...game, events })).toThrow('things of the kind place are counted in two ways')
  })
})

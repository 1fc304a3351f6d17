import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { imposterKingsFace } from '../src/games/imposter-kings/face.tsx'
import { layersOf } from '../src/games/imposter-kings/pile.tsx'
import { record } from '../src/games/imposter-kings/record/record.ts'
import { justEnded, roundsOf } from '../src/games/imposter-kings/record/rounds.ts'
import { headline, seatSummary } from '../src/games/imposter-kings/seat-summary.ts'
import { ThingsProvider } from '../src/rules/things.tsx'
import { LineText } from '../src/table/line-text.tsx'
import { SCENES } from './gallery/scenes.ts'
import { sightAt } from './imposter-kings.ts'

describe('the pile', () => {
  test('IK-9.44: a flip, the Assassin on it, and the place for the own answer', () => {
    const layers = layersOf(sightAt(SCENES.nested)).map(({ title, stopped, open }) => [title, stopped, open])
    expect(layers).toEqual([
      ['You declare a King flip', 'Stopped.', false],
      ['Odile: Assassin', null, false],
      ["You: King's Hand?", null, true],
    ])
  })

  test('the other player sees the same without a place to answer', () => {
    expect(layersOf(sightAt(SCENES.nested, 1)).map(({ title }) => title)).toEqual([
      'Wren declares a King flip',
      'You: Assassin',
    ])
  })

  test('IK-9.32: it says what the Assassin costs', () => {
    const [, assassin] = layersOf(sightAt(SCENES.nested))
    expect(assassin.effect).toBe(
      'Your King stays up. You lose the round. Odile wins the match 8 to 4. Cancelled if you answer.',
    )
  })

  test('IK-9.9: an ability with what was declared', () => {
    const [judge, own] = layersOf(sightAt(SCENES.ability))
    expect(judge.title).toBe('Odile uses the Judge on you, naming the Queen')
    expect(judge.effect).toBe('If you hold the Queen, Odile may put a card from their hand in their Antechamber.')
    expect(own.effect).toBe("The Judge and King's Hand are condemned, and Odile takes their turn again.")
  })

  test('a holder and somebody without the card see the same pile', () => {
    const [, own] = layersOf(sightAt(SCENES.bluff))
    expect([own.title, own.open, own.shows]).toEqual(["You: King's Hand?", true, { slot: "King's Hand" }])
  })

  test('nothing is pending in an ordinary turn', () => {
    expect(layersOf(sightAt(SCENES.turn))).toEqual([])
  })
})

describe('the record', () => {
  test('a play and what was declared for it are one sentence, with the rule of the card', () => {
    const [line] = record(sightAt(SCENES.ability)).slice(-1)
    expect(line).toMatchObject({
      text: 'Odile plays the Judge on a Throne of 3 and uses it on you, naming the Queen.',
      rule: 'IK-7.9a',
      depth: 0,
      mine: false,
    })
  })

  test('the cards in a line show themselves, and nothing else does', () => {
    const [line] = record(sightAt(SCENES.ability)).slice(-1)
    const text = createElement(LineText, { face: imposterKingsFace, text: line.text, parts: line.parts })
    const around = { face: imposterKingsFace, children: text }
    const markup = renderToStaticMarkup(createElement(ThingsProvider, around))
    const words = [...markup.matchAll(/<span role="button"[^>]*>([^<]*)</g)].map(([, word]) => word)
    expect(words).toEqual(['the Judge', 'the Queen'])
    expect(imposterKingsFace.thingName?.({ kind: 'card', value: 'Elder of seat 1' })).toBe('Elder')
    expect(imposterKingsFace.thingName?.({ kind: 'seat', value: 1 })).toBeNull()
  })

  test('answers stand under what they answer', () => {
    const lines = record(sightAt(SCENES.nested)).slice(-2)
    expect(lines.map(({ text, depth, rule }) => [text, depth, rule])).toEqual([
      ['You declare a King flip.', 0, 'IK-8.2'],
      ['Odile reveals the Assassin against a King flip; it is condemned.', 1, 'IK-9.30'],
    ])
  })

  test('a window that nobody used is said in two words, and the guess with it', () => {
    const [line] = record(sightAt(SCENES.disgrace)).slice(-1)
    expect(line.text).toBe(
      'You play the Soldier on a Throne of 4 and use it, naming the Princess. No reaction. The guess is right.',
    )
  })

  test('IK-14: what only the reader was told is marked, and nobody else has the line', () => {
    const own = record(sightAt(SCENES.roundEnd)).filter(({ mine }) => mine)
    expect(own.some(({ text }) => text.startsWith('You are dealt the '))).toBe(true)
    expect(own.some(({ text }) => text.startsWith('You set aside the '))).toBe(true)
    expect(record(sightAt(SCENES.roundEnd, null)).filter(({ mine }) => mine)).toEqual([])
  })

  test('a round has a heading, turns are counted afresh, keys are unique', () => {
    const lines = record(sightAt(SCENES.roundEnd))
    expect(lines.filter(({ heading }) => heading).map(({ text }) => text)).toEqual([
      'Round 1',
      'Round 2',
      'Round 3',
      'Round 4',
    ])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
    expect(lines.find(({ text }) => text === 'Round 4')?.turn).toBeNull()
  })

  test('no line is about an unnamed seat, and none is noise', () => {
    for (const scene of [SCENES.end, SCENES.endFour, SCENES.fourExpansion]) {
      const texts = record(sightAt(scene)).map(({ text }) => text)
      expect(texts.filter((text) => /Seat \d|undefined|is asked|has to act\./.test(text))).toEqual([])
    }
  })
})

describe('rounds', () => {
  test('the points of all rounds are the score', () => {
    for (const scene of [SCENES.end, SCENES.endFour]) {
      const { events, seen } = sightAt(scene)
      const sums = seen.view.scores.map((_, seat) =>
        roundsOf(events).reduce((sum, { gained }) => sum + (gained.get(seat) ?? 0), 0),
      )
      expect(sums).toEqual(seen.view.scores)
    }
  })

  test('IK-11.8: what was hidden is shown until the next round goes on', () => {
    const ended = justEnded(sightAt(SCENES.roundEnd).events)
    expect(ended?.round).toBe(3)
    expect(ended?.hidden.length).toBeGreaterThan(2)
    const { events } = sightAt({ ...SCENES.roundEnd, random: { most: 400, until: 'commitCards', seat: 0 } })
    expect(justEnded(events)).toBeNull()
  })
})

describe('seats and headline', () => {
  test('what stands in the bar and in the rail', () => {
    const sight = sightAt(SCENES.nested)
    expect(headline(sight)).toEqual(['Round 6, turn 8', 'first to 7'])
    expect(seatSummary(sight, 0)).toMatchObject({ points: 4, of: 7, title: 'True King', turn: true })
    expect(seatSummary(sight, 0).facts[0]).toBe('6 cards, King turning')
    expect(seatSummary(sightAt(SCENES.four), 2).facts).toContain('your partner')
  })
})

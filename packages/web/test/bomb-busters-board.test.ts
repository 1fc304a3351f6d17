import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { wireLabel } from '../src/games/bomb-busters/board/labels.ts'
import { measure, middleOf } from '../src/games/bomb-busters/board/measures.ts'
import { Player } from '../src/games/bomb-busters/board/player-row.tsx'
import { ChoiceProvider } from '../src/games/bomb-busters/choice/choice.tsx'
import { percent } from '../src/games/bomb-busters/coach/odds.ts'
import { openedWires } from '../src/games/bomb-busters/ending/opened.ts'
import { storyOf } from '../src/games/bomb-busters/ending/story.ts'
import { turnsOf } from '../src/games/bomb-busters/ending/turns.ts'
import { letterOf, racksOf } from '../src/games/bomb-busters/names.ts'
import { pile } from '../src/games/bomb-busters/pile.tsx'
import { record } from '../src/games/bomb-busters/record/record.ts'
import { headline, seatSummary } from '../src/games/bomb-busters/seat-summary.ts'
import type { Hands } from '../src/games/face.ts'
import { NAMES, played, sightOf } from './bomb-busters.ts'

describe('measures', () => {
  const TABLES = [
    { racks: 2, ownRacks: 2, wires: 14, ownWires: 14 },
    { racks: 3, ownRacks: 1, wires: 14, ownWires: 13 },
    { racks: 3, ownRacks: 1, wires: 13, ownWires: 13 },
    { racks: 4, ownRacks: 1, wires: 11, ownWires: 11 },
  ]

  test.each([
    [968, 676],
    [792, 545],
    [1400, 860],
  ])('racks for two to five players fit a desk of %i by %i', (width, height) => {
    for (const table of TABLES) {
      const { theirs, mine, plate, ownPlate, column, track } = measure({ width, height, ...table })
      expect(theirs.slot * table.wires + plate + column + 40).toBeLessThan(width)
      expect(mine.slot * table.ownWires + ownPlate + 40).toBeLessThan(width)
      const rows = table.racks * (theirs.h + theirs.rail + theirs.front)
      const own = table.ownRacks * (mine.h + mine.rail + mine.front)
      expect(track + rows + own).toBeLessThan(height)
      expect(Math.min(theirs.slot, mine.slot)).toBeGreaterThan(24)
      expect(Math.min(theirs.h, mine.h)).toBeGreaterThan(24)
    }
  })

  test('on a phone five players stand below each other in the width of the screen', () => {
    const { narrow, theirs, mine } = measure({ width: 390, height: 560, ...TABLES[3] })
    expect(narrow).toBe(true)
    expect(theirs.slot * 11).toBeLessThanOrEqual(366)
    expect([theirs.h > 20, mine.h > theirs.h]).toEqual([true, true])
  })

  test('slots are evenly spaced, each a column of its own', () => {
    const { theirs } = measure({ width: 968, height: 676, ...TABLES[2] })
    const middles = Array.from({ length: 13 }, (_, at) => middleOf(at, theirs))
    expect(middles.slice(1).map((x, at) => x - middles[at])).toEqual(
      Array.from({ length: 12 }, () => expect.closeTo(theirs.slot)),
    )
  })
})

describe('names of wires', () => {
  test('slots are lettered through both stands, without capitals', () => {
    expect([0, 8, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['a', 'i', 'z', 'aa', 'ab', 'az', 'ba'])
  })

  test('BB-2.6: two stands are one hand', () => {
    const { view } = sightOf(played({ mission: 1, seats: 2 }), 0).seen
    const [first, second] = racksOf(view.players[1])
    expect(second[0]).toBe(first.length)
    expect([...first, ...second]).toEqual(view.players[1].wires.map((_, place) => place))
  })

  test('a wire is called by whose it is, where it stands and what is known of it', () => {
    const sight = sightOf(played({ actions: 14, misses: 0 }), 1)
    const { players } = sight.seen.view
    const open = players.flatMap(({ wires }, seat) =>
      wires.flatMap((wire, place) => (wire.cut ? [{ seat, place }] : [])),
    )
    for (const { seat, place } of open) {
      expect(wireLabel(sight, seat, place)).toMatch(/^(Your|[A-Z]\w+'s) wire [a-z]+, cut, (blue|yellow|red) [\d.]+/)
    }
    expect(open.length).toBeGreaterThan(0)
    const back = players[2].wires.findIndex(
      (wire, place) => !wire.cut && players[2].tokens.every((token) => token.place !== place),
    )
    expect(wireLabel(sight, 2, back)).toBe(`Oskar's wire ${letterOf(back)}, not cut, unknown`)
    const own = players[1].wires.findIndex((wire) => !wire.cut && wire.color === 'blue')
    expect(wireLabel(sight, 1, own)).toMatch(/^Your wire [a-z]+, blue \d+, not cut/)
  })
})

describe('the record', () => {
  test('no line speaks of seats, ids or counted wires, in missions of every kind', () => {
    for (const mission of [1, 8, 9, 14, 22, 31, 38, 44, 53, 57, 65]) {
      const lines = record(sightOf(played({ mission, actions: 30, misses: 4, seed: `record ${mission}` }), 0))
      for (const { text } of lines)
        expect(text, `mission ${mission}`).not.toMatch(/\bSeat \d|[a-z]_[a-z]|\bwire \d|[{}]/)
      expect(lines.length).toBeGreaterThan(2)
    }
  })

  test('a turn is one line, with what came of it', () => {
    const lines = record(sightOf(played({ actions: 26, misses: 0, seed: 'one line' }), 0)).filter(
      ({ turn }) => turn !== null,
    )
    const turns = lines.map(({ turn }) => turn)
    expect(new Set(turns).size).toBe(turns.length)
    for (const { text } of lines) expect(text).toMatch(/^(You cut|(Ilse|Wren|Oskar|Tadeo) cuts) .+\.$/)
  })

  test('BB-9.1: a miss says what was said and where the dial goes', () => {
    const lines = record(sightOf(played({ actions: 12, misses: 1, seed: 'miss' }), 0)).map(({ text }) => text)
    const missed = lines.filter((text) => text.includes(' guess') && text.includes('dial moves'))
    expect(missed.length).toBeGreaterThan(0)
    for (const text of missed)
      expect(text).toMatch(
        / guess(es)? that .+ is (an? \d+|yellow)\. It is (not|an? \d+|yellow)\. The dial moves from \d to \d/,
      )
  })
})

describe('the rail and the pile', () => {
  test('who is captain, what is left, which mission', () => {
    const sight = sightOf(played({ mission: 9, actions: 20 }), 1)
    expect(headline(sight)[0]).toMatch(/^Mission 9: ./)
    const seats = NAMES.slice(0, 4).map((_, seat) => seatSummary(sight, seat))
    expect(seats.filter(({ title }) => title === 'Captain')).toHaveLength(1)
    expect(seats[0].facts[0]).toBe(`${sight.seen.view.players[0].uncut} uncut`)
  })

  test('BB-9.3: a detector lies on the pile for everybody; the answer only for whom it points at', () => {
    const position = played({ until: 'detectorTileChoice', likes: 'dualCutDoubleDetector', seat: 1, actions: 40 })
    expect(pile(sightOf(position, 1)).map(({ title, open }) => [title.includes('Double Detector'), open])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(pile(sightOf(position, null))).toHaveLength(1)
    expect(pile(sightOf(played({ actions: 10 }), 1))).toEqual([])
  })
})

test('BB-9.3: wires that a detector points at are not chosen yet: nothing is cut there before somebody says so', () => {
  const position = played({ until: 'detectorTileChoice', likes: 'dualCutDoubleDetector', seat: 1, actions: 40 })
  const sight = sightOf(position, 1)
  const hands: Hands = {
    act: () => Promise.resolve(null),
    stand: () => Promise.resolve(null),
    why: () => Promise.resolve(null),
    domain: () => Promise.resolve([]),
    busy: false,
  }
  const measures = measure({ width: 968, height: 676, racks: 3, ownRacks: 1, wires: 13, ownWires: 13 })
  const row = createElement(Player, { sight, seat: 1, measures })
  const table = { sight, hands, children: row }
  const markup = renderToStaticMarkup(createElement(ChoiceProvider, table))
  expect(markup.match(/data-pointed="true"/g)).toHaveLength(2)
  expect(markup).not.toContain('data-chosen="true"')
  expect(markup).not.toContain('aria-pressed="true"')
})

describe('the end', () => {
  test('BB-12.6: all wires are turned, and the story names the wire that decided', () => {
    const position = played({ actions: 400, misses: 1, seed: 'loss' })
    expect(position.match.over).toBe(true)
    const sight = sightOf(position, 0)
    const hands = openedWires(sight)
    expect(hands.flat().filter(({ value }) => value === null)).toEqual([])
    const turns = turnsOf(sight.events, (seat) => sight.seen.view.players[seat].stands[0])
    const { won, headline: words, decisive } = storyOf(sight, turns, hands)
    expect([won, words]).toEqual([false, 'The bomb went off.'])
    expect(decisive?.spot).toEqual(turns.at(-1)?.spots[0])
    expect(turns.at(-1)?.came).toMatch(/wrong|red/)
  })

  test('a success has no burst', () => {
    const position = played({ actions: 400, misses: 0, seed: 'win', mission: 1 })
    const sight = sightOf(position, null)
    expect(sight.seen.view.result).toBe('win')
    const { won, decisive } = storyOf(sight, [], openedWires(sight))
    expect([won, decisive]).toEqual([true, null])
  })
})

test('odds are never rounded to certainty or to nothing', () => {
  expect([0, 0.001, 0.515, 0.999, 1].map(percent)).toEqual([0, 1, 52, 99, 100])
})

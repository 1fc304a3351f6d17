import { missionOf } from '@riposte/bomb-busters'
import { describe, expect, test } from 'vitest'
import { USES } from '../src/games/bomb-busters/components/number-row.tsx'
import { REMINDERS } from '../src/games/bomb-busters/components/reminders.ts'
import { CHAPTERS, examBefore, NUMBERS } from '../src/games/bomb-busters/missions/chapters.ts'
import {
  badgeOf,
  mistakesOf,
  playersOf,
  setUpNotes,
  standWords,
  wireFacts,
} from '../src/games/bomb-busters/missions/facts.ts'
import { distance, type Layout, lengths } from '../src/games/bomb-busters/missions/layout.ts'
import { missionAfterKey } from '../src/games/bomb-busters/missions/mission-keys.ts'
import { nodeLabel } from '../src/games/bomb-busters/missions/mission-node.tsx'
import { triedWords } from '../src/games/bomb-busters/missions/mission-stages.tsx'
import {
  campaignProgress,
  defused,
  freeProgress,
  litTo,
  type Played,
} from '../src/games/bomb-busters/missions/progress.ts'
import { seatsFor, seatsRefused } from '../src/games/bomb-busters/missions/seats.ts'
import { CASING, CENTRE, SPIRAL } from '../src/games/bomb-busters/missions/spiral.ts'
import { TICKETS } from '../src/games/bomb-busters/missions/tickets/index.ts'
import { phrases } from '../src/games/bomb-busters/missions/tickets/ticket.ts'
import { TRAIL } from '../src/games/bomb-busters/missions/trail.ts'

/** Stages as a server tells them, with so many successes and tries. */
function stages(done: readonly number[], tries: Readonly<Record<number, number>> = {}): Played[] {
  return NUMBERS.map((stage) => {
    const exam = examBefore(stage)
    const successes = done.includes(stage) ? 1 : 0
    return {
      stage,
      open: exam === null || done.includes(exam),
      why: null,
      tries: tries[stage] ?? successes,
      successes,
      best: successes > 0 ? 2 : null,
    }
  })
}

describe.each([
  ['wound in its casing', SPIRAL],
  ['down a phone', TRAIL],
] as const)('the cable %s', (_, layout: Layout) => {
  test('has a place for each mission, and no two of them touch', () => {
    expect(layout.places).toHaveLength(66)
    const plain = layout.places.slice(0, 65)
    for (const [at, place] of plain.entries()) {
      for (const other of plain.slice(at + 1)) expect(distance(place, other)).toBeGreaterThan(2 * layout.radius)
    }
  })

  test('leads from one place to the next, in order', () => {
    for (const [at, place] of layout.places.entries()) {
      expect(distance(layout.cable[layout.reach[at] - 1], place)).toBeLessThan(0.5)
    }
    expect(layout.reach).toEqual(layout.reach.toSorted((a, b) => a - b))
  })

  test('keeps to its sheet', () => {
    for (const { x, y } of layout.places) {
      expect(Math.min(x, layout.width - x)).toBeGreaterThan(layout.radius)
      expect(Math.min(y, layout.height - y)).toBeGreaterThan(layout.radius)
    }
  })

  test('BB-17.1: has a bar after each exam, and a name for each chapter', () => {
    expect(layout.gates.map(({ exam }) => exam)).toEqual([8, 19, 30, 42, 54])
    expect(layout.signs.map(({ first }) => first)).toEqual([1, 9, 20, 31, 43, 55])
  })
})

test('the spiral stays inside the casing, and its places are evenly spaced along it', () => {
  for (const place of SPIRAL.places) {
    expect(distance(place, CENTRE) + SPIRAL.radius).toBeLessThan(CASING - 7)
  }
  const far = lengths(SPIRAL.cable)
  const gaps = SPIRAL.reach.slice(1, 65).map((reach, at) => far[reach - 1] - far[SPIRAL.reach[at] - 1])
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(2)
})

test('a place on the phone is large enough for a thumb', () => {
  expect(2 * TRAIL.radius).toBeGreaterThanOrEqual(44)
  expect(TRAIL.width).toBe(390)
})

test('arrow keys follow the cable, pages go from chapter to chapter', () => {
  expect(missionAfterKey(14, 'ArrowRight')).toBe(15)
  expect(missionAfterKey(14, 'ArrowDown')).toBe(15)
  expect(missionAfterKey(14, 'ArrowLeft')).toBe(13)
  expect(missionAfterKey(1, 'ArrowUp')).toBe(1)
  expect(missionAfterKey(66, 'ArrowRight')).toBe(66)
  expect(missionAfterKey(30, 'Home')).toBe(1)
  expect(missionAfterKey(30, 'End')).toBe(66)
  expect(missionAfterKey(14, 'PageDown')).toBe(20)
  expect(missionAfterKey(60, 'PageDown')).toBe(66)
  expect(missionAfterKey(14, 'PageUp')).toBe(9)
  expect(missionAfterKey(9, 'PageUp')).toBe(1)
  expect(missionAfterKey(3, 'PageUp')).toBe(1)
  expect(missionAfterKey(14, 'x')).toBeNull()
})

test('BB-17.1: chapters follow each other without a gap, and each but the first has an exam before it', () => {
  expect(CHAPTERS[0].first).toBe(1)
  expect(CHAPTERS[CHAPTERS.length - 1].last).toBe(66)
  expect(CHAPTERS.slice(1).map(({ first }) => first - 1)).toEqual(CHAPTERS.slice(0, -1).map(({ last }) => last))
  expect([1, 8, 9, 19, 20, 31, 43, 55, 66].map(examBefore)).toEqual([null, null, 8, 8, 19, 30, 42, 54, 54])
})

describe('progress', () => {
  test('outside a campaign every mission that is there is open', () => {
    const progress = freeProgress(NUMBERS.filter((mission) => mission !== 30))
    expect(progress(66)).toEqual({ state: 'open', failures: 0, why: null })
    expect(progress(30).state).toBe('locked')
    expect(progress(30).why).not.toBeNull()
    expect(litTo(progress)).toBe(66)
    expect(defused(progress)).toBe(0)
  })

  test('BB-17.1: in a campaign a box is locked until the exam before it is passed, and says so', () => {
    const begun = campaignProgress(stages([1, 2, 3, 4, 5, 6, 7]))
    expect(begun(8).state).toBe('open')
    expect(begun(9)).toEqual({ state: 'locked', failures: 0, why: 'Locked until mission 8 is defused.' })
    expect(litTo(begun)).toBe(8)
    expect(defused(begun)).toBe(7)
    const passed = campaignProgress(stages([8]))
    expect(passed(19).state).toBe('open')
    expect(passed(20).why).toContain('mission 19')
    expect(litTo(passed)).toBe(19)
  })

  test('a mission that went off keeps count, also when it was defused at last', () => {
    const progress = campaignProgress(stages([2], { 1: 3, 2: 5 }))
    expect(progress(1)).toEqual({ state: 'open', failures: 3, why: null })
    expect(progress(2)).toEqual({ state: 'defused', failures: 4, why: null })
    expect(triedWords(stages([2], { 1: 3 })[0])).toBe('Three tries so far.')
    expect(triedWords({ tries: 1, successes: 1, best: 2 })).toBe('One try so far, defused with the dial at 2.')
    expect(triedWords(undefined)).toBe('Not tried yet.')
  })

  test('what a place shows is read out', () => {
    expect(nodeLabel(34, { state: 'open', failures: 2, why: null })).toBe(
      'Mission 34, One of you is bound: difficulty 4 of 5, 3 players or more, went off 2 times, open',
    )
    expect(nodeLabel(44, { state: 'locked', failures: 0, why: 'Locked until mission 42 is defused.' })).toContain(
      'counted air, Locked until mission 42 is defused.',
    )
  })
})

describe('what is in the box', () => {
  test('BB-M01.1, BB-M14, BB-M05.1: how many wires, of how many marked, by the number of players', () => {
    expect(wireFacts(1, 4)).toEqual([{ color: 'blue', count: 24, words: 'blue, 1 to 6, four of each' }])
    expect(wireFacts(14, 4).slice(1)).toEqual([
      { color: 'yellow', count: 2, words: 'yellow, out of three marked' },
      { color: 'red', count: 2, words: 'red, both marked' },
    ])
    expect(wireFacts(14, 2).slice(1)).toEqual([
      { color: 'yellow', count: 4, words: 'yellow, all marked' },
      { color: 'red', count: 3, words: 'red, all marked' },
    ])
  })

  test('BB-M54.1, BB-M50.1: red outside the stands, and colours without markers', () => {
    expect(wireFacts(54, 4)).toContainEqual({ color: 'red', count: 11, words: 'red, outside' })
    expect(wireFacts(50, 4)).toContainEqual({ color: 'red', count: 2, words: 'red, none marked' })
  })

  test('BB-2.4: missions 34 and 65 are not for two', () => {
    expect(NUMBERS.filter((mission) => !playersOf(mission).includes(2))).toEqual([34, 65])
    expect(seatsFor(34, 2)).toBe(3)
    expect(seatsFor(33, 2)).toBe(2)
    expect(seatsRefused(65, 2)).toContain('3 to 5 players')
    expect(seatsRefused(65, 5)).toBeNull()
  })

  test('BB-12.4, BB-M41.2, BB-M51.1, BB-M53.1: how many mistakes can be paid for', () => {
    expect([2, 3, 4, 5].map((players) => mistakesOf(1, players))).toEqual([1, 2, 3, 4])
    expect(mistakesOf(41, 4)).toBe(0)
    expect(mistakesOf(51, 4)).toBe(4)
    expect(mistakesOf(53, 4)).toBeNull()
  })

  test('BB-2.6: stands by the number of players', () => {
    expect([2, 3, 4, 5].map(standWords)).toEqual([
      'two stands each',
      'captain has two',
      'one stand each',
      'one stand each',
    ])
  })

  test('BB-M10.1, BB-M10.2, BB-M11.2, BB-M15.1: what is left out or laid differently is noted', () => {
    expect(setUpNotes(10, 2)).toEqual(['12 minutes.', 'Not in the box: equipment 11.'])
    expect(setUpNotes(10, 4)[0]).toBe('15 minutes.')
    expect(setUpNotes(11, 2)).toContain('The captain gives no first token.')
    expect(setUpNotes(11, 3)).not.toContain('The captain gives no first token.')
    expect(setUpNotes(15, 4)).toEqual(['Equipment lies face down.'])
    expect(setUpNotes(1, 4)).toEqual(['No equipment.'])
  })

  test('every reminder and every use of number cards belongs to a module of some mission', () => {
    const ids = new Set(NUMBERS.flatMap((mission) => missionOf(mission).modules.map(({ id }) => id)))
    expect([...Object.keys(REMINDERS), ...Object.keys(USES)].filter((id) => !ids.has(id))).toEqual([])
  })

  test('badges say from afar what is special', () => {
    const having = (badge: string) => NUMBERS.filter((mission) => badgeOf(mission) === badge)
    expect(having('clock')).toEqual([10, 30])
    expect(having('robot')).toEqual([43, 53, 59])
    expect(having('air')).toEqual([44, 49, 54, 63])
    expect(having('turned')).toEqual([38, 56, 64])
    expect(having('sound')).toEqual([19, 42, 66])
  })
})

describe('tickets', () => {
  test('there is one for each mission, in our own words', () => {
    expect(TICKETS).toHaveLength(66)
    expect(new Set(TICKETS.map(({ title }) => title)).size).toBe(66)
    for (const mission of NUMBERS) {
      const { text } = TICKETS[mission - 1]
      expect(text.length).toBeLessThanOrEqual(2)
      expect(text.join(' ').length).toBeLessThan(330)
      for (const paragraph of text) expect(paragraph.split('**').length % 2).toBe(1)
    }
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '')
    const alike = NUMBERS.filter((mission) => plain(TICKETS[mission - 1].title) === plain(missionOf(mission).name))
    expect(alike).toEqual([])
  })

  test('what is deadly is told apart', () => {
    expect(phrases('Cut. **And it is over.** Or not.')).toEqual([
      { words: 'Cut. ', deadly: false },
      { words: 'And it is over.', deadly: true },
      { words: ' Or not.', deadly: false },
    ])
    // BB-M14.2, BB-M28.2, BB-M13.3, BB-M23.3, BB-M39.4, BB-M46.3: missions with a sudden end say so in red.
    for (const mission of [3, 9, 11, 13, 14, 16, 23, 28, 36, 38, 39, 46, 56, 64]) {
      expect(TICKETS[mission - 1].text.some((paragraph) => phrases(paragraph).some(({ deadly }) => deadly))).toBe(true)
    }
  })
})

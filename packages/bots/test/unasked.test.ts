import {
  type Action,
  type ActionJson,
  type Bot,
  defineActions,
  defineEvents,
  defineGame,
  isBlocked,
  kit,
  type Looking,
  Match,
  NO_FACTS,
  type RunOut,
  type Standing,
  seat,
  seeded,
  type Visit,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { playMatch, randomBot, searchBot, unasked, unaskedDeeds } from '../src/index.ts'

/** A toy: the seats row in turn, four strokes, and a clock strikes once. Anybody may wave meanwhile. */
interface Rowing {
  pub: { strokes: number; waves: number[]; struck: boolean }
  own: Record<never, never>
  hidden: Record<never, never>
  options: Record<never, never>
  view: { strokes: number; waves: readonly number[] }
}
type View = Rowing['view']

const STROKES = 4
const actions = defineActions({ row: {}, wave: {}, point: { whom: seat } })
const events = defineEvents({
  rowed: [{ rule: 'R-1' }, { seat }],
  waved: [{ rule: 'R-3' }, { seat }],
  pointed: [{ rule: 'R-5' }, { seat }],
})
const { flow, question, refs } = kit<Rowing>()
const stroke = question('stroke', {
  rule: 'R-1',
  takes: [actions.row],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.row.of()),
})
/** Whoever has the last stroke is asked for a wave instead. */
const lastStroke = question('lastStroke', {
  rule: 'R-2',
  takes: [actions.wave],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.wave.of()),
})
const waving = flow<Visit & { local: { seat: number }; steps: { wave: void } }>('waving', {
  start: 'wave',
  local: (args) => ({ seat: args.seat }),
  steps: {
    wave(x) {
      x.pub.waves = x.pub.waves.map((count, at) => (at === x.local.seat ? count + 1 : count))
      x.tell(events.waved, { seat: x.local.seat })
      return x.done()
    },
  },
})
const wave: Standing<Rowing> = {
  name: 'wave',
  rule: 'R-3',
  takes: [actions.wave],
  legal: (_pub, _mine, _seat, out) => out.add(actions.wave.of()),
  flow: waving,
}
const pointing = flow<Visit & { local: { whom: number }; steps: { point: void } }>('pointing', {
  start: 'point',
  local: ({ action }) => ({ whom: actions.point.whom(action) }),
  steps: {
    point(x) {
      x.tell(events.pointed, { seat: x.local.whom })
      return x.done()
    },
  },
})
/** At anybody else, and never listed. */
const point: Standing<Rowing> = {
  name: 'point',
  rule: 'R-5',
  takes: [actions.point],
  legal: () => {},
  forms: [
    {
      action: actions.point,
      domain({ waves }, _mine, by, _arg, _filled, out) {
        for (const other of waves.keys()) if (other !== by) out.push(other)
      },
    },
  ],
  flow: pointing,
}
const rowing = flow<{ args: object; local: object; steps: { ask: void; rowed: Action }; result: void }>('rowing', {
  start: 'ask',
  local: () => ({}),
  standing: [wave, point],
  steps: {
    ask(x) {
      const last = x.pub.strokes === STROKES - 1
      return x.ask(last ? lastStroke : stroke, x.pub.strokes % x.seats, NO_FACTS, 'rowed')
    },
    rowed(x) {
      x.tell(events.rowed, { seat: x.pub.strokes % x.seats })
      x.pub.strokes++
      return x.pub.strokes < STROKES ? x.goto('ask') : x.done()
    },
  },
})
const strike = flow<RunOut & { steps: { strike: void } }>('strike', {
  start: 'strike',
  local: () => ({}),
  steps: {
    strike(x) {
      x.pub.struck = true
      return x.done()
    },
  },
})
const game = defineGame<Rowing>(
  {
    id: 'rowing',
    name: 'Rowing',
    version: 1,
    seats: { min: 2, max: 4 },
    options: {},
    actions,
    events,
    flows: [rowing, waving, pointing, strike],
    questions: [stroke, lastStroke],
    root: rowing,
    setup: (_options, seats) => ({
      pub: { strokes: 0, waves: new Array<number>(seats).fill(0), struck: false },
      own: Array.from({ length: seats }, () => ({})),
      hidden: {},
      args: {},
    }),
    view: ({ strokes, waves }) => ({ strokes, waves }),
    reveal: () => null,
    resample() {},
    outcome: ({ strokes }) => (strokes < STROKES ? null : { winners: [], scores: [] }),
    timer: {
      rule: 'R-4',
      of: ({ struck }) => (struck ? null : { id: 'clock', milliseconds: 5000, gone: 0, grace: 0, runs: true }),
      flow: strike,
    },
  },
  refs,
)

const ROW: ActionJson = { type: 'row' }
const WAVE: ActionJson = { type: 'wave' }

function start(seats = 2) {
  const match = Match.start(game, { seats, seed: 'a boat' })
  if (isBlocked(match)) throw new Error(match.message)
  return match
}

/** Waves whenever this holds. */
function waver(holds: (looking: Looking<View>) => boolean): Bot<View> {
  return {
    name: 'waver',
    decide: ({ legal }) => legal[0],
    unasked: (looking) => (holds(looking) ? (looking.standing[0].actions[0] ?? null) : null),
  }
}

/** What was done, in order: seat and first letter, the clock as well. */
function story(match: Match<Rowing>): string {
  return match.entries.map((entry) => ('action' in entry ? `${entry.seat}${entry.action.type[0]}` : 'clock')).join(' ')
}

test('bots may do what nobody asks after the beginning, after every action and when a clock has run out', () => {
  const match = start()
  const told: string[] = []
  playMatch(match, [waver(() => true), randomBot], seeded('bots'), (by, { type }, { length }) =>
    told.push(`${by} ${type} ${length}`),
  )
  // The last wave of seat 1 is an answer. The clock strikes after two actions, which deeds are not.
  expect(story(match)).toBe('0w 0r 0w 1r 0w clock 0w 0r 0w 1w')
  expect(told).toHaveLength(9)
  expect(told.slice(0, 2)).toEqual(['0 wave 1', '0 row 1'])
})

test('after one thing that happened each bot does one thing at most, however often it wants to', () => {
  const match = start(3)
  playMatch(match, [waver(() => true), waver(() => true), randomBot], seeded('bots'))
  expect(story(match).split(' ').slice(0, 6)).toEqual(['0w', '1w', '0r', '0w', '1w', '1r'])
})

test('a bot that wanted nothing looks again when another has done something, and not before', () => {
  const match = start(3)
  let looks = 0
  const answering = waver(({ seen }) => {
    looks++
    return seen.view.waves[2] > seen.view.waves[0]
  })
  const wants = (by: number) =>
    unasked(match, by, [answering, randomBot, waver(({ seen }) => seen.view.waves[2] === 0)][by], seeded('any'), [])
  const done = [...walk(match, wants)]
  expect(done).toEqual([2, 0])
  expect(looks).toBe(2)
  expect([...walk(match, wants)]).toEqual([])
  expect(looks).toBe(3)
})

/** Does the deeds; tells whose they were. */
function* walk(match: Match<Rowing>, wants: (by: number) => ActionJson | null): Iterable<number> {
  for (const [by, action] of unaskedDeeds(match, wants)) {
    expect(match.apply(by, action).blocked).toBeNull()
    yield by
  }
}

test('what a seat is asked for at the same time is no deed: it can only be the answer', () => {
  const match = start()
  const offered: string[][] = []
  const looking = waver(({ standing }) => {
    offered.push(standing.flatMap(({ actions: some }) => some.map(({ type }) => type)))
    return false
  })
  for (let at = 0; at < STROKES - 1; at++) match.apply(at % 2, ROW)
  expect(match.play.open?.question).toBe('lastStroke')
  for (const by of [0, 1]) unasked(match, by, looking, seeded('any'), [])
  // Seat 1 is asked for a wave, so nothing else is left to it.
  expect(offered).toEqual([['wave'], []])
  expect(match.apply(1, WAVE).blocked).toBeNull()
  expect(
    unasked(
      match,
      0,
      waver(() => true),
      seeded('any'),
      [],
    ),
  ).toBeNull()
})

test('what is wide is filled in field by field', () => {
  const match = start(3)
  const pointer: Bot = {
    name: 'pointer',
    decide: ({ legal }) => legal[0],
    unasked({ standing, fill }) {
      const [type] = standing.flatMap(({ forms = [] }) => forms)
      const others = fill(type, [])
      expect(others).toEqual([0, 2])
      return { type, whom: others[1] }
    },
  }
  const action = unasked(match, 1, pointer, seeded('any'), [])
  expect(action).toEqual({ type: 'point', whom: 2 })
  expect(match.apply(1, action)).toMatchObject({ blocked: null })
})

test('a bot is told who is no bot, and sees with the eyes of its seat', () => {
  const match = start(3)
  const seen: unknown[] = []
  const curious = waver((looking) => {
    seen.push([looking.seen.observer, looking.people, looking.imagine().seats])
    return false
  })
  unasked(match, 1, curious, seeded('any'), [0, 2])
  expect(seen).toEqual([[1, [0, 2], 3]])
})

test('a player who searches does what the game says for it, also where it remembers what it has thought', () => {
  const judgement = {
    unasked: ({ standing, seen }: Looking<View>) => (seen.view.waves[0] < 2 ? standing[0].actions[0] : null),
  }
  const bot = searchBot<Rowing>('search', judgement, { lines: 5 })
  const match = start()
  playMatch(match, [bot, randomBot], seeded('bots'))
  expect(match.play.pub.waves).toEqual([2, 0])
  expect(searchBot<Rowing>('search', {}, { lines: 5 }).sit?.().unasked).toBeUndefined()
})

test('a bot that does unasked what is not allowed is named', () => {
  const cheat: Bot = { name: 'cheat', decide: ({ legal }) => legal[0], unasked: () => ({ type: 'sink' }) }
  expect(() => playMatch(start(), [randomBot, cheat], seeded('bots'))).toThrow(/^cheat at seat 1 tried/)
})

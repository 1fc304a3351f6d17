import { describe, expect, test } from 'vitest'
import {
  type Action,
  below,
  defineActions,
  defineEvents,
  defineGame,
  isBlocked,
  kit,
  type Match,
  NO_FACTS,
  only,
  type Raced,
  record,
  replay,
  type Seat,
  type Standing,
  type Visit,
  verify,
  whole,
} from '../src/index.ts'
import { does, sitDown } from './playing.ts'

/** Two sit at a table with a hidden stone. Whoever has the turn thinks, looks, draws, or says something and ends it. */
interface Stone {
  pub: { turn: Seat; said: number[] }
  own: { thought: number; note: number; stone: number }
  hidden: { stone: number }
  options: Record<never, never>
  view: { pub: Stone['pub']; mine: Stone['own'] | null }
}

const number = whole('number', 0, 7)
const actions = defineActions({
  think: { number },
  look: {},
  lookQuietly: {},
  draw: {},
  say: { number },
  note: { number },
  pass: {},
})
const events = defineEvents({
  said: [{ rule: 'S-1' }, { number }],
  thought: [{ rule: 'S-2', secret: true }, { 'number?': number }],
  looked: [{ rule: 'S-3', secret: true, reveals: true }, { 'stone?': number }],
})

const { flow, question, refs } = kit<Stone>()

const turnQuestion = question('turn', {
  rule: 'S-1',
  takes: [actions.think, actions.look, actions.lookQuietly, actions.draw, actions.say],
  legal(_pub, _mine, _seat, _arg, out) {
    for (let n = 0; n < 8; n++) {
      out.add(actions.think.of(n))
      out.add(actions.say.of(n))
    }
    out.add(actions.look.of())
    out.add(actions.lookQuietly.of())
    out.add(actions.draw.of())
  },
})

const raceQuestion = question('race', {
  rule: 'S-5',
  takes: [actions.pass],
  legal: (_pub, _mine, _seat, _arg, out) => out.add(actions.pass.of()),
  decisive: () => false,
})

interface Noting extends Visit {
  local: { readonly seat: Seat; readonly number: number }
  steps: { write: void }
}

const noting = flow<Noting>('noting', {
  rule: 'S-4',
  start: 'write',
  local: ({ seat, action }) => ({ seat, number: actions.note.number(action) }),
  steps: {
    write(x) {
      x.own[x.local.seat].note = x.local.number
      return x.done()
    },
  },
})

const notes: Standing<Stone> = {
  name: 'note',
  rule: 'S-4',
  takes: [actions.note],
  legal(_pub, mine, _seat, out) {
    for (let n = 0; n < 8; n++) if (n !== mine.note) out.add(actions.note.of(n))
  },
  flow: noting,
}

const root = flow<{
  args: object
  local: object
  steps: { ask: void; done: Action; together: void; raced: Raced }
  result: void
}>('root', {
  rule: 'S-1',
  start: 'ask',
  standing: [notes],
  local: () => ({}),
  steps: {
    ask: (x) => x.ask(turnQuestion, x.pub.turn, NO_FACTS, 'done'),
    done(x, action) {
      const mine = x.own[x.pub.turn]
      if (actions.think.is(action)) {
        mine.thought = actions.think.number(action)
        x.whisper(only(x.pub.turn), events.thought, { number: mine.thought })
      } else if (actions.look.is(action)) x.whisper(only(x.pub.turn), events.looked, { stone: x.hidden.stone })
      else if (actions.lookQuietly.is(action)) mine.stone = x.hidden.stone
      else if (actions.draw.is(action)) mine.thought = Math.min(0, below(x.random, 8))
      else {
        x.pub.said = [...x.pub.said, actions.say.number(action)]
        x.tell(events.said, { number: actions.say.number(action) })
        x.pub.turn = 1 - x.pub.turn
        if (actions.say.number(action) === 7) return x.goto('together')
      }
      return x.goto('ask')
    },
    together: (x) => x.race(raceQuestion, 3, NO_FACTS, 'raced'),
    raced: (x) => x.goto('ask'),
  },
})

const game = defineGame<Stone>(
  {
    id: 'stone',
    name: 'Stone',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    actions,
    events,
    flows: [root, noting],
    questions: [turnQuestion, raceQuestion],
    root,
    setup: (_options, seats, random) => ({
      pub: { turn: 0, said: [] },
      own: Array.from({ length: seats }, () => ({ thought: 0, note: 0, stone: 0 })),
      hidden: { stone: 1 + below(random, 7) },
      args: {},
    }),
    view: (pub, mine) => ({ pub, mine }),
    reveal: ({ hidden }) => ({ ...hidden }),
    resample(parts, observer, random) {
      const known = observer >= 0 ? parts.own[observer].stone : 0
      parts.hidden.stone = known > 0 ? known : 1 + below(random, 7)
    },
    outcome: () => null,
  },
  refs,
)

const code = (match: Match<Stone>, seat: Seat) => match.checkTakeBack(seat)?.code ?? null

describe('an action may be taken back', () => {
  test('while nobody has learned anything from it, and the match is as it was', () => {
    const match = sitDown(game)
    const before = match.hash()
    does(match, 0, { type: 'think', number: 5 })
    expect(match.hash()).not.toBe(before)
    expect(match.takeBack(0)).toEqual({ events: [], blocked: null })
    expect(match.hash()).toBe(before)
    expect(match.entries).toEqual([
      { seat: 0, action: { type: 'think', number: 5 } },
      { seat: 0, back: 0 },
    ])
  })

  test('once: what went before it stays, one at a time from the last', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'think', number: 5 })
    does(match, 0, { type: 'think', number: 6 })
    expect(match.takeBack(0).blocked).toBeNull()
    expect(match.play.own[0].thought).toBe(5)
    expect(match.takeBack(0).blocked).toBeNull()
    expect(match.play.own[0].thought).toBe(0)
    expect(code(match, 0)).toBe('nothingToTakeBack')
  })

  test('when somebody else has done something secret since, which stays done and is not given away', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'think', number: 5 })
    does(match, 1, { type: 'note', number: 3 })
    expect(match.takeBack(0).blocked).toBeNull()
    expect(match.play.own.map(({ thought, note }) => [thought, note])).toEqual([
      [0, 0],
      [0, 3],
    ])
    expect(match.takeBack(1).blocked).toBeNull()
    expect(match.play.own[1].note).toBe(0)
  })
})

describe('an action may not be taken back', () => {
  test('when somebody was told of it', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'say', number: 2 })
    expect(code(match, 0)).toBe('nothingToTakeBack')
    expect(match.takeBack(0).blocked?.code).toBe('nothingToTakeBack')
    expect(match.entries).toHaveLength(1)
  })

  test('when it has shown its actor something, marked so or not', () => {
    const marked = sitDown(game)
    does(marked, 0, { type: 'look' })
    expect(code(marked, 0)).toBe('tooLate')
    const unmarked = sitDown(game)
    does(unmarked, 0, { type: 'lookQuietly' })
    expect(code(unmarked, 0)).toBe('tooLate')
  })

  test('when looking again showed nothing new, it may', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'lookQuietly' })
    does(match, 0, { type: 'lookQuietly' })
    expect(code(match, 0)).toBeNull()
  })

  test('when chance has spoken, although nobody sees a difference', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'draw' })
    expect(code(match, 0)).toBe('tooLate')
  })

  test('when it is a pass after which a window stays open: that tells that others have not passed', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'say', number: 7 })
    does(match, 0, { type: 'pass' })
    expect(match.view(0).decisions.map(({ seat }) => seat)).toEqual([1])
    expect(code(match, 0)).toBe('tooLate')
  })

  test('by somebody else, or when the rules did it', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'think', number: 1 })
    expect(code(match, 1)).toBe('nothingToTakeBack')
    const late = sitDown(game)
    does(late, 0, { type: 'say', number: 7 })
    expect(late.timeout(0).blocked).toBeNull()
    expect(code(late, 0)).toBe('nothingToTakeBack')
  })
})

describe('a log with something taken back', () => {
  function played(): Match<Stone> {
    const match = sitDown(game)
    does(match, 0, { type: 'think', number: 5 })
    does(match, 1, { type: 'note', number: 2 })
    match.takeBack(0)
    does(match, 0, { type: 'think', number: 4 })
    does(match, 0, { type: 'say', number: 3 })
    return match
  }

  test('replays to the same end and verifies', () => {
    const match = played()
    const log = record(match, 'salt')
    expect(verify(game, log)).toBeNull()
    const again = replay(game, log)
    expect(isBlocked(again) ? again : again.hash()).toBe(match.hash())
  })

  test('does not replay when it names another action', () => {
    const log = record(played(), 'salt')
    const entries = log.entries.map((entry) => ('back' in entry ? { ...entry, back: 1 } : entry))
    expect(replay(game, { ...log, entries })).toMatchObject({ code: 'otherAction' })
  })

  test('goes on alike from a copy', () => {
    const match = sitDown(game)
    does(match, 0, { type: 'think', number: 5 })
    const twin = match.clone()
    expect(twin.takeBack(0).blocked).toBeNull()
    expect(match.play.own[0].thought).toBe(5)
  })
})

import {
  below,
  Choices,
  type GameEvent,
  isBlocked,
  Play,
  projectEvents,
  readOptions,
  seeded,
  seenDecisions,
  writeAction,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { actions } from '../../src/actions.ts'
import { events } from '../../src/events.ts'
import { dune } from '../../src/game.ts'
import type { Dune } from '../../src/state.ts'
import { ACTION_WORDS } from '../../src/words/actions.ts'
import { EVENT_WORDS } from '../../src/words/events.ts'
import { PASSES } from '../../src/words/passes.ts'
import { QUESTION_WORDS } from '../../src/words/questions.ts'
import { words } from '../../src/words.ts'

/** Nothing that a program forgot to fill in, and no id of the data. */
const UNSAID =
  /undefined|null|NaN|\[object|[{}]|-1\b| {2}|\bsomebody\b|_\d|\/\d|bene-gesserit|spacing-guild|cheap-hero|shai-hulud/

/** A sentence has words; the name of a type is none. */
const isSentence = (text: string, type: string): boolean =>
  /^\S.*[^\s]$/.test(text) && text !== type && !UNSAID.test(text)

function begun(seats: number, chosen: Readonly<Record<string, unknown>>, seed: string): Play<Dune> {
  const options = readOptions(dune.options, chosen)
  if (isBlocked(options)) throw new Error(options.message)
  const random = seeded(seed)
  const { args, ...parts } = dune.setup(options, seats, random, null)
  const play = new Play(dune, { ...parts, options, random, stack: [], asked: 0 })
  play.begin(args)
  return play
}

/** Most answers of a wide form that are compared. */
const AT_MOST = 150

/** Plays at random and lists what is said badly, and different answers that are said alike. */
function unsaid(seats: number, chosen: Readonly<Record<string, unknown>>, seed: string, said: Set<string>): unknown[] {
  const play = begun(seats, chosen, seed)
  const random = seeded(`talk of ${seed}`)
  const wrong: unknown[] = []
  const happened: GameEvent[] = []
  play.sink = happened
  const out = new Choices()
  const check = (text: string, of: { readonly type: string }) => {
    said.add(of.type)
    if (!isSentence(text, of.type)) wrong.push([text, of])
  }
  const compare = () => {
    const question = play.open?.question ?? ''
    const texts = new Map<string, unknown>()
    for (const action of out.toArray()) {
      const json = writeAction(dune.actions, action)
      const text = words.action(json, question)
      check(text, json)
      if (texts.has(text)) wrong.push([text, json, texts.get(text)])
      texts.set(text, json)
    }
  }
  for (let acts = 0; acts < 1500 && !play.over; acts++) {
    const seat = play.decider()
    for (const { question, about } of seenDecisions(play, seat)) {
      if (question !== undefined) check(words.question(question, about ?? {}), { type: question })
    }
    out.clear()
    play.legal(seat, out, AT_MOST)
    compare()
    const visitor = below(random, seats)
    out.clear()
    play.legalStanding(visitor, out)
    if (out.count > 0 && below(random, 10) === 0) {
      compare()
      play.answer(visitor, out.list[below(random, out.count)])
    } else play.answer(seat, play.sample(seat, random, out))
    for (let observer = -1; observer < seats; observer++) {
      for (const event of projectEvents(happened, observer)) check(words.event(event), event)
    }
    happened.length = 0
  }
  return wrong
}

test('IN-2.5: in random matches whatever is asked, answered and told is a sentence, and no two answers are said alike', () => {
  const said = new Set<string>()
  const rich = { extraCards: true, truthtranceFreeQuestions: true }
  expect(unsaid(2, { mode: 'basic' }, 'two', said)).toEqual([])
  expect(unsaid(4, { ...rich, mode: 'advanced' }, 'four', said)).toEqual([])
  expect(unsaid(6, { ...rich, mode: 'advanced' }, 'six', said)).toEqual([])
  expect(unsaid(6, { mode: 'basic' }, 'six more', said)).toEqual([])
  // Enough of the game was played for this to mean something.
  expect(said.size).toBeGreaterThan(110)
})

test('every action, every event and every question has words of its own, and nothing else has', () => {
  expect(Object.keys(ACTION_WORDS).sort()).toEqual(Object.keys(actions).sort())
  expect(Object.keys(EVENT_WORDS).sort()).toEqual(Object.keys(events).sort())
  expect(Object.keys(QUESTION_WORDS).sort()).toEqual(dune.questions.map(({ name }) => name).sort())
  expect(words.event({ type: 'earthquake' })).toBe('{"type":"earthquake"}')
})

test('wherever one may pass it is said what that means', () => {
  const passable = dune.questions.filter(({ takes }) => takes.some(({ name }) => name === 'pass'))
  expect(passable.map(({ name }) => name).filter((name) => !(name in PASSES))).toEqual([])
  expect(words.action({ type: 'pass' }, 'shipment')).toBe('No shipment')
  expect(words.action({ type: 'pass' }, 'traitor')).toBe('No traitor')
  expect(words.action({ type: 'pass' }, '')).toBe('Pass')
})

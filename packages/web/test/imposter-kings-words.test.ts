import { imposterKings, type View } from '@riposte/imposter-kings'
import { below, type EventJson, isBlocked, Match, type Seat, SPECTATOR, seeded } from '@riposte/kernel'
import { Book, bookOf, Speaker } from '@riposte/words'
import { expect, test } from 'vitest'
import type { Sight } from '../src/games/face.ts'
import { effectsOf } from '../src/games/imposter-kings/board/effects.tsx'
import { courtLabel, knowledgeOf, notesOn } from '../src/games/imposter-kings/board/labels.ts'
import { planOf } from '../src/games/imposter-kings/choice/plan.ts'
import { answerWords } from '../src/games/imposter-kings/dock/answers.ts'
import { questionOf } from '../src/games/imposter-kings/dock/question.ts'
import { layersOf } from '../src/games/imposter-kings/pile.tsx'
import { record } from '../src/games/imposter-kings/record/record.ts'
import { because, pointsFor, wonBy } from '../src/games/imposter-kings/record/round-words.ts'
import { roundsOf } from '../src/games/imposter-kings/record/rounds.ts'
import { NAMES } from './imposter-kings.ts'

const { catalogue, messages } = bookOf(imposterKings)
const book = new Book(catalogue, 'en', messages, (error) => {
  throw error
})

/** Everything that the page says in words at a moment. */
function saidAt(sight: Sight<View>): readonly string[] {
  const { view } = sight.seen
  const plan = planOf(sight)
  const asked = plan === null ? [] : Object.values(questionOf(sight, plan))
  const answers = plan === null ? [] : sight.legal.map((action) => answerWords(sight, plan, action))
  return [
    ...asked,
    ...answers,
    ...layersOf(sight).flatMap(({ title, effect }) => [title, effect]),
    ...effectsOf(sight),
    ...view.court.flatMap((entry, at) => [courtLabel(sight, entry, at), ...notesOn(sight, entry)]),
    ...view.players.flatMap((_, seat) => knowledgeOf(sight, seat)),
  ]
}

/** What it says about everything that happened. */
function saidOf(sight: Sight<View>): readonly string[] {
  return [
    ...record(sight).map(({ text }) => text),
    ...roundsOf(sight.events).flatMap((round) => [wonBy(sight, round), because(sight, round), pointsFor(sight, round)]),
  ]
}

/** Left open, said as data, or with a verb that does not go with "you". */
const WRONG = /…|undefined|null|[{}]|\b[Ss]eat\b| {2}|\b[Yy]ou [a-z]*[^s]s\b/
/** "Nothing" where no sentence means it. */
const NOTHING = /(?<!Disgrace |Take |or |has )nothing(?! to copy)/

test.each([
  [2, { falseClaimPenalty: 'lockout' }],
  [2, { mode: 'expansion', signatureMode: 'tournament' }],
  [3, { mode: 'expansion', optionalCards: ['Impersonator', 'Oracle', 'Elocutionist'] }],
  [4, { mode: 'expansion', falseClaimPenalty: 'point' }],
])('in a match of %i with %j, whatever the page says is whole sentences', (seats, options) => {
  const match = Match.start(imposterKings, { seats, options: { targetScore: 4, ...options }, seed: 'on the page' })
  if (isBlocked(match)) throw new Error(match.message)
  const random = seeded('whoever plays on the page')
  const readers: readonly (Seat | null)[] = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const told = new Map<Seat | null, EventJson[]>(readers.map((reader) => [reader, []]))
  const sightOf = (me: Seat | null): Sight<View> => ({
    seen: match.view(me ?? SPECTATOR),
    me,
    names: NAMES,
    events: told.get(me) ?? [],
    fresh: 0,
    legal: me === null ? [] : match.legal(me),
    more: false,
    standing: me === null ? [] : match.standing(me),
    clock: null,
    speaker: new Speaker(book, { names: NAMES, reader: me }),
    open: null,
  })
  const said = new Set<string>()
  for (let moves = 0; !match.over && moves < 200; moves++) {
    for (const reader of readers) for (const text of saidAt(sightOf(reader))) said.add(text)
    const seat = match.play.decider()
    const legal = match.legal(seat)
    const applied = match.apply(seat, legal[below(random, legal.length)])
    if (applied.blocked !== null) throw new Error(applied.blocked.message)
    for (const [reader, events] of told) events.push(...match.tell(applied.events, reader ?? SPECTATOR))
  }
  for (const reader of readers) for (const text of saidOf(sightOf(reader))) said.add(text)
  expect([...said].filter((text) => WRONG.test(text) || NOTHING.test(text))).toEqual([])
  expect(said.size).toBeGreaterThan(100)
})

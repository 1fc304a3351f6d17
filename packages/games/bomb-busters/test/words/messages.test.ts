import {
  type ActionJson,
  below,
  Choices,
  type EventJson,
  isBlocked,
  type Json,
  listed,
  Match,
  type Observer,
  replay,
  SPECTATOR,
  seeded,
  seenDecisions,
  writeAction,
} from '@riposte/kernel'
import { recordsIn } from '@riposte/testkit'
import { type Part, type Speaker, textOf } from '@riposte/words'
import { messageProblems, type Quiet } from '@riposte/words/check'
import { expect, test } from 'vitest'
import { type BombBusters, bombBusters } from '../../src/index.ts'
import { MISSIONS } from '../../src/missions/all.ts'
import { speakerFor } from './saying.ts'

/** What messages leave unsaid. */
const QUIET: Quiet = {
  // The dial says it by moving.
  'events.skipped': ['dial'],
  // Whoever cuts has been named by the event before.
  'events.failed': ['seat'],
  'events.exploded': ['seat'],
  'events.detectorResolved': ['seat'],
  'events.standeeStays': ['seat'],
  // Whoever placed it has been named when it was placed.
  'events.numberCardRevealed': ['seat'],
  // The two who are told see it on their stands; the sentence is the same for everybody.
  'events.detectorPending': ['actorTileIndex'],
  // No ability names a second player or a stand.
  'actions.useCharacterAbility': ['otherPlayerId', 'standIndex'],
  // The detector names itself.
  'questions.detectorTileChoice': ['equipment'],
  // It makes no difference to the offer where it comes from.
  'questions.talkiesWalkiesChoice': ['source'],
  // The answers show it.
  'questions.chooseNextPlayer': ['again'],
  // The question is the same whoever is asked, and whenever.
  'questions.designateCutter': ['designator'],
  'questions.mission22TokenPassChoice': ['completedCount'],
  'questions.mission27TokenDraftChoice': ['completedCount'],
  'questions.mission32ConstraintDecision': ['captain'],
  'questions.mission36SequencePosition': ['reason'],
  'questions.mission45VolunteerWindow': ['captain'],
  'questions.mission45CaptainChoice': ['captain'],
}

test('every event, answer and question has a message that says what it is given', () => {
  expect(messageProblems(bombBusters, QUIET)).toEqual([])
})

const SPEAKERS = new Map<Observer, Speaker>(
  [SPECTATOR, 0, 1, 2, 3, 4].map((observer) => [observer, speakerFor(observer === SPECTATOR ? null : observer)]),
)

/** What no sentence contains: holes, code, field names, and seats without a name. */
const NOT_FOR_PEOPLE = /…|undefined|null|NaN|[{}_]|[a-z][A-Z]|\bSeat\b|\bYou (?:is|has|does|[a-z]+ses)\b/

/** So many of one kind are said to each reader; more would say nothing new. */
const ENOUGH = 50

/** Everything that leaves a match, said to everybody. */
class Listener {
  readonly wrong = new Set<string>()
  readonly said = new Map<string, number>()

  events(match: Match<BombBusters>, events: Match<BombBusters>['opening']): void {
    for (const [observer, speaker] of this.#readers(match)) {
      for (const event of match.tell(events, observer)) {
        this.#hear(`event ${event.type}`, observer, event, () => speaker.event(event))
      }
    }
  }

  questions(match: Match<BombBusters>): void {
    // To list what everybody may answer takes long.
    if (this.said.get(`question ${match.play.open?.question} to 0`) === ENOUGH) return
    for (const [observer, speaker] of this.#readers(match)) {
      for (const { question, about } of seenDecisions(match.play, observer)) {
        if (question === undefined || about === undefined) continue
        this.#hear(`question ${question}`, observer, about, () => speaker.question(question, about))
      }
    }
  }

  action(match: Match<BombBusters>, seat: number, action: ActionJson): void {
    const question = match.play.open?.question ?? ''
    for (const [observer, speaker] of this.#readers(match)) {
      if (observer !== seat) continue
      this.#hear(`action ${action.type}`, seat, action, () => speaker.action(action, question))
    }
  }

  #readers({ play }: Match<BombBusters>): [Observer, Speaker][] {
    return [...SPEAKERS].filter(([observer]) => observer < play.seats)
  }

  #hear(what: string, reader: Observer, json: Json | EventJson | ActionJson, say: () => Part[]): void {
    const key = `${what} to ${reader}`
    const before = this.said.get(key) ?? 0
    if (before === ENOUGH) return
    this.said.set(key, before + 1)
    const text = textOf(say())
    if (text.trim() === '' || NOT_FOR_PEOPLE.test(text)) this.wrong.add(`${what}: ${text} ${JSON.stringify(json)}`)
  }
}

test('recorded matches, in which everything happens, are said to everybody', () => {
  const listener = new Listener()
  for (const { name, record } of recordsIn(new URL('../../corpus/', import.meta.url))) {
    const match = replay(bombBusters, { ...record, entries: [] })
    if (isBlocked(match)) throw new Error(`${name}: ${match.message}`)
    listener.events(match, match.opening)
    for (const entry of record.entries) {
      listener.questions(match)
      if ('action' in entry) listener.action(match, entry.seat, entry.action)
      const applied = match.redo(entry)
      if (applied.blocked !== null) throw new Error(`${name}: ${applied.blocked.message}`)
      listener.events(match, applied.events)
    }
  }
  expect([...listener.wrong]).toEqual([])
  const all = [
    ...Object.keys(bombBusters.events).map((type) => `event ${type}`),
    ...bombBusters.questions.map(({ name }) => `question ${name}`),
  ]
  expect(all.filter((what) => !listener.said.has(`${what} to 0`))).toEqual([])
})

test('random matches of every mission are said to everybody, with what everybody can answer', () => {
  const listener = new Listener()
  const scratch = new Choices()
  for (const { id, players } of MISSIONS) {
    const random = seeded(`messages ${id}`)
    const seats = players[below(random, players.length)]
    const match = Match.start(bombBusters, { seats, options: { mission: id }, seed: `messages ${id}` })
    if (isBlocked(match)) throw new Error(match.message)
    listener.events(match, match.opening)
    for (let moves = 0; moves < 60 && !match.over; moves++) {
      const { play } = match
      listener.questions(match)
      for (const seat of listed(play.waiting())) {
        for (let samples = 0; samples < 10; samples++) {
          listener.action(match, seat, writeAction(bombBusters.actions, play.sample(seat, random, scratch)))
        }
        const standing = play.sampleStanding(seat, random, scratch)
        if (standing !== null) listener.action(match, seat, writeAction(bombBusters.actions, standing))
      }
      const [seat] = listed(play.waiting())
      if (seat === undefined) break
      const action = writeAction(bombBusters.actions, play.sample(seat, random, scratch))
      const applied = match.redo({ seat, action })
      if (applied.blocked !== null) throw new Error(applied.blocked.message)
      listener.events(match, applied.events)
    }
  }
  expect([...listener.wrong]).toEqual([])
})

import { bombBusters } from '@riposte/bomb-busters'
import { decide, randomBot, turns } from '@riposte/bots'
import { dune } from '@riposte/dune'
import { imposterKings } from '@riposte/imposter-kings'
import {
  type ActionJson,
  below,
  type Game,
  isBlocked,
  type Json,
  Match,
  projectDomain,
  type Random,
  type Seat,
  seeded,
} from '@riposte/kernel'
import { expect, test } from 'vitest'
import { Choice, type Habits, type Situation, type Thing } from '../src/index.ts'

/** A thing on some table: a value of a kind, as one of perhaps several equal ones. */
interface Piece extends Thing {
  readonly kind: string
  readonly value: Json
}

function piece(kind: string, value: Json, copy: number): Piece {
  return { key: JSON.stringify([kind, value, copy]), kind, value }
}

/** Pieces say their values wherever their kind is asked for; what may be left out usually is. */
function habitsIn(game: Game): Habits<Piece> {
  return {
    says: ({ kind, value }, { type }, field) => (kindIn(game, type, field) === kind ? { value } : undefined),
    usual: (_verb, _field, values) => (values.includes(null) ? null : undefined),
    first: () => null,
  }
}

function kindIn({ actions }: Game, type: string, field: string): string | undefined {
  return actions.byName.get(type)?.fields.find(([name]) => name === field)?.[1].kind
}

/** @param isComplete all answers are listed; otherwise the domains are asked for, and the answers take a while */
function situationIn(match: Match, seat: Seat, isComplete: boolean): Situation {
  const { game } = match
  const decision = match.view(seat).decisions.find((one) => one.seat === seat)
  const question = game.questions.find(({ name }) => name === decision?.question)
  const unused = () => Promise.reject(new Error('nothing is sent here'))
  return {
    moment: {},
    question: {
      id: decision?.id ?? -1,
      rule: decision?.rule ?? '',
      takes: question?.takes.map(({ name }) => name) ?? [],
    },
    legal: isComplete ? match.legal(seat) : match.legal(seat, 50),
    isComplete,
    standing: [],
    fields: (type) => game.actions.byName.get(type)?.fields.map(([name]) => name) ?? [],
    domain: (type, filled) => projectDomain(match.play, seat, type, filled),
    why: (action) => Promise.resolve(match.check(seat, action)),
    act: unused,
    stand: unused,
  }
}

/** Points at what an action names, field by field; what it leaves empty is chosen as empty. */
function give(choice: Choice<Piece>, game: Game, action: ActionJson, check: () => void): void {
  choice.take(choice.state.verbs.find(({ type }) => type === action.type) ?? null)
  const used = new Map<string, number>()
  for (const field of choice.state.verb?.fields ?? []) {
    const kind = kindIn(game, action.type, field) ?? ''
    const value = action[field] ?? null
    const copy = used.get(JSON.stringify([kind, value])) ?? 0
    used.set(JSON.stringify([kind, value]), copy + 1)
    if (value === null) choice.wish(field, null)
    else choice.point(piece(kind, value, copy))
    check()
  }
}

/** Things of every kind that the open verbs ask for, whether or not they may be chosen. */
function piecesAround(choice: Choice<Piece>, game: Game, random: Random): readonly Piece[] {
  return choice.state.verbs.flatMap(({ type }) =>
    (game.actions.byName.get(type)?.fields ?? []).flatMap(([, field]) => {
      const value = field.write(below(random, field.size))
      return value === null || field.read(value) === null ? [] : [piece(field.kind, value, 0)]
    }),
  )
}

const LISTED_AT_MOST = 1500
/** So often one kind of question is looked at. */
const JUDGED_AT_MOST = 12
const ASKED_AT_MOST = 200

async function judge(match: Match, seat: Seat, random: Random, tally: Map<string, number>): Promise<void> {
  const { game } = match
  const all = match.legal(seat, LISTED_AT_MOST)
  const isComplete = all.length < LISTED_AT_MOST
  const question = match.play.open?.question ?? ''
  for (const whole of isComplete ? [true, false] : [false]) {
    const choice = new Choice(habitsIn(game))
    choice.look(situationIn(match, seat, whole))
    const check = () => {
      const { ready } = choice.state
      const refused = ready === null ? null : match.check(seat, ready)
      expect([question, ready, refused]).toEqual([question, ready, null])
    }
    for (let sample = 0; sample < 3; sample++) {
      const action = all[below(random, all.length)]
      give(choice, game, action, check)
      expect([question, choice.state.ready]).toEqual([question, action])
    }
    choice.take(null)
    for (const thing of piecesAround(choice, game, random)) {
      if (choice.isTarget(thing)) continue
      expect([question, thing.key, choice.isAnswered(thing)]).toEqual([question, thing.key, true])
      expect([question, thing.key, await choice.why(thing)]).not.toEqual([question, thing.key, null])
      tally.set('refused', (tally.get('refused') ?? 0) + 1)
    }
  }
  tally.set(question, (tally.get(question) ?? 0) + 1)
}

test.each<[string, Game, number, Record<string, Json>, number]>([
  ['The Imposter Kings', imposterKings as Game, 3, { mode: 'expansion', targetScore: 2 }, 8],
  ['Bomb Busters', bombBusters as Game, 4, { mission: 12 }, 2],
  ['Dune', dune as Game, 6, {}, 12],
])(
  'in matches of %s every answer can be given by pointing, nothing else becomes ready, and what is refused has a reason',
  async (_name, game, seats, options, kinds) => {
    const random = seeded('the one who points')
    const playing = seeded('the ones who play')
    const tally = new Map<string, number>()
    for (const seed of ['first', 'second', 'third', 'fourth']) {
      const match = Match.start(game, { seats, seed, options })
      if (isBlocked(match)) throw new Error(match.message)
      let asked = 0
      for (const seat of turns(match)) {
        if (asked++ === ASKED_AT_MOST) break
        const question = match.play.open?.question ?? ''
        if ((tally.get(question) ?? 0) < JUDGED_AT_MOST) await judge(match, seat, random, tally)
        const applied = match.apply(seat, decide(match, seat, randomBot, playing))
        if (applied.blocked !== null) throw new Error(applied.blocked.message)
      }
    }
    expect(tally.get('refused')).toBeGreaterThan(10)
    expect(tally.size).toBeGreaterThan(kinds)
  },
)

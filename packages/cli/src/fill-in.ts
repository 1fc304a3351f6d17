import { Choice as Answer, type Habits, type Situation, sentence, type Thing, type Wording } from '@riposte/choice'
import type { ActionJson, Blocked, Field, Game, Json, Match, Seat } from '@riposte/kernel'
import { projectDomain } from '@riposte/kernel'
import { type Speaker, textOf } from '@riposte/words'
import { type Choice, meant } from './choices.ts'

/** Fewer choices than this are simply listed. */
const WIDE = 24

/** Whether so many choices differ in several fields that they are better put together than looked through. */
export function isWide(choices: readonly Choice[]): boolean {
  return choices.length > WIDE && choices.some(({ action }) => Object.keys(action).length > 2)
}

/** A value of a field, whether or not it may stand there. */
export interface Piece extends Thing {
  readonly field: string
  readonly value: Json
}

const HABITS: Habits<Piece> = {
  says: (piece, _verb, field) => (piece.field === field ? { value: piece.value } : undefined),
}

/** Answers listed at most; of more, the domains tell. */
export const LISTED = 1000

/** What a seat may answer now, for putting it together piece by piece. */
export function answerOf(
  match: Match,
  seat: Seat,
  act: (action: ActionJson) => Promise<Blocked | null>,
): Answer<Piece> {
  const { game } = match
  const decision = match.view(seat).decisions.find((one) => one.seat === seat && one.id !== undefined)
  const legal = match.legal(seat, LISTED)
  const situation: Situation = {
    moment: legal,
    question: decision === undefined ? null : { id: decision.id ?? -1, rule: decision.rule ?? '' },
    legal,
    isComplete: legal.length < LISTED,
    standing: [],
    fields: (type) => fieldsOf(game, type).map(([name]) => name),
    domain: (type, filled) => projectDomain(match.play, seat, type, filled),
    why: (action) => Promise.resolve(match.check(seat, action)),
    act,
    stand: act,
  }
  const answer = new Answer(HABITS)
  answer.look(situation)
  return answer
}

function fieldsOf(game: Game, type: string): readonly (readonly [name: string, field: Field])[] {
  return game.actions.byName.get(type)?.fields ?? []
}

/** The words of an answer that is not whole yet. */
export function wordingOf(speaker: Speaker, question: string): Wording {
  return {
    action: (filled, { type }) => textOf(speaker.action({ ...filled, type }, question)),
    field: ({ type }, field) => speaker.field(type, field),
    value: ({ type }, field, value) => textOf(speaker.value(type, field, value)),
  }
}

/** What is asked next while an answer is put together, and what may be said. */
export interface Step {
  /** What was chosen so far. */
  readonly sofar: string
  /** What is asked for; null where the answer is whole. */
  readonly asks: string | null
  readonly options: readonly { readonly text: string; choose(): void }[]
}

/** The next step of an answer; null where it cannot be put together. */
export function stepOf(answer: Answer<Piece>, say: Wording): Step | null {
  const { verbs, verb, walked, ready } = answer.state
  if (verb === null || walked === null) {
    const options = verbs.map((one) => ({ text: say.action(one.preset, one), choose: () => answer.take(one) }))
    return options.length === 0 ? null : { sofar: '', asks: 'what to do', options }
  }
  const sofar = sentence(walked, say)
  if (ready !== null) return { sofar, asks: null, options: [] }
  const { next } = walked
  if (next === null) return null
  const options = next.values.map((value) => ({
    text: say.value(verb, next.field, value),
    choose: () => answer.wish(next.field, value),
  }))
  return { sofar, asks: say.field(verb, next.field), options }
}

/** Why a piece cannot be chosen now, by its words; undefined where the words are no value of the field that is asked for. */
export async function whyNotPiece(
  game: Game,
  answer: Answer<Piece>,
  say: Wording,
  typed: string,
): Promise<Blocked | null | undefined> {
  const { verb, walked } = answer.state
  const next = walked?.next ?? null
  if (verb === null || next === null) return undefined
  const [, field] = fieldsOf(game, verb.type).find(([name]) => name === next.field) ?? []
  if (field === undefined) return undefined
  const pieces: { readonly piece: Piece; readonly text: string }[] = []
  for (let number = 0; number < field.size; number++) {
    const value = field.write(number)
    if (field.read(value) !== number) continue
    const piece = { key: JSON.stringify([next.field, value]), field: next.field, value }
    pieces.push({ piece, text: say.value(verb, next.field, value) })
  }
  const [found] = meant(pieces, typed)
  return found === undefined ? undefined : answer.why(found.piece)
}

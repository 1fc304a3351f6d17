import {
  type Action,
  type ActionJson,
  type Blocked,
  below,
  Choices,
  canonical,
  fits,
  isBlocked,
  type Json,
  NO_FACTS,
  type Play,
  readAction,
  type Seat,
  type Shape,
  typeOf,
  writeAction,
} from '@riposte/kernel'
import { sentenceOf } from '../finding.ts'
import { anyAction, anyValue } from '../wander.ts'
import type { Inspection } from './inspection.ts'

interface Attempt {
  readonly seat: Seat
  readonly json: unknown
  readonly decision?: number
}

/** How many legal answers are bent, of each seat that is asked. */
const BENT = 2

const NONSENSE: readonly Json[] = [null, true, -1, 0.5, 1e12, '', 'nonsense', [], [0], {}, { type: 'pass' }]

/** Whatever is sent, it is on the list and taken, or refused with a reason and without a trace. */
export function checkRefusals<G extends Shape>(inspection: Inspection<G>): void {
  const { match, text, report } = inspection
  const before = match.entries.length
  for (const attempt of attempts(inspection)) tryIt(inspection, attempt)
  if (match.entries.length !== before || canonical(match.play.state()) !== text) {
    report('refusals', 'refused actions have changed the state')
  }
}

function tryIt<G extends Shape>(inspection: Inspection<G>, { seat, json, decision }: Attempt): void {
  const { match, report } = inspection
  const what = `seat ${seat} sends ${JSON.stringify(json)}`
  let refused: Blocked | null
  try {
    refused = match.check(seat, json)
    if (refused === null && decision === undefined) {
      if (!isListed(inspection, seat, json)) report('refusals', `${what}, which is not offered and not refused`)
      return
    }
    const applied = match.apply(seat, json, decision)
    if (applied.blocked === null) {
      report('refusals', `${what}${decision === undefined ? '' : ` to decision ${decision}`}, and it is taken`)
      return
    }
    if (decision === undefined && canonical(applied.blocked) !== canonical(refused)) {
      report('refusals', `${what}, and it is refused for two reasons`)
    }
    refused = applied.blocked
  } catch (problem) {
    report('refusals', `${what}, and a rule fails: ${sentenceOf(problem)}`)
    return
  }
  const { code, rule, message } = refused
  if ([code, rule, message].some((part) => typeof part !== 'string' || part.trim() === '')) {
    report('refusals', `${what}, and is not told why: ${JSON.stringify(refused)}`)
  }
}

function isListed<G extends Shape>({ game, play, answers }: Inspection<G>, seat: Seat, json: unknown): boolean {
  const sent = readAction(game.actions, json)
  if (isBlocked(sent)) return false
  const action = play.takenAs(seat, sent)
  const { actions, all } = answers(seat)
  if (!all || actions.includes(action)) return true
  const standing = new Choices()
  play.legalStanding(seat, standing)
  return standing.has(action) || fitsStanding(play, seat, action)
}

/** Whether it is one of those things nobody asks for that are never listed: filled in, or too many. */
function fitsStanding<G extends Shape>(play: Play<G>, seat: Seat, action: Action): boolean {
  return play
    .standing(seat)
    .some(
      ({ standing, blocked }) =>
        blocked === null &&
        (standing.alsoTakes?.(play.pub, play.own[seat], seat, action) === true ||
          (standing.forms ?? []).some(
            (form) => form.action.is(action) && fits(form, play.pub, play.own[seat], seat, NO_FACTS, action),
          )),
    )
}

function* attempts<G extends Shape>({ play, game, random, answers }: Inspection<G>): Generator<Attempt> {
  const any = <T>(list: readonly T[]): T => list[below(random, list.length)]
  const decision = play.open?.id ?? 0
  for (let seat = 0; seat < play.seats; seat++) {
    yield { seat, json: any(NONSENSE) }
    yield { seat, json: { type: any(['', 'nonsense', 'constructor', '__proto__']) } }
    yield { seat, json: writeAction(game.actions, anyAction(any(game.actions.byType), random)) }
    const { actions } = answers(seat)
    for (let bent = 0; bent < Math.min(BENT, actions.length); bent++) {
      const action = any(actions)
      const json = writeAction(game.actions, action)
      for (const changed of bend(json, action)) yield { seat, json: changed }
      for (const other of [(seat + 1) % play.seats, -1, play.seats, 0.5]) {
        if (other !== seat) yield { seat: other, json }
      }
      // An answer to a question that was asked before, or that nobody has asked yet.
      for (const stale of [decision - 1, decision + 1]) yield { seat, json, decision: stale }
    }
  }

  function* bend(json: ActionJson, action: Parameters<typeof typeOf>[1]): Generator<unknown> {
    for (const [name, field] of typeOf(game.actions, action).fields) {
      yield { ...json, [name]: field.write(anyValue(field, random)) }
      yield { ...json, [name]: any(NONSENSE) }
      const { [name]: _, ...without } = json
      yield without
    }
    yield { ...json, nonsense: 1 }
    yield { ...json, type: any(game.actions.byType).name }
  }
}

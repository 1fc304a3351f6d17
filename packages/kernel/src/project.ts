import { type Action, type ActionJson, type AnyActionType, Choices, writeAction } from './action.ts'
import { type Blocked, blocked } from './blocked.ts'
import { type EventJson, fieldsFor, type GameEvent } from './event.ts'
import { kindText } from './field.ts'
import type { Form } from './form.ts'
import { argOf } from './frame.ts'
import type { Once, Outcome } from './game.ts'
import type { Json } from './json.ts'
import { isBlocked } from './options.ts'
import { DATA, type Output } from './output.ts'
import type { Play } from './play.ts'
import { type Facts, NO_FACTS, writeFacts } from './question.ts'
import { EVERYBODY, includes, listed, NOBODY, type Observer, only, type Seat } from './seat.ts'
import type { Shape } from './shape.ts'
import { writeShown } from './shown.ts'
import type { Standing } from './standing.ts'
import type { Timer } from './timer.ts'

declare const projected: unique symbol

/** Something that went through the projection. Only this may be sent to anybody. */
export type Projected<T> = T & { readonly [projected]: true }

/** A decision that is open now, as far as the observer may know of it. */
export interface SeenDecision {
  readonly seat: Seat
  /** Only the seat that decides is told the id; an answer names it. */
  readonly id?: number
  readonly question?: string
  readonly rule?: string
  readonly about?: Readonly<Record<string, Json>>
}

/** A flow under way that everybody may know of. Windows lie on what they interrupt, so this is also the pile of interrupts. */
export interface SeenFrame {
  readonly flow: string
  /** Of what the flow remembers, what it says is shown. */
  readonly shown: Readonly<Record<string, Json>>
}

export type SeenTimer = Omit<Timer, 'grace'>

export interface Seen<V = unknown> {
  readonly observer: Observer
  readonly view: V
  readonly decisions: readonly SeenDecision[]
  /** What this observer has answered to the open question while others still have to: nobody else is shown it. */
  readonly answered: ActionJson | null
  readonly pile: readonly SeenFrame[]
  /** The game's own clock, where there is one. How much is left of it whoever keeps the time says. */
  readonly timer?: SeenTimer
  readonly outcome: Outcome | null
}

/** What one observer sees of the match as it is now. */
export function project<G extends Shape>(play: Play<G>, observer: Observer): Projected<Seen<G['view']>> {
  return projector(play)(observer)
}

/**
 * The one place where a state becomes something that may be sent. It serves all observers of one moment: what all of them
 * see is made once, and is the same object for each.
 */
export function projector<G extends Shape>(play: Play<G>): (observer: Observer) => Projected<Seen<G['view']>> {
  const { game, pub, options } = play
  const once = onceForAll()
  const timer = seenTimer(play)
  const pile = seenPile(play)
  const outcome = game.outcome(pub)
  return (observer) => {
    const mine = observer >= 0 ? play.own[observer] : null
    const view = game.view(pub, mine, observer, options, once)
    const decisions = seenDecisions(play, observer)
    const answered = ownAnswer(play, observer)
    const seen: Seen<G['view']> = { observer, view, decisions, answered, pile, outcome }
    return (timer === null ? seen : { ...seen, timer }) as Projected<Seen<G['view']>>
  }
}

function seenPile<G extends Shape>({ game, stack }: Play<G>): readonly SeenFrame[] {
  return stack.flatMap(({ flow, local }) => {
    const { shown } = game.flow(flow)
    return shown === null ? [] : [{ flow, shown: writeShown(shown, local) }]
  })
}

function onceForAll(): Once {
  let made: { readonly thing: unknown } | null = null
  return <T>(make: () => T) => {
    made ??= { thing: make() }
    return made.thing as T
  }
}

export function projectEvents(events: readonly GameEvent[], observer: Observer): Projected<readonly EventJson[]> {
  return eventsTold(events, DATA)(observer) as Projected<readonly EventJson[]>
}

/** What observers may know of these events; what all may know alike is made once. */
export function eventsTold<O, L>(
  events: readonly GameEvent[],
  output: Output<O, L>,
): (observer: Observer) => Projected<L> {
  const forAll: (O | undefined)[] = []
  return (observer) => {
    const seen: O[] = []
    for (let at = 0; at < events.length; at++) {
      const known = forAll[at]
      if (known !== undefined) {
        seen.push(known)
        continue
      }
      const event = events[at]
      const { type, turn, told } = event
      const fields = fieldsFor(event, observer)
      if (fields === null) continue
      const made = output.event(type, turn, fields, told)
      if (type.isOpen) forAll[at] = made
      seen.push(made)
    }
    return output.list(seen) as Projected<L>
  }
}

/** The same in numbers, for those who think in them: what this observer may not see is not there. */
export function projectNumbers(events: readonly GameEvent[], observer: Observer): Projected<readonly GameEvent[]> {
  const seen: GameEvent[] = []
  for (const event of events) {
    const { type, told, turn } = event
    if (includes(event.to, observer)) seen.push({ type, told, to: observer < 0 ? EVERYBODY : only(observer), turn })
    else if (!type.secret) {
      const open = type.fields.map(({ name, isPrivate }) => [name, isPrivate ? 0 : told[name]])
      seen.push({ type, told: Object.fromEntries(open), to: NOBODY, turn })
    }
  }
  return seen as unknown as Projected<readonly GameEvent[]>
}

/** The answers open to this seat, by name; of wide forms, as many as fit. */
export function projectLegal<G extends Shape>(
  play: Play<G>,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): Projected<readonly ActionJson[]> {
  return legalAs(play, seat, most, DATA) as Projected<readonly ActionJson[]>
}

/** The same in any form. */
export function legalAs<G extends Shape, O, L>(
  play: Play<G>,
  seat: Seat,
  most: number,
  output: Output<O, L>,
): Projected<L> {
  play.legal(seat, scratch, most)
  return chosen(play, scratch, output) as Projected<L>
}

const scratch = new Choices()

function chosen<G extends Shape, O, L>({ game }: Play<G>, { list, count }: Choices, output: Output<O, L>): L {
  const seen: O[] = []
  for (let at = 0; at < count; at++) seen.push(output.action(game.actions, list[at]))
  return output.list(seen)
}

/**
 * What the next field of such an answer may be for this seat, given the fields before it; nothing when there is no next
 * one. Whoever is not asked for it is refused as the answer itself would be.
 */
export function projectDomain<G extends Shape>(
  play: Play<G>,
  seat: Seat,
  type: string,
  filled: readonly unknown[],
): Projected<readonly Json[]> | Blocked {
  const action = play.game.actions.byName.get(type)
  if (action === undefined) return blocked('unknownAction', 'kernel', `There is no action of type ${type}.`)
  const values = readFilled(action, filled)
  if (isBlocked(values)) return values
  const decision = decisionOn(play, seat, action)
  if (decision === null) return play.check(seat, action.pack(values)) ?? NOT_ASKED_FOR
  const mine = play.own[seat]
  const choices = new Choices()
  decision.list(choices)
  let fitting = choices.toArray().filter((choice) => action.is(choice))
  for (let place = 0; place < action.fields.length; place++) {
    const domain = fitting.map((choice) => action.at(choice, place))
    for (const form of decision.forms) {
      if (form.action === action) form.domain(play.pub, mine, seat, decision.arg, values.slice(0, place), domain)
    }
    if (place === values.length) {
      const [, field] = action.fields[place]
      return [...new Set(domain)].map((value) => field.write(value)) as unknown as Projected<readonly Json[]>
    }
    // A form is never asked about fields that it would not have let stand.
    if (!domain.includes(values[place])) return blocked('notLegal', decision.rule, NOT_AMONG)
    fitting = fitting.filter((choice) => action.at(choice, place) === values[place])
  }
  return [] as unknown as Projected<readonly Json[]>
}

interface Fillable<G extends Shape> {
  readonly rule: string
  readonly arg: Facts
  readonly forms: readonly Form<G, Facts>[]
  list(out: Choices): void
}

/** What such an action would be an answer to: the open question, or else something that may be done unasked. */
function decisionOn<G extends Shape>(play: Play<G>, seat: Seat, action: AnyActionType): Fillable<G> | null {
  const { open: ask, pub } = play
  const mine = play.own[seat]
  const question = ask === null ? null : play.game.question(ask.question)
  if (ask !== null && question !== null && includes(play.waiting(), seat) && question.takesType[action.id]) {
    const arg = argOf(ask, seat)
    return { rule: question.rule, arg, forms: question.forms, list: (out) => question.legal(pub, mine, seat, arg, out) }
  }
  const found = play
    .standing(seat)
    .find(({ standing, blocked: why }) => why === null && standing.takes.includes(action))
  if (found === undefined) return null
  const { rule, forms } = found.standing
  return {
    rule,
    arg: NO_FACTS,
    forms: (forms ?? []) as readonly Form<G, Facts>[],
    list: (out) => found.standing.legal(pub, mine, seat, out),
  }
}

function readFilled({ name, fields }: AnyActionType, filled: readonly unknown[]): number[] | Blocked {
  const values: number[] = []
  for (const [place, json] of filled.entries()) {
    if (place >= fields.length) return blocked('malformed', 'kernel', `${name} has only ${fields.length} fields.`)
    const [called, field] = fields[place]
    const value = field.read(json)
    if (value === null || value < 0 || value >= field.size) {
      return blocked('malformed', 'kernel', `${name}: ${called} is not a ${kindText(field)}.`)
    }
    values.push(value)
  }
  return values
}

const NOT_AMONG = 'That is not among the answers to this question.'
const NOT_ASKED_FOR = blocked('notAsked', 'kernel', 'You have nothing like that to decide now.')

/** Something a seat may do although nobody asks it, or why not now. */
export interface SeenStanding {
  readonly standing: string
  readonly rule: string
  readonly blocked: Blocked | null
  readonly actions: readonly ActionJson[]
  /** Types of actions that are filled in field by field; left out where there are none. */
  readonly forms?: readonly string[]
}

/** What this seat may do besides answering. */
export function projectStanding<G extends Shape>(play: Play<G>, seat: Seat): Projected<readonly SeenStanding[]> {
  return standingAs(play, seat, DATA) as Projected<readonly SeenStanding[]>
}

/** The same in any form. */
export function standingAs<G extends Shape, O, L>(play: Play<G>, seat: Seat, output: Output<O, L>): Projected<L> {
  const seen = play.standing(seat).map(({ standing, blocked }) => {
    const choices = new Choices()
    if (blocked === null) standing.legal(play.pub, play.own[seat], seat, choices)
    const forms = blocked === null ? openForms(play, standing, seat) : []
    const { name, rule } = standing
    return output.standing({ standing: name, rule, blocked }, chosen(play, choices, output), forms)
  })
  return output.list(seen) as Projected<L>
}

/** The forms that this seat could begin to fill in now. */
function openForms<G extends Shape>(play: Play<G>, { forms = [] }: Standing, seat: Seat): string[] {
  const open = forms.filter(({ domain }) => {
    const first: number[] = []
    domain(play.pub, play.own[seat], seat, NO_FACTS, [], first)
    return first.length > 0
  })
  return open.map(({ action }) => action.name)
}

function seenTimer<G extends Shape>(play: Play<G>): SeenTimer | null {
  const timer = play.timer()
  if (timer === null) return null
  const { id, milliseconds, gone, runs } = timer
  return { id, milliseconds, gone, runs }
}

function ownAnswer<G extends Shape>(play: Play<G>, observer: Observer): ActionJson | null {
  const sealed = observer < 0 ? undefined : play.open?.sealed[observer]
  return sealed === undefined || sealed < 0 ? null : writeAction(play.game.actions, sealed as Action)
}

/** The decisions that are open now, as far as this observer may know of them. A part of the projection. */
export function seenDecisions<G extends Shape>(play: Play<G>, observer: Observer): SeenDecision[] {
  const ask = play.open
  if (ask === null) return []
  const question = play.game.question(ask.question)
  const { name, rule } = question
  const about = (seat: Seat) => writeFacts(argOf(ask, seat), question, seat === observer)
  const waiting = play.waiting()
  const seen: SeenDecision[] = []
  // In a race nobody is told who has let it pass already: everybody who was asked still counts as asked.
  const shown = ask.kind === 'race' ? ask.seats : waiting
  for (const seat of listed(shown)) {
    if (seat === observer) {
      if (includes(waiting, seat)) seen.push({ seat, id: ask.id, question: name, rule, about: about(seat) })
    } else if (question.seen === 'who and what') seen.push({ seat, question: name, rule, about: about(seat) })
    else if (question.seen === 'who') seen.push({ seat })
  }
  return seen
}

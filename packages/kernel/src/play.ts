import { type Action, type AnyActionType, Choices, typeId } from './action.ts'
import { type Blocked, blocked } from './blocked.ts'
import type { EventType, GameEvent, Witness } from './event.ts'
import { type Asked, type Blocks, type Exit, type FlowRef, type Next, numberOf } from './flow.ts'
import { completions, drawFrom, fillAtRandom, fits } from './form.ts'
import { type Ask, argOf, copyFrame, type Frame, NOTHING_WAIVED } from './frame.ts'
import type { Game } from './game.ts'
import { type Facts, NO_FACTS, type Question, sameFacts } from './question.ts'
import { below, type Random } from './random.ts'
import { first, includes, NOBODY, type Seat, type Seats } from './seat.ts'
import type { Parts, Shape } from './shape.ts'
import type { Standing } from './standing.ts'
import type { Timer } from './timer.ts'
import { exitOf, laid, stepOf, type Track, tracksOf } from './track.ts'

/** Everything there is to know about a match in progress, as plain data. */
export interface PlayState<G extends Shape = Shape> extends Parts<G> {
  options: G['options']
  random: Random
  stack: Frame[]
  /** How many questions have been put: the next one's id. */
  asked: number
}

const NEXT = Object.freeze({}) as unknown as Next
const NO_ANSWERS: number[] = []
/** More steps than any action of any game takes: a flow that goes round in circles is found here and not by a hung table. */
const STEPS_AT_MOST = 100_000

/**
 * The machine: it runs the steps of the flow on top of the stack until somebody has to decide. Everything happens in
 * place; a live match works on a copy (see Match), a search on copies of its own.
 */
export class Play<G extends Shape = Shape> {
  readonly game: Game<G>
  pub: G['pub']
  own: G['own'][]
  hidden: G['hidden']
  options: G['options']
  random: Random
  stack: Frame[]
  asked: number
  seats: number
  /** Where events go; null while nobody listens, as in a search. */
  sink: GameEvent[] | null = null
  /** Who notices events that are not written down; null while nobody does. */
  witness: Witness | null = null
  /** The locals of the frame whose step is running. */
  local: object

  /** The flows of the frames on the stack, and the open question: looked up by name once, not at every step. */
  readonly #tracks: Track[]
  readonly #flows: Track[]
  #question: Question<G> | null = null
  #input: unknown = undefined
  #waiting = false

  constructor(game: Game<G>, state: PlayState<G>) {
    this.game = game
    this.pub = state.pub
    this.own = state.own
    this.hidden = state.hidden
    this.options = state.options
    this.random = state.random
    this.stack = state.stack
    this.asked = state.asked
    this.seats = state.own.length
    this.local = NO_LOCALS
    this.#tracks = tracksOf(game)
    this.#flows = []
    for (let i = 0; i < state.stack.length; i++) {
      const { flow } = state.stack[i]
      this.#flows.push(this.#track(flow, numberOf(flow)))
    }
  }

  /** The state itself, not a copy. */
  state(): PlayState<G> {
    return {
      pub: this.pub,
      own: this.own,
      hidden: this.hidden,
      options: this.options,
      random: this.random,
      stack: this.stack,
      asked: this.asked,
    }
  }

  clone(): Play<G> {
    const parts = this.game.copy(this)
    const random = this.random
    const stack: Frame[] = []
    for (let i = 0; i < this.stack.length; i++) stack.push(copyFrame(this.stack[i]))
    const twin = new Play(this.game, {
      pub: parts.pub,
      own: parts.own,
      hidden: parts.hidden,
      options: this.options,
      random: [random[0], random[1], random[2], random[3]],
      stack,
      asked: this.asked,
    })
    twin.#question = this.#question
    return twin
  }

  get over(): boolean {
    return this.stack.length === 0
  }

  /** Begins the root flow. */
  begin(args: unknown): void {
    this.#push(this.game.root, args)
    this.#run()
  }

  // ---- who is asked what --------------------------------------------------------------------------------------------

  /** The open question; null when the match is over, or waits for nobody (see `wait`). */
  get open(): Ask | null {
    return this.stack.length === 0 ? null : this.stack[this.stack.length - 1].ask
  }

  #questionOf(ask: Ask): Question<G> {
    const known = this.#question
    return known !== null && known.name === ask.question ? known : this.game.question(ask.question)
  }

  /** The seats the table waits for. */
  waiting(): Seats {
    if (this.stack.length === 0) return 0
    const frame = this.stack[this.stack.length - 1]
    const ask = frame.ask
    if (ask === null) return 0
    if (ask.kind === 'one') return ask.seats
    // Passes are kept for a race that goes on; what is asked otherwise in the same flow has nothing to do with them.
    let seats = ask.kind === 'race' ? ask.seats & ~frame.passed : ask.seats
    for (let seat = 0; seat < ask.sealed.length; seat++) if (ask.sealed[seat] >= 0) seats &= ~(1 << seat)
    return seats
  }

  /** The first seat the table waits for, or -1. */
  decider(): Seat {
    return first(this.waiting())
  }

  /** Writes every legal answer of this seat to the open question; of wide forms, as many as fit. */
  legal(seat: Seat, out: Choices, most = Number.POSITIVE_INFINITY): void {
    out.clear()
    const ask = this.open
    if (ask === null || !includes(this.waiting(), seat)) return
    const question = this.#questionOf(ask)
    const arg = argOf(ask, seat)
    question.legal(this.pub, this.own[seat], seat, arg, out)
    for (const form of question.forms) completions(form, this.pub, this.own[seat], seat, arg, out, most)
  }

  /** A random legal answer. Wide forms are filled in field by field rather than listed. */
  sample(seat: Seat, random: Random, scratch: Choices): Action {
    const ask = this.open
    if (ask === null) throw new Error('nobody is asked')
    return this.sampleAnswer(ask, seat, random, scratch)
  }

  /** A random legal answer to any question on the stack, also a suspended one. */
  sampleAnswer(ask: Ask, seat: Seat, random: Random, scratch: Choices): Action {
    const question = this.#questionOf(ask)
    const mine = this.own[seat]
    const arg = argOf(ask, seat)
    scratch.clear()
    question.legal(this.pub, mine, seat, arg, scratch)
    const forms = question.forms.length
    if (forms === 0 && scratch.count > 0) return scratch.list[below(random, scratch.count)]
    const first = below(random, scratch.count + forms)
    for (let i = 0; i < scratch.count + forms; i++) {
      const at = (first + i) % (scratch.count + forms)
      if (at < scratch.count) return scratch.list[at]
      const action = drawFrom(question.forms[at - scratch.count], this.pub, mine, seat, arg, random)
      if (action !== null) return action
    }
    throw new Error(`${ask.question}: no legal answer`)
  }

  /** What is decided for this seat when its time is up (drawn, where the rules say nothing, from the recorded generator). */
  timeout(seat: Seat): Action {
    const ask = this.open
    if (ask === null) throw new Error('nobody is asked')
    const question = this.#questionOf(ask)
    const action = question.timeout(this.pub, this.own[seat], seat, argOf(ask, seat))
    return action ?? this.sample(seat, this.random, new Choices())
  }

  /** The standing decisions on this stack, each with what blocks it now for this seat. */
  standing(seat: Seat): { readonly standing: Standing; readonly blocked: Blocked | null }[] {
    const open: { standing: Standing; blocked: Blocked | null }[] = []
    for (const frame of this.stack) {
      const flow = this.game.flow(frame.flow)
      if (flow.blocks !== null) {
        const isSealed = (frame.ask?.sealed[seat] ?? -1) >= 0
        for (const entry of open)
          if (isBlockedBy(flow.blocks, entry.standing, isSealed)) entry.blocked = flow.blocks.why
      }
      for (const standing of flow.standing) open.push({ standing, blocked: null })
    }
    return open
  }

  /** Writes what this seat may do although nobody asks it. */
  legalStanding(seat: Seat, out: Choices): void {
    out.clear()
    for (const entry of this.standing(seat)) {
      if (entry.blocked === null) entry.standing.legal(this.pub, this.own[seat], seat, out)
    }
  }

  /** Something random that this seat may do although nobody asks it; null where there is nothing. */
  sampleStanding(seat: Seat, random: Random, scratch: Choices): Action | null {
    this.legalStanding(seat, scratch)
    const mine = this.own[seat]
    const open = this.standing(seat)
    const forms = open.flatMap(({ standing, blocked: why }) => (why === null ? (standing.forms ?? []) : []))
    const ways = scratch.count + forms.length
    if (ways === 0) return null
    const first = below(random, ways)
    for (let i = 0; i < ways; i++) {
      const at = (first + i) % ways
      if (at < scratch.count) return scratch.list[at]
      const action = fillAtRandom(forms[at - scratch.count], this.pub, mine, seat, NO_FACTS, random)
      if (action !== null) return action
    }
    return null
  }

  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.seats
  }

  /** What an action of this seat counts as now (see `Question.takenAs`); the gate and the rules are given only that. */
  takenAs(seat: Seat, action: Action): Action {
    const ask = this.open
    if (ask === null || !this.#isSeat(seat) || !includes(this.waiting(), seat)) return action
    const question = this.#questionOf(ask)
    if (!takes(question, action)) return action
    return question.takenAs(this.pub, this.own[seat], seat, argOf(ask, seat), action)
  }

  /** The one gate: null, or why not. It answers "what may I do?", "why not?" and what the server lets through. */
  check(seat: Seat, action: Action): Blocked | null {
    if (!this.#isSeat(seat)) return NO_SEAT
    if (this.over) return OVER
    const ask = this.open
    const mine = this.own[seat]
    const question = ask === null ? null : this.#questionOf(ask)
    const asked = includes(this.waiting(), seat)
    const scratch = new Choices()
    if (ask !== null && question !== null && asked && takes(question, action)) {
      const arg = argOf(ask, seat)
      question.legal(this.pub, mine, seat, arg, scratch)
      if (scratch.has(action)) return null
      for (const form of question.forms) {
        if (form.action.is(action) && fits(form, this.pub, mine, seat, arg, action)) return null
      }
      return (
        question.why(this.pub, mine, seat, arg, action) ??
        blocked('notLegal', question.rule, 'That is not among the answers to this question.')
      )
    }
    for (const { standing, blocked: why } of this.standing(seat)) {
      if (!takes(standing, action)) continue
      if (why !== null) return why
      standing.legal(this.pub, mine, seat, scratch)
      if (scratch.has(action)) return null
      for (const form of standing.forms ?? []) {
        if (form.action.is(action) && fits(form, this.pub, mine, seat, NO_FACTS, action)) return null
      }
      if (standing.alsoTakes?.(this.pub, mine, seat, action) === true) return null
      return (
        standing.why?.(this.pub, mine, seat, action) ?? blocked('notNow', standing.rule, 'That cannot be done now.')
      )
    }
    if (ask === null || question === null) return this.#flows[this.#flows.length - 1].flow.waits ?? NOT_ASKED
    const meanwhile = question.meanwhile(this.pub, mine, seat, argOf(ask, seat), action)
    if (meanwhile !== null) return meanwhile
    const late = this.game.late?.(this.pub, seat, action, null) ?? null
    if (late !== null) return late
    return asked ? blocked('otherDecision', question.rule, 'You have something else to decide now.') : NOT_ASKED
  }

  /** Carries out an action that `check` would let through. */
  answer(seat: Seat, action: Action): void {
    const frame = this.stack[this.stack.length - 1]
    const ask = frame.ask
    // The seat that is asked may take a standing decision as well as any other.
    if (ask !== null && includes(ask.seats, seat) && this.#questionOf(ask).takesType[typeId(action)]) {
      if (ask.kind === 'one') {
        frame.ask = null
        frame.step = ask.then
        this.#input = action
        this.#run()
      } else this.#collect(frame, ask, seat, action)
      return
    }
    const visit = this.standing(seat).find(({ standing }) => takes(standing, action))
    if (visit === undefined) throw new Error('an answer to no question')
    this.#push(visit.standing.flow, { seat, action })
    this.#run()
  }

  /** The game's own clock, whether it runs or stands still; null where there is none. */
  timer(): Timer | null {
    return this.stack.length === 0 ? null : (this.game.timer?.of(this.pub) ?? null)
  }

  /** The game's clock has run out: what follows happens at once, whatever is open. */
  runOut(): void {
    const before = this.timer()
    const spec = this.game.timer
    if (before === null || spec === undefined) throw new Error('no clock has run out')
    this.#push(spec.flow, { id: before.id })
    this.#run()
    if (this.timer()?.id === before.id) throw new Error(`the clock ${before.id} has run out and is still there`)
  }

  /** This seat has said something that has consequences. */
  speak(seat: Seat, text = ''): void {
    const spec = this.game.talk
    if (spec === undefined || this.over) throw new Error('words have no consequences here')
    this.#push(spec.flow, { seat, text })
    this.#run()
  }

  #collect(frame: Frame, ask: Ask, seat: Seat, action: Action): void {
    if (ask.kind === 'race') {
      if (this.#questionOf(ask).decisive(action)) {
        frame.raced &= ~(1 << seat)
        this.#input = { seat, action }
      } else if (this.#waived(frame, ask, seat, action)) return
      else {
        frame.passed |= 1 << seat
        if (this.waiting() !== 0) return
        frame.raced = 0
        this.#input = null
      }
    } else {
      ask.sealed[seat] = action
      if (this.waiting() !== 0) return
      this.#input = ask.sealed
    }
    frame.ask = null
    frame.step = ask.then
    this.#run()
  }

  /** Whether a seat lets only a part of a race pass and is still asked about the rest. */
  #waived(frame: Frame, ask: Ask, seat: Seat, action: Action): boolean {
    const claims = this.#questionOf(ask).waives(action)
    if (claims === 0) return false
    const waived = frame.waived.length === 0 ? new Array<number>(this.seats).fill(0) : frame.waived.slice()
    waived[seat] |= claims
    frame.waived = waived
    ask.waived = waived
    return true
  }

  // ---- the verbs of a step (typed in flow.ts) ------------------------------------------------------------------------

  goto(step: string, input?: unknown): Next {
    const frame = this.stack[this.stack.length - 1]
    // A step run again after a visit may find that there is nothing to ask any more.
    frame.ask = null
    frame.step = step
    this.#input = input
    return NEXT
  }

  call(flow: FlowRef, args: unknown, then: string): Next {
    const frame = this.stack[this.stack.length - 1]
    frame.ask = null
    frame.step = then
    this.#push(flow, args)
    return NEXT
  }

  done(result?: unknown): Next {
    this.stack.pop()
    this.#flows.pop()
    // A frame below that still has its question was visited, not called: it puts the question again.
    this.#input = this.stack.length > 0 && this.stack[this.stack.length - 1].ask !== null ? undefined : result
    return NEXT
  }

  become(ref: FlowRef, args: unknown): Next {
    const top = this.stack.length - 1
    const frame = this.stack[top]
    const track = this.#track(ref.name, ref.number)
    const { flow } = track
    this.#flows[top] = track
    frame.flow = flow.name
    frame.step = flow.start
    frame.local = flow.local(args as never)
    frame.ask = null
    frame.passed = 0
    frame.raced = 0
    frame.waived = NOTHING_WAIVED
    this.#input = undefined
    return NEXT
  }

  unwind(exit: Exit, value?: unknown): Next {
    for (;;) {
      if (this.stack.length === 0) throw new Error(`nobody publishes the exit ${exit.name}`)
      const frame = this.stack[this.stack.length - 1]
      const step = exitOf(this.#flows[this.#flows.length - 1], exit.name)
      if (step !== null) {
        frame.ask = null
        frame.passed = 0
        frame.raced = 0
        frame.waived = NOTHING_WAIVED
        frame.step = step
        this.#input = value
        return NEXT
      }
      this.stack.pop()
      this.#flows.pop()
    }
  }

  /** The question is put already, word for word: a visit came in between. */
  #stands(
    question: Question,
    kind: Ask['kind'],
    seats: Seats,
    arg: Facts,
    each: readonly Facts[],
    then: string,
  ): boolean {
    const before = this.stack[this.stack.length - 1].ask
    return (
      before !== null &&
      before.question === question.name &&
      before.seats === seats &&
      before.kind === kind &&
      before.then === then &&
      before.each.length === each.length &&
      sameFacts(before.arg, arg) &&
      before.each.every((facts, seat) => sameFacts(facts, each[seat]))
    )
  }

  #put(question: Question, kind: Ask['kind'], seats: Seats, arg: Facts, each: readonly Facts[], then: string): Next {
    this.#waiting = true
    this.#question = question
    if (this.#stands(question, kind, seats, arg, each, then)) return NEXT
    this.stack[this.stack.length - 1].ask = {
      id: this.asked++,
      question: question.name,
      kind,
      seats,
      arg,
      each,
      then,
      sealed: kind === 'all' ? noAnswers(this.seats) : NO_ANSWERS,
      waived: kind === 'race' ? this.stack[this.stack.length - 1].waived : NOTHING_WAIVED,
    }
    return NEXT
  }

  #each(seats: Seats, arg: Asked): readonly Facts[] {
    if (typeof arg !== 'function') return SAME_FOR_ALL
    const each: Facts[] = []
    for (let seat = 0; seat < this.seats; seat++) each.push(includes(seats, seat) ? arg(seat) : NO_FACTS)
    return each
  }

  ask(question: Question, seat: Seat, arg: Facts, then: string): Next {
    return this.#put(question, 'one', 1 << seat, arg, SAME_FOR_ALL, then)
  }

  wait(): Next {
    this.#waiting = true
    this.stack[this.stack.length - 1].ask = null
    return NEXT
  }

  askAll(question: Question, seats: Seats, arg: Asked, then: string): Next {
    if (seats === 0) return this.goto(then, noAnswers(this.seats))
    return this.#put(question, 'all', seats, typeof arg === 'function' ? NO_FACTS : arg, this.#each(seats, arg), then)
  }

  race(question: Question, seats: Seats, arg: Asked, then: string, passes?: 'passes stay'): Next {
    const frame = this.stack[this.stack.length - 1]
    const common = typeof arg === 'function' ? NO_FACTS : arg
    const each = this.#each(seats, arg)
    if (passes === undefined && !this.#stands(question, 'race', seats, common, each, then)) {
      frame.passed = 0
      frame.waived = NOTHING_WAIVED
    }
    // Whoever has let every open claim pass one by one has let the race pass.
    for (let seat = 0; seat < frame.waived.length; seat++) {
      const offered = (each[seat] ?? common).offered & ~frame.waived[seat]
      if (frame.waived[seat] !== 0 && includes(seats, seat) && offered === 0) frame.passed |= 1 << seat
    }
    if ((seats & ~frame.passed) === 0) {
      // It counts as put all the same: otherwise the next id would tell everybody that all the others had passed already.
      this.asked++
      return this.goto(then, null)
    }
    frame.raced = seats
    return this.#put(question, 'race', seats, common, each, then)
  }

  tell(type: EventType, told: Facts = NO_FACTS): void {
    if (this.sink !== null || this.witness !== null) this.whisper(NOBODY, type, told)
  }

  whisper(to: Seats, type: EventType, told: Facts = NO_FACTS): void {
    if (this.sink !== null) this.sink.push({ type, to, turn: this.game.turn?.(this.pub) ?? null, told })
    else if (this.witness !== null) this.witness.whisper(to, type, told)
  }

  // ---- the loop ------------------------------------------------------------------------------------------------------

  #track(name: string, number: number): Track {
    return this.#tracks[number] ?? laid(this.#tracks, number, this.game.flow(name))
  }

  #push(ref: FlowRef, args: unknown): void {
    const track = this.#track(ref.name, ref.number)
    const { flow } = track
    this.#flows.push(track)
    this.stack.push({
      flow: flow.name,
      step: flow.start,
      local: flow.local(args as never),
      ask: null,
      passed: 0,
      raced: 0,
      waived: NOTHING_WAIVED,
    })
    this.#input = undefined
  }

  #run(): void {
    this.#waiting = false
    const stack = this.stack
    const flows = this.#flows
    for (let steps = 0; steps < STEPS_AT_MOST; steps++) {
      if (stack.length === 0) return
      const frame = stack[stack.length - 1]
      const step = stepOf(flows[stack.length - 1], frame.step)
      const input = this.#input
      this.#input = undefined
      this.local = frame.local
      step(this as never, input as never)
      if (this.#waiting) return
    }
    throw new Error(`${stack.map((frame) => `${frame.flow}.${frame.step}`).join(' > ')} never asks`)
  }
}

function isBlockedBy({ standing, onceSealed = [] }: Blocks, { name }: Standing, isSealed: boolean): boolean {
  return standing === 'all' || standing.includes(name) || (isSealed && onceSealed.includes(name))
}

function takes(decision: { readonly takes: readonly AnyActionType[] }, action: Action): boolean {
  for (const type of decision.takes) if (type.is(action)) return true
  return false
}

function noAnswers(seats: number): number[] {
  const none: number[] = []
  for (let seat = 0; seat < seats; seat++) none.push(-1)
  return none
}

const SAME_FOR_ALL: readonly Facts[] = Object.freeze([])
const NO_LOCALS = Object.freeze({})
const NO_SEAT = blocked('noSeat', 'kernel', 'There is no such seat at this table.')
const OVER = blocked('over', 'kernel', 'This match is over.')
const NOT_ASKED = blocked('notAsked', 'kernel', 'You have nothing to decide now.')

import type { Action } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { EventType, Told } from './event.ts'
import type { FieldTable } from './field.ts'
import type { Facts, Question } from './question.ts'
import type { Random } from './random.ts'
import type { Seat, Seats } from './seat.ts'
import type { Shape } from './shape.ts'
import type { Shown } from './shown.ts'
import type { Standing } from './standing.ts'

declare const next: unique symbol

/** What a step says last. Only the verbs below make one, so a step cannot end without saying what comes next. */
export type Next = { readonly [next]: true }

/**
 * A flow's table of contents: what it is started with, what it remembers, what each step receives, what it ends with.
 * Locals are plain data that follows from what everybody knows: an imagined world keeps them. A secret belongs into a
 * seat's own part. Others are shown only what the flow says in `shown`.
 * Arrays and records in locals are replaced, never changed in place, so that a search can share them between copies.
 */
export interface Outline {
  args: unknown
  local: object
  steps: object
  result: unknown
}

/** A flow's name with its types: enough to call it, so that flows may call each other in a circle. */
export interface FlowRef<O extends Outline = Outline> {
  readonly name: string
  /** The number of that name: flows are found by it, many times in every turn. */
  readonly number: number
  readonly outline?: O
}

const numbers = new Map<string, number>()

export function numberOf(name: string): number {
  const known = numbers.get(name)
  if (known !== undefined) return known
  numbers.set(name, numbers.size)
  return numbers.size - 1
}

/** A way out of a flow other than its result: unwinding to it closes every frame above the one that publishes it. */
export interface Exit<V = unknown> {
  readonly name: string
  readonly value?: V
}

type Input<V> = [V] extends [void] ? [] : [V]
type Taking<S, V> = { [K in keyof S]: [V] extends [S[K]] ? K : never }[keyof S]

export type Answers = readonly Action[]

/** The first decisive answer among seats asked at once, or null when all of them let it pass. */
export type Raced = { readonly seat: Seat; readonly action: Action } | null

/** What seats asked at once are asked about: the same for all of them, or each its own. */
export type Asked<A extends Facts = Facts> = A | ((seat: Seat) => A)

/** The table as rules see it. */
export interface Table<G extends Shape> {
  readonly pub: G['pub']
  readonly own: G['own'][]
  readonly hidden: G['hidden']
  readonly options: G['options']
  readonly seats: number
  readonly random: Random
  /** Everybody learns this. */
  tell<F extends FieldTable>(type: EventType<string, F>, ...told: Told<F>): void
  /** Everybody learns the public fields, these seats learn all of them. */
  whisper<F extends FieldTable>(to: Seats, type: EventType<string, F>, ...told: Told<F>): void
}

/** The table as a step of a flow sees it, with the verbs that say what comes next. */
export interface Scene<G extends Shape, O extends Outline, K extends keyof O['steps']> extends Table<G> {
  readonly local: O['local']
  /** How many questions have been put: one more than the id of the last one. */
  readonly asked: number
  goto<T extends keyof O['steps']>(step: T, ...input: Input<O['steps'][T]>): Next
  call<C extends Outline>(flow: FlowRef<C>, args: C['args'], then: Taking<O['steps'], C['result']>): Next
  done(...result: Input<O['result']>): Next
  /** The rest is up to that flow: it takes this one's place, and its result is this one's. */
  become<C extends Outline>(flow: [C['result']] extends [O['result']] ? FlowRef<C> : never, args: C['args']): Next
  unwind<V>(exit: Exit<V>, ...value: Input<V>): Next
  /** A step that asks receives nothing and only asks, so it can be run again after an interruption. */
  ask: [O['steps'][K]] extends [void]
    ? <A extends Facts>(question: Question<G, A>, seat: Seat, arg: A, then: Taking<O['steps'], Action>) => Next
    : never
  /** Nobody decides anything now: a clock, or something that nobody asked for, goes on. Then this step is run again. */
  wait: [O['steps'][K]] extends [void] ? () => Next : never
  /** All these seats at once; the answers stay sealed until the last one is in. Seats not asked have -1. */
  askAll: [O['steps'][K]] extends [void]
    ? <A extends Facts>(
        question: Question<G, A>,
        seats: Seats,
        arg: Asked<A>,
        then: Taking<O['steps'], Answers>,
      ) => Next
    : never
  /**
   * All these seats at once; the first decisive answer ends it, what the others said stays sealed. Every race starts with
   * everybody asked, unless it says that the passes of the one before it in this flow stay.
   */
  race: [O['steps'][K]] extends [void]
    ? <A extends Facts>(
        question: Question<G, A>,
        seats: Seats,
        arg: Asked<A>,
        then: Taking<O['steps'], Raced>,
        passes?: 'passes stay',
      ) => Next
    : never
}

export interface Blocks {
  readonly standing: readonly string[] | 'all'
  /** Those that wait only for a seat whose answer to this flow's question is sealed: what it has decided stays possible. */
  readonly onceSealed?: readonly string[]
  readonly why: Blocked
}

export interface FlowSpec<G extends Shape, O extends Outline> {
  readonly rule?: string
  /** What everybody is shown while this flow is under way. Where it is left out, nobody is shown that there is such a flow. */
  readonly shown?: Shown<O['local']>
  readonly start: keyof O['steps'] & string
  local(args: O['args']): O['local']
  readonly steps: {
    readonly [K in keyof O['steps']]: (x: Scene<G, O, K>, input: O['steps'][K]) => Next
  }
  /** Steps that are entered by unwinding, and the exit each answers to. */
  readonly exits?: { readonly [K in keyof O['steps']]?: Exit<O['steps'][K]> }
  /** What seats may do while this flow is on the stack although nobody asks. */
  readonly standing?: readonly Standing<G>[]
  /** Standing decisions of the flows below that have to wait for this one, and why. */
  readonly blocks?: Blocks
  /** Why nobody can do anything while this flow waits (see `wait`). */
  readonly waits?: Blocked
  /** Of a window: the claim that an answer makes, or -1 where it lets the trigger pass. */
  readonly claimed?: (action: Action) => number
}

/** A flow as the machine knows it: types checked, then forgotten. */
export interface AnyFlow extends FlowRef {
  readonly rule: string
  /** Null where nobody is shown that the flow is under way. */
  readonly shown: Shown<object> | null
  readonly start: string
  local(args: never): object
  readonly steps: Readonly<Record<string, (x: never, input: never) => Next>>
  readonly exits: Readonly<Record<string, string>>
  readonly standing: readonly Standing[]
  readonly blocks: Blocks | null
  readonly waits: Blocked | null
  /** Null where the flow is no window; a replay tells by it who interrupted. */
  readonly claimed: ((action: Action) => number) | null
}

export type Flow<O extends Outline = Outline> = FlowRef<O> & AnyFlow

export function makeFlow<G extends Shape, O extends Outline>(name: string, spec: FlowSpec<G, O>): Flow<O> {
  const exits: Record<string, string> = {}
  for (const [step, exit] of Object.entries(spec.exits ?? {})) exits[(exit as Exit).name] = step
  return {
    name,
    number: numberOf(name),
    rule: spec.rule ?? '',
    shown: (spec.shown ?? null) as AnyFlow['shown'],
    start: spec.start,
    local: spec.local as AnyFlow['local'],
    steps: spec.steps as AnyFlow['steps'],
    exits,
    standing: (spec.standing ?? []) as readonly Standing[],
    blocks: spec.blocks ?? null,
    waits: spec.waits ?? null,
    claimed: spec.claimed ?? null,
  }
}

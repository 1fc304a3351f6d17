import { type Action, type ActionJson, type ActionSet, type AnyActionType, actionSet } from './action.ts'
import type { Blocked } from './blocked.ts'
import type { Looking } from './bot.ts'
import { type DecisionKinds, wrongKinds } from './decision-kind.ts'
import type { EventType } from './event.ts'
import type { AnyFlow, FlowRef } from './flow.ts'
import { copy, type Json } from './json.ts'
import type { Languages } from './messages.ts'
import type { OptionTable } from './options.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { Observer, Seat } from './seat.ts'
import type { Parts, Shape } from './shape.ts'
import type { TalkSpec } from './talk.ts'
import type { TimerSpec } from './timer.ts'
import { TOOL_NAME, type ToolSpec } from './tool.ts'

/** How a match ended. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: readonly number[]
}

/** Makes something the first time it is called, and is the same thing from then on. */
export type Once = <T>(make: () => T) => T

/** How everybody has sat down when a match begins. */
export interface SatDown {
  /** The seat of whoever runs the table. */
  readonly host: Seat
  /** Seat by seat: where whoever sits there sat before the seats were shuffled. */
  readonly before: readonly Seat[]
}

/** A game: everything a table, a search, a test or a page knows about it. */
export interface GameSpec<G extends Shape> {
  readonly id: string
  readonly name: string
  /** Raised when a recorded match would replay differently. */
  readonly version: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionTable<G['options']>
  /** Combinations of options that cannot be played. */
  refuse?(options: G['options'], seats: number): Blocked | null
  /** Whether people change places at random when a match begins; left out, everybody stays where they sat down. */
  shufflesSeats?(options: G['options']): boolean
  /** The options of a match that begins: those that name a seat follow whoever was meant. Left out, they stay as they are. */
  seated?(options: G['options'], satDown: SatDown): G['options']
  readonly actions: Readonly<Record<string, AnyActionType>>
  readonly events: Readonly<Record<string, EventType>>
  readonly flows: readonly AnyFlow[]
  readonly questions: readonly Question<G>[]
  readonly root: FlowRef
  /** The state before the first step, and what the root flow is started with. `from`: a deal or position in the game's notation. */
  setup(options: G['options'], seats: number, random: Random, from: string | null): Parts<G> & { args: unknown }
  /** What the rules call the seats, in their order: factions, countries. Left out, seats have only their numbers. */
  seatNames?(pub: G['pub']): readonly string[]
  /** The kind that these names are of. */
  readonly seatKind?: string
  /** Which turn it is. Every event is recorded with its turn; left out, the game counts none. */
  turn?(pub: G['pub']): number
  /**
   * What this observer may know: of the state it is given exactly that. What all observers see alike may be made `once`
   * for all views of one moment; whoever compares views then need not look into it for each of them.
   */
  view(pub: G['pub'], mine: G['own'] | null, observer: Observer, options: G['options'], once: Once): G['view']
  /** Everything, for the time after the end. */
  reveal(parts: Parts<G>): Json
  /**
   * Changes the parts, in place, into a world that the observer cannot tell from this one. Everything it has seen stays;
   * everything else may be otherwise.
   */
  resample(parts: Parts<G>, observer: Observer, random: Random, options: G['options']): void
  outcome(pub: G['pub']): Outcome | null
  /** In which order answers of several seats are taken that fall due together; left out, whoever keeps the table draws lots. */
  order?(pub: G['pub']): readonly Seat[]
  /**
   * Why an action comes too late: it answers something that is no longer open. `decision` is the question it names, null
   * when it names none. Null for the kernel's own words.
   */
  late?(pub: G['pub'], seat: Seat, action: Action, decision: number | null): Blocked | null
  /** Kinds of decision that a table may set time limits for; left out, the table's clock is for all of them. */
  readonly decisionKinds?: DecisionKinds
  /** A clock of the game's own; left out, there is none. */
  readonly timer?: TimerSpec<G>
  /** Rules about talking; left out, anybody may say anything. */
  readonly talk?: TalkSpec<G>
  /**
   * What the rules have every bot do although nobody asks, whichever bot it is and however it plays; null for nothing. A
   * bot's own `unasked` comes after it.
   */
  unasked?(looking: Looking<G['view']>): ActionJson | null
  /** Tools that agents know this game by; left out, the ones that every game has. */
  readonly tools?: readonly ToolSpec[]
  /** A faster deep copy than the general one. */
  copy?(parts: Parts<G>): Parts<G>
  /** How things are said to people and to agents, by language; left out, they are told the data. */
  readonly words?: Languages
}

export interface Game<G extends Shape = Shape> extends Omit<GameSpec<G>, 'flows' | 'questions' | 'actions'> {
  readonly actions: ActionSet
  readonly flows: readonly AnyFlow[]
  readonly questions: readonly Question<G>[]
  flow(name: string): AnyFlow
  question(name: string): Question<G>
  copy(parts: Parts<G>): Parts<G>
}

/** Assembles a game and refuses one that could fail in play: a missing flow, a step or exit that does not exist, a name used twice. */
export function defineGame<G extends Shape>(
  spec: GameSpec<G>,
  refs: readonly FlowRef[] = [],
  asked: readonly Question<G>[] = [],
): Game<G> {
  const flows = uniquely('flow', spec.flows)
  const questions = uniquely('question', spec.questions)
  const known = (name: string, by: string) => {
    if (!flows.has(name)) throw new Error(`${spec.id}: ${by} names the flow ${name}, which does not exist`)
  }
  known(spec.root.name, 'root')
  for (const ref of refs) known(ref.name, 'a reference')
  if (spec.timer !== undefined) known(spec.timer.flow.name, 'the timer')
  if (spec.talk !== undefined) known(spec.talk.flow.name, 'the rules about talking')
  if (spec.turn !== undefined) {
    for (const { name, fields } of Object.values(spec.events)) {
      if (fields.some((field) => field.name === 'turn')) {
        throw new Error(`${spec.id}: the event ${name} has a turn of its own beside the one it is recorded with`)
      }
    }
  }
  const wrong = wrongKinds(spec.decisionKinds ?? {}, new Set(questions.keys()))
  if (wrong !== null) throw new Error(`${spec.id}: ${wrong}`)
  for (const question of asked) {
    if (!questions.has(question.name)) throw new Error(`${spec.id}: the question ${question.name} is not listed`)
  }
  for (const flow of spec.flows) {
    const steps = Object.keys(flow.steps)
    for (const step of [flow.start, ...Object.values(flow.exits)]) {
      if (!steps.includes(step)) throw new Error(`${spec.id}: flow ${flow.name} has no step ${step}`)
    }
    for (const standing of flow.standing) known(standing.flow.name, `standing decision ${standing.name}`)
  }
  const standing = new Set(spec.flows.flatMap((flow) => flow.standing.map(({ name }) => name)))
  for (const { name, answers, actions } of uniquely('tool', spec.tools ?? []).values()) {
    if (!TOOL_NAME.test(name)) throw new Error(`${spec.id}: a tool cannot be called ${name}`)
    for (const decision of answers) {
      if (!questions.has(decision) && !standing.has(decision)) {
        throw new Error(`${spec.id}: the tool ${name} answers ${decision}, which is never open`)
      }
    }
    for (const action of actions) {
      if (spec.actions[action.name] !== action) throw new Error(`${spec.id}: the tool ${name} has a foreign action`)
    }
  }
  return {
    ...spec,
    actions: actionSet(spec.actions),
    flow(name) {
      const flow = flows.get(name)
      if (flow === undefined) throw new Error(`${spec.id} has no flow ${name}`)
      return flow
    },
    question(name) {
      const question = questions.get(name)
      if (question === undefined) throw new Error(`${spec.id} has no question ${name}`)
      return question
    },
    copy: spec.copy ?? ((parts) => ({ pub: copy(parts.pub), own: copy(parts.own), hidden: copy(parts.hidden) })),
  }
}

function uniquely<T extends { readonly name: string }>(kind: string, list: readonly T[]): Map<string, T> {
  const map = new Map<string, T>()
  for (const entry of list) {
    if (map.has(entry.name)) throw new Error(`two ${kind}s are called ${entry.name}`)
    map.set(entry.name, entry)
  }
  return map
}

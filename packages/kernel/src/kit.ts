import type { Exit, Flow, FlowRef, FlowSpec, Outline } from './flow.ts'
import { makeFlow, numberOf } from './flow.ts'
import { type Facts, makeQuestion, type Question, type QuestionSpec } from './question.ts'
import type { Shape } from './shape.ts'
import { makeWindow, type Window, type WindowSpec } from './window.ts'

/** What a game is written with: the kernel's makers, knowing the game's types. */
export interface Kit<G extends Shape> {
  flow<O extends Outline>(name: string, spec: FlowSpec<G, O>): Flow<O>
  /** A flow that is defined elsewhere. The game refuses to start if nobody defines it. */
  ref<O extends Outline>(name: string): FlowRef<O>
  exit<V = void>(name: string): Exit<V>
  question<A extends Facts>(name: string, spec: QuestionSpec<G, A>): Question<G, A>
  window<T extends Facts>(name: string, spec: WindowSpec<G, T>): Window<T>
  /** Every flow that was written or named, and every question: `defineGame` refuses a game that leaves one out. */
  readonly refs: readonly FlowRef[]
  readonly asked: readonly Question<G>[]
}

export function kit<G extends Shape>(): Kit<G> {
  const refs: FlowRef[] = []
  const asked: Question<G>[] = []
  // A flow that is written but not listed would be missed only when it is called: the game refuses that one, too.
  const noted = <R extends FlowRef>(ref: R): R => {
    refs.push(ref)
    return ref
  }
  return {
    flow: (name, spec) => noted(makeFlow(name, spec)),
    ref: (name) => noted({ name, number: numberOf(name) }),
    exit: (name) => ({ name }),
    question(name, spec) {
      const question = makeQuestion(name, spec)
      asked.push(question)
      return question
    },
    window: (name, spec) => noted(makeWindow(name, spec)),
    refs,
    asked,
  }
}

import type { AnyFlow, Game, Next, Play, Question, Shape } from '@riposte/kernel'

/** A game with another way to put one of its questions. The game is changed, so it has to be one of one's own. */
export function withQuestion<G extends Shape>(
  own: Game<G>,
  name: string,
  change: (question: Question<G>) => Partial<Question<G>>,
): Game<G> {
  const question = own.question(name)
  Object.assign(question, change({ ...question }))
  return own
}

/** The same game with something done before one of its steps. */
export function withStep<G extends Shape>(
  game: Game<G>,
  name: string,
  step: string,
  before: (play: Play<G>) => void,
): Game<G> {
  const flow = game.flow(name)
  const run = flow.steps[step] as (x: Play<G>, input: unknown) => Next
  const taken = (x: Play<G>, input: unknown) => {
    before(x)
    return run(x, input)
  }
  const changed: AnyFlow = { ...flow, steps: { ...flow.steps, [step]: taken } }
  return { ...game, flow: (called) => (called === name ? changed : game.flow(called)) }
}

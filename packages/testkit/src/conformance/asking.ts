import { canonical, type Game, type GameEvent, makeFlow, type Outline, restore, type Shape } from '@riposte/kernel'
import type { Inspection } from './inspection.ts'

/** Somebody looks in and leaves: the flow below puts its question again, as after any interruption. */
const visit = makeFlow<Shape, Outline & { args: object; local: object; steps: { come: void }; result: void }>(
  'somebody looks in',
  { start: 'come', local: () => ({}), steps: { come: (x) => x.done() } },
)

/** A step that asks only asks, so running it again changes nothing, not even the number of its question. */
export function checkAsking<G extends Shape>({ game, match, text, report }: Inspection<G>): void {
  if (match.over) return
  const visited: Game<G> = {
    ...game,
    root: visit,
    flow: (name) => (name === visit.name ? visit : game.flow(name)),
  }
  const play = restore(visited, match.save())
  const told: GameEvent[] = []
  play.sink = told
  play.begin({})
  const question = match.play.open?.question ?? ''
  if (canonical(play.state()) !== text) report('asking', `asking ${question} again changes the state`)
  if (told.length > 0) report('asking', `asking ${question} again tells ${told[0].type.name}`)
}

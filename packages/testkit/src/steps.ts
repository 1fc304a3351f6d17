import { type AnyFlow, below, Choices, type Game, type Play, type Random, type Shape, seeded } from '@riposte/kernel'
import { type ArrangementSettings, arrangements } from './arrangement.ts'
import { begin, carryOut, kindOf, type Move, wander } from './wander.ts'

export interface StepSettings extends ArrangementSettings {
  /** How many matches are played at most. */
  readonly matches: number
  readonly milliseconds?: number
  readonly longest?: number
}

export interface StepReport {
  readonly matches: number
  /** How often each step was entered, as `flow.step`. */
  readonly entered: ReadonlyMap<string, number>
  /** The steps nobody came to. Of a window only those its order has a use for. */
  readonly unvisited: readonly string[]
}

/** Moves are drawn this often, and the one that was made least of all is made. */
const DRAWN = 3

/** Keeps playing until every step of every flow was entered, with a taste for what was done least so far. */
export function playUntilCovered<G extends Shape>(game: Game<G>, settings: StepSettings): StepReport {
  const { seed = 'steps', longest = 2000, milliseconds = Number.POSITIVE_INFINITY } = settings
  const until = performance.now() + milliseconds
  const entered = new Map<string, number>()
  const counting = counted(game, entered)
  const tables = arrangements(game, settings)
  const random = seeded(seed)
  const scratch = new Choices()
  const made = new Map<string, number>()
  let matches = 0
  while (matches < settings.matches && unvisited(game, entered).length > 0 && performance.now() < until) {
    const table = tables[matches < tables.length ? matches : below(random, tables.length)]
    const play = begin(counting, { ...table, seed: `${seed} ${matches}` }).play.clone()
    // Every other match quite at random: the rarest move is not always the way to the rarest step.
    const drawn = matches % 2 === 0 ? DRAWN : 1
    for (let at = 0; at < longest && !play.over; at++) {
      const move = rarest(play, random, scratch, made, drawn)
      carryOut(play, move)
    }
    matches++
  }
  return { matches, entered, unvisited: unvisited(game, entered) }
}

function rarest<G extends Shape>(
  play: Play<G>,
  random: Random,
  scratch: Choices,
  made: Map<string, number>,
  drawn: number,
): Move {
  let best: Move | null = null
  let kind = ''
  for (let i = 0; i < drawn; i++) {
    const move = wander(play, random, scratch)
    const key = `${play.open?.question} ${kindOf(play, move)}`
    if (best !== null && (made.get(key) ?? 0) >= (made.get(kind) ?? 0)) continue
    best = move
    kind = key
  }
  made.set(kind, (made.get(kind) ?? 0) + 1)
  return best ?? wander(play, random, scratch)
}

/** The same game with steps that count themselves. */
function counted<G extends Shape>(game: Game<G>, entered: Map<string, number>): Game<G> {
  const flows = game.flows.map((flow): AnyFlow => {
    const steps: Record<string, AnyFlow['steps'][string]> = {}
    for (const [name, step] of Object.entries(flow.steps)) {
      const key = `${flow.name}.${name}`
      steps[name] = (x, input) => {
        entered.set(key, (entered.get(key) ?? 0) + 1)
        return step(x, input)
      }
    }
    return { ...flow, steps }
  })
  const byName = new Map(flows.map((flow) => [flow.name, flow]))
  return { ...game, flows, flow: (name) => byName.get(name) ?? game.flow(name) }
}

function unvisited<G extends Shape>(game: Game<G>, entered: ReadonlyMap<string, number>): string[] {
  const missing: string[] = []
  for (const flow of game.flows) {
    const isEntered = (step: string) => entered.has(`${flow.name}.${step}`)
    const idle = idleSteps(flow, isEntered)
    for (const step of Object.keys(flow.steps)) {
      if (!isEntered(step) && !idle.includes(step)) missing.push(`${flow.name}.${step}`)
    }
  }
  return missing
}

const ONE_BY_ONE = ['next', 'ask', 'answered', 'left']
const ALL_AT_ONCE = ['askTogether', 'raced']

/** Every window has the steps of both orders, and one for leaving it, and uses some of them. */
function idleSteps(flow: AnyFlow, isEntered: (step: string) => boolean): readonly string[] {
  const isWindow = [...ONE_BY_ONE, ...ALL_AT_ONCE].every((step) => step in flow.steps)
  if (!isWindow) return []
  if (isEntered('askTogether')) return ONE_BY_ONE
  if (isEntered('next')) return Object.values(flow.exits).includes('left') ? ALL_AT_ONCE : [...ALL_AT_ONCE, 'left']
  return [...ONE_BY_ONE, ...ALL_AT_ONCE, 'claimed']
}

import type { AnyFlow } from './flow.ts'

/** A flow laid out for running: a handful of names is searched faster from the front than looked up in a record. */
export interface Track {
  readonly flow: AnyFlow
  readonly names: readonly string[]
  readonly steps: readonly AnyFlow['steps'][string][]
  readonly exits: readonly string[]
  readonly exitSteps: readonly string[]
}

/** One layout per game, by the numbers of its flows' names, made as they are first come to. */
const layouts = new WeakMap<object, Track[]>()

export function tracksOf(game: object): Track[] {
  const made = layouts.get(game)
  if (made !== undefined) return made
  const tracks: Track[] = []
  layouts.set(game, tracks)
  return tracks
}

export function laid(tracks: Track[], number: number, flow: AnyFlow): Track {
  const track = {
    flow,
    names: Object.keys(flow.steps),
    steps: Object.values(flow.steps),
    exits: Object.keys(flow.exits),
    exitSteps: Object.values(flow.exits),
  }
  tracks[number] = track
  return track
}

/** The step that this exit leads to here; null when the flow does not publish it. */
export function exitOf({ exits, exitSteps }: Track, name: string): string | null {
  for (let i = 0; i < exits.length; i++) if (exits[i] === name) return exitSteps[i]
  return null
}

export function stepOf({ names, steps, flow }: Track, name: string): AnyFlow['steps'][string] {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return steps[i]
  throw new Error(`flow ${flow.name} has no step ${name}`)
}

import { Choices, type Game, type Play, type Shape, seeded } from '@riposte/kernel'
import { type ArrangementSettings, arrangements } from './arrangement.ts'
import { type Finding, type Start, sentenceOf } from './finding.ts'
import { shrink } from './shrink.ts'
import { begin, carryOut, isPossible, logOf, type Move, wander } from './wander.ts'

/** Something that is true at every state of every match. False, or a sentence that says what is wrong, breaks it. */
export type Invariant<G extends Shape> = (play: Play<G>) => boolean | string

export interface InvariantSettings extends ArrangementSettings {
  /** How many matches are played with each arrangement. */
  readonly matches?: number
  readonly longest?: number
}

/** Plays at random and looks at every state; each invariant that breaks is reported once, with a short log. */
export function holdsAlways<G extends Shape>(
  game: Game<G>,
  invariants: Readonly<Record<string, Invariant<G>>>,
  settings: InvariantSettings = {},
): Finding[] {
  const { matches = 1, seed = 'invariants', longest = 5000 } = settings
  const findings: Finding[] = []
  const unbroken = new Map(Object.entries(invariants))
  const scratch = new Choices()
  for (const table of arrangements(game, settings)) {
    for (let at = 0; at < matches && unbroken.size > 0; at++) {
      const start = { ...table, seed: `${seed} ${at}` }
      const play = begin(game, start).play.clone()
      const random = seeded(`${start.seed} moves`)
      const moves: Move[] = []
      for (;;) {
        for (const [name, invariant] of unbroken) {
          if (broken(invariant, play) === null) continue
          unbroken.delete(name)
          findings.push(brokenBy(game, start, moves, name, invariant))
        }
        if (play.over || moves.length >= longest) break
        const move = wander(play, random, scratch)
        moves.push(move)
        carryOut(play, move)
      }
    }
  }
  return findings
}

function brokenBy<G extends Shape>(
  game: Game<G>,
  start: Start,
  moves: readonly Move[],
  name: string,
  invariant: Invariant<G>,
): Finding {
  const breaks = (tried: readonly Move[]): { used: number; how: string } | null => {
    const play = begin(game, start).play.clone()
    for (let used = 0; ; used++) {
      const how = broken(invariant, play)
      if (how !== null) return { used, how }
      if (used === tried.length || !isPossible(play, tried[used])) return null
      carryOut(play, tried[used])
    }
  }
  const short = shrink(moves, (tried) => breaks(tried)?.used ?? null)
  return { ...start, check: name, message: breaks(short)?.how ?? '', log: logOf(game, start, short) }
}

function broken<G extends Shape>(invariant: Invariant<G>, play: Play<G>): string | null {
  try {
    const holds = invariant(play)
    if (holds === true) return null
    return holds === false ? 'it does not hold' : holds
  } catch (problem) {
    return sentenceOf(problem)
  }
}

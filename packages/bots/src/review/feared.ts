import type { Followed, LineStep } from '../search/search.ts'

const LONGEST = 8
/** A continuation that is rarer than this says nothing: it is one of many. */
const RAREST = 0.08

/** A step of the feared line, and the share of all lines that went like this up to it. */
export interface FearedStep extends LineStep {
  readonly share: number
}

interface Continuation {
  readonly step: LineStep
  readonly lines: Followed[]
  lost: number
}

/**
 * Of all the ways in which lines went on, the one to be feared: at every step the continuation in which most is lost, by
 * how often it came and how badly it ended.
 */
export function fearedLine(followed: readonly Followed[]): readonly FearedStep[] {
  const feared: FearedStep[] = []
  let lines = followed
  for (let depth = 0; depth < LONGEST; depth++) {
    const next = worstWay(lines, depth)
    if (next === null || next.lines.length < RAREST * followed.length) break
    feared.push({ ...next.step, share: next.lines.length / followed.length })
    lines = next.lines
  }
  return feared
}

function worstWay(lines: readonly Followed[], depth: number): Continuation | null {
  const ways = new Map<string, Continuation>()
  let worst: Continuation | null = null
  let lostHere = 0
  for (const line of lines) {
    const step = line.steps[depth]
    if (step === undefined) {
      if (line.isWhole) lostHere += 1 - line.worth
      continue
    }
    const key = `${step.seat} ${step.question} ${step.action}`
    let way = ways.get(key)
    if (way === undefined) {
      way = { step, lines: [], lost: 0 }
      ways.set(key, way)
    }
    way.lines.push(line)
    way.lost += 1 - line.worth
    if (worst === null || way.lost > worst.lost) worst = way
  }
  // Where most is lost by what has been done already, that is the end of the line.
  return worst !== null && worst.lost > lostHere ? worst : null
}

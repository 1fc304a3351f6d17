import { canonical, type Entry, type Json } from '@riposte/kernel'

/** What a match was started with: enough, together with its log, to see it again. */
export interface Start {
  readonly seats: number
  readonly options: Json
  readonly seed: string
}

/** Something a game does that no game may do, and how to get there. */
export interface Finding extends Start {
  /** The name of the check that failed. */
  readonly check: string
  readonly message: string
  readonly log: readonly Entry[]
}

export function tellFinding(finding: Finding): string {
  return `${finding.check}: ${finding.message}\n${tellStart(finding)}\n${tellLog(finding.log)}`
}

export function tellStart({ seats, options, seed }: Start): string {
  return `  ${seats} seats, options ${canonical(options)}, seed ${JSON.stringify(seed)}`
}

export function tellLog(log: readonly Entry[]): string {
  return log.map((entry, at) => `  ${at}: ${tellEntry(entry)}`).join('\n')
}

function tellEntry(entry: Entry): string {
  if ('runOut' in entry) return `the clock ${entry.runOut} runs out`
  if ('said' in entry) return `seat ${entry.seat} says ${JSON.stringify(entry.said)}`
  if ('back' in entry) return `seat ${entry.seat} takes ${entry.back} back`
  return `seat ${entry.seat} ${'timeout' in entry ? 'runs out of time' : canonical(entry.action)}`
}

export function sentenceOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}

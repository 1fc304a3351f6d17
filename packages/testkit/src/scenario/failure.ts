import type { Json } from '@riposte/kernel'
import type { Mismatch } from './matching.ts'
import { isRecord } from './record.ts'

export interface ScenarioFailure {
  /** Where in the file: `step 3`, `run 2, step 1`; empty for the match as a whole. */
  readonly place: string
  readonly what: string
  readonly differences: readonly Mismatch[]
}

/** A failure in words, one difference after another. */
export function describeFailure({ place, what, differences }: ScenarioFailure): string {
  const lines = [place === '' ? what : `${place}: ${what}`]
  for (const { path, expected, got, hint } of differences) {
    lines.push(`  ${path}${hint === undefined ? '' : ` (${hint})`}`)
    lines.push(`    expected ${shown(expected)}`, `    got      ${shown(got)}`)
  }
  return lines.join('\n')
}

/** More than this is not read anyway: what differs has its own path. */
const LETTERS_AT_MOST = 300

export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LETTERS_AT_MOST ? `${text.slice(0, LETTERS_AT_MOST)}…` : text
}

/** An action as people write it: `play card=9`. */
export function inOneLine(action: Json): string {
  if (!isRecord(action) || typeof action.type !== 'string') return shown(action)
  const { type, ...fields } = action
  const settings = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : shown(value)}`,
  )
  return [type, ...settings].join(' ')
}

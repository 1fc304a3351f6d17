import type { LiveTable } from '../table/live-table.ts'
import type { Reason, StandIn } from './thinker.ts'

const WHY: Readonly<Record<Reason, string>> = {
  error: 'did not answer',
  time: 'did not answer in time',
  budget: 'has used up what it may spend on this match',
  illegal: 'gave no answer that is allowed',
  gone: 'is not on this server any more',
}

/** Reasons that hold for the rest of the match: they are told once. */
const LASTING: readonly Reason[] = ['budget', 'gone']

/** The id of the announcement: what has the same id is announced once. */
export function standInId({ seat, decision, reason }: StandIn): string {
  return LASTING.includes(reason) ? `${reason}:${seat}` : `${decision}:${seat}`
}

/** What everybody at the table is told about a move that another made. It names no card and no answer. */
export function standInWords({ row }: LiveTable, { seat, by, reason }: StandIn): string {
  const holder = row.seats[seat]
  const name = holder.kind === 'free' ? `Player ${seat + 1}` : holder.name
  const who = by === 'random' ? 'the random bot' : 'the rule-based player'
  return `${name} ${WHY[reason]}; ${who} ${LASTING.includes(reason) ? 'moves in its place' : 'moved'}.`
}

import { type Blocked, blocked } from '@riposte/kernel'
import type { TimeLimits } from '@riposte/protocol'
import type { GameEntry } from '../games.ts'

/** Why a table of this game cannot have these time limits; null when it can. */
export function checkTimeLimits({ game }: GameEntry, limits: TimeLimits): Blocked | null {
  const kinds = game.decisionKinds ?? {}
  for (const [kind, limit] of Object.entries(limits)) {
    if (!Object.hasOwn(kinds, kind)) {
      const known = Object.keys(kinds)
      const has = known.length === 0 ? 'has none' : `has ${known.join(', ')}`
      return blocked('badTimeLimit', 'protocol', `There is no kind of decision called ${kind}: ${game.name} ${has}.`)
    }
    const { name, rule, least, most } = kinds[kind]
    if (limit >= least * 1000 && limit <= most * 1000) continue
    return blocked('badTimeLimit', rule, `${name}: the time limit is ${least} to ${most} seconds.`)
  }
  return null
}

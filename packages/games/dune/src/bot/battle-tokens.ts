import type { Fight } from './battle-plan.ts'
import { eliteWorth, needsSpice } from './fight.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'
import { spiceWorth } from './worth.ts'

/** Tokens of a plan, what they make of the dial (in halves), and what losing and paying them costs. */
export interface Tokens {
  readonly ordinarySupported: number
  readonly ordinary: number
  readonly eliteSupported: number
  readonly elite: number
  readonly dial: number
  readonly lost: number
  readonly paid: number
  /** Whether anybody is left to hold the place. */
  readonly isAll: boolean
}

/** Reasonable numbers of tokens: ordinary ones first or elite ones first, with spice for none, half or all of them. */
export function tokenChoices(sight: Sight, { foe }: Fight, ordinary: number, elite: number): Tokens[] {
  const takesSpice = needsSpice(sight, sight.me)
  const each = eliteWorth(sight, sight.me, foe)
  const funds = takesSpice ? sight.spice : 0
  const cost = sight.isLastTurn ? 0.1 : spiceWorth(sight.spice)
  const found: Tokens[] = []
  const add = (o: number, e: number, support: number) => {
    const eliteSupported = Math.min(e, support)
    const ordinarySupported = Math.min(o, support - eliteSupported)
    const full = takesSpice ? ordinarySupported * 2 + (o - ordinarySupported) : o * 2
    const special = takesSpice ? (eliteSupported * 2 + (e - eliteSupported)) * each : e * 2 * each
    found.push({
      ordinarySupported,
      ordinary: o - ordinarySupported,
      eliteSupported,
      elite: e - eliteSupported,
      dial: full + special,
      lost: o * WEIGHTS.token + e * WEIGHTS.elite,
      paid: (ordinarySupported + eliteSupported) * cost,
      isAll: o + e === ordinary + elite,
    })
  }
  const total = ordinary + elite
  for (let tokens = 0; tokens <= total; tokens += total > 10 && tokens < total - 1 ? 2 : 1) {
    const byOrdinary = Math.min(tokens, ordinary)
    const byElite = Math.min(tokens, elite)
    for (const support of new Set([0, Math.min(funds, tokens) >> 1, Math.min(funds, tokens)])) {
      add(byOrdinary, tokens - byOrdinary, support)
      if (elite > 0 && ordinary > 0) add(tokens - byElite, byElite, support)
    }
  }
  return found
}

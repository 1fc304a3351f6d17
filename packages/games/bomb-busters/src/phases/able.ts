import type { Seat } from '@riposte/kernel'
import { canDualCut, soloCutForm } from '../cuts/forms.ts'
import { revealRedsRefused } from '../cuts/legality.ts'
import { hooksAt, hooksOf } from '../modules/hooks.ts'
import type { Own, Pub } from '../state.ts'

const NO_FACTS = {}

/** BB-S1, BB-6.7: whether this player could do anything, by own knowledge and public facts, without cards or personal equipment. */
export function ableToPlay(pub: Pub, mine: Own, seat: Seat): boolean {
  if (revealRedsRefused(pub, mine, seat) === null) return true
  const { mustSkip } = hooksAt(pub)
  for (let i = 0; i < mustSkip.length; i++) if (mustSkip[i].mustSkip(pub, mine, seat)) return false
  if (canDualCut(pub, mine, seat)) return true
  const first: number[] = []
  soloCutForm.domain(pub, mine, seat, NO_FACTS, [], first)
  if (first.length > 0) return true
  for (const { able, turnActions } of hooksOf(pub)) {
    if (able?.(pub, mine, seat) === true) return true
    for (const special of turnActions ?? []) {
      if (special.type.fields.length === 0) continue
      special.domain(pub, mine, seat, [], first)
      if (first.length > 0) return true
    }
  }
  return false
}

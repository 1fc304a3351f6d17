import type { Seat } from '@riposte/kernel'
import type { Own, Pub } from '../state.ts'
import { type CardRules, FIELDS, type Use, type UseField } from './card.ts'

/** How far the packed number of a field lies above what it stands for: 0 is "nothing named". */
const SHIFT: Readonly<Record<UseField, number>> = {
  player: 1,
  other: 1,
  placeA: 2,
  placeB: 2,
  placeC: 2,
  valueA: 0,
  valueB: 0,
  stand: 1,
}

/** What is named so far, from the packed fields. */
function partly(filled: readonly number[]): Use {
  const at = (place: number) => (filled[place] ?? 0) - SHIFT[FIELDS[place]]
  return {
    player: at(0),
    other: at(1),
    places: [at(2), at(3), at(4)],
    values: [at(5), at(6)],
    stand: at(7),
  }
}

const NOTHING = partly([])

/** Whether there is any way to use this card, as far as its own rules go. */
export function canBeFilledIn(pub: Pub, mine: Own, seat: Seat, rules: CardRules): boolean {
  if (rules.needs.length === 0) return rules.refused(pub, mine, seat, NOTHING) === null
  const first: number[] = []
  rules.domain(pub, mine, seat, rules.needs[0], NOTHING, first)
  return first.length > 0
}

/** Packed values for the next field of a use; what the card does not need stays empty. */
export function nextField(
  pub: Pub,
  mine: Own,
  seat: Seat,
  rules: CardRules,
  filled: readonly number[],
  out: number[],
): void {
  const field = FIELDS[filled.length]
  if (!rules.needs.includes(field)) {
    out.push(0)
    return
  }
  const values: number[] = []
  rules.domain(pub, mine, seat, field, partly(filled), values)
  for (const value of values) out.push(value + SHIFT[field])
}

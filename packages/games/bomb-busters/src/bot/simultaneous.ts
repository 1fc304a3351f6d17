import type { ActionJson, Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import type { ActionName } from './cuts.ts'
import type { Forms } from './forms.ts'
import type { Sight } from './sight.ts'

/** Wires of one value, in whosever hands. */
export interface Found {
  readonly wires: readonly { readonly seat: Seat; readonly place: number }[]
  /** How likely all of them are of that value. */
  readonly chance: number
  action(forms: Forms, type: ActionName): ActionJson | null
}

/** BB-9.6, BB-9.7: the wires that are likeliest to be of this value, own ones among them; null where there are too few. */
export function together(sight: Sight, value: Value, count: number, fromMatesOnly = false): Found | null {
  const all: { seat: Seat; place: number; chance: number }[] = []
  for (const [seat, { wires }] of sight.view.players.entries()) {
    if (fromMatesOnly && seat === sight.me) continue
    for (const [place, { cut }] of wires.entries()) {
      if (!cut) all.push({ seat, place, chance: sight.chance(seat, place)[value] })
    }
  }
  all.sort((a, b) => b.chance - a.chance)
  const chosen = all.slice(0, count).sort((a, b) => a.seat - b.seat || a.place - b.place)
  if (chosen.length < count || chosen.some(({ chance }) => chance === 0)) return null
  const isSure = chosen.every(({ chance }) => chance > 0.999999)
  const claims = chosen.map(({ seat, place }) => ({ seat, place, values: 1 << value }))
  const chance = isSure ? 1 : sight.beliefs.together(claims)
  return {
    wires: chosen,
    chance,
    action: (forms, type) =>
      forms.complete(
        type,
        chosen.flatMap(({ seat, place }) => [seat, place]),
      ),
  }
}

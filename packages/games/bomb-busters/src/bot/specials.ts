import type { ActionJson } from '@riposte/kernel'
import { threeRedsAtOnce } from '../modules/three-reds-at-once.ts'
import { tripwires } from '../modules/tripwires.ts'
import { RED, YELLOW } from '../wires.ts'
import type { ActionName, Cuts, Option } from './cuts.ts'
import type { Forms } from './forms.ts'
import { passPrice } from './mission-worth.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'
import { type Found, together } from './simultaneous.ts'

/** Turn actions that only some missions have. */
export function specials(sight: Sight, forms: Forms, legal: readonly ActionJson[], cuts: Cuts): Option[] {
  const options: Option[] = []
  const add = (found: Found | null, type: ActionName, cost: (chance: number) => number) => {
    if (found === null) return
    const { chance } = found
    options.push(special(sight, cost(chance), chance, () => found.action(forms, type)))
  }
  for (const action of legal) {
    if (action.type === 'revealReds') continue
    const cost = action.type === 'passTurn' ? stepPrice(sight.dialLeft) + passPrice(sight) : 0.5
    options.push(special(sight, cost, 1, () => action))
  }
  if (forms.next('simultaneousRedCut', []).length > 0) options.push(...simultaneousColour(sight, forms, cuts, add))
  if (forms.next('simultaneousFourCut', []).length > 0) {
    const row = sight.rules<{ row?: readonly { value: number; up: boolean }[] }>('number-cards')?.row ?? []
    const value = row.find(({ up }) => up)?.value ?? 0
    if (value > 0) add(together(sight, value, 4), 'simultaneousFourCut', (chance) => 1 - chance)
  }
  return options
}

/** BB-M13.3, BB-M41.4, BB-M48.3 */
function simultaneousColour(
  sight: Sight,
  forms: Forms,
  cuts: Cuts,
  add: (found: Found | null, type: ActionName, cost: (chance: number) => number) => void,
): Option[] {
  if (threeRedsAtOnce.isIn(sight.mission)) {
    add(together(sight, RED, 3), 'simultaneousRedCut', (chance) => 1 - chance)
    return []
  }
  if (tripwires.isIn(sight.mission)) return tripwireCuts(sight, forms, cuts)
  add(together(sight, YELLOW, 3), 'simultaneousRedCut', (chance) => (1 - chance) * stepPrice(sight.dialLeft))
  return []
}

/** BB-M41.4: each by itself; one that is cut takes the dial back. */
function tripwireCuts(sight: Sight, forms: Forms, _cuts: Cuts): Option[] {
  const options: Option[] = []
  const gain = sight.view.dial > 0 ? 0.12 : 0
  for (const seat of sight.mates) {
    for (const [place, { cut }] of sight.view.players[seat].wires.entries()) {
      if (cut) continue
      const yellow = sight.chance(seat, place)[YELLOW]
      if (yellow === 0) continue
      const red = sight.red(seat, place)
      const cost = red + (1 - yellow - red) * stepPrice(sight.dialLeft) - yellow * gain
      options.push(special(sight, cost, yellow, () => forms.complete('simultaneousRedCut', [seat, place])))
    }
  }
  return options
}

function special(sight: Sight, cost: number, success: number, action: () => ActionJson | null): Option {
  return { cost, success, value: 0, kind: 'special', target: sight.me, places: [], action }
}

import { type Action, NO_FACTS, type Seat } from '@riposte/kernel'
import { unseenPlaces } from '../hand.ts'
import type { Own, Pub } from '../state.ts'
import { doubleDetectorForm, dualCutForm, soloCutForm } from './forms.ts'

const OWN_WIRE = 'actorTileIndex'
/** BB-9.1, BB-9.2: the own wire that is meant. BB-M43.4: the stand for Nano's wire. */
const MAY_BE_STRAY: readonly string[] = [OWN_WIRE, 'mission43NanoStandIndex']

/**
 * A cut without the places that do not apply to it: they count as left out. What fits is judged as the form does it, by
 * what the player sees.
 */
export function withoutStrayPlaces(pub: Pub, mine: Own, seat: Seat, action: Action): Action {
  const form = [dualCutForm, doubleDetectorForm, soloCutForm].find((one) => one.action.is(action))
  if (form === undefined) return action
  const type = form.action
  const values: number[] = []
  type.fields.forEach(([name], at) => {
    const value = type.at(action, at)
    const domain: number[] = []
    if (value !== 0 && MAY_BE_STRAY.includes(name)) form.domain(pub, mine, seat, NO_FACTS, values, domain)
    else domain.push(value)
    // BB-S11.4: to mean an own upside-down wire is never a slip; where it is forbidden, it is refused.
    if (name === OWN_WIRE) for (const place of unseenPlaces(pub, seat)) domain.push(place + 2)
    values.push(domain.includes(value) ? value : 0)
  })
  return type.pack(values)
}

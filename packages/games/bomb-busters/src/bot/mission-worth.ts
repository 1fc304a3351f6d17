import type { Json } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { bunkerPrice } from './bunker.ts'
import { bestPair, stepsAfterPass } from './card-pairs.ts'
import type { Option } from './cuts.ts'
import type { Prefer } from './forms.ts'
import { handMeDownPrice } from './hand-me-downs.ts'
import { hiddenNumberPrice } from './hidden-number.ts'
import { nanoPrice } from './nano-run.ts'
import { turnsNano, walkPrice } from './nano-walk.ts'
import { cyclePrice } from './number-cycle.ts'
import { oxygenPassSteps, oxygenPrice, oxygenRecipient, oxygenWorth } from './oxygen.ts'
import { constraintPrice } from './paired-constraints.ts'
import type { Sight } from './sight.ts'
import { planPrice } from './turns-ahead.ts'
import { clearsOneself } from './weakest-link.ts'

interface NumberRow {
  readonly row: readonly { readonly value: number; readonly up: boolean }[]
}

/** The Number cards that lie open. */
export function openNumbers(sight: Sight): number[] {
  const { row } = sight.rules<NumberRow>('number-cards') ?? { row: [] }
  return row.filter(({ up }) => up).map(({ value }) => value)
}

/** BB-S6: what it costs to do nothing, besides the step itself. */
export function passPrice(sight: Sight): number {
  const has = (module: string) => sight.mission.modules.some(({ id }) => id === module)
  if (has('add-subtract')) return planPrice(sight, stepsAfterPass(sight, openNumbers(sight)))
  return has('oxygen') ? planPrice(sight, oxygenPassSteps(sight)) : 0
}

type Worth = (sight: Sight, option: Option) => number

/**
 * What a cut brings in this mission besides the wires, by the module whose business it is. Never less than nothing: the
 * less likely a cut succeeds, the less of it counts, and what it costs would become cheaper by that.
 */
const WORTH: Readonly<Record<string, Worth>> = {
  // BB-M09.3: what the others wait for.
  'sequence-gate': (sight, { value }) => (openNumbers(sight)[0] === value ? 0.04 : 0),
  'sequence-reposition': (sight, { value }) => (openNumbers(sight).includes(value) ? 0.03 : 0),
  'number-deck-unlocks': (sight, { value }) => (openNumbers(sight).includes(value) ? 0.015 : 0),
  // BB-M62.2: a number that is done takes the dial back.
  'number-completions': (sight, { value }) =>
    openNumbers(sight).includes(value) ? (sight.left(value) === 2 ? 0.1 : 0.03) : 0,
  // BB-M43.4: without its wires nothing is won.
  'nano-robot'(sight, { value }) {
    const { space, wires } = sight.rules<{ space: number; wires: number }>('nano-robot') ?? { space: 0, wires: 0 }
    return wires > 0 && value === space ? 0.12 : 0
  },
  'hidden-weakest-link': (sight, { value }) => clearsOneself(sight, value) * 0.012,
  oxygen: oxygenWorth,
}

/** What this cut is worth in this mission besides the wires. */
export function missionWorth(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let worth = 0
  for (const { id } of sight.mission.modules) worth += WORTH[id]?.(sight, option) ?? 0
  return worth
}

/** What is to be expected after a cut, whether it succeeds or not, by the module whose business it is: the part of the chance to win. */
const AFTERWARDS: Readonly<Record<string, Worth>> = {
  'add-subtract': (sight, { value }) => planPrice(sight, bestPair(sight, openNumbers(sight), value).steps),
  'nano-replaces-dial': nanoPrice,
  'nano-line': walkPrice,
  'number-gate': (sight, { value }) => cyclePrice(sight, openNumbers(sight), value),
  'hidden-number-penalty': hiddenNumberPrice,
  'constraint-per-validated-value': constraintPrice,
  oxygen: oxygenPrice,
  'bunker-board': bunkerPrice,
  'personal-number-cards': handMeDownPrice,
}

/** What a cut leaves the others to do, where the mission makes them depend on each other. */
export function afterwards(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let price = 0
  for (const { id } of sight.mission.modules) price += AFTERWARDS[id]?.(sight, option) ?? 0
  return price
}

/** What some missions want to know with a cut. */
export function extrasFor(sight: Sight): (value: Value) => Prefer {
  return (value) => {
    const pair = () => bestPair(sight, openNumbers(sight), value)
    return (field: string, domain: readonly Json[]): Json | undefined => {
      switch (field) {
        case 'oxygenRecipientPlayerId':
          return oxygenRecipient(sight, value)
        case 'mission59RotateNano':
          return turnsNano(sight, value)
        case 'numberCardA':
          return pair().a
        case 'numberCardB':
          return pair().b
        default:
          return domain[0]
      }
    }
  }
}

import type { Json } from '@riposte/kernel'
import { addSubtract } from '../modules/add-subtract.ts'
import { bunkerBoard } from '../modules/bunker-board.ts'
import { constraintPerValidatedValue } from '../modules/constraint-per-validated-value.ts'
import { hiddenNumberPenalty } from '../modules/hidden-number-penalty.ts'
import { hiddenWeakestLink } from '../modules/hidden-weakest-link.ts'
import { nanoLine } from '../modules/nano-line.ts'
import { nanoReplacesDial } from '../modules/nano-replaces-dial.ts'
import { nanoRobot } from '../modules/nano-robot.ts'
import { numberCompletions } from '../modules/number-completions.ts'
import { numberDeckUnlocks } from '../modules/number-deck-unlocks.ts'
import { numberGate } from '../modules/number-gate.ts'
import { oxygen } from '../modules/oxygen.ts'
import { personalNumberCards } from '../modules/personal-number-cards.ts'
import { sequenceGate } from '../modules/sequence-gate.ts'
import { sequenceReposition } from '../modules/sequence-reposition.ts'
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
  if (addSubtract.isIn(sight.mission)) return planPrice(sight, stepsAfterPass(sight, openNumbers(sight)))
  return oxygen.isIn(sight.mission) ? planPrice(sight, oxygenPassSteps(sight)) : 0
}

type Worth = (sight: Sight, option: Option) => number

/**
 * What a cut brings in this mission besides the wires, by the module whose business it is. Never less than nothing: the
 * less likely a cut succeeds, the less of it counts, and what it costs would become cheaper by that.
 */
const WORTH = new Map<unknown, Worth>([
  // BB-M09.3: what the others wait for.
  [sequenceGate, (sight, { value }) => (openNumbers(sight)[0] === value ? 0.04 : 0)],
  [sequenceReposition, (sight, { value }) => (openNumbers(sight).includes(value) ? 0.03 : 0)],
  [numberDeckUnlocks, (sight, { value }) => (openNumbers(sight).includes(value) ? 0.015 : 0)],
  // BB-M62.2: a number that is done takes the dial back.
  [
    numberCompletions,
    (sight, { value }) => (openNumbers(sight).includes(value) ? (sight.left(value) === 2 ? 0.1 : 0.03) : 0),
  ],
  [nanoRobot, nanoWiresWorth],
  [hiddenWeakestLink, (sight, { value }) => clearsOneself(sight, value) * 0.012],
  [oxygen, oxygenWorth],
])

/** BB-M43.4: without its wires nothing is won. */
function nanoWiresWorth(sight: Sight, { value }: Option): number {
  const { space, wires } = sight.rules<{ space: number; wires: number }>('nano-robot') ?? { space: 0, wires: 0 }
  return wires > 0 && value === space ? 0.12 : 0
}

/** What this cut is worth in this mission besides the wires. */
export function missionWorth(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let worth = 0
  for (const { type } of sight.mission.modules) worth += WORTH.get(type)?.(sight, option) ?? 0
  return worth
}

/** What is to be expected after a cut, whether it succeeds or not, by the module whose business it is: the part of the chance to win. */
const AFTERWARDS = new Map<unknown, Worth>([
  [addSubtract, (sight, { value }) => planPrice(sight, bestPair(sight, openNumbers(sight), value).steps)],
  [nanoReplacesDial, nanoPrice],
  [nanoLine, walkPrice],
  [numberGate, (sight, { value }) => cyclePrice(sight, openNumbers(sight), value)],
  [hiddenNumberPenalty, hiddenNumberPrice],
  [constraintPerValidatedValue, constraintPrice],
  [oxygen, oxygenPrice],
  [bunkerBoard, bunkerPrice],
  [personalNumberCards, handMeDownPrice],
])

/** What a cut leaves the others to do, where the mission makes them depend on each other. */
export function afterwards(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let price = 0
  for (const { type } of sight.mission.modules) price += AFTERWARDS.get(type)?.(sight, option) ?? 0
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

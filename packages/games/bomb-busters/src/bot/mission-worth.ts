import type { Json } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { bunkerPrice } from './bunker.ts'
import { bestPair, stepsAfterPass } from './card-pairs.ts'
import type { Option } from './cuts.ts'
import type { Prefer } from './forms.ts'
import { nanoPrice } from './nano-run.ts'
import { oxygenPassSteps, oxygenPrice, oxygenRecipient, oxygenWorth } from './oxygen.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'
import { nextAble, planPrice, skipCost } from './turns-ahead.ts'
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

/** What a cut brings or costs in this mission besides the wires, by the module whose business it is. */
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
  // BB-M53.2
  // BB-M29.4: a number that surely does not lie face down for oneself.
  'hidden-number-penalty'(sight, { value }) {
    const where = sight.ownRules<{ where?: readonly number[] }>('number-hands')?.where ?? []
    const candidates = where.filter((zones) => (zones & ON_TABLE) !== 0).length
    const isOpen = value <= 12 && ((where[value] ?? 0) & ON_TABLE) !== 0
    return isOpen && candidates > 0 ? -stepPrice(sight.dialLeft) / candidates : 0
  },
  // BB-M26.3
  'number-gate': (sight, { value }) => {
    const open = openNumbers(sight).filter((other) => other !== value)
    return (
      -skipCost(
        sight,
        nextAble(sight, (other) => open.length === 0 || open.includes(other)),
      ) * 0.3
    )
  },
  'nano-line': (sight, { value }) => -skipCost(sight, lineAble(sight, value).able),
  'hidden-weakest-link': (sight, { value }) => clearsOneself(sight, value) * 0.012,
  oxygen: oxygenWorth,
  // BB-M57.2: the card that this number brings with it.
  'constraint-per-validated-value'(sight, { value, kind }) {
    const cards = sight.rules<{ cards?: readonly string[] }>('constraint-per-validated-value')?.cards ?? []
    const completes = value <= 12 && (sight.left(value) === 2 || (kind === 'solo' && sight.left(value) === 4))
    const card = cards[value - 1]
    return completes && (card === 'H' || card === 'L') ? -0.02 : 0
  },
}

const ON_TABLE = 1 << 5

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
  oxygen: oxygenPrice,
  'bunker-board': bunkerPrice,
}

/** What a cut leaves the others to do, where the mission makes them depend on each other. */
export function afterwards(sight: Sight, option: Option): number {
  if (option.kind === 'special' || option.value === 0) return 0
  let price = 0
  for (const { id } of sight.mission.modules) price += AFTERWARDS[id]?.(sight, option) ?? 0
  return price
}

// ---- BB-M59: Nano on the line -------------------------------------------------------------------------------------------

/** Which way Nano should look after this cut, and how likely the next player can go on. */
function lineAble(sight: Sight, value: Value): { rotate: boolean; able: number } {
  const { row } = sight.rules<NumberRow>('number-cards') ?? { row: [] }
  const { facing } = sight.rules<{ facing: 1 | -1 }>('nano-line') ?? { facing: 1 }
  const at = row.findIndex((card) => card.value === value)
  const marks = [facing, -facing].map((way) => {
    const ahead = row.flatMap((card, place) => {
      const isThere = (place - at) * way > 0 && card.up && sight.left(card.value) > 0
      return isThere || (place === at && sight.left(value) > 2) ? [card.value] : []
    })
    return { able: nextAble(sight, (other) => ahead.includes(other)), ahead: ahead.length }
  })
  const rotate = marks[1].able + marks[1].ahead * 0.02 > marks[0].able + marks[0].ahead * 0.02
  return { rotate, able: marks[rotate ? 1 : 0].able }
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
          return lineAble(sight, value).rotate
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

import { allowsNumber } from '../constraints/card.ts'
import type { ConstraintId } from '../names.ts'
import { COPIES, type Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import { LastNumbers, type PairedCards } from './last-numbers.ts'
import { stepPrice } from './risk.ts'
import type { Sight } from './sight.ts'

const NUMBERS = 12
/** How much of a round under a card counts: another number may be done before it is over. */
const ROUND = 0.5
/** What the cards cost that forbid wires or means rather than numbers. */
const NUISANCE: Readonly<Partial<Record<ConstraintId, number>>> = {
  G: 0.01,
  H: 0.04,
  I: 0.02,
  J: 0.02,
  K: 0.01,
  L: 0.02,
}

const LAST = new WeakMap<Sight, LastNumbers>()

/** BB-M57.2: the card that a number brings with it when it is done, against the one that lies there now. */
export function constraintPrice(sight: Sight, { value, kind, success }: Option): number {
  const paired = sight.rules<PairedCards>('constraint-per-validated-value')
  if (paired === undefined || value > NUMBERS) return 0
  let last = LAST.get(sight)
  if (last === undefined) {
    last = new LastNumbers(sight, paired)
    LAST.set(sight, last)
  }
  // BB-KL: a failed Dual Cut moves the dial once more.
  const isDearer = last.cardOf(paired.active) === 'L' && kind === 'dual'
  const surcharge = isDearer ? (1 - success) * stepPrice(sight.dialLeft - 1) : 0
  const left = sight.left(value)
  if (left !== 2 && !(kind === 'solo' && left === COPIES)) return surcharge
  let all = 0
  for (let number = 1; number <= NUMBERS; number++) if (sight.left(number) > 0) all |= 1 << number
  const rest = all & ~(1 << value)
  if (rest === 0) return surcharge
  return surcharge + success * (harm(sight, last, value, rest) - harm(sight, last, paired.active, all))
}

/** The part of the chance to win that is lost by playing on under the card of this number, with those numbers left. */
function harm(sight: Sight, last: LastNumbers, done: Value, rest: number): number {
  const card = last.cardOf(done)
  const stuck = 1 - last.finishes(done, rest)
  const isOpen = (value: Value) => (rest & (1 << value)) !== 0 && (card === null || allowsNumber(card, value))
  let misses = 0
  for (const seat of sight.outlook.after(sight.me)) {
    misses += sight.outlook.turn(seat, (value) => (isOpen(value) ? 0 : null), 0)
  }
  const nuisance = card === null ? 0 : (NUISANCE[card] ?? 0)
  return stuck + (1 - stuck) * Math.min(1, misses * ROUND * stepPrice(sight.dialLeft) + nuisance)
}

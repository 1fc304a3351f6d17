import { COPIES, type Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import type { Sight } from './sight.ts'

const NUMBERS = 12
const END = 12
/** So many turns are looked ahead. */
const AHEAD = 4
/** What it costs when all that is left would have to take Nano back. */
const STRAIN = 1.5
/** How much of what may become of Nano counts against what a cut tells the others. */
const HASTE = 4
/** To use up the number that Nano comes to next, as it could take Nano back; numbers farther off than `REACH` are free. */
const KEEP = 1.5
const REACH = 8

/** BB-M53.2: what is to be expected by where a cut takes Nano. */
export function nanoPrice(sight: Sight, { value, kind, success }: Option): number {
  const space = sight.rules<{ space: number }>('nano-replaces-dial')?.space ?? 0
  let wires = 0
  for (let number = 1; number <= NUMBERS; number++) wires += sight.left(number)
  const isFour = kind === 'solo' && sight.left(value) === COPIES
  const cuts = wires / 2
  const cutsThen = cuts - (isFour ? 2 : 1)
  const isBack = value === space
  const isGone = isFour || sight.left(value) === 2
  const run = new Run(sight, isGone ? value : 0)
  const later = run.after(0, Math.max(0, space + (isBack ? -1 : 1)), cutsThen)
  const failed = Math.max(run.after(0, space + 1, cutsThen), new Run(sight, 0).after(0, space + 2, cuts))
  const keep = isBack || strain(space, cuts) === 0 ? 0 : kept(space, value)
  return (success * later + (1 - success) * failed) * HASTE + (isGone ? keep : keep / 2)
}

/**
 * What it costs to cut this number while Nano is elsewhere. Nano goes up slowly and comes to every space: whoever is on has
 * to have its number then. So what it has passed is cut first, and of the others those that it comes to last.
 */
function kept(space: number, value: Value): number {
  if (value >= END || value < space - 1) return 0
  return KEEP * Math.max(0, 1 - Math.abs(value - space - 0.5) / REACH)
}

/** How hard it will be from here: of the cuts that are left, the share that has to take Nano back. */
function strain(space: number, cuts: number): number {
  if (cuts <= 0) return 0
  return Math.min(1, (STRAIN * Math.max(0, space + cuts - END + 1)) / (2 * cuts))
}

/**
 * What becomes of Nano in the next turns, everybody taking it back who can. Nobody fails on purpose to bring Nano to a space
 * from which somebody can take it back: what failed is still to be cut, so that is never better than a cut that takes it on.
 */
class Run {
  readonly #sight: Sight
  readonly #gone: Value
  readonly #known = new Map<number, number>()

  constructor(sight: Sight, gone: Value) {
    this.#sight = sight
    this.#gone = gone
  }

  after(turn: number, space: number, cuts: number): number {
    if (space >= END) return 1
    if (cuts <= 0) return 0
    if (turn >= AHEAD) return strain(space, cuts)
    const key = (turn * 16 + space) * 64 + cuts
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const { outlook, me } = this.#sight
    const order = outlook.after(me)
    const seat = order[turn % order.length] ?? me
    const went = this.after(turn + 1, space + 1, cuts - 1)
    const failed = Math.max(went, this.after(turn + 1, space + 2, cuts))
    const misses = outlook.turn(seat, (value) => (value === space || value === this.#gone ? null : 0), 1)
    const on = (1 - misses) * went + misses * failed
    const holds = space === this.#gone || space === 0 ? 0 : outlook.holds(seat, space)
    const finds = holds > 0 ? outlook.finds(seat, space) : 0
    const back = finds * this.after(turn + 1, Math.max(0, space - 1), cuts - 1) + (1 - finds) * failed
    const found = holds * Math.min(back, on) + (1 - holds) * on
    this.#known.set(key, found)
    return found
  }
}

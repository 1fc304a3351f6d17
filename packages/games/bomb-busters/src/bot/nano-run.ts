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
/** To use up a number that could take Nano back later. */
const KEEP = 0.08

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
  const later = new Run(sight, isGone ? value : 0).after(0, Math.max(0, space + (isBack ? -1 : 1)), cutsThen)
  const failed = new Run(sight, 0).after(0, space + 2, cuts)
  const keep = !isBack && value < END && value >= space - 1 && strain(space, cuts) > 0 ? KEEP : 0
  return (success * later + (1 - success) * failed) * HASTE + (isGone ? keep : keep / 2)
}

/** How hard it will be from here: of the cuts that are left, the share that has to take Nano back. */
function strain(space: number, cuts: number): number {
  if (cuts <= 0) return 0
  return Math.min(1, (STRAIN * Math.max(0, space + cuts - END + 1)) / (2 * cuts))
}

/** What becomes of Nano in the next turns, everybody taking it back who can. */
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
    const failed = this.after(turn + 1, space + 2, cuts)
    const misses = outlook.turn(seat, (value) => (value === space || value === this.#gone ? null : 0), 1)
    const on = (1 - misses) * this.after(turn + 1, space + 1, cuts - 1) + misses * failed
    const holds = space === this.#gone || space === 0 ? 0 : outlook.holds(seat, space)
    const finds = holds > 0 ? outlook.finds(seat, space) : 0
    const back = finds * this.after(turn + 1, space - 1, cuts - 1) + (1 - finds) * failed
    const found = holds * Math.min(back, on) + (1 - holds) * on
    this.#known.set(key, found)
    return found
  }
}

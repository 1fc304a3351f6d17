import { type Random, seeded, word } from '@riposte/kernel'
import { gameValue, VALUES, type Value, type Wire } from '../wires.ts'
import type { Holder, Link, Place, Puzzle, Spot, Way } from './puzzle.ts'
import { type Moves, movesOf, StateIndex } from './states.ts'

/**
 * How many deals there are, by where each wire stands in them. For a step of the sweep (one wire of the order) and a
 * holder: the deals in which `run` copies come to the places from `from` on.
 */
export interface Tally {
  readonly deals: number
  readonly exact: boolean
  /** The wires in their order: one step of the sweep each. */
  readonly wires: readonly Wire[]
  /** By holder and step, a matrix with RUNS columns. */
  at(holder: number, step: number): Float64Array
}

/** No holder gets more copies of one wire at once. */
export const RUNS = 5
const MOST_COPIES = RUNS - 1
const INVERSE_FACTORIAL = [1, 1, 1 / 2, 1 / 6, 1 / 24]

/**
 * Counts the deals that fit the puzzle, as physical wires: every deal of distinguishable wires counts as one.
 *
 * Each stand is in order. So we go through the wires from the lowest to the highest and decide at each step how many
 * copies come to which holder; all there is to remember is how far each holder is filled, and which colours it has got
 * that somebody is known to have. From both ends the number of deals through each such state is known, and with it the
 * number of deals with a certain wire at a certain place. Of `c` copies that are split into k1, k2 … there are
 * c! / (k1! k2! …) ways to say which is which.
 *
 * Where there are more states than `most`, some are drawn to stand for the others, by their weight and without bias; what
 * comes out is then an estimate, and says so.
 */
export function countDeals(puzzle: Puzzle, most: number): Tally {
  const sums = new Map<number, Float64Array>()
  let deals = 0
  let exact = !puzzle.leavesOut
  const wires = stepsOf(puzzle)
  for (const ways of combinations(puzzle)) {
    const sweep = new Sweep(puzzle, ways, wires, most)
    sweep.run()
    deals += sweep.deals
    exact &&= sweep.exact
    if (sweep.deals > 0) sweep.addTo(sums)
  }
  const none = new Float64Array(0)
  return { deals, exact, wires, at: (holder, step) => sums.get(holder * wires.length + step) ?? none }
}

/** Only how many. */
export function countOnly(puzzle: Puzzle, most: number): number {
  const wires = stepsOf(puzzle)
  let deals = 0
  for (const ways of combinations(puzzle)) {
    const sweep = new Sweep(puzzle, ways, wires, most)
    sweep.run()
    deals += sweep.deals
  }
  return deals
}

function stepsOf({ copies }: Puzzle): Wire[] {
  const wires: Wire[] = []
  for (let wire = 0; wire < copies.length; wire++) if (copies[wire] > 0) wires.push(wire)
  return wires
}

/** One way for each thing that can be so in several: all combinations. */
function combinations({ ways }: Puzzle): readonly (readonly Way[])[] {
  let all: Way[][] = [[]]
  for (const alternatives of ways) all = all.flatMap((chosen) => alternatives.map((way) => [...chosen, way]))
  return all
}

/** A colour that somebody has: its wires come one by one, so the state has to remember. */
interface Flag {
  readonly value: Value
  readonly among: readonly number[]
}

type LinkOf<K extends Link['kind']> = Extract<Link, { readonly kind: K }>

class Sweep {
  deals = 0
  exact = true

  readonly #puzzle: Puzzle
  readonly #wires: readonly Wire[]
  readonly #most: number
  readonly #holders: readonly Holder[]
  /** A state is one number: how far each holder is filled, in mixed radix, then the flags. */
  readonly #radix: number[] = []
  readonly #unit: number[] = []
  readonly #flagUnit: number
  readonly #states: number
  readonly #flags: Flag[] = []
  readonly #orders: LinkOf<'order'>[] = []
  readonly #pairs: LinkOf<'same' | 'apart'>[] = []
  readonly #counts: LinkOf<'count'>[] = []
  readonly #has: LinkOf<'has'>[][] = []
  /** By holder: how many of the places before this one are uncut. */
  readonly #uncut: number[][] = []
  /** By holder, step and place: the runs that may come there, one bit each. */
  readonly #open: Int32Array[][] = []
  readonly #layers: Layer[] = []
  readonly #moves: Moves = movesOf()
  readonly #random: Random

  // The state whose moves are being written: where its holders are, what they get, and what the rest could still take.
  readonly #from: Int32Array
  readonly #runs: Int32Array
  readonly #may: Int32Array
  readonly #least: Int32Array
  readonly #greatest: Int32Array

  constructor(puzzle: Puzzle, ways: readonly Way[], wires: readonly Wire[], most: number) {
    this.#puzzle = puzzle
    this.#wires = wires
    this.#most = most
    this.#holders = puzzle.holders
    this.#random = seeded(`${puzzle.holders.length}/${wires.length}`)
    const holders = puzzle.holders.length
    let unit = 1
    for (const { size } of puzzle.holders) {
      this.#unit.push(unit)
      this.#radix.push(size + 1)
      unit *= size + 1
    }
    this.#flagUnit = unit
    for (let value = 0; value < VALUES; value++) this.#has.push([])
    for (const link of [...puzzle.links, ...ways.flatMap(({ links }) => links)]) this.#take(link)
    this.#states = unit * (1 << this.#flags.length)
    for (const { places } of this.#holders) {
      const before = [0]
      for (const { cut } of places) before.push(before[before.length - 1] + (cut ? 0 : 1))
      this.#uncut.push(before)
    }
    this.#openRuns(ways)
    this.#from = new Int32Array(holders)
    this.#runs = new Int32Array(holders)
    this.#may = new Int32Array(holders)
    this.#least = new Int32Array(holders + 1)
    this.#greatest = new Int32Array(holders + 1)
  }

  #take(link: Link): void {
    switch (link.kind) {
      case 'order':
        this.#orders.push(link)
        break
      case 'count':
        this.#counts.push(link)
        break
      case 'has':
        if (link.value > 12) this.#flags.push(link)
        else this.#has[link.value].push(link)
        break
      default:
        this.#pairs.push(link)
    }
  }

  /** What each holder could take at each step by itself, without a dead end of its own later on. */
  #openRuns(ways: readonly Way[]): void {
    const more = new Map<Place, number>()
    for (const { nots } of ways) {
      for (const { spot, not } of nots) {
        const place = this.#holders[spot.holder].places[spot.at]
        more.set(place, (more.get(place) ?? 0) | not)
      }
    }
    const { copies } = this.#puzzle
    for (const holder of this.#holders) {
      const open: Int32Array[] = new Array<Int32Array>(this.#wires.length)
      if (holder.kind === 'pile') {
        for (const [step, wire] of this.#wires.entries()) open[step] = anyRuns(holder.size, copies[wire])
        this.#open.push(open)
        continue
      }
      let canEnd = new Uint8Array(holder.size + 1)
      canEnd[holder.size] = 1
      for (let step = this.#wires.length - 1; step >= 0; step--) {
        const wire = this.#wires[step]
        const runs = new Int32Array(holder.size + 1)
        const canGoOn = new Uint8Array(holder.size + 1)
        for (let from = 0; from <= holder.size; from++) {
          for (let run = 0; run <= MOST_COPIES && run <= copies[wire] && from + run <= holder.size; run++) {
            if (run > 0 && !takes(holder, from + run - 1, wire, more)) break
            if (canEnd[from + run] === 1) runs[from] |= 1 << run
          }
          canGoOn[from] = runs[from] === 0 ? 0 : 1
        }
        open[step] = runs
        canEnd = canGoOn
      }
      this.#open.push(open)
    }
  }

  run(): void {
    let layer: Layer = { key: [0], weight: [1], stands: null, moves: 0 }
    this.#layers.push(layer)
    for (let step = 0; step < this.#wires.length; step++) {
      layer = this.#forward(layer, step)
      if (layer.key.length > this.#most) {
        thin(layer, this.#promise(layer), this.#most, this.#random)
        this.exact = false
      }
      this.#layers.push(layer)
    }
    for (let state = 0; state < layer.key.length; state++)
      if (this.#isDone(layer.key[state])) this.deals += layer.weight[state]
  }

  /** At the end everybody has what they are known to have. */
  #isDone(key: number): boolean {
    return Math.floor(key / this.#flagUnit) === (1 << this.#flags.length) - 1
  }

  /** One step: every way to share out the copies of this wire. */
  #forward(layer: Layer, step: number): Layer {
    const wire = this.#wires[step]
    const value = gameValue(wire)
    const copies = this.#puzzle.copies[wire]
    const holders = this.#holders.length
    const next: Layer = { key: [], weight: [], stands: null, moves: 0 }
    const index = new StateIndex(this.#states)
    const moves = this.#moves
    const from = this.#from
    const runs = this.#runs
    const may = this.#may
    const least = this.#least
    const greatest = this.#greatest
    const unit = this.#unit
    const radix = this.#radix
    const isChecked =
      this.#orders.length > 0 ||
      (value <= 12 && (this.#pairs.length > 0 || this.#counts.length > 0 || this.#has[value].length > 0))
    const isFlagged = value > 12 && this.#flags.length > 0
    const flagUnit = this.#flagUnit
    let state = 0
    let raised = 0
    let before = 0

    const write = (number: number, weight: number, code: number): void => {
      if (isChecked && !this.#fits(value)) return
      const after = isFlagged ? this.#raise(raised, value) : raised
      const key = number + after * flagUnit
      let to = index.find(key)
      if (to < 0) {
        to = next.key.length
        index.put(key, to)
        next.key.push(key)
        next.weight.push(0)
      }
      next.weight[to] += before * weight
      moves.add(state, to, weight, code)
    }

    const share = (holder: number, left: number, number: number, weight: number, code: number): void => {
      const bits = may[holder]
      if (holder === holders - 1) {
        if (((bits >> left) & 1) === 0) return
        runs[holder] = left
        write(number + left * unit[holder], weight * INVERSE_FACTORIAL[left], code + left * POWER[holder])
        return
      }
      // The others must be able to take what is left, and need not take more than that.
      const lowest = Math.max(0, left - greatest[holder + 1])
      const highest = left - least[holder + 1]
      for (let run = lowest; run <= highest; run++) {
        if (((bits >> run) & 1) === 0) continue
        runs[holder] = run
        share(
          holder + 1,
          left - run,
          number + run * unit[holder],
          weight * INVERSE_FACTORIAL[run],
          code + run * POWER[holder],
        )
      }
    }

    for (state = 0; state < layer.key.length; state++) {
      before = layer.weight[state]
      if (before === 0) continue
      const key = layer.key[state]
      raised = Math.floor(key / flagUnit)
      const number = key - raised * flagUnit
      let rest = number
      for (let holder = 0; holder < holders; holder++) {
        const at = rest % radix[holder]
        rest = (rest - at) / radix[holder]
        from[holder] = at
        may[holder] = this.#open[holder][step][at]
      }
      for (let holder = holders - 1; holder >= 0; holder--) {
        const bits = may[holder]
        least[holder] = least[holder + 1] + 31 - Math.clz32(bits & -bits)
        greatest[holder] = greatest[holder + 1] + 31 - Math.clz32(bits)
      }
      if (copies >= least[0] && copies <= greatest[0]) share(0, copies, number, 1, 0)
    }
    index.clear(next.key)
    next.moves = moves.count
    return next
  }

  #raise(raised: number, value: Value): number {
    let after = raised
    for (let at = 0; at < this.#flags.length; at++) {
      const flag = this.#flags[at]
      if (flag.value === value && this.#uncutAmong(flag.among) > 0) after |= 1 << at
    }
    return after
  }

  #uncutAmong(among: readonly number[]): number {
    let count = 0
    for (const holder of among) {
      const before = this.#uncut[holder]
      count += before[this.#from[holder] + this.#runs[holder]] - before[this.#from[holder]]
    }
    return count
  }

  #comes({ holder, at }: Spot): boolean {
    return this.#from[holder] <= at && at < this.#from[holder] + this.#runs[holder]
  }

  /** Whether what is known of several places together lets the copies be shared out like this. */
  #fits(value: Value): boolean {
    const from = this.#from
    const runs = this.#runs
    for (const { low, high, strict } of this.#orders) {
      if (!this.#comes(high)) continue
      if (from[low.holder] + (strict ? 0 : runs[low.holder]) <= low.at) return false
    }
    if (value > 12) return true
    for (const { kind, a, b } of this.#pairs) {
      if (kind === 'same' ? this.#comes(a) !== this.#comes(b) : this.#comes(a) && this.#comes(b)) return false
    }
    for (const { at, among, seen, number } of this.#counts) {
      if (!this.#comes(at)) continue
      let count = seen[value]
      for (const holder of among) count += runs[holder]
      if (count !== number) return false
    }
    for (const { among } of this.#has[value]) if (this.#uncutAmong(among) === 0) return false
    return true
  }

  /** Backward: the deals from each state on, and so those with each move in them. */
  addTo(sums: Map<number, Float64Array>): void {
    const steps = this.#wires.length
    const { from, to, weight, code } = this.#moves
    let after = Float64Array.from(this.#layers[steps].key, (key) => (this.#isDone(key) ? 1 : 0))
    for (let step = steps - 1; step >= 0; step--) {
      const layer = this.#layers[step]
      const next = this.#layers[step + 1]
      const { stands } = next
      const before = new Float64Array(layer.key.length)
      const tallies = this.#holders.map(({ size }, holder) => {
        const key = holder * steps + step
        const found = sums.get(key) ?? new Float64Array((size + 1) * RUNS)
        sums.set(key, found)
        return found
      })
      const filled = this.#filled(layer)
      const holders = this.#holders.length
      for (let move = layer.moves; move < next.moves; move++) {
        const state = from[move]
        const goal = to[move]
        const onward = weight[move] * after[goal] * (stands === null ? 1 : stands[goal])
        if (onward === 0) continue
        before[state] += onward
        const deals = layer.weight[state] * onward
        let rest = code[move]
        for (let holder = 0; rest > 0; holder++) {
          const run = rest % RUNS
          rest = (rest - run) / RUNS
          if (run > 0) tallies[holder][filled[state * holders + holder] * RUNS + run] += deals
        }
      }
      after = before
    }
  }

  /** About how many deals go through each state: up to here, times the ways to fill the rest in whatever order. */
  #promise(layer: Layer): number[] {
    const holders = this.#holders.length
    const filled = this.#filled(layer)
    return layer.weight.map((weight, state) => {
      let promise = weight
      for (let holder = 0; holder < holders; holder++) {
        const left = this.#holders[holder].size - filled[state * holders + holder]
        for (let factor = 2; factor <= left; factor++) promise /= factor
      }
      return promise
    })
  }

  /** How far each holder is filled in each state, one state after the other. */
  #filled({ key }: Layer): Uint8Array {
    const holders = this.#holders.length
    const filled = new Uint8Array(key.length * holders)
    for (let state = 0; state < key.length; state++) {
      let rest = key[state] % this.#flagUnit
      for (let holder = 0; holder < holders; holder++) {
        const at = rest % this.#radix[holder]
        rest = (rest - at) / this.#radix[holder]
        filled[state * holders + holder] = at
      }
    }
    return filled
  }
}

const POWER: readonly number[] = Array.from({ length: 20 }, (_, exponent) => RUNS ** exponent)

const ANY_RUNS = new Map<number, Int32Array>()

/** For a holder in no order, which takes anything: so many copies of a wire, as far as there is room. */
function anyRuns(size: number, copies: number): Int32Array {
  const key = size * RUNS + Math.min(copies, MOST_COPIES)
  let runs = ANY_RUNS.get(key)
  if (runs === undefined) {
    runs = Int32Array.from({ length: size + 1 }, (_, from) => {
      return (1 << (Math.min(copies, MOST_COPIES, size - from) + 1)) - 1
    })
    ANY_RUNS.set(key, runs)
  }
  return runs
}

/** Whether this wire may come to that place of a holder. */
function takes({ kind, places, colour }: Holder, at: number, wire: Wire, more: ReadonlyMap<Place, number>): boolean {
  if (kind === 'aside') return gameValue(wire) === colour
  const place = places[at]
  if (place.known !== 0) return place.known === wire
  const not = place.not | (more.get(place) ?? 0)
  return ((not >> gameValue(wire)) & 1) === 0 && wire >= place.low && wire <= place.high
}

/** The states after a step, and the deals up to each of them. */
interface Layer {
  readonly key: number[]
  readonly weight: number[]
  /** After thinning: for how many like it a state stands; 0 for one that is left out. */
  stands: Float64Array | null
  /** How many moves there were up to here. */
  moves: number
}

/**
 * Leaves about so many states. Those of the greatest promise all stay; of the others each is drawn with a chance in
 * proportion to its promise, and one that is drawn weighs as much as it takes to stand for those that are not.
 */
function thin(layer: Layer, promise: readonly number[], most: number, random: Random): void {
  const sorted = promise.toSorted((a, b) => b - a)
  let rest = sorted.reduce((sum, part) => sum + part, 0)
  let kept = 0
  while (kept < most && sorted[kept] * (most - kept) >= rest) rest -= sorted[kept++]
  const threshold = kept >= most ? sorted[most - 1] : rest / (most - kept)
  layer.stands = Float64Array.from(promise, (part) => {
    if (part >= threshold) return 1
    return word(random) / 2 ** 32 < part / threshold ? threshold / part : 0
  })
  for (let state = 0; state < layer.weight.length; state++) layer.weight[state] *= layer.stands[state]
}

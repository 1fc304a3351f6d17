import type { ActionJson, Json, Seat } from '@riposte/kernel'
import type { actions } from '../actions.ts'
import { RED, type Value } from '../wires.ts'
import type { Forms, Prefer } from './forms.ts'
import { type Prices, prices } from './risk.ts'
import { jsonOf, readValue, type Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** Something to do in a turn, with what it risks. */
export interface Option {
  /** The part of the chance to win that it is expected to cost. */
  readonly cost: number
  /** How likely it does what it is meant to. */
  readonly success: number
  readonly value: Value
  readonly kind: 'dual' | 'double' | 'solo' | 'card' | 'special'
  readonly target: Seat
  readonly places: readonly number[]
  action(): ActionJson | null
}

/** Wires looked at together with others: of each stand only the likeliest ones. */
const LIKELIEST = 4

/** Every plain cut that is open, and what it risks. */
export class Cuts {
  readonly #sight: Sight
  readonly #forms: Forms
  readonly #prices: Prices
  readonly #extras: (value: Value) => Prefer

  constructor(sight: Sight, forms: Forms, extras: (value: Value) => Prefer) {
    this.#sight = sight
    this.#forms = forms
    this.#prices = prices(sight)
    this.#extras = extras
  }

  cost(success: number, red: number, bothRed = 0): number {
    const { miss, red: redPrice, bothRed: bothPrice } = this.#prices
    const missed = Math.max(0, 1 - success - red - bothRed)
    return missed * miss + red * redPrice + bothRed * bothPrice
  }

  /** BB-9.1: the wires that can be pointed at, and what can be announced. */
  duals(): Option[] {
    const options: Option[] = []
    const unseen = this.#unseen()
    for (const target of this.#forms.next('dualCut', []) as readonly Seat[]) {
      const places = this.#forms.next('dualCut', [target]) as readonly number[]
      if (places.length === 0) continue
      const values = this.#forms.next('dualCut', [target, places[0]])
      for (const place of places) {
        const chances = this.#sight.chance(target, place)
        const red = this.#sight.red(target, place)
        for (const json of values) {
          const value = readValue(json)
          if (this.#sight.own(value) > 0) {
            const success = value === this.#sight.view.redLike ? 0 : chances[value]
            if (success > 0) options.push(this.#dual(target, place, value, success, this.cost(success, red)))
          } else if (chances[value] > 0) {
            for (const own of unseen) options.push(...this.#withUnseen(target, place, value, own))
          }
        }
      }
    }
    return options
  }

  #dual(target: Seat, place: number, value: Value, success: number, cost: number): Option {
    const begun = [target, place, jsonOf(value)]
    const action = () => this.#forms.complete('dualCut', begun, this.#prefer(value))
    return {
      cost: cost + this.#surcharge(target, place),
      success,
      value,
      kind: 'dual',
      target,
      places: [place],
      action,
    }
  }

  /** BB-M56.3: a teammate's wire that its owner does not see costs a step. */
  #surcharge(target: Seat, place: number): number {
    if (!this.#sight.view.players[target].wires[place].upsideDown) return 0
    return Math.max(WEIGHTS.surcharge, this.#prices.miss + 0.02)
  }

  /** The own wires that only the others see. */
  #unseen(): number[] {
    const { wires } = this.#sight.view.players[this.#sight.me]
    return wires.flatMap(({ upsideDown }, place) => (upsideDown ? [place] : []))
  }

  /** BB-S11.4: both have to be right, or it explodes. */
  #withUnseen(target: Seat, place: number, value: Value, own: number): Option[] {
    const mine = this.#sight.chance(this.#sight.me, own)[value]
    const likely = Math.min(mine, this.#sight.chance(target, place)[value])
    if (likely < 0.2) return []
    const both = this.#sight.beliefs.together([
      { seat: this.#sight.me, place: own, values: 1 << value },
      { seat: target, place, values: 1 << value },
    ])
    const begun = [target, place, jsonOf(value), own]
    const action = () => this.#forms.complete('dualCut', begun, this.#prefer(value))
    const cost = 1 - both + both * this.#surcharge(target, place)
    return [{ cost, success: both, value, kind: 'dual', target, places: [place], action }]
  }

  /** BB-9.2 */
  doubles(): Option[] {
    const options: Option[] = []
    for (const target of this.#forms.next('dualCutDoubleDetector', []) as readonly Seat[]) {
      const places = this.#forms.next('dualCutDoubleDetector', [target]) as readonly number[]
      const second = this.#forms.next('dualCutDoubleDetector', [target, places[0]])
      const values = this.#forms.next('dualCutDoubleDetector', [target, places[0], second[0]])
      for (const json of values) {
        const value = readValue(json)
        if (value === this.#sight.view.redLike) continue
        for (const chosen of this.groups(target, places, value, 2)) {
          const [a, b] = chosen
          const success = this.#sight.beliefs.anyOf(target, chosen, value)
          const bothRed = this.#bothRed(target, a, b)
          const cost = this.cost(success, 0, bothRed)
          const begun = [target, a, b, json]
          const action = () => this.#forms.complete('dualCutDoubleDetector', begun, this.#prefer(value))
          options.push({ cost, success, value, kind: 'double', target, places: chosen, action })
        }
      }
    }
    return options
  }

  #bothRed(target: Seat, a: number, b: number): number {
    const [one, other] = [this.#sight.red(target, a), this.#sight.red(target, b)]
    if (one === 0 || other === 0) return 0
    if (this.#sight.left(RED) - this.#sight.own(RED) < 2 && this.#sight.view.redLike === null) return 0
    return one * other
  }

  /** So many wires of one stand that a detector could look at: of the likeliest ones, all groups. */
  groups(target: Seat, places: readonly number[], value: Value, size: number): number[][] {
    const { wires, stands } = this.#sight.view.players[target]
    const found: number[][] = []
    for (let stand = 0; stand < stands.length; stand++) {
      const there = places
        // BB-M56.3: what stands upside down is better left alone.
        .filter((place) => wires[place].stand === stand && !wires[place].upsideDown)
        .filter((place) => this.#sight.chance(target, place)[value] > 0)
        .sort((a, b) => this.#sight.chance(target, b)[value] - this.#sight.chance(target, a)[value])
        .slice(0, LIKELIEST + size - 2)
      const others = places.filter(
        (place) => wires[place].stand === stand && !wires[place].upsideDown && !there.includes(place),
      )
      while (there.length > 0 && there.length < size && others.length > 0) there.push(others.shift() as number)
      choose(
        there.sort((a, b) => a - b),
        size,
        [],
        0,
        found,
      )
    }
    return found
  }

  /** BB-9.4 */
  solos(): Option[] {
    const options: Option[] = []
    for (const json of this.#forms.next('soloCut', [])) {
      const value = readValue(json)
      if (value === this.#sight.view.redLike) continue
      for (const named of this.#soloNames(json)) {
        const claims = named.flatMap((place) =>
          place === null ? [] : [{ seat: this.#sight.me, place, values: 1 << value }],
        )
        const success = this.#sight.beliefs.together(claims)
        const action = () => this.#forms.complete('soloCut', [json, ...named], this.#extras(value))
        options.push({ cost: 1 - success, success, value, kind: 'solo', target: this.#sight.me, places: [], action })
      }
    }
    return options
  }

  /** BB-S11.5: the own wires that one does not see and could mean: none, where the others will do. */
  #soloNames(json: Json): (readonly [number | null, number | null])[] {
    const unseen = (begun: readonly Json[]) => {
      const domain = this.#forms.next('soloCut', begun) as readonly (number | null)[]
      return domain.includes(null) ? [null] : domain
    }
    return unseen([json]).flatMap((first) =>
      unseen([json, first]).flatMap((second) =>
        first !== null && second !== null && second < first ? [] : [[first, second] as const],
      ),
    )
  }

  /** Which own wire is cut along, and what the mission wants to know. */
  #prefer(value: Value): Prefer {
    return (field, domain) =>
      field === 'actorTileIndex' ? this.#ownWire(value, domain) : this.#extras(value)(field, domain)
  }

  /** The one that tells the others most: what they know already they can still use. */
  #ownWire(value: Value, domain: readonly Json[]): Json | undefined {
    return this.revealing(value, (place) => domain.includes(place)).place
  }

  /** Which own wire of a value tells the others most when it is cut, and how many bits. */
  revealing(value: Value, isOpen: (place: number) => boolean = () => true): { place?: number; bits: number } {
    let found: { place?: number; bits: number } = { bits: 0 }
    for (const { place, value: own } of this.#sight.hand) {
      if (own !== value || !isOpen(place)) continue
      const bits = this.#sight.open.revealing(place, value)
      if (found.place === undefined || bits > found.bits) found = { place, bits }
    }
    return found
  }
}

function choose(from: readonly number[], size: number, begun: number[], at: number, out: number[][]): void {
  if (begun.length === size) {
    out.push(begun.slice())
    return
  }
  for (let next = at; next < from.length; next++) {
    begun.push(from[next])
    choose(from, size, begun, next + 1, out)
    begun.pop()
  }
}

export type ActionName = keyof typeof actions

import type { ActionJson, Json } from '@riposte/kernel'
import { allowsNumber } from '../constraints/card.ts'
import {
  BUNKER,
  type Bunker,
  hasSaw,
  isOpenWay,
  leadsTo,
  type Place,
  stripedAt,
  WAYS,
  type Way,
} from '../modules/bunker-map.ts'
import type { ConstraintId } from '../names.ts'
import { COPIES, type Value } from '../wires.ts'
import type { Option } from './cuts.ts'
import { stepPrice } from './risk.ts'
import { readValue, type Sight } from './sight.ts'

type Cards = Readonly<Record<Way | 'action', ConstraintId>>

interface Standee extends Place {
  readonly cards: Cards
  readonly activated: readonly string[]
}

/** Nothing has to be activated after this. */
const LAST = 'back_detonator'
const NUMBERS = 12
/** As many cuts as this are never needed. */
const FAR = 60
const ROUNDS = 60
/** With more cuts to come than this it does not matter which numbers are used up. */
const FEW_CUTS = 10

/** Where the standee may be, with what is activated by then, and where it can go from there. */
interface Stop {
  readonly isEnd: boolean
  readonly moves: readonly { readonly way: Way | 'action'; readonly to: string; readonly saw: boolean }[]
}

const keyOf = ({ floor, cell }: Place, activated: readonly string[]) => `${floor} ${cell.join()} ${activated.join()}`

/** The map is always the same one. */
const MAPS = new Map<Bunker, ReadonlyMap<string, Stop>>()

function stopsOf(bunker: Bunker): ReadonlyMap<string, Stop> {
  const known = MAPS.get(bunker)
  if (known !== undefined) return known
  const stops = new Map<string, Stop>()
  const open: { place: Place; activated: readonly string[] }[] = [{ place: bunker.start, activated: [] }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { place, activated } = next
    const key = keyOf(place, activated)
    if (stops.has(key)) continue
    const moves: { way: Way | 'action'; to: string; saw: boolean }[] = []
    const go = (way: Way | 'action', to: Place, then: readonly string[]) => {
      moves.push({ way, to: keyOf(to, then), saw: way !== 'action' && hasSaw(bunker, to) })
      open.push({ place: to, activated: then })
    }
    const striped = stripedAt(bunker, place)
    if (striped !== null && !activated.includes(striped)) go('action', place, [...activated, striped])
    else
      for (const way of WAYS)
        if (isOpenWay(bunker, place, way, activated)) go(way, leadsTo(bunker, place, way), activated)
    stops.set(key, { isEnd: activated.includes(LAST), moves })
  }
  MAPS.set(bunker, stops)
  return stops
}

/** How many cuts it takes from anywhere to the last activation, when each player has the better of two numbers to cut. */
class Route {
  readonly #stops: ReadonlyMap<string, Stop>
  readonly #cards: Cards
  readonly #saw: number
  readonly #cuts = new Map<string, number>()

  /**
   * @param left how many wires of each number are left
   * @param saw what a saw costs, in cuts
   */
  constructor(bunker: Bunker, cards: Cards, left: (value: Value) => number, saw: number) {
    this.#stops = stopsOf(bunker)
    this.#cards = cards
    this.#saw = saw
    const all = NUMBER_LIST.reduce((sum, value) => sum + left(value), 0)
    const shares = NUMBER_LIST.map((value) => (all === 0 ? 0 : left(value) / all))
    for (const [key, { isEnd }] of this.#stops) this.#cuts.set(key, isEnd ? 0 : FAR)
    for (let round = 0; round < ROUNDS; round++) if (!this.#improve(shares)) break
  }

  #improve(shares: readonly number[]): boolean {
    let changed = false
    for (const [key, { isEnd }] of this.#stops) {
      if (isEnd) continue
      const found = Math.min(FAR, 1 + this.#better(key, shares))
      if (Math.abs(found - this.cuts(key)) < 0.01) continue
      this.#cuts.set(key, found)
      changed = true
    }
    return changed
  }

  /** What the better one of two numbers leads to. */
  #better(key: string, shares: readonly number[]): number {
    const all = NUMBER_LIST.map((value, at) => ({ then: this.after(key, value), share: shares[at] }))
    all.sort((a, b) => a.then - b.then)
    let sum = 0
    let worse = 1
    for (const { then, share } of all) {
      const rest = Math.max(0, worse - share)
      sum += then * (worse * worse - rest * rest)
      worse = rest
    }
    return sum
  }

  cuts(key: string): number {
    return this.#cuts.get(key) ?? FAR
  }

  /** The best that a step with this number can lead to; a certain one where it is said. */
  after(key: string, value: Value, choice?: Json): number {
    let best = Number.POSITIVE_INFINITY
    for (const { way, to, saw } of this.#stops.get(key)?.moves ?? []) {
      if (choice !== undefined && way !== 'action' && way !== choice) continue
      if (allowsNumber(this.#cards[way], value)) best = Math.min(best, this.cuts(to) + (saw ? this.#saw : 0))
    }
    // BB-M66.4: nowhere to go.
    return best === Number.POSITIVE_INFINITY ? this.cuts(key) : best
  }
}

const NUMBER_LIST: readonly Value[] = Array.from({ length: NUMBERS }, (_, at) => at + 1)

const ROUTES = new WeakMap<Sight, Map<Value, Route>>()

/** The way as it is now, or once two wires of a number are cut. */
function routeOf(sight: Sight, { cards }: Standee, cut: Value = 0): Route {
  let routes = ROUTES.get(sight)
  if (routes === undefined) {
    routes = new Map<Value, Route>()
    ROUTES.set(sight, routes)
  }
  let route = routes.get(cut)
  if (route === undefined) {
    // BB-M66.7: dearer, the fewer steps are left.
    const saw = stepPrice(sight.dialLeft) / 0.1
    const left = (value: Value) => Math.max(0, sight.left(value) - (value === cut ? 2 : 0))
    route = new Route(BUNKER, cards, left, saw)
    routes.set(cut, route)
  }
  return route
}

/** BB-M66.3, BB-M66.10: what a cut of this number changes in how far it is to the end; less than nothing where it gains. */
export function bunkerPrice(sight: Sight, { value, kind, success }: Option): number {
  const standee = sight.rules<Standee>('bunker-board')
  if (standee === undefined || value > NUMBERS || standee.activated.includes(LAST)) return 0
  const route = routeOf(sight, standee)
  const here = keyOf(standee, standee.activated)
  const cuts = NUMBER_LIST.reduce((sum, number) => sum + sight.left(number), 0) / 2
  const spare = cuts - route.cuts(here)
  const isFour = kind === 'solo' && sight.left(value) === COPIES
  // Towards the end it matters which numbers are left for the way.
  const then = cuts <= FEW_CUTS ? routeOf(sight, standee, value) : route
  const gained = route.cuts(here) - then.after(here, value)
  // Four at once give two steps, but two cuts are gone as well.
  return -success * gained * (spare > 8 ? 0.15 : spare > 3 ? 0.2 : 0.3) * (isFour ? 1.2 : 1)
}

/** BB-M66.3: an activation if there is one, else the way that is shortest. */
export function bunkerChoice({
  sight,
  legal,
  about,
}: {
  readonly sight: Sight
  readonly legal: readonly ActionJson[]
  readonly about: Readonly<Record<string, Json>>
}): ActionJson | null {
  const standee = sight.rules<Standee>('bunker-board')
  if (standee === undefined) return legal[0]
  const route = routeOf(sight, standee)
  const value = readValue(about.value)
  let best = legal[0]
  let least = Number.POSITIVE_INFINITY
  for (const action of legal) {
    const left = route.after(keyOf(standee, standee.activated), value, action.choice)
    if (left < least) {
      least = left
      best = action
    }
  }
  return best
}

import type { ActionJson, Json, Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import type { Cuts, Option } from './cuts.ts'
import type { Forms, Prefer } from './forms.ts'
import { only, type Told } from './open-hand.ts'
import { COPIES, jsonOf, readValue, type Sight, VALUES } from './sight.ts'
import { toldBy } from './tell.ts'

/** With less to lose than this a turn is safe. */
const SAFE = 0.02
/** What is worth a Stabilizer, a Coffee Mug. */
const RISKY = 0.05

type Use = (using: Using) => ActionJson | null

interface Using {
  readonly sight: Sight
  readonly forms: Forms
  /** What the best cut without a card would cost. */
  readonly cost: number
  use(begun: readonly Json[], prefer?: Prefer): ActionJson | null
  /** What may stand in a field of this card, given those before it. */
  next(begun: readonly Json[]): readonly Json[]
}

const NOTHING = null

/** A card that does not use up the turn, before the cut; null when there is none to use now. */
export function cardsFirst(sight: Sight, forms: Forms, plain: Option | null): ActionJson | null {
  const cost = plain?.cost ?? 1
  for (const id of forms.next('useEquipment', []) as readonly string[]) {
    const using: Using = {
      sight,
      forms,
      cost,
      use: (begun, prefer) => forms.complete('useEquipment', [id, ...begun], prefer),
      next: (begun) => forms.next('useEquipment', [id, ...begun]),
    }
    const action = FIRST[id]?.(using) ?? null
    if (action !== null) return action
  }
  return abilityFirst(sight, forms, cost)
}

/** BB-C.5: what an expert can do without using up the turn. */
function abilityFirst(sight: Sight, forms: Forms, cost: number): ActionJson | null {
  const id = ABILITIES[sight.view.players[sight.me].character ?? '']
  if (id === undefined || FIRST[id] === undefined || forms.next('useCharacterAbility', []).length === 0) return null
  return FIRST[id]({
    sight,
    forms,
    cost,
    use: (begun, prefer) => forms.complete('useCharacterAbility', begun, prefer),
    next: (begun) => forms.next('useCharacterAbility', begun),
  })
}

/** BB-C.2 */
const ABILITIES: Readonly<Record<string, string>> = {
  character_e1: 'general_radar',
  character_e2: 'talkies_walkies',
  character_e3: 'triple_detector',
  character_e4: 'x_or_y_ray',
}

/** What a card is used on; what is not named is left empty. */
function fields(named: Partial<Record<number, Json>>): Json[] {
  const last = Math.max(-1, ...Object.keys(named).map(Number))
  return Array.from({ length: last + 1 }, (_, at) => named[at] ?? NOTHING)
}
const [PLAYER, , PLACE_A, PLACE_B, PLACE_C, VALUE_A, VALUE_B, STAND] = [0, 1, 2, 3, 4, 5, 6, 7]

const FIRST: Readonly<Record<string, Use>> = {
  // BB-E06, BB-EY
  rewinder: ({ sight, use }) => (sight.view.dial > 0 ? use([]) : null),
  false_bottom: ({ use }) => use([]),
  // BB-E1010: what it cuts is chosen by chance, and nobody pays for it.
  disintegrator: ({ sight, use }) => (sight.view.redLike === null ? use([]) : null),
  emergency_drop({ sight, use }) {
    const used = sight.view.equipment.filter((card) => card.used).length
    return used >= 2 || (used === 1 && sight.view.equipment.every((card) => card.used || card.id === 'emergency_drop'))
      ? use([])
      : null
  },
  emergency_batteries({ sight, use, next }) {
    const used = next([])
    const { length } = sight.view.players
    if (used.length < Math.min(2, length)) return null
    // The own one first, then whoever plays next.
    const order = (seat: Json) => (Number(seat) - sight.me + length) % length
    const [first, second] = used.toSorted((a, b) => order(a) - order(b))
    return use([first, second ?? null])
  },
  post_it({ sight, use, next }) {
    const wires = next(fields({ [PLACE_A - 1]: null })) as readonly number[]
    const best = bestTold(
      sight,
      wires.map((place) => ({ place, told: toldBy(sight, place, ownValue(sight, place)) })),
    )
    return best === null ? null : use(fields({ [PLACE_A]: best }), (_field, domain) => domain[domain.length - 1])
  },
  label_eq: (using) => label(using, 'same'),
  label_neq: (using) => label(using, 'apart'),
  single_wire_label({ sight, use, next }) {
    const wires = next(fields({ [PLACE_A - 1]: null })) as readonly number[]
    const best = bestTold(
      sight,
      wires.map((place) => ({
        place,
        told: { not: new Map([[place, only(1 << ownValue(sight, place))]]), count: { place, number: 1 } },
      })),
    )
    return best === null ? null : use(fields({ [PLACE_A]: best }))
  },
  // BB-E08: what is asked for has to be worth knowing now.
  general_radar({ sight, use, cost }) {
    if (cost < SAFE) return null
    let best = 0
    let most = 0.5
    for (let value = 1; value <= 12; value++) {
      if (sight.own(value) === 0 || sight.left(value) === sight.own(value)) continue
      let doubt = 0
      for (const seat of sight.mates) {
        const holds = sight.holds(seat, value)
        if (holds > 0 && holds < 1) doubt -= holds * Math.log2(holds) + (1 - holds) * Math.log2(1 - holds)
      }
      if (doubt > most) {
        most = doubt
        best = value
      }
    }
    return best === 0 ? null : use(fields({ [VALUE_A]: best }))
  },
  stabilizer: ({ use, cost }) => (cost > RISKY ? use([]) : null),
  // BB-E02: of two equal wires one is given away, and one knows where it stands.
  talkies_walkies({ sight, use, next, cost }) {
    if (cost < SAFE) return null
    const mates = next([]) as readonly Seat[]
    if (mates.length === 0) return null
    const wires = next([mates[0], null]) as readonly number[]
    const given = wires.find((place) => {
      const value = ownValue(sight, place)
      return value <= 12 && value !== sight.view.redLike && sight.own(value) >= 2 && isOpen(sight, value)
    })
    return given === undefined ? null : use([mates[0], null, given])
  },
  // BB-E1111: a wire that makes a pair or four with all that is left.
  grappling_hook({ sight, use, next, cost }) {
    if (cost < SAFE) return null
    let best: readonly [Seat, number] | null = null
    let most = 0.5
    for (const mate of next([]) as readonly Seat[]) {
      for (const place of next([mate, null]) as readonly number[]) {
        const chances = sight.chance(mate, place)
        let solo = 0
        for (let value = 1; value <= 12; value++) {
          const left = sight.left(value)
          if ((left === 2 || left === COPIES) && sight.own(value) === left - 1) solo += chances[value]
        }
        if (solo > most) {
          most = solo
          best = [mate, place]
        }
      }
    }
    return best === null ? null : use([best[0], null, best[1]])
  },
  // BB-E11: somebody else has something safe to do.
  coffee_mug({ sight, use, next, cost }) {
    if (cost < RISKY) return null
    let best: Seat = -1
    let most = 0.75
    for (const mate of next([]) as readonly Seat[]) {
      const safe = hasSafeCut(sight, mate)
      if (safe > most) {
        most = safe
        best = mate
      }
    }
    return best < 0 ? null : use([best])
  },
}

/** Whether the mission lets this number be announced now, as far as the own hand can tell. */
function isOpen(sight: Sight, value: Value): boolean {
  return sight.left(value) > 0
}

function ownValue(sight: Sight, place: number): Value {
  return readValue(sight.view.players[sight.me].wires[place].value)
}

/** How likely this teammate has a wire for one that everybody can name, in another hand. */
function hasSafeCut(sight: Sight, mate: Seat): number {
  let most = 0
  for (const [seat, { tokens, wires }] of sight.view.players.entries()) {
    if (seat === mate) continue
    for (const { kind, says, value, place } of tokens) {
      if (kind !== 'value' || says !== 'is' || place < 0 || wires[place].cut) continue
      most = Math.max(most, sight.holds(mate, readValue(value)))
    }
  }
  return most
}

/** The place about which most is told. */
function bestTold(sight: Sight, offers: readonly { readonly place: number; readonly told: Told }[]): number | null {
  const hand = sight.open
  let best: number | null = null
  let most = 0.3
  for (const { place, told } of offers) {
    const gain = hand.gain(told)
    if (gain > most) {
      most = gain
      best = place
    }
  }
  return best
}

/** BB-E01, BB-E12: the two neighbours about which most is told. */
function label({ sight, use, next }: Using, kind: 'same' | 'apart'): ActionJson | null {
  const hand = sight.open
  let best: readonly [number, number] | null = null
  let most = 0.3
  for (const a of next(fields({ [PLACE_A - 1]: null })) as readonly number[]) {
    for (const b of next(fields({ [PLACE_A]: a })) as readonly number[]) {
      if (b < a) continue
      const gain = hand.gain({ pair: { kind, a, b } })
      if (gain > most) {
        most = gain
        best = [a, b]
      }
    }
  }
  return best === null ? null : use(fields({ [PLACE_A]: best[0], [PLACE_B]: best[1] }))
}

// ---- cards that cut ---------------------------------------------------------------------------------------------------

/** BB-E03, BB-E05, BB-E10, BB-E99: cuts with a card, or with an expert's ability. */
export function cuttingCards(sight: Sight, forms: Forms, cuts: Cuts): Option[] {
  const options: Option[] = []
  for (const id of forms.next('useEquipment', []) as readonly string[]) {
    const make = CUTTING[id]
    if (make !== undefined)
      options.push(
        ...make(
          sight,
          cuts,
          (begun) => forms.complete('useEquipment', [id, ...begun]),
          (begun) => forms.next('useEquipment', [id, ...begun]),
        ),
      )
  }
  const make = CUTTING[ABILITIES[sight.view.players[sight.me].character ?? ''] ?? '']
  if (make !== undefined && forms.next('useCharacterAbility', []).length > 0) {
    options.push(
      ...make(
        sight,
        cuts,
        (begun) => forms.complete('useCharacterAbility', begun),
        (begun) => forms.next('useCharacterAbility', begun),
      ),
    )
  }
  return options
}

type Complete = (begun: readonly Json[]) => ActionJson | null
type Next = (begun: readonly Json[]) => readonly Json[]
type MakeOptions = (sight: Sight, cuts: Cuts, complete: Complete, next: Next) => Option[]

const CUTTING: Readonly<Record<string, MakeOptions>> = {
  triple_detector(sight, cuts, complete, next) {
    const options: Option[] = []
    for (const target of next([]) as readonly Seat[]) {
      const places = uncut(sight, target)
      for (const value of announceable(sight)) {
        for (const group of cuts.groups(target, places, value, 3)) {
          const success = sight.beliefs.anyOf(target, group, value)
          const cost = cuts.cost(
            success,
            group.reduce((all, place) => all * sight.red(target, place), 1),
          )
          const [a, b, c] = group
          const begun = fields({ [PLAYER]: target, [PLACE_A]: a, [PLACE_B]: b, [PLACE_C]: c, [VALUE_A]: jsonOf(value) })
          const action = () => complete(begun)
          options.push({ cost, success, value, kind: 'card', target, places: group, action })
        }
      }
    }
    return options
  },
  super_detector(sight, cuts, complete, next) {
    const options: Option[] = []
    for (const target of next([]) as readonly Seat[]) {
      const { stands, wires } = sight.view.players[target]
      for (let stand = 0; stand < stands.length; stand++) {
        const places = uncut(sight, target).filter(
          (place) => wires[place].stand === stand && !wires[place].x && !wires[place].upsideDown,
        )
        if (places.length === 0) continue
        for (const value of announceable(sight)) {
          const success = sight.beliefs.anyOf(target, places, value)
          const begun = fields({
            [PLAYER]: target,
            [VALUE_A]: jsonOf(value),
            [STAND]: stands.length > 1 ? stand : null,
          })
          const action = () => complete(begun)
          options.push({ cost: cuts.cost(success, 0), success, value, kind: 'card', target, places, action })
        }
      }
    }
    return options
  },
  x_or_y_ray(sight, cuts, complete, next) {
    const options: Option[] = []
    for (const target of next([]) as readonly Seat[]) {
      for (const place of next([target, null]) as readonly number[]) {
        const chances = sight.chance(target, place)
        const [a, b] = announceable(sight).sort((one, other) => chances[other] - chances[one])
        if (b === undefined) continue
        const success = chances[a] + chances[b]
        const cost = cuts.cost(success, sight.red(target, place))
        const begun = fields({ [PLAYER]: target, [PLACE_A]: place, [VALUE_A]: jsonOf(a), [VALUE_B]: jsonOf(b) })
        options.push({ cost, success, value: a, kind: 'card', target, places: [place], action: () => complete(begun) })
      }
    }
    return options
  },
  fast_pass(sight, _cuts, complete, next) {
    return next(fields({ [VALUE_A - 1]: null })).map((json): Option => {
      const begun = fields({ [VALUE_A]: json })
      const action = () => complete(begun)
      return { cost: 0, success: 1, value: readValue(json), kind: 'card', target: sight.me, places: [], action }
    })
  },
}

function uncut(sight: Sight, seat: Seat): number[] {
  return sight.view.players[seat].wires.flatMap(({ cut, x }, place) => (cut || x ? [] : [place]))
}

/** The numbers in the own hand. */
function announceable(sight: Sight): Value[] {
  const values: Value[] = []
  for (let value = 1; value < VALUES - 2; value++) {
    if (sight.own(value) > 0 && value !== sight.view.redLike) values.push(value)
  }
  return values
}

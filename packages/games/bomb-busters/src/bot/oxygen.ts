import type { Seat } from '@riposte/kernel'
import { oxygen, priceOf } from '../modules/oxygen.ts'
import type { Value } from '../wires.ts'
import { Bottle } from './bottle.ts'
import type { Option } from './cuts.ts'
import { OwnOxygen } from './own-oxygen.ts'
import { roundSteps } from './oxygen-round.ts'
import type { Sight } from './sight.ts'
import { nextSeat, planPrice } from './turns-ahead.ts'

function pricesOf(sight: Sight): (value: Value) => number {
  const use = oxygen.parametersIn(sight.mission)
  return use === undefined ? () => 0 : priceOf(use.price)
}

/** Four wires for the price of two. */
const FOUR_AT_ONCE = 0.02

/** What a cut brings for those who have to breathe later. */
export function oxygenWorth(sight: Sight, { value, kind }: Option): number {
  const solo = kind === 'solo' && sight.left(value) === 4 ? FOUR_AT_ONCE : 0
  if (!isOwn(sight)) return solo
  // BB-M54.4: a number that is done pays everybody.
  const completes = value <= 12 && (sight.left(value) === 2 || solo > 0)
  return (completes ? 0.06 : 0) + solo * 2
}

/** BB-M54: whether everybody pays with tokens of their own. */
function isOwn(sight: Sight): boolean {
  const use = oxygen.parametersIn(sight.mission)
  return use?.payFrom === 'self' && use.payTo === 'reserve' && use.endTurn !== 'giveRestToLeft'
}

/** What the turns to come will cost when this cut is paid. It is paid whether it succeeds or not (BB-S5). */
export function oxygenPrice(sight: Sight, option: Option): number {
  const { value, kind } = option
  const use = oxygen.parametersIn(sight.mission)
  if (use?.payTo === 'teammate') return planPrice(sight, bottleOf(sight).best(value).steps)
  if (isOwn(sight)) return planPrice(sight, ownOf(sight).steps(option))
  const { pool, held } = sight.rules<Supply>('oxygen') ?? { pool: 0, held: [] }
  const price = pricesOf(sight)
  const wires = kind === 'solo' && sight.left(value) === 4 ? 4 : 2
  const purse = use?.payFrom === 'reserve' ? pool : held[sight.me]
  return planPrice(sight, roundSteps(sight, price, { due: price(value), purse, wires }))
}

interface Supply {
  readonly pool: number
  readonly held: readonly number[]
}

const OWN = new WeakMap<Sight, OwnOxygen>()

function ownOf(sight: Sight): OwnOxygen {
  let own = OWN.get(sight)
  if (own === undefined) {
    own = new OwnOxygen(sight, pricesOf(sight))
    OWN.set(sight, own)
  }
  return own
}

const BOTTLES = new WeakMap<Sight, Bottle>()

function bottleOf(sight: Sight): Bottle {
  let bottle = BOTTLES.get(sight)
  if (bottle === undefined) {
    bottle = new Bottle(sight)
    BOTTLES.set(sight, bottle)
  }
  return bottle
}

/** BB-M49.2: who is given what a cut of this number costs. */
export function oxygenRecipient(sight: Sight, value: Value): Seat {
  const isGiven = oxygen.parametersIn(sight.mission)?.payTo === 'teammate'
  return isGiven ? bottleOf(sight).best(value).to : nextSeat(sight)
}

/** BB-S6: how many steps are to be expected when one does nothing. */
export function oxygenPassSteps(sight: Sight): number {
  const use = oxygen.parametersIn(sight.mission)
  if (use?.payTo === 'teammate') return bottleOf(sight).afterPass()
  if (use?.payFrom !== 'reserve') return 0
  const { pool } = sight.rules<Supply>('oxygen') ?? { pool: 0 }
  return roundSteps(sight, pricesOf(sight), { due: 0, purse: pool, wires: 0 })
}

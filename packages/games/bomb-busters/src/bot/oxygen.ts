import type { Seat } from '@riposte/kernel'
import type { Value } from '../wires.ts'
import { Bottle } from './bottle.ts'
import type { Option } from './cuts.ts'
import type { Sight } from './sight.ts'
import { titanicSteps } from './titanic.ts'
import { nextAble, nextSeat, planPrice, skipCost } from './turns-ahead.ts'

interface Depth {
  readonly from: number
  readonly to: number
  readonly cost: number
}

function pricesOf(sight: Sight): (value: Value) => number {
  const use = sight.mission.modules.find(({ id }) => id === 'oxygen')
  if (use?.price === 'value') return (value) => value
  const depths = (use?.depths ?? []) as unknown as readonly Depth[]
  return (value) => depths.find(({ from, to }) => value >= from && value <= to)?.cost ?? 0
}

/** What is there has to do for so many: too much is bad for them, too little leaves what is dear for later. */
function unevenly(due: number, available: number, players: number): number {
  const share = available / players
  return due > share ? (due - share) * 0.02 : (share - due) * 0.006
}

/** What a cut leaves to breathe for the others. */
export function oxygenWorth(sight: Sight, { value, kind }: Option): number {
  const use = sight.mission.modules.find(({ id }) => id === 'oxygen')
  const { pool } = sight.rules<{ pool: number }>('oxygen') ?? { pool: 0 }
  const price = pricesOf(sight)
  const due = value <= 12 ? price(value) : 0
  const completes = value <= 12 && (sight.left(value) === 2 || (kind === 'solo' && sight.left(value) === 4))
  const solo = kind === 'solo' && sight.left(value) === 4 ? 0.02 : 0
  if (use?.payFrom === 'reserve') {
    // BB-M44: what is left has to do for the others of this round.
    const left = pool - due
    const { length } = sight.view.players
    const waiting = (sight.view.captain - sight.me - 1 + length) % length
    const able = waiting === 0 ? 1 : nextAble(sight, (other) => price(other) <= left)
    return -skipCost(sight, able) - Math.max(0, waiting - left) * 0.08 - unevenly(due, pool, waiting + 1) + solo
  }
  if (use?.payTo === 'teammate' || use?.endTurn === 'giveRestToLeft') return solo
  // BB-M54: a number that is done pays everybody.
  return (completes ? 0.06 : 0) - due * 0.012 + solo * 2
}

/** BB-M49, BB-M63: what the turns to come will cost, when this cut is paid. */
export function oxygenPrice(sight: Sight, { value, kind }: Option): number {
  const use = sight.mission.modules.find(({ id }) => id === 'oxygen')
  if (use?.payTo === 'teammate') return planPrice(sight, bottleOf(sight).best(value).steps)
  if (use?.endTurn !== 'giveRestToLeft') return 0
  const wires = kind === 'solo' && sight.left(value) === 4 ? 4 : 2
  return planPrice(sight, titanicSteps(sight, value, wires))
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
  const isGiven = sight.mission.modules.some(({ id, payTo }) => id === 'oxygen' && payTo === 'teammate')
  return isGiven ? bottleOf(sight).best(value).to : nextSeat(sight)
}

/** BB-S6: how many steps are to be expected when one does nothing. */
export function oxygenPassSteps(sight: Sight): number {
  const isGiven = sight.mission.modules.some(({ id, payTo }) => id === 'oxygen' && payTo === 'teammate')
  return isGiven ? bottleOf(sight).afterPass() : 0
}

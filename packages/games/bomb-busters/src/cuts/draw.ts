import { type Action, below, type Random, type Seat } from '@riposte/kernel'
import { actions } from '../actions.ts'
import { announceable, countOf, hasUnseen, placeOf } from '../hand.ts'
import { hooksAt } from '../modules/hooks.ts'
import type { Own, Pub } from '../state.ts'
import { mustReveal } from './legality.ts'

/**
 * BB-9.1: a Dual Cut at random. Searches and random matches draw little else, so where neither a module nor a wire that
 * its owner cannot see has a say, the values of each field are counted and not listed. `dualCutForm` says the same field
 * by field, and is what the rules go by.
 */
export function drawDualCut(pub: Pub, mine: Own, seat: Seat, random: Random): Action | null | 'field by field' {
  const { anyTarget, value: values, extra } = hooksAt(pub)
  if (!anyTarget || values.length > 0 || extra.length > 0 || hasUnseen(pub, seat)) return 'field by field'
  const open = announceable(pub, mine, seat)
  const mates = matesWithWires(pub, seat)
  if (open === 0 || mates === 0 || mustReveal(pub, mine)) return null
  const target = drawnBit(mates, random)
  const place = uncutPlace(pub, target, below(random, pub.players[target].uncut))
  const value = drawnBit(open, random)
  const own = below(random, 1 + countOf(pub, mine, seat, value))
  let ownPlace = -1
  for (let i = 0; i < own; i++) ownPlace = placeOf(pub, mine, seat, value, ownPlace + 1)
  return actions.dualCut.pack([target, place + 1, value, own === 0 ? 0 : ownPlace + 2])
}

/** One bit for each. */
function matesWithWires({ players }: Pub, seat: Seat): number {
  let mates = 0
  for (let mate = 0; mate < players.length; mate++) if (mate !== seat && players[mate].uncut > 0) mates |= 1 << mate
  return mates
}

/** One of the bits that are set. */
function drawnBit(bits: number, random: Random): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  let left = bits
  for (let skipped = below(random, count); skipped > 0; skipped--) left &= left - 1
  return 31 - Math.clz32(left & -left)
}

function uncutPlace({ players }: Pub, seat: Seat, nth: number): number {
  const { shown } = players[seat]
  let place = 0
  for (let left = nth; shown[place] !== 0 || left > 0; place++) if (shown[place] === 0) left--
  return place
}

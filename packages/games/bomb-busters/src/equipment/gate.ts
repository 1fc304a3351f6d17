import { type Blocked, blocked, type Seat } from '@riposte/kernel'
import { FORCED_REVEAL_REDS_REQUIRED, missionForbids } from '../blocked.ts'
import { mustReveal } from '../cuts/legality.ts'
import { missionOf } from '../missions/index.ts'
import { hooksOf } from '../modules/hooks.ts'
import { EQUIPMENT, type Equipment, STABILIZER } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { CARDS } from './card-table.ts'

const NOT_FOUND = blocked('EQUIPMENT_NOT_FOUND', 'BB-E00.5', 'That card is not in the row.')
const LOCKED = blocked('EQUIPMENT_LOCKED', 'BB-E00.5', 'That card is still locked.')
const ALREADY_USED = blocked('EQUIPMENT_ALREADY_USED', 'BB-E00.5', 'That card has been used.')
const WRONG_TIME = blocked('EQUIPMENT_TIMING_VIOLATION', 'BB-E00.4', 'That card is for your own turn.')
const STILL_ACTIVE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E00.5', 'A Stabilizer is active already.')
const NOT_FOR_CAPTAIN = missionForbids('BB-E00.5', 'The captain may not use that in this mission.')

/**
 * BB-E00.5: the gates that all cards share, in their order. The first, a forced action, is the business of the flow that
 * asks for it; the fourth, a turn that is skipped, of the flow that skips it. Gates 3, 6, 7, 9 are what the mission's
 * modules say: whoever has to cut the sevens holds other wires than reds, so the third may stand after the fifth.
 */
export function gateRefused(
  pub: Pub,
  mine: Own,
  seat: Seat,
  card: Equipment,
  payload: Blocked | null = null,
): Blocked | null {
  const isTurn = pub.current === seat
  if (isTurn && mustReveal(pub, mine)) return FORCED_REVEAL_REDS_REQUIRED
  for (const hook of hooksOf(pub)) {
    const refused = hook.equipment?.(pub, mine, seat, card) ?? null
    if (refused !== null) return refused
  }
  const { captainMayNotUse = [] } = missionOf(pub.mission).equipment
  if (seat === pub.captain && (captainMayNotUse === 'all' || captainMayNotUse.includes(EQUIPMENT[card]))) {
    return NOT_FOR_CAPTAIN
  }
  const entry = pub.row.find((found) => found.card === card)
  // BB-15.3, BB-M15.3: which cards lie face down is told to nobody, so any card that is not seen may be one of them.
  if (entry === undefined) return pub.row.some(({ faceDown }) => faceDown) ? LOCKED : NOT_FOUND
  if (entry.faceDown || !entry.unlocked || entry.lock !== 0) return LOCKED
  if (entry.used) return ALREADY_USED
  if (payload !== null) return payload
  if (CARDS[card].timing !== 'anytime' && !isTurn) return WRONG_TIME
  if (card === STABILIZER && pub.stabilizer === seat) return STILL_ACTIVE
  return null
}

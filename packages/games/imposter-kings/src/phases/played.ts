import type { Facts, Seat } from '@riposte/kernel'
import type { Card } from '../names.ts'

export const FROM_HAND = 0
export const FROM_ANTECHAMBER = 1
export const FROM_SUCCESSOR = 2

/** A play under way (IK-5.13): what its ability needs to know of how the card came down. Public, fixed when it lands. */
export interface Played extends Facts {
  readonly seat: Seat
  readonly card: Card
  readonly from: typeof FROM_HAND | typeof FROM_ANTECHAMBER | typeof FROM_SUCCESSOR
  /** IK-6.40: nothing can cancel its ability. */
  readonly immune: 0 | 1
  /** IK-5.7 step 2: the card it was played on while that lay face up, else NO_CARD. */
  readonly on: Card
  /** It was played on a Throne that was Royalty (IK-7.34a). */
  readonly onRoyalty: 0 | 1
  /** It was too low and came down by its override (IK-5.4). */
  readonly override: 0 | 1
}

/** The flow of a card's ability: it runs once the card lies in the Court and is not muted. */
export interface Ability {
  args: Played
  local: object
  steps: object
  result: void
}

import type { Table } from '@riposte/kernel'
import type { Faction } from '../../../data/factions.ts'
import { events } from '../../../events.ts'
import { NO_FACTION } from '../../../names.ts'
import type { Dune } from '../../../state.ts'
import { ownOf } from '../../../treasury.ts'

/** DU-6.3 */
export function makeAlliance(x: Table<Dune>, faction: Faction, other: Faction): void {
  x.pub.ally[faction] = other
  x.pub.ally[other] = faction
  x.tell(events.allianceMade, { faction, with: other })
}

function endPledges(x: Table<Dune>, faction: Faction): void {
  const mine = ownOf(x, faction)
  mine.pledgedBid = 0
  mine.pledgedShipment = 0
  mine.allyBid = 0
  mine.allyShipment = 0
}

/** DU-6.3, DU-6.11 */
export function breakAlliance(x: Table<Dune>, faction: Faction): void {
  const other = x.pub.ally[faction]
  x.pub.ally[faction] = NO_FACTION
  x.pub.ally[other] = NO_FACTION
  endPledges(x, faction)
  endPledges(x, other)
  x.tell(events.allianceBroken, { faction, with: other })
}

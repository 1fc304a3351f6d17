import type { Table } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { WEATHER_CONTROL } from '../data/treachery.ts'
import { events } from '../events.ts'
import { cardOfType, discard } from '../hand.ts'
import type { Dune } from '../state.ts'
import { ownOf } from '../treasury.ts'

/** DU-4.5 */
export const FARTHEST_STORM = 10

/** IN-9.3: the storm moves as far as the player says. */
export function playWeatherControl(x: Table<Dune>, faction: Faction, sectors: number): void {
  discard(x, faction, cardOfType(ownOf(x, faction).hand, WEATHER_CONTROL))
  x.tell(events.weatherControlled, { faction, sectors })
}

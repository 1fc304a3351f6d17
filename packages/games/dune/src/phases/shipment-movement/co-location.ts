import type { Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import { POLAR_SINK, TERRITORIES } from '../../data/territories.ts'
import { allyIsIn, BY_ALLIANCE, loseAll, occupies } from '../../forces.ts'
import type { Dune } from '../../state.ts'

/** DU-6.7: forces that have stayed with those of the ally go to the tanks, except in the polar sink. */
export function leaveAlly(x: Table<Dune>, faction: Faction): void {
  const { pub } = x
  if (pub.ally[faction] < 0) return
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if (territory === POLAR_SINK || !occupies(pub, faction, territory)) continue
    if (allyIsIn(pub, faction, territory)) loseAll(x, faction, territory, BY_ALLIANCE)
  }
}

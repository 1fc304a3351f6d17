import type { Action, Choices, Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import type { Ability } from '../../karama/abilities.ts'
import type { Dune, Own, Pub } from '../../state.ts'

/** What a faction may announce for its ally before anybody revives (DU-9.9 (1)). */
export interface Announcement {
  readonly faction: Faction
  readonly ability: Ability
  /** What may be announced; announcing nothing is a pass. */
  legal(mine: Own, out: Choices): void
  /** Everybody hears it. */
  announce(x: Table<Dune>, action: Action): void
  /** Nobody has prevented it. */
  stands(pub: Pub, action: Action): void
}

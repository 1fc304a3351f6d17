import type { Action, Choices, Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import type { Ability } from '../../karama/abilities.ts'
import type { Context } from '../../karama/use.ts'
import type { Dune, Own, Pub } from '../../state.ts'

/** What a faction may announce for its ally before anybody revives (DU-9.9 (1)). */
export interface Announcement {
  readonly faction: Faction
  readonly ability: Ability
  /** What may be announced; announcing nothing is a pass. */
  legal(mine: Own, out: Choices): void
  /** Everybody hears it. */
  announce(x: Table<Dune>, action: Action): void
  /** IN-2.1: what everybody may know of it in its window. */
  context(pub: Pub, action: Action): Partial<Context>
  /** Nobody has prevented it. */
  stands(pub: Pub, action: Action): void
}

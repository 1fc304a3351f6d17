import type { Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import type { Leader } from '../../data/leaders.ts'
import { KWISATZ_HADERACH_TOKEN } from '../../fields.ts'
import { raiseLeader } from '../../leaders.ts'
import type { Dune, Pub } from '../../state.ts'

/** DU-9.2: tokens go back to the reserves. */
export function reviveTokens(pub: Pub, faction: Faction, ordinary: number, special: number): void {
  pub.tanks[faction] -= ordinary
  pub.tanksElite[faction] -= special
  pub.reserves[faction] += ordinary
  pub.reservesElite[faction] += special
  if (special > 0) pub.eliteRevived |= 1 << faction
}

/** DU-9.4, AT-14: a leader goes back to the pool; who it is becomes public (VI-3.14). */
export function reviveLeader(x: Table<Dune>, leader: Leader): void {
  const { pub } = x
  if (leader === KWISATZ_HADERACH_TOKEN) {
    pub.khDead = false
    return
  }
  raiseLeader(x, leader)
}

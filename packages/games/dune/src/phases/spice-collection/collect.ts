import type { Table } from '@riposte/kernel'
import type { Faction } from '../../data/factions.ts'
import { type Node, TERRITORIES } from '../../data/territories.ts'
import { events } from '../../events.ts'
import { forcesAt, occupies } from '../../forces.ts'
import type { Dune, Pub } from '../../state.ts'
import { FROM_STRONGHOLD, gain, ownOf } from '../../treasury.ts'

const WITH_CARRYALLS = 3
const BY_HAND = 2

const ORNITHOPTERS = TERRITORIES.map((_, territory) => territory).filter(
  (territory) => TERRITORIES[territory].ornithopters,
)
const WITH_INCOME = TERRITORIES.map((_, territory) => territory).filter(
  (territory) => TERRITORIES[territory].income > 0,
)

/** DU-12.1: what one token takes, by what its faction occupies now. */
const collectionRate = (pub: Pub, faction: Faction): number =>
  ORNITHOPTERS.some((territory) => occupies(pub, faction, territory)) ? WITH_CARRYALLS : BY_HAND

/** DU-12.1: forces in the very location take what they can; DU-12.3: the rest stays. */
export function collectAt(x: Table<Dune>, node: Node): void {
  const { pub } = x
  // DU-12.2
  for (const faction of pub.order) {
    const tokens = forcesAt(pub, node, faction)
    const taken = Math.min(pub.spice[node], tokens * collectionRate(pub, faction))
    if (taken === 0) continue
    pub.spice[node] -= taken
    ownOf(x, faction).spice += taken
    x.tell(events.collected, { faction, location: node, spice: taken })
  }
}

/** DU-12.4: what strongholds yield to whoever occupies them. */
export function strongholdIncome(x: Table<Dune>): void {
  for (const territory of WITH_INCOME) {
    for (const faction of x.pub.order) {
      if (occupies(x.pub, faction, territory)) gain(x, faction, TERRITORIES[territory].income, FROM_STRONGHOLD)
    }
  }
}

import type { Table } from '@riposte/kernel'
import { BENE_GESSERIT, FACTIONS, type Faction } from './data/factions.ts'
import { isStronghold, type Node, TERRITORIES, type Territory } from './data/territories.ts'
import { events } from './events.ts'
import type { Dune, Pub } from './state.ts'

/** Why tokens go to the tanks; as the event tells it. */
export const BY_STORM = 0
export const BY_WORM = 1
export const BY_BATTLE = 2
export const BY_EXPLOSION = 3
export const BY_TRAITOR = 4
export const BY_FAMILY_ATOMICS = 5
export const BY_ALLIANCE = 6

/** Where a faction's tokens at a location stand in the lists. */
export const at = (node: Node, faction: Faction): number => node * FACTIONS + faction

/** DU-1.6, DU-1.12: tokens that count as forces, elite or not: everything but advisors. */
export function forcesAt(pub: Pub, node: Node, faction: Faction): number {
  const place = at(node, faction)
  return faction === BENE_GESSERIT ? pub.forces[place] : pub.forces[place] + pub.special[place]
}

/** All tokens, advisors too. */
export function tokensAt(pub: Pub, node: Node, faction: Faction): number {
  const place = at(node, faction)
  return pub.forces[place] + pub.special[place]
}

export function forcesIn(pub: Pub, territory: Territory, faction: Faction): number {
  let total = 0
  for (const node of TERRITORIES[territory].nodes) total += forcesAt(pub, node, faction)
  return total
}

export function tokensIn(pub: Pub, territory: Territory, faction: Faction): number {
  let total = 0
  for (const node of TERRITORIES[territory].nodes) total += tokensAt(pub, node, faction)
  return total
}

/** BG-10 */
export function advisorsIn(pub: Pub, territory: Territory): number {
  let total = 0
  for (const node of TERRITORIES[territory].nodes) total += pub.special[at(node, BENE_GESSERIT)]
  return total
}

/** DU-1.6: factions that occupy a territory, one bit each. */
export function occupants(pub: Pub, territory: Territory): number {
  let found = 0
  for (let faction = 0; faction < FACTIONS; faction++) {
    if (pub.seatOf[faction] >= 0 && forcesIn(pub, territory, faction) > 0) found |= 1 << faction
  }
  return found
}

export const occupies = (pub: Pub, faction: Faction, territory: Territory): boolean =>
  forcesIn(pub, territory, faction) > 0

/** DU-1.6 */
export const controls = (pub: Pub, faction: Faction, territory: Territory): boolean =>
  occupants(pub, territory) === 1 << faction

/** DU-1.7: two other factions are in that stronghold. Allied forces count, advisors do not. */
export function isClosed(pub: Pub, faction: Faction, territory: Territory): boolean {
  if (!isStronghold(territory)) return false
  let others = occupants(pub, territory) & ~(1 << faction)
  let count = 0
  for (; others !== 0; others &= others - 1) count++
  return count >= 2
}

/** Tokens come to a location, from wherever they were taken. */
export function put(pub: Pub, faction: Faction, node: Node, ordinary: number, special: number): void {
  pub.forces[at(node, faction)] += ordinary
  pub.special[at(node, faction)] += special
}

export function take(pub: Pub, faction: Faction, node: Node, ordinary: number, special: number): void {
  put(pub, faction, node, -ordinary, -special)
}

/** Tokens of a location go to the tanks, and everybody is told. DU-4.10: no leader is ever with them. An advisor there is a token like any other (BG-10). */
export function lose(
  x: Table<Dune>,
  faction: Faction,
  node: Node,
  ordinary: number,
  special: number,
  by: number,
): void {
  if (ordinary + special === 0) return
  const { pub } = x
  take(pub, faction, node, ordinary, special)
  if (faction === BENE_GESSERIT) pub.tanks[faction] += ordinary + special
  else {
    pub.tanks[faction] += ordinary
    pub.tanksElite[faction] += special
  }
  x.tell(events.forcesLost, { faction, location: node, ordinary, special, by })
}

/** Everything of a faction in a territory goes to the tanks. */
export function loseAll(x: Table<Dune>, faction: Faction, territory: Territory, by: number): void {
  for (const node of TERRITORIES[territory].nodes) {
    const place = at(node, faction)
    lose(x, faction, node, x.pub.forces[place], x.pub.special[place], by)
  }
}

/** Tokens leave the reserves for the map. */
export function fromReserves(pub: Pub, faction: Faction, node: Node, ordinary: number, special: number): void {
  pub.reserves[faction] -= ordinary
  pub.reservesElite[faction] -= special
  put(pub, faction, node, ordinary, special)
}

export function toReserves(pub: Pub, faction: Faction, node: Node, ordinary: number, special: number): void {
  take(pub, faction, node, ordinary, special)
  if (faction === BENE_GESSERIT) pub.reserves[faction] += ordinary + special
  else {
    pub.reserves[faction] += ordinary
    pub.reservesElite[faction] += special
  }
}

/** DU-6.7, BG-18: whether a faction's ally has forces in a territory (the Polar Sink is left to whoever asks). */
export function allyIsIn(pub: Pub, faction: Faction, territory: Territory): boolean {
  const ally = pub.ally[faction]
  return ally >= 0 && forcesIn(pub, territory, ally) > 0
}

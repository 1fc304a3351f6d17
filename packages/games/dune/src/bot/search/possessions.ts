import type { Play, Seat } from '@riposte/kernel'
import { FACTIONS, type Faction } from '../../data/factions.ts'
import { LEADER_STRENGTH, leadersOf } from '../../data/leaders.ts'
import { STRONGHOLDS, TERRITORIES } from '../../data/territories.ts'
import { controls, forcesIn } from '../../forces.ts'
import { LEADER_POOL, ON_BOARD } from '../../names.ts'
import type { Dune, Pub } from '../../state.ts'
import { WEIGHTS } from '../weights.ts'
import { spiceWorth } from '../worth.ts'

/** What a treachery card is worth in hand. */
const CARD = 2.5
/** Strongholds a side needs: with an ally, and alone. */
const TOGETHER = 4
const ALONE = 3
/** What is at stake where so many are missing to victory: all, nearly all, something. */
const NEAR = [60, 16, 7, 3] as const

const isFriend = (pub: Pub, one: Faction, other: Faction): boolean => one === other || pub.ally[one] === other

function missing(pub: Pub, faction: Faction): number {
  let held = 0
  for (const territory of STRONGHOLDS) {
    for (let other = 0; other < FACTIONS; other++) {
      if (isFriend(pub, faction, other) && controls(pub, other, territory)) held++
    }
  }
  const needed = pub.ally[faction] >= 0 ? TOGETHER : pub.factionOf.length === 2 ? pub.options.twoPlayerThreshold : ALONE
  return Math.max(0, needed - held)
}

const nearness = (pub: Pub, faction: Faction): number => NEAR[missing(pub, faction)] ?? 0

function spiceIn(spice: number): number {
  let worth = 0
  for (let one = 0; one < spice; one++) worth += spiceWorth(one)
  return worth
}

function strongholds(pub: Pub, faction: Faction): number {
  let worth = 0
  for (const territory of STRONGHOLDS) {
    if (forcesIn(pub, territory, faction) === 0) continue
    const { income } = TERRITORIES[territory]
    const share = controls(pub, faction, territory) ? 1 : 0.4
    worth += share * (WEIGHTS.stronghold + (pub.advanced ? income * WEIGHTS.income : 0))
  }
  return worth
}

/** What a seat has, in spice: tokens, leaders, cards, strongholds, how near it is to victory, and how near the others are. */
export function possessions({ pub, own }: Play<Dune>, seat: Seat): number {
  const faction = pub.factionOf[seat]
  const isLast = pub.turn >= pub.options.maxTurns
  let worth = strongholds(pub, faction) + nearness(pub, faction)
  worth -= (pub.tanks[faction] * WEIGHTS.token + pub.tanksElite[faction] * WEIGHTS.elite) * (isLast ? 0.2 : 1)
  for (const leader of leadersOf(faction)) {
    const isAlive = pub.leaders[leader] === LEADER_POOL || pub.leaders[leader] === ON_BOARD
    if (isAlive) worth += LEADER_STRENGTH[leader] * WEIGHTS.leader
  }
  worth += own[seat].hand.length * CARD + spiceIn(own[seat].spice) * (isLast ? 0.15 : 1)
  let threat = 0
  for (const other of pub.factionOf) {
    if (!isFriend(pub, faction, other)) threat = Math.max(threat, nearness(pub, other))
  }
  return worth - threat * 0.8
}

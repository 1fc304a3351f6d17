import { FACTION_FACTS, TERRITORIES, type View } from '@riposte/dune'
import type { Seat } from '@riposte/kernel'
import { isDead, leadersAbout } from '../leaders/status.ts'
import { factionAt, factionNumber } from '../names.ts'
import type { DuneSight } from '../sight.ts'

/** What everybody may know of a seat, in numbers. */
export interface SeatFacts {
  readonly cards: number
  readonly cardsOf: number
  readonly reserves: number
  readonly reservesElite: number
  readonly tanks: number
  readonly tanksElite: number
  readonly leaders: number
  readonly captives: number
  readonly holds: readonly string[]
  readonly bribe: number
}

const ALONE = 3

/** DU-13.2, R-13: what a player alone needs. */
export function strongholdsToWin({ factions, options }: View): number {
  return factions.length === 2 ? options.twoPlayerThreshold : ALONE
}

/** Strongholds where nobody but this faction has fighters. */
function holdsOf({ seen }: DuneSight, faction: string): string[] {
  return TERRITORIES.filter(({ kind, nodes, id }) => {
    if (kind !== 'stronghold') return false
    const fighters = new Set<string>()
    for (const [node, stacks] of Object.entries(seen.view.forces)) {
      if (!node.startsWith(`${id}/`) || nodes.length === 0) continue
      for (const [owner, [ordinary, special]] of Object.entries(stacks)) {
        if (ordinary + (owner === 'bene-gesserit' ? 0 : special) > 0) fighters.add(owner)
      }
    }
    return fighters.size === 1 && fighters.has(faction)
  }).map(({ id }) => id)
}

export function seatFacts(sight: DuneSight, seat: Seat): SeatFacts {
  const { faction, cards, reserves, reservesElite, tanks, tanksElite, bribe, hiddenCaptives, hiddenDead } = factionAt(
    sight,
    seat,
  )
  const { own, captives } = leadersAbout(sight, faction)
  const here = own.filter((leader) => !isDead(leader) && leader.capturedBy === null).length
  // What is missing without everybody knowing who is still counted as missing.
  const unseen = seat === sight.me || sight.seen.view.mine?.faction === 'harkonnen' ? 0 : hiddenCaptives + hiddenDead
  return {
    cards,
    cardsOf: FACTION_FACTS[factionNumber(faction)].handLimit,
    reserves,
    reservesElite,
    tanks,
    tanksElite,
    leaders: Math.max(0, here - unseen),
    captives: captives.length,
    holds: holdsOf(sight, faction),
    bribe,
  }
}

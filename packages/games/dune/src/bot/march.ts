import type { ActionJson } from '@riposte/kernel'
import { FACTIONS, FREMEN } from '../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../data/nodes.ts'
import { isStronghold, type Node, STRONGHOLDS, TERRITORIES, type Territory } from '../data/territories.ts'
import type { Deciding } from './deciding.ts'
import { isPromised } from './promises.ts'
import { readNode } from './read.ts'
import type { Sight } from './sight.ts'
import { strongholdWorth, takeChance, worthOf } from './worth.ts'

/** Tokens that stay behind in a stronghold, and the fewest that set out. */
const GARRISON = 4
const COLUMN = 4
/** Who is on the way has not arrived: what is to be won there counts for so much. */
const ON_THE_WAY = 0.35
/** Below this nobody sets out. */
const GOOD_CHANCE = 0.55
const LEAST = 1

/** By stronghold and territory: how many borders lie between them. */
const DISTANCE: ReadonlyMap<Territory, readonly number[]> = new Map(STRONGHOLDS.map((one) => [one, distancesTo(one)]))

function distancesTo(stronghold: Territory): number[] {
  const distance = new Array<number>(TERRITORIES.length).fill(Number.POSITIVE_INFINITY)
  distance[stronghold] = 0
  const reached = [stronghold]
  for (const territory of reached) {
    for (const next of TERRITORIES[territory].adjacent) {
      if (distance[next] <= distance[territory] + 1) continue
      distance[next] = distance[territory] + 1
      reached.push(next)
    }
  }
  return distance
}

/** FR-6, DU-10.7: how far this seat's tokens go in a turn. */
const range = (sight: Sight): number => Math.max(sight.me === FREMEN ? 2 : 1, sight.collectionRate === 3 ? 3 : 1)

/** What so many tokens would win in a stronghold if they stood there. */
function prize(sight: Sight, from: Node, stronghold: Territory, ordinary: number, elite: number): number {
  const [there] = TERRITORIES[stronghold].nodes
  sight.shift(from, there, ordinary, elite)
  const chance = takeChance(sight, stronghold)
  const worth = chance < GOOD_CHANCE ? 0 : chance * strongholdWorth(sight, stronghold)
  sight.shift(there, from, ordinary, elite)
  return worth
}

/** Strongholds of others that are too far for this turn. */
function goals(sight: Sight, from: Territory): Territory[] {
  return STRONGHOLDS.filter((one) => {
    const holder = sight.holder(one)
    const isFriendly =
      (holder >= 0 && sight.isFriend(holder)) || (sight.ally >= 0 && sight.forcesIn(one, sight.ally) > 0)
    return one !== from && !isFriendly
  })
}

/**
 * DU-10.6: tokens that nobody needs where they are set out for a stronghold that they can reach next turn. They halt on
 * rock where they can, because the storm and the worms leave it alone.
 */
export function march({ sight, forms }: Deciding): ActionJson | null {
  if (sight.isLastTurn) return null
  let highest = LEAST
  let found: ActionJson | null = null
  for (const id of forms.next('move')) {
    const from = readNode(id)
    const here = NODE_TERRITORY[from]
    const at = from * FACTIONS + sight.me
    const stay = isStronghold(here) ? GARRISON : 0
    const elite = sight.elite[at]
    const ordinary = Math.max(0, sight.ordinary[at] - stay)
    if (ordinary + elite < COLUMN || sight.spiceAt[from] > 0) continue
    const before = worthOf(sight, here)
    sight.shift(from, -1, ordinary, elite)
    const lost = before - worthOf(sight, here)
    sight.shift(-1, from, ordinary, elite)
    for (const goal of goals(sight, here)) {
      const distance = DISTANCE.get(goal) ?? []
      const worth = prize(sight, from, goal, ordinary, elite) * ON_THE_WAY - lost
      if (worth <= highest) continue
      const halt = bestHalt(sight, forms.next('move', [id]).map(readNode), (to) => {
        const left = distance[NODE_TERRITORY[to]]
        return left > 0 && left < distance[here] && left <= range(sight)
      })
      if (halt < 0) continue
      const action = forms.complete('move', [id, NODES[halt], ordinary, elite])
      if (action === null) continue
      highest = worth
      found = action
    }
  }
  return found
}

/** The safest place on the way; -1 for none. */
function bestHalt(sight: Sight, places: readonly Node[], isOnTheWay: (to: Node) => boolean): Node {
  let found = -1
  let least = 0.5
  for (const to of places) {
    const territory = NODE_TERRITORY[to]
    if (isStronghold(territory) || !isOnTheWay(to) || isPromised(sight, to)) continue
    if (sight.playing.some((one) => one !== sight.me && sight.forcesIn(territory, one) > 0)) continue
    const isRock = TERRITORIES[territory].kind === 'rock'
    const risk = isRock ? 0 : sight.stormChance(to) * (sight.me === FREMEN ? 0.5 : 1) + 0.05
    if (risk < least) {
      least = risk
      found = to
    }
  }
  return found
}

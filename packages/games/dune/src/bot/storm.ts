import { type ActionJson, below } from '@riposte/kernel'
import { isExposed } from '../board/exposed.ts'
import { sectorsEntered, stormRests } from '../board/storm-way.ts'
import { FACTIONS, type Faction, FREMEN } from '../data/factions.ts'
import { NODE_TERRITORY, nodesInSector } from '../data/nodes.ts'
import { ARRAKEEN, CARTHAG } from '../data/territories.ts'
import { best, type Choose, ofType, passIn } from './deciding.ts'
import { readNumber } from './read.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** What a storm over so many sectors destroys, seen from this seat: the losses of others are good. */
function stormWorth(sight: Sight, distance: number, wall = sight.view.shieldWall): number {
  let worth = 0
  for (const sector of sectorsEntered(sight.view.storm, distance)) {
    for (const node of nodesInSector(sector)) {
      if (!isExposed(NODE_TERRITORY[node], wall)) continue
      for (const faction of sight.playing) worth -= loss(sight, node, faction) * (sight.isFriend(faction) ? 1 : -0.35)
      if (sight.spiceAt[node] > 0) worth -= 0.1
    }
  }
  return worth + orderWorth(sight, distance)
}

function loss(sight: Sight, node: number, faction: Faction): number {
  const at = node * FACTIONS + faction
  const tokens = sight.ordinary[at] * WEIGHTS.token + sight.elite[at] * WEIGHTS.elite
  return faction === FREMEN && sight.advanced ? tokens / 2 : tokens
}

/** To act late is good: what lies just ahead of the storm acts first. */
function orderWorth(sight: Sight, distance: number): number {
  const circle = sight.faction(sight.me)?.circle ?? 0
  const rest = stormRests(sight.view.storm, distance)
  const ahead = (circle * 3 - 1 - rest - 1 + 36) % 18
  return ahead * 0.06
}

/** DU-4.2, DU-4.3: the other dial is not known; the first storm is anybody's guess. */
export const chooseDial: Choose = ({ sight, legal, about, random }) => {
  if (readNumber(about.most) > 3) return legal[below(random, legal.length)]
  return best(legal, ({ number }) => {
    let worth = 0
    for (let other = 1; other <= 3; other++) worth += stormWorth(sight, readNumber(number) + other)
    return worth
  })
}

/** DU-4.5: Weather Control where it saves or destroys much; Family Atomics while others sit behind the wall. */
export const chooseStormCard: Choose = ({ sight, legal, about }) => {
  const now = stormWorth(sight, readNumber(about.distance))
  const moved = best(
    legal.filter(({ type }) => type === 'weatherControl'),
    (action: ActionJson) => stormWorth(sight, readNumber(action.sectors)) - now,
    sight.turnsLeft < 2 ? 1.5 : 4,
  )
  if (moved !== null) return moved
  const atomics = ofType(legal, 'familyAtomics')
  const open = stormWorth(sight, readNumber(about.distance), false)
  const own = sight.forcesIn(ARRAKEEN, sight.me) + sight.forcesIn(CARTHAG, sight.me)
  return atomics !== null && (open - now > 3 || (own === 0 && open > now)) ? atomics : passIn(legal)
}

/** FR-16: ordinary tokens before Fedaykin. */
export const chooseLosses: Choose = ({ legal }) => best(legal, ({ ordinary }) => readNumber(ordinary))

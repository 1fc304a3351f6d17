import { below } from '@riposte/kernel'
import {
  ATREIDES,
  BENE_GESSERIT,
  EMPEROR,
  FACTION_IDS,
  type Faction,
  FREMEN,
  HARKONNEN,
  SPACING_GUILD,
} from '../data/factions.ts'
import { LEADER_FACTION, LEADER_STRENGTH } from '../data/leaders.ts'
import { NODE_TERRITORY } from '../data/nodes.ts'
import { isStronghold } from '../data/territories.ts'
import { best, type Choose } from './deciding.ts'
import { readFaction, readLeader, readNode, readNumber } from './read.ts'
import type { Sight } from './sight.ts'

/** How often a faction wins by strongholds among players like this one. */
const LIKELY: Readonly<Record<Faction, number>> = {
  [ATREIDES]: 2,
  [EMPEROR]: 4,
  [FREMEN]: 3,
  [HARKONNEN]: 3,
  [SPACING_GUILD]: 2,
}

/** More games end in these turns than in any other two. */
const FIRST_LIKELY_TURN = 3
const LIKELY_TURNS = 2

/** BG-3: one of the likelier winners, in a turn in which somebody often wins. */
export const choosePrediction: Choose = ({ forms, sight, random }) => {
  const named = forms.next('predict').map(readFaction)
  let ticket = below(
    random,
    named.reduce((sum, faction) => sum + (LIKELY[faction] ?? 1), 0),
  )
  let chosen = named[0]
  for (const faction of named) {
    chosen = faction
    ticket -= LIKELY[faction] ?? 1
    if (ticket < 0) break
  }
  const turn = Math.min(sight.view.maxTurns, FIRST_LIKELY_TURN + below(random, LIKELY_TURNS))
  return forms.complete('predict', [FACTION_IDS[chosen], turn])
}

/** DU-2.6: a strong leader of somebody else is the one that will be played. */
export const chooseTraitor: Choose = ({ legal, sight }) =>
  best(legal, ({ leader }) => {
    const number = readLeader(leader)
    return LEADER_STRENGTH[number] - (LEADER_FACTION[number] === sight.me ? 20 : 0)
  })

/** FR-2: most at home; some towards Habbanya Sietch, some towards the south. */
const FREMEN_START: readonly {
  readonly from: number
  readonly place: string
  readonly tokens: number
  readonly elite: number
}[] = [
  { from: 10, place: 'sietch-tabr/14', tokens: 4, elite: 1 },
  { from: 5, place: 'false-wall-west/17', tokens: 3, elite: 1 },
  { from: 0, place: 'false-wall-south/4', tokens: 10, elite: 0 },
]

export const placeFremen: Choose = ({ forms, about }) => {
  const left = readNumber(about.left)
  const next = FREMEN_START.find(({ from }) => left >= from) ?? FREMEN_START[0]
  return forms.complete('placeForces', [next.place, Math.min(left, next.tokens), next.elite])
}

/** BG-8: a stronghold that nobody is in, else one with somebody to watch. */
export const placeAdvisor: Choose = ({ legal, sight }) =>
  best(legal, ({ location }) => openness(sight, readNode(location)))

function openness(sight: Sight, node: number): number {
  const territory = NODE_TERRITORY[node]
  if (!isStronghold(territory)) return 0
  const isEmpty = sight.playing.every((one) => one === BENE_GESSERIT || sight.forcesIn(territory, one) === 0)
  return isEmpty ? 2 : 1
}

import { BENE_GESSERIT } from '../data/factions.ts'
import { NODE_TERRITORY } from '../data/nodes.ts'
import { isStronghold, TERRITORIES, type Territory } from '../data/territories.ts'
import { best, type Choose, ofType, passIn } from './deciding.ts'
import { readNode, readTerritory } from './read.ts'
import type { Sight } from './sight.ts'
import { isInTheWay, takeChance, worthOf } from './worth.ts'

/** Beyond this a token in the reserves is worth more than one more advisor. */
const KEPT_BACK = 3

/** BG-5, BG-11: along to strongholds, where advisors may take up arms one day; else to the Polar Sink. */
export const sendAdvisor: Choose = ({ sight, legal, about }) => {
  if (sight.reservesOf(sight.me) <= KEPT_BACK) return passIn(legal)
  const along = legal.find((action) => action.along === true)
  const territory = NODE_TERRITORY[readNode(about.node)]
  if (along !== undefined && isStronghold(territory)) return along
  return legal.find((action) => action.along === false) ?? null
}

/** What advisors would be worth as fighters where they are. */
function armed(sight: Sight, territory: Territory): number {
  const moved: (readonly [number, number])[] = []
  for (const node of TERRITORIES[territory].nodes) {
    const tokens = sight.advisors[node]
    if (tokens === 0) continue
    sight.shift(-1, node, tokens, 0)
    moved.push([node, tokens])
  }
  const worth = worthOf(sight, territory)
  for (const [node, tokens] of moved) sight.shift(node, -1, tokens, 0)
  return worth
}

/** BG-17: where they would win something. */
export const chooseWartime: Choose = ({ sight, legal }) =>
  best(
    legal.filter(({ type }) => type === 'wartime'),
    ({ territory }) => armed(sight, readTerritory(territory)),
    2.5,
  ) ?? passIn(legal)

/** BG-16 */
export const takeUpArms: Choose = ({ sight, legal, about }) =>
  armed(sight, readTerritory(about.territory)) > 1 ? ofType(legal, 'takeUpArms') : passIn(legal)

/** BG-15: rather advisors than dead. */
export const chooseIntrusion: Choose = ({ sight, legal, about }) => {
  const territory = readTerritory(about.territory)
  const isOwn = sight.me === BENE_GESSERIT && sight.forcesIn(territory, sight.me) > 0
  if (isInTheWay(sight, territory)) return ofType(legal, 'flipToAdvisors') ?? passIn(legal)
  return isOwn && takeChance(sight, territory) > 0.5 ? passIn(legal) : ofType(legal, 'flipToAdvisors')
}

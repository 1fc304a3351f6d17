import type { ActionJson, Json } from '@riposte/kernel'
import { isDefense, isWeapon } from '../data/treachery.ts'
import { bestPlan, fightOf } from './battle-plan.ts'
import type { Choose } from './deciding.ts'
import { readCard, readLeader, readText } from './read.ts'
import type { Sight } from './sight.ts'

/** AT-8: the element as it would be in the plan, with nothing but the own cards to go by. */
export const commitElement: Choose = ({ sight, legal, about }) => {
  const fight = fightOf(sight)
  if (fight === null) return null
  const leaders = sight.leadersFor(sight.me, fight.territory).map(({ leader }) => leaderId(sight, leader))
  const weapons: Json[] = [null, ...sight.mine.hand.filter((id) => isWeapon(readCard(id)))]
  const defenses: Json[] = [null, ...sight.mine.hand.filter((id) => isDefense(readCard(id)))]
  const arms = weapons.flatMap((weapon) => defenses.map((defense) => [weapon, defense] as const))
  const choice = bestPlan(sight, fight, leaders.length > 0 ? leaders : [null], false, arms)
  if (choice === null) return null
  const element = readText(about.element)
  const wanted: Readonly<Record<string, Json>> = {
    leader: choice.leader,
    weapon: choice.weapon,
    defense: choice.defense,
    dial: choice.tokens.dial,
  }
  return closest(legal, element, wanted[element])
}

const leaderId = (sight: Sight, leader: number): string =>
  sight.view.leaders.find(({ definitionId }) => readLeader(definitionId) === leader)?.definitionId ?? ''

/** That value, or of dials the nearest one. */
function closest(legal: readonly ActionJson[], element: string, wanted: Json): ActionJson | null {
  const field = element === 'dial' ? 'halves' : element
  const exact = legal.find((action) => action[field] === wanted)
  if (exact !== undefined || element !== 'dial') return exact ?? null
  const distance = ({ halves }: ActionJson) => Math.abs(Number(halves) - Number(wanted))
  return legal.reduce((near, action) => (distance(action) < distance(near) ? action : near))
}

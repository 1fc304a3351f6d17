import type { ActionJson, Json } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { LEADER_STRENGTH } from '../data/leaders.ts'
import { isStronghold, TERRITORIES, type Territory } from '../data/territories.ts'
import { isWorthless } from '../data/treachery.ts'
import { Prospects, worthOfChoice } from './battle-prospects.ts'
import { type Tokens, tokenChoices } from './battle-tokens.ts'
import type { Choose, Deciding } from './deciding.ts'
import { defenseArm, type FoePlan, foePlans, traitorChance, weaponArm } from './foe-plans.ts'
import type { Forms } from './forms.ts'
import { readCard, readFaction, readLeader, readNode, readTerritory } from './read.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'
import { denialWorth, isInTheWay, spiceWorth, strongholdWorth } from './worth.ts'

/** The battle this seat fights in, as it thinks about it. */
export interface Fight {
  readonly territory: Territory
  readonly foe: Faction
  readonly isAggressor: boolean
  /** What it is worth to win here and stay; and to win and leave the place empty. */
  readonly stake: number
  readonly denied: number
  /** The own tokens there, as value. */
  readonly force: number
  readonly plans: readonly FoePlan[]
}

/** What winning here is worth beyond the tokens. */
function stakeIn(sight: Sight, territory: Territory): number {
  if (isInTheWay(sight, territory)) return -WEIGHTS.prediction
  let spice = 0
  for (const node of TERRITORIES[territory].nodes) {
    if (sight.spiceAt[node] > 0) spice += Math.min(sight.spiceAt[node], 2 * sight.forcesAt(node, sight.me))
  }
  return 2 + spice * spiceWorth(sight.spice) + (isStronghold(territory) ? strongholdWorth(sight, territory) : 0)
}

const deniedIn = (sight: Sight, territory: Territory): number =>
  isStronghold(territory) ? denialWorth(sight, territory) : 0

export function fightOf(sight: Sight): Fight | null {
  const { battle } = sight.view
  if (battle === null) return null
  const [aggressor, defender] = [readFaction(battle.aggressor), readFaction(battle.defender)]
  if (aggressor !== sight.me && defender !== sight.me) return null
  const territory = readTerritory(battle.territory)
  const foe = aggressor === sight.me ? defender : aggressor
  const force =
    sight.ordinaryIn(territory, sight.me) * WEIGHTS.token + sight.eliteIn(territory, sight.me) * WEIGHTS.elite
  return {
    territory,
    foe,
    isAggressor: aggressor === sight.me,
    stake: stakeIn(sight, territory),
    denied: isInTheWay(sight, territory) ? -WEIGHTS.prediction : 1 + deniedIn(sight, territory),
    force,
    plans: foePlans(sight, foe, territory),
  }
}

interface Choice {
  readonly leader: Json
  readonly kwisatz: boolean
  readonly weapon: Json
  readonly defense: Json
  readonly tokens: Tokens
}

/** The fields of a plan before its tokens that are open to this seat. */
function options(forms: Forms): { leaders: readonly Json[]; kwisatz: boolean; arms: (readonly [Json, Json])[] } {
  const leaders = forms.next('plan')
  const [first] = leaders
  const kwisatz = forms.next('plan', [first]).includes(true)
  const arms: (readonly [Json, Json])[] = []
  for (const weapon of forms.next('plan', [first, false])) {
    for (const defense of forms.next('plan', [first, false, weapon])) arms.push([weapon, defense])
  }
  return { leaders, kwisatz, arms }
}

const strengthOf = (leader: Json): number =>
  typeof leader === 'string' ? (LEADER_STRENGTH[readLeader(leader)] ?? 0) : 0

/** What it costs to show or lose a card; a worthless one is well lost. */
function cardCost(card: Json): number {
  const number = readCard(card)
  if (number < 0) return 0
  return isWorthless(number) ? -0.3 : WEIGHTS.card
}

/** Every plan this seat thinks of, with what it is worth; the values still open to it being those of the forms. */
function weighPlans(
  sight: Sight,
  fight: Fight,
  leaders: readonly Json[],
  kwisatz: boolean,
  arms: readonly (readonly [Json, Json])[],
  weigh: (worth: number, leader: Json, weapon: Json, defense: Json, tokens: Tokens) => void,
): void {
  const { me } = sight
  const choices = tokenChoices(sight, fight, sight.ordinaryIn(fight.territory, me), sight.eliteIn(fight.territory, me))
  for (const leader of leaders) {
    const number = readLeader(leader)
    const strength = strengthOf(leader) + (kwisatz && leader !== null ? 2 : 0)
    const betrayed = kwisatz || number < 0 ? 0 : traitorChance(sight, fight.foe, number)
    const leaderCost = leader === 'cheap-hero' ? 0.5 : strengthOf(leader) * WEIGHTS.leader + 0.5
    const spent = leader === 'cheap-hero' ? 1.5 : 0
    for (const [weapon, defense] of arms) {
      const prospects = new Prospects(fight, strength, weaponArm(readCard(weapon)), defenseArm(readCard(defense)))
      const cards = cardCost(weapon) + cardCost(defense)
      for (const tokens of choices) {
        const worth = worthOfChoice(fight, prospects, tokens, leaderCost, cards, betrayed) - spent
        weigh(worth, leader, weapon, defense, tokens)
      }
    }
  }
}

/** The best plan this seat finds. */
export function bestPlan(
  sight: Sight,
  fight: Fight,
  leaders: readonly Json[],
  kwisatz: boolean,
  arms: readonly (readonly [Json, Json])[],
): Choice | null {
  let found: Choice | null = null
  let highest = Number.NEGATIVE_INFINITY
  weighPlans(sight, fight, leaders, kwisatz, arms, (worth, leader, weapon, defense, tokens) => {
    if (worth <= highest) return
    highest = worth
    found = { leader, kwisatz: kwisatz && leader !== null, weapon, defense, tokens }
  })
  return found
}

function filledIn(forms: Forms, { leader, kwisatz, weapon, defense, tokens }: Choice): ActionJson | null {
  const { ordinarySupported, ordinary, eliteSupported, elite } = tokens
  return forms.complete('plan', [leader, kwisatz, weapon, defense, ordinarySupported, ordinary, eliteSupported, elite])
}

/** DU-11.10 */
export const choosePlan: Choose = ({ sight, forms }) => {
  const fight = fightOf(sight)
  if (fight === null) return null
  const { leaders, kwisatz, arms } = options(forms)
  const choice = bestPlan(sight, fight, leaders, kwisatz, arms)
  return choice === null ? forms.complete('plan') : filledIn(forms, choice)
}

/** Plans that differ from each other and are worth a thought, the best first; no more than so many. */
export function plansToCompare({ sight, forms }: Deciding, most: number): ActionJson[] {
  const fight = fightOf(sight)
  if (fight === null) return []
  const { leaders, kwisatz, arms } = options(forms)
  const found = new Map<string, { readonly worth: number; readonly choice: Choice }>()
  weighPlans(sight, fight, leaders, kwisatz, arms, (worth, leader, weapon, defense, tokens) => {
    // Of plans with the same leader and cards two: one that risks few tokens and one that risks many.
    const key = JSON.stringify([leader, weapon, defense, tokens.lost * 2 > fight.force])
    const known = found.get(key)
    if (known !== undefined && known.worth >= worth) return
    found.set(key, { worth, choice: { leader, kwisatz: kwisatz && leader !== null, weapon, defense, tokens } })
  })
  const sorted = [...found.values()].sort((a, b) => b.worth - a.worth).slice(0, most)
  return sorted.map(({ choice }) => filledIn(forms, choice)).filter((action) => action !== null)
}

/** DU-11.37: those that gather no spice fight first. */
export const chooseWhereFrom: Choose = ({ sight, forms }) => {
  const zone = sight.view.battle?.zone ?? []
  const wanted = (most: number): number[] =>
    Array.from({ length: PLACES }, (_, place) => (sight.spiceAt[readNode(zone[place])] > 0 ? 0 : most))
  return forms.complete('fightFrom', [...wanted(31), ...wanted(7)])
}

/** A zone has at most so many locations. */
const PLACES = 5

import type { Json } from '@riposte/kernel'
import type { Faction } from '../data/factions.ts'
import { LEADER_STRENGTH } from '../data/leaders.ts'
import { isStronghold, TERRITORIES, type Territory } from '../data/territories.ts'
import { isWorthless } from '../data/treachery.ts'
import type { Choose } from './deciding.ts'
import { eliteWorth, needsSpice } from './fight.ts'
import {
  type Arm,
  defenseArm,
  explodes,
  type FoePlan,
  foePlans,
  killsThrough,
  traitorChance,
  weaponArm,
} from './foe-plans.ts'
import type { Forms } from './forms.ts'
import { readCard, readFaction, readLeader, readNode, readTerritory } from './read.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'
import { denialWorth, spiceWorth, strongholdWorth } from './worth.ts'

/** Tokens of a plan, what they make of the dial (in halves), and what losing and paying them costs. */
interface Tokens {
  readonly ordinarySupported: number
  readonly ordinary: number
  readonly eliteSupported: number
  readonly elite: number
  readonly dial: number
  readonly lost: number
  readonly paid: number
  /** Whether anybody is left to hold the place. */
  readonly isAll: boolean
}

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
  let spice = 0
  for (const node of TERRITORIES[territory].nodes) {
    if (sight.spiceAt[node] > 0) spice += Math.min(sight.spiceAt[node], 2 * sight.forcesAt(node, sight.me))
  }
  return 2 + spice * spiceWorth(sight.spice) + (isStronghold(territory) ? strongholdWorth(sight, territory) : 0)
}

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
    denied: 1 + (isStronghold(territory) ? denialWorth(sight, territory) : 0),
    force,
    plans: foePlans(sight, foe, territory),
  }
}

/** Reasonable numbers of tokens: ordinary ones first or elite ones first, with spice for none, half or all of them. */
function tokenChoices(sight: Sight, { foe }: Fight, ordinary: number, elite: number): Tokens[] {
  const takesSpice = needsSpice(sight, sight.me)
  const each = eliteWorth(sight, sight.me, foe)
  const funds = takesSpice ? sight.spice : 0
  const cost = sight.isLastTurn ? 0.1 : spiceWorth(sight.spice)
  const found: Tokens[] = []
  const add = (o: number, e: number, support: number) => {
    const eliteSupported = Math.min(e, support)
    const ordinarySupported = Math.min(o, support - eliteSupported)
    const full = takesSpice ? ordinarySupported * 2 + (o - ordinarySupported) : o * 2
    const special = takesSpice ? (eliteSupported * 2 + (e - eliteSupported)) * each : e * 2 * each
    found.push({
      ordinarySupported,
      ordinary: o - ordinarySupported,
      eliteSupported,
      elite: e - eliteSupported,
      dial: full + special,
      lost: o * WEIGHTS.token + e * WEIGHTS.elite,
      paid: (ordinarySupported + eliteSupported) * cost,
      isAll: o + e === ordinary + elite,
    })
  }
  const total = ordinary + elite
  for (let tokens = 0; tokens <= total; tokens += total > 10 && tokens < total - 1 ? 2 : 1) {
    const byOrdinary = Math.min(tokens, ordinary)
    const byElite = Math.min(tokens, elite)
    for (const support of new Set([0, Math.min(funds, tokens) >> 1, Math.min(funds, tokens)])) {
      add(byOrdinary, tokens - byOrdinary, support)
      if (elite > 0 && ordinary > 0) add(tokens - byElite, byElite, support)
    }
  }
  return found
}

interface Choice {
  readonly leader: Json
  readonly kwisatz: boolean
  readonly weapon: Json
  readonly defense: Json
  readonly tokens: Tokens
}

/** What a leader with these arms needs on the dial against each plan of the opponent. */
class Prospects {
  /** By dial, in halves: the chance to win with it. */
  readonly win: Float64Array
  readonly explosion: number
  readonly dies: number
  readonly prize: number

  constructor({ plans, isAggressor }: Fight, strength: number, weapon: Arm, defense: Arm) {
    const needed = new Float64Array(MOST + 2)
    let explosion = 0
    let dies = 0
    let prize = 0
    for (const plan of plans) {
      if (explodes(weapon, defense, plan.weapon, plan.defense)) {
        explosion += plan.chance
        continue
      }
      const isKilled = killsThrough(plan.weapon, defense)
      const kills = killsThrough(weapon, plan.defense)
      if (isKilled) dies += plan.chance
      if (kills) prize += (plan.chance * plan.leader) / 2
      const own = isKilled ? 0 : strength * 2
      const theirs = plan.dial + (kills ? 0 : plan.leader)
      // On a tie the aggressor.
      const least = Math.max(0, theirs - own + (isAggressor ? 0 : 1))
      needed[Math.min(MOST + 1, least)] += plan.chance
    }
    for (let dial = 1; dial <= MOST; dial++) needed[dial] += needed[dial - 1]
    this.win = needed
    this.explosion = explosion
    this.dies = dies
    this.prize = prize
  }
}

/** The highest dial that is thought of, in halves. */
const MOST = 80

function worthOfChoice(
  fight: Fight,
  prospects: Prospects,
  tokens: Tokens,
  leaderCost: number,
  cardsCost: number,
  betrayed: number,
): number {
  const win = prospects.win[Math.min(MOST, tokens.dial)] * (1 - betrayed)
  const lose = 1 - win
  return (
    win * ((tokens.isAll ? fight.denied : fight.stake) - tokens.lost + prospects.prize) -
    lose * (fight.force + cardsCost) -
    tokens.paid -
    (prospects.dies + prospects.explosion + betrayed) * leaderCost
  )
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

/** The best plan this seat finds, the values still open to it being those of the forms. */
export function bestPlan(
  sight: Sight,
  fight: Fight,
  leaders: readonly Json[],
  kwisatz: boolean,
  arms: readonly (readonly [Json, Json])[],
): Choice | null {
  const { me } = sight
  const choices = tokenChoices(sight, fight, sight.ordinaryIn(fight.territory, me), sight.eliteIn(fight.territory, me))
  let found: Choice | null = null
  let highest = Number.NEGATIVE_INFINITY
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
        if (worth > highest) {
          highest = worth
          found = { leader, kwisatz: kwisatz && leader !== null, weapon, defense, tokens }
        }
      }
    }
  }
  return found
}

/** DU-11.10 */
export const choosePlan: Choose = ({ sight, forms }) => {
  const fight = fightOf(sight)
  if (fight === null) return null
  const { leaders, kwisatz, arms } = options(forms)
  const choice = bestPlan(sight, fight, leaders, kwisatz, arms)
  if (choice === null) return forms.complete('plan')
  const { ordinarySupported, ordinary, eliteSupported, elite } = choice.tokens
  return forms.complete('plan', [
    choice.leader,
    choice.kwisatz,
    choice.weapon,
    choice.defense,
    ordinarySupported,
    ordinary,
    eliteSupported,
    elite,
  ])
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

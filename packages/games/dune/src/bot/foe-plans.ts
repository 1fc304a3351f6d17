import { ATREIDES, type Faction, HARKONNEN } from '../data/factions.ts'
import { LEADER_STRENGTH, type Leader } from '../data/leaders.ts'
import type { Territory } from '../data/territories.ts'
import { isLasgun, isPoison, isProjectile, isShield } from '../data/treachery.ts'
import { type Arms, armsOf, defensePlayed, weaponPlayed } from './arms.ts'
import { highestDial } from './fight.ts'
import { readCard, readLeader } from './read.ts'
import type { Sight } from './sight.ts'

/** What counts of a card in a plan. */
const NO_ARM = 0
const POISON = 1
const PROJECTILE = 2
const LASGUN = 3
export type Arm = number

export function weaponArm(card: number): Arm {
  if (card < 0) return NO_ARM
  if (isLasgun(card)) return LASGUN
  return isPoison(card) ? POISON : isProjectile(card) ? PROJECTILE : NO_ARM
}

export const defenseArm = (card: number): Arm =>
  card < 0 ? NO_ARM : isShield(card) ? PROJECTILE : isPoison(card) ? POISON : NO_ARM

export const killsThrough = (weapon: Arm, defense: Arm): boolean => weapon !== NO_ARM && weapon !== defense

export const explodes = (weapon: Arm, defense: Arm, otherWeapon: Arm, otherDefense: Arm): boolean =>
  (weapon === LASGUN || otherWeapon === LASGUN) && (defense === PROJECTILE || otherDefense === PROJECTILE)

/** A plan the opponent may have made, and how likely it is. */
export interface FoePlan {
  readonly chance: number
  readonly weapon: Arm
  readonly defense: Arm
  /** Strength of the leader, 0 for none or a Cheap Hero; the dial. In halves. */
  readonly leader: number
  readonly dial: number
}

type Choice<T> = readonly (readonly [T, number])[]

/** How much of the highest possible dial players use, and how often. */
const DIALS: Choice<number> = [
  [0.4, 0.15],
  [0.6, 0.2],
  [0.8, 0.3],
  [1, 0.35],
]

function armChoices(played: { none: number; poison: number; projectile: number; lasgun: number }): Choice<Arm> {
  const all: Choice<Arm> = [
    [NO_ARM, played.none],
    [POISON, played.poison],
    [PROJECTILE, played.projectile],
    [LASGUN, played.lasgun],
  ]
  return all.filter(([, chance]) => chance > 0.01)
}

/** BG-6: what a command leaves of the arms. */
function commanded(sight: Sight, foe: Faction, arms: Arms): Arms {
  const voice = sight.view.battle?.voice ?? null
  if (voice === null || voice.play || voice.to !== sight.faction(foe)?.faction) return arms
  switch (voice.kind) {
    case 'poison-weapon':
      return { ...arms, poison: 0 }
    case 'projectile-weapon':
      return { ...arms, projectile: 0 }
    case 'poison-defense':
      return { ...arms, snooper: 0 }
    case 'projectile-defense':
      return { ...arms, shield: 0 }
    case 'lasgun':
      return { ...arms, lasgun: 0 }
    default:
      return arms
  }
}

function leaderChoices(sight: Sight, foe: Faction, territory: Territory): Choice<number> {
  const strengths = sight.leadersFor(foe, territory).map(({ strength }) => strength)
  if (strengths.length === 0) return [[0, 1]]
  if (strengths.length === 1) return [[strengths[0], 1]]
  const bonus = foe === ATREIDES && sight.view.kwisatzHaderach?.awake === true ? 2 : 0
  return [
    [strengths[0] + bonus, 0.55],
    [strengths[1] + bonus, 0.25],
    [strengths[strengths.length >> 1], 0.2],
  ]
}

/** Plans that the opponent of the battle may have, with what this seat has seen of them. */
export function foePlans(sight: Sight, foe: Faction, territory: Territory): FoePlan[] {
  const arms = commanded(sight, foe, armsOf(sight, foe))
  let weapons = armChoices(weaponPlayed(arms))
  let defenses = armChoices(defensePlayed(arms))
  let leaders = leaderChoices(sight, foe, territory)
  const highest = highestDial(
    sight,
    foe,
    sight.me,
    sight.ordinaryIn(territory, foe),
    sight.eliteIn(territory, foe),
    sight.spiceOf(foe),
  )
  let dials: Choice<number> = DIALS.map(([share, chance]) => [Math.round(highest * share * 2), chance])
  const { seen, seenPlan } = sight.mine
  const isMine = sight.view.battle?.prescience?.of === sight.faction(foe)?.faction
  if (seen !== null && isMine) {
    if (seen.element === 'weapon') weapons = [[weaponArm(readCard(seen.value)), 1]]
    if (seen.element === 'defense') defenses = [[defenseArm(readCard(seen.value)), 1]]
    if (seen.element === 'leader') leaders = [[LEADER_STRENGTH[readLeader(seen.value)] ?? 0, 1]]
    if (seen.element === 'dial') dials = [[Number(seen.value), 1]]
  }
  if (seenPlan !== null && sight.view.battle?.opened === sight.faction(foe)?.faction) {
    weapons = [[weaponArm(readCard(seenPlan.weapon)), 1]]
    defenses = [[defenseArm(readCard(seenPlan.defense)), 1]]
    leaders = [[LEADER_STRENGTH[readLeader(seenPlan.leader)] ?? 0, 1]]
    const elite = highestDial(
      sight,
      foe,
      sight.me,
      0,
      seenPlan.special + seenPlan.specialSupported,
      seenPlan.specialSupported,
    )
    const ordinary = highestDial(
      sight,
      foe,
      sight.me,
      seenPlan.ordinary + seenPlan.ordinarySupported,
      0,
      seenPlan.ordinarySupported,
    )
    dials = [[Math.round((elite + ordinary) * 2), 1]]
  }
  const plans: FoePlan[] = []
  for (const [weapon, byWeapon] of weapons) {
    for (const [defense, byDefense] of defenses) {
      for (const [strength, byLeader] of leaders) {
        for (const [dial, byDial] of dials) {
          plans.push({ chance: byWeapon * byDefense * byLeader * byDial, weapon, defense, leader: strength * 2, dial })
        }
      }
    }
  }
  return plans
}

/** The chance that the opponent holds the traitor card of an own leader. Who holds or has put back the card knows better. */
export function traitorChance(sight: Sight, foe: Faction, leader: Leader): number {
  const isSafe = [...sight.mine.traitors, ...sight.mine.unkept].some((id) => readLeader(id) === leader)
  if (isSafe) return 0
  for (const { faction, called } of sight.view.factions) {
    if (called.some((id) => readLeader(id) === leader)) return faction === sight.faction(foe)?.faction ? 1 : 0
  }
  if (foe === HARKONNEN || sight.allyOf(foe) === HARKONNEN) return 0.15
  return LEADER_STRENGTH[leader] >= 4 ? 0.06 : 0.03
}

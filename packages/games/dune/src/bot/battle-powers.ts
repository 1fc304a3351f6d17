import type { ActionJson } from '@riposte/kernel'
import { LEADER_STRENGTH } from '../data/leaders.ts'
import { isStronghold } from '../data/territories.ts'
import { isDefense, isShield, isWeapon } from '../data/treachery.ts'
import { armsOf, isPoisonWeapon, isProjectileWeapon, isSnooper } from './arms.ts'
import { fightOf } from './battle-plan.ts'
import { best, type Choose, ofType, passIn } from './deciding.ts'
import { readFaction, readLeader, readTerritory } from './read.ts'
import type { Sight } from './sight.ts'
import { isInTheWay, strongholdWorth, takeChance } from './worth.ts'

const forbid = (legal: readonly ActionJson[], kind: string): ActionJson | null =>
  legal.find((action) => action.play === false && action.kind === kind) ?? null

/** BG-6: what this seat fears most and cannot parry; else the defense that stands in the way of its own weapon. */
export const command: Choose = ({ sight, legal, about }) => {
  const foe = armsOf(sight, readFaction(about.opponent))
  const hasShield = sight.hand.some(isShield)
  const hasSnooper = sight.hand.some(isSnooper)
  const fears: (readonly [string, number])[] = [
    ['poison-weapon', hasSnooper ? 0 : foe.poison],
    ['projectile-weapon', hasShield ? 0 : foe.projectile],
    ['lasgun', foe.lasgun === 1 ? 1 : 0],
    ['poison-defense', sight.hand.some(isPoisonWeapon) ? foe.snooper * 0.8 : 0],
    ['projectile-defense', sight.hand.some(isProjectileWeapon) ? foe.shield * 0.8 : 0],
  ]
  const [kind] = fears.reduce((worst, fear) => (fear[1] > worst[1] ? fear : worst))
  return forbid(legal, kind) ?? passIn(legal)
}

/** AT-8: the defense for whoever can strike in two ways, the weapon for whoever can parry, else the dial. */
export const element: Choose = ({ sight, legal }) => {
  const strikes = Number(sight.hand.some(isPoisonWeapon)) + Number(sight.hand.some(isProjectileWeapon))
  const parries = Number(sight.hand.some(isShield)) + Number(sight.hand.some(isSnooper))
  const wanted =
    strikes === 2
      ? 'defense'
      : parries === 2
        ? 'weapon'
        : sight.hand.some(isDefense)
          ? 'weapon'
          : sight.hand.some(isWeapon)
            ? 'defense'
            : 'dial'
  return legal.find((action) => action.element === wanted) ?? null
}

/** IN-6.1: for a battle that matters. */
export const seePlan: Choose = ({ sight, legal }) => {
  const fight = fightOf(sight)
  if (fight === null || fight.stake < (sight.turnsLeft < 2 ? 6 : 14)) return passIn(legal)
  const id = sight.faction(fight.foe)?.faction
  return legal.find(({ type, faction }) => type === 'use_karama_faction_power' && faction === id) ?? passIn(legal)
}

/** DU-11.3: what is worth most and most likely to be won comes first, while all leaders are fresh. */
export const whichBattle: Choose = ({ sight, legal }) =>
  best(legal, ({ territory }) => battleWorth(sight, readTerritory(territory)))

function battleWorth(sight: Sight, territory: number): number {
  const stake = isStronghold(territory) ? strongholdWorth(sight, territory) : 2
  return stake * takeChance(sight, territory)
}

/** DU-11.17: always, except against somebody who is to win here. */
export const callTraitor: Choose = ({ sight, legal }) =>
  isInTheWay(sight, readTerritory(sight.view.battle?.territory)) ? passIn(legal) : ofType(legal, 'callTraitor')

/** DU-17.3: who is strong enough to be used, or missed, is captured; others are worth two spice. */
export const captureLeader: Choose = ({ sight, legal }) => {
  const strength = LEADER_STRENGTH[readLeader(sight.mine.drawn)] ?? 0
  const isPoor = sight.spice < 2 && strength < 4
  return ofType(legal, strength >= 3 && !isPoor ? 'capture' : 'kill')
}

/** IN-9.1: whether somebody has the own best leader in the pocket. */
export const askTruth: Choose = ({ sight, legal }) => {
  const leaders = sight.leaders.filter((one) => one.faction === sight.me && one.isActive)
  const strongest = leaders.reduce((top, one) => (one.strength > (top?.strength ?? 0) ? one : top), leaders[0])
  return best(legal, ({ question, leader, player }) => {
    if (question !== 'this leader is among your traitors') return 0
    if (strongest === undefined || readLeader(leader) !== strongest.leader) return 1
    return player === 'harkonnen' ? 3 : sight.isFriend(readFaction(player)) ? 1 : 2
  })
}

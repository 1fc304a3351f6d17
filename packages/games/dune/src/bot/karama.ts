import type { ActionJson } from '@riposte/kernel'
import { BENE_GESSERIT, type Faction, FREMEN } from '../data/factions.ts'
import { isStronghold, STRONGHOLDS, type Territory } from '../data/territories.ts'
import { isKarama } from '../data/treachery.ts'
import { fightOf } from './battle-plan.ts'
import { best, type Choose, type Deciding } from './deciding.ts'
import { sparesKarama } from './promises.ts'
import { readCard, readFaction, readTerritory, readText } from './read.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'
import { strongholdWorth } from './worth.ts'

/** A use of an ability that could be hit. */
interface Stake {
  readonly sight: Sight
  readonly ability: string
  readonly user: Faction
  readonly territory: Territory
}

type Worth = (stake: Stake) => number

/** How much of what is fought for turns on an ability, where this seat is in the battle or somebody wins by it. */
const inBattle =
  (share: number): Worth =>
  ({ sight, user }) => {
    const fight = fightOf(sight)
    if (fight !== null && fight.foe === user) return share * fight.stake
    return decidesBattle(sight, user) ? share * WEIGHTS.denial : 0
  }

/** Whether the user of an ability wins the game if it wins the battle under way. */
function decidesBattle(sight: Sight, user: Faction): boolean {
  const territory = readTerritory(sight.view.battle?.territory)
  return sight.missing(user) <= 1 && STRONGHOLDS.includes(territory) && !sight.wishes(user)
}

/** Tokens that count double, as far as they are in the battle. */
const elite =
  (share: number): Worth =>
  (stake) => {
    const territory = readTerritory(stake.sight.view.battle?.territory)
    if (territory < 0) return 0
    return inBattle(share * Math.min(1, stake.sight.eliteIn(territory, stake.user) / 4))(stake)
  }

/** Tokens that enter a stronghold: whether that decides the game, or throws this seat out. */
const entry: Worth = ({ sight, user, territory }) => {
  if (territory < 0 || !isStronghold(territory)) return 0
  if (sight.missing(user) <= 1 && !sight.wishes(user)) return WEIGHTS.denial
  return sight.forcesIn(territory, sight.me) > 0 ? strongholdWorth(sight, territory) * 0.3 : 0
}

/** Anything that helps somebody who is about to win. */
const whenAhead =
  (usual: number, ahead: number): Worth =>
  ({ sight, user }) =>
    sight.missing(user) <= 0 && !sight.wishes(user) ? ahead : usual

/** Fremen who would be devoured. */
const devoured: Worth = ({ sight, territory }) => (territory < 0 ? 0 : sight.forcesIn(territory, FREMEN) * 0.9)

/** By ability: what it is worth to this seat that it does not work. */
const WORTH: Readonly<Record<string, Worth>> = {
  BIDDING: whenAhead(0.5, 1),
  WORMSIGN: whenAhead(0.3, 0.5),
  PRESCIENCE: inBattle(0.35),
  ALLIANCE_PRESCIENCE: inBattle(0.35),
  KWISATZ_HADERACH: inBattle(0.3),
  SPIRITUAL_ADVISORS: whenAhead(0.8, 2),
  VOICE: inBattle(0.35),
  ALLIANCE_VOICE: inBattle(0.35),
  CHARITY: whenAhead(1.5, 2),
  INTRUSION: whenAhead(1, 2),
  TAKE_UP_ARMS: entry,
  WARTIME: whenAhead(2, 20),
  PAYMENT_FOR_TREACHERY: whenAhead(3, 5),
  ALLIANCE_REVIVAL: whenAhead(3, 5),
  SARDAUKAR: elite(0.5),
  MOVEMENT: entry,
  SHAI_HULUD: devoured,
  ALLIANCE_PROTECT_FROM_WORMS: whenAhead(4, 6),
  ALLIANCE_FREE_REVIVAL: whenAhead(2, 3),
  STORM_COMING: whenAhead(0.5, 1),
  SANDWORMS: ({ sight, territory }) => (territory < 0 ? 0 : sight.forcesIn(territory, sight.me) * WEIGHTS.token),
  STORM_LOSSES: whenAhead(3, 6),
  STORM_MIGRATION: entry,
  FEDAYKIN: elite(0.5),
  BATTLE_HARDENED: inBattle(0.4),
  TOP_CARD: whenAhead(3, 4),
  CAPTURE_LEADER: ({ sight }) => (lostAgainst(sight) ? 5 : 1.5),
  PAYMENT_FOR_SHIPMENT: whenAhead(3, 5),
  CROSS_SHIP: entry,
  OFF_PLANET_SHIPMENT: whenAhead(1, 1),
  HALF_PRICE_SHIPPING: entry,
  ALLIANCE_HALF_PRICE: entry,
  ALLIANCE_CROSS_SHIP: entry,
  SHIP_AS_IT_PLEASES: whenAhead(2, 6),
}

/** Whether a leader of this seat is the one that Harkonnen take. */
function lostAgainst(sight: Sight): boolean {
  const { battle } = sight.view
  return battle !== null && [battle.aggressor, battle.defender].includes(sight.mine.faction)
}

function worthOfUse(stake: Stake): number {
  const { sight, ability, user } = stake
  if (sight.isFriend(user) || user < 0 || sparesKarama(sight, user)) return 0
  if (ability === 'KARAMA_AS_WORTHLESS') return worthOfHit(sight)
  return WORTH[ability]?.(stake) ?? 0
}

/** IN-7.2: a worthless card strikes at something: what that is worth to this seat, if it is its own or its ally's. */
function worthOfHit(sight: Sight): number {
  const parent = sight.view.karamaState?.parent ?? null
  if (parent === null || !sight.isFriend(readFaction(parent.targetFaction))) return 0
  const fight = fightOf(sight)
  return fight === null ? 4 : fight.stake * 0.4
}

/** What Karama is kept for: less and less as the game ends. */
function reluctance(sight: Sight, isReal: boolean): number {
  const floor = isReal ? WEIGHTS.karama : WEIGHTS.worthlessKarama
  return sight.isLastTurn ? floor * 0.5 : sight.turnsLeft === 1 ? floor * 0.75 : floor
}

const USES = ['', '2', '3', '4'] as const

function usesIn({ sight, about }: Deciding): Stake[] {
  const territory = readTerritory(about.territory)
  return USES.map((place) => ({
    sight,
    ability: readText(about[`ability${place}`]),
    user: readFaction(about[`user${place}`]),
    territory,
  })).filter(({ user }) => user >= 0)
}

/** IN-2.3 */
export const respondToKarama: Choose = (deciding) => {
  const { sight, legal } = deciding
  const uses = usesIn(deciding)
  const worth = ({ abilityName }: ActionJson): number => {
    const use = uses.find(({ ability }) => ability === abilityName) ?? uses[0]
    return use === undefined ? 0 : worthOfUse(use)
  }
  const cards = legal.filter(({ useKarama }) => useKarama === true)
  const hit = best(
    cards,
    (action) => {
      const isReal = isKarama(readCard(action.karamaCardId))
      const spared = sight.me === BENE_GESSERIT && !isReal ? 0.1 : 0
      return worth(action) - reluctance(sight, isReal) + spared
    },
    0,
  )
  return hit ?? legal.find(({ useKarama }) => useKarama === false) ?? null
}

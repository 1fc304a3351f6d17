import { isExposed } from '../board/exposed.ts'
import { ATREIDES, EMPEROR, FACTIONS, type Faction, FREMEN, HARKONNEN, SPACING_GUILD } from '../data/factions.ts'
import {
  ARRAKEEN,
  CARTHAG,
  HABBANYA_SIETCH,
  isStronghold,
  type Node,
  POLAR_SINK,
  SIETCH_TABR,
  STRONGHOLDS,
  TERRITORIES,
  type Territory,
  TUEKS_SIETCH,
} from '../data/territories.ts'
import { sideOf, winChance } from './fight.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'

/** What one more spice is worth to somebody who has so much. */
export function spiceWorth(spice: number): number {
  return spice < 5 ? WEIGHTS.spicePoor : spice < 16 ? WEIGHTS.spice : WEIGHTS.spiceRich
}

/** What spice is still good for, by the turns that are left. */
const END_OF_SPICE: readonly number[] = [0.15, 0.5, 0.75]

/** DU-13.6: who wins when nobody else has, as things usually go. */
const heirOf = (sight: Sight): Faction => (sight.isPlaying(SPACING_GUILD) ? SPACING_GUILD : FREMEN)

/** Whether that is this side, or nobody at the table. */
export function isHeir(sight: Sight): boolean {
  const heir = heirOf(sight)
  return !sight.isPlaying(heir) || sight.isFriend(heir)
}

/** Whoever has nothing to hope for when the game ends has to hurry. */
const urgency = (sight: Sight): number => (isHeir(sight) ? 1 : (WEIGHTS.hurry[sight.turnsLeft] ?? 1))

/** To stop somebody is worth as much as one's own chances afterwards: none for those who lose anyway. */
const hope = (sight: Sight): number => (isHeir(sight) ? 1 : (WEIGHTS.hope[sight.turnsLeft] ?? 1))

/** What it costs to come down from one amount of spice to another. */
export function spending(sight: Sight, price: number): number {
  let cost = 0
  for (let left = sight.spice; left > sight.spice - price; left--) cost += spiceWorth(left)
  return (cost * (END_OF_SPICE[sight.turnsLeft] ?? 1)) / urgency(sight)
}

/** Where a stronghold would bring this seat's side, or whom it would stop. */
export function strongholdWorth(sight: Sight, territory: Territory): number {
  const { income, ornithopters } = TERRITORIES[territory]
  let worth = WEIGHTS.stronghold
  if (sight.advanced) worth += income * WEIGHTS.income
  if (ornithopters && !hasOrnithopters(sight, territory)) worth += WEIGHTS.ornithopters
  let others = 0
  for (const stronghold of STRONGHOLDS) {
    if (stronghold === territory) continue
    const holder = sight.holder(stronghold)
    if (holder >= 0 && sight.isFriend(holder)) others++
  }
  const missing = Math.min(3, Math.max(0, sight.threshold(sight.me) - others - 1))
  worth += WEIGHTS.victory[missing] * (missing === 0 ? 1 : urgency(sight))
  return worth + denialWorth(sight, territory) + lastTurnWorth(sight, territory)
}

function hasOrnithopters(sight: Sight, apart: Territory): boolean {
  return [ARRAKEEN, CARTHAG].some((one) => one !== apart && sight.forcesIn(one, sight.me) > 0)
}

const denials = new WeakMap<Sight, (number | undefined)[]>()

/** What it is worth to be where somebody sits who is about to win, whether or not one is there already. */
export function denialWorth(sight: Sight, territory: Territory): number {
  let known = denials.get(sight)
  if (known === undefined) {
    known = []
    denials.set(sight, known)
  }
  known[territory] ??= denial(sight, territory) * hope(sight)
  return known[territory]
}

function denial(sight: Sight, territory: Territory): number {
  // Whoever would have the place if this seat were not there.
  const faction = sight.holder(territory, sight.me)
  if (faction < 0 || sight.isFriend(faction) || sight.wishes(faction)) return guard(sight)
  const missing = sight.missing(faction) - (sight.holder(territory) === faction ? 0 : 1)
  if (missing <= 0) return WEIGHTS.denial
  const rival = !isHeir(sight) && (faction === heirOf(sight) || sight.allyOf(faction) === heirOf(sight))
  return Math.max(missing <= 1 ? WEIGHTS.denialAhead : 0, guard(sight)) + (rival ? WEIGHTS.heir : 0)
}

/** What it is worth to keep one more place from somebody who has nearly enough and has yet to act. */
function guard(sight: Sight): number {
  let worth = 0
  for (const faction of sight.playing) {
    if (sight.isFriend(faction) || sight.wishes(faction)) continue
    const ally = sight.allyOf(faction)
    if (!sight.isPending(faction) && (ally < 0 || !sight.isPending(ally))) continue
    const missing = sight.missing(faction)
    if (missing === 1) worth = Math.max(worth, WEIGHTS.guard)
    else if (missing === 2) worth = Math.max(worth, WEIGHTS.guardEarly)
  }
  return worth
}

/** FR-9: the factions that Fremen do not suffer at Tuek's Sietch when the game ends. */
const UNWELCOME: readonly Faction[] = [HARKONNEN, ATREIDES, EMPEROR]

/** DU-13.6: what Fremen and the Guild need or fear when the game ends. */
function lastTurnWorth(sight: Sight, territory: Territory): number {
  const weight = WEIGHTS.lastTurn[sight.turnsLeft] ?? 0
  if (weight === 0) return 0
  const isFremen = sight.isFriend(FREMEN)
  const isGuild = sight.isFriend(SPACING_GUILD)
  if (isFremen && !isGuild && sight.isPlaying(SPACING_GUILD)) {
    const isSietch = territory === SIETCH_TABR || territory === HABBANYA_SIETCH
    const isTaken = sight.playing.some((one) => one !== FREMEN && sight.forcesIn(territory, one) > 0)
    if (isSietch) return isTaken ? weight : weight / 3
    const isUnwelcome = UNWELCOME.some((one) => sight.isPlaying(one) && sight.forcesIn(TUEKS_SIETCH, one) > 0)
    return territory === TUEKS_SIETCH && isUnwelcome ? weight : 0
  }
  if (isGuild && !isFremen && sight.isPlaying(FREMEN) && isDesertFree(sight)) {
    return territory === SIETCH_TABR || territory === HABBANYA_SIETCH ? weight : 0
  }
  return 0
}

/** FR-9 */
function isDesertFree(sight: Sight): boolean {
  const isFremenOnly = (territory: Territory) =>
    sight.playing.every((one) => one === FREMEN || sight.forcesIn(territory, one) === 0)
  if (!isFremenOnly(SIETCH_TABR) || !isFremenOnly(HABBANYA_SIETCH)) return false
  return UNWELCOME.every((one) => !sight.isPlaying(one) || sight.forcesIn(TUEKS_SIETCH, one) === 0)
}

/** The chance to beat everybody who is there, with at least one token left to stay. */
export function takeChance(sight: Sight, territory: Territory): number {
  const { me } = sight
  const all = sight.ordinaryIn(territory, me)
  const ordinary = Math.max(0, all - 1)
  const elite = Math.max(0, sight.eliteIn(territory, me) - (all === 0 ? 1 : 0))
  let chance = 1
  for (const faction of sight.playing) {
    if (sight.isFriend(faction)) continue
    const theirs = sight.forcesIn(territory, faction)
    if (theirs === 0) continue
    chance *= winChance(
      sight,
      sideOf(sight, me, faction, territory, ordinary, elite, sight.spice),
      sideOf(
        sight,
        faction,
        me,
        territory,
        sight.ordinaryIn(territory, faction),
        sight.eliteIn(territory, faction),
        sight.spiceOf(faction),
      ),
    )
  }
  return chance
}

/** The chance that somebody who acts later takes it away again. */
function lossChance(sight: Sight, territory: Territory, ordinary: number, elite: number): number {
  const { me } = sight
  let keep = 1
  for (const faction of sight.playing) {
    if (sight.isFriend(faction) || !sight.isPending(faction)) continue
    const near = nearby(sight, faction, territory)
    const force = Math.min(10, Math.min(sight.reservesOf(faction), Math.floor(sight.spiceOf(faction) * 0.6)) + near)
    if (force === 0) continue
    const chance = winChance(
      sight,
      sideOf(sight, faction, me, territory, force, 0, Math.max(0, sight.spiceOf(faction) - force)),
      sideOf(sight, me, faction, territory, ordinary, elite, sight.spice),
    )
    keep *= 1 - chance * WEIGHTS.attack
  }
  return 1 - keep
}

function nearby(sight: Sight, faction: Faction, territory: Territory): number {
  let total = 0
  for (const other of TERRITORIES[territory].adjacent) {
    if (!isStronghold(other)) total += sight.forcesIn(other, faction)
  }
  return total
}

/** The spice own tokens would collect there. */
function harvest(sight: Sight, nodes: readonly Node[]): number {
  let spice = 0
  const rate = sight.collectionRate
  for (const node of nodes) {
    if (sight.spiceAt[node] === 0) continue
    spice += Math.min(sight.spiceAt[node], sight.forcesAt(node, sight.me) * rate)
  }
  return spice
}

/** BG-3: whether fighters of this seat keep the predicted winner from winning as it was predicted. */
export function isInTheWay(sight: Sight, territory: Territory): boolean {
  if (sight.mine.prediction === null || !isStronghold(territory)) return false
  return sight.playing.some(
    (one) => !sight.isFriend(one) && sight.wishes(one) && sight.missing(one) <= 1 && sight.forcesIn(territory, one) > 0,
  )
}

/** What the tokens this seat has in a territory are worth there, in spice. */
export function worthOf(sight: Sight, territory: Territory): number {
  const { me } = sight
  const ordinary = sight.ordinaryIn(territory, me)
  const elite = sight.eliteIn(territory, me)
  const tokens = ordinary + elite
  if (tokens === 0) return 0
  const value = (ordinary * WEIGHTS.token + elite * WEIGHTS.elite) * (sight.isLastTurn ? 0.2 : 1)
  // DU-6.7
  if (territory !== POLAR_SINK && sight.ally >= 0 && sight.forcesIn(territory, sight.ally) > 0) return -value - 5
  if (territory === POLAR_SINK) return tokens * 0.12
  if (isInTheWay(sight, territory)) return -value - WEIGHTS.prediction
  const { nodes } = TERRITORIES[territory]
  const take = takeChance(sight, territory)
  const spice = sight.isLastTurn ? 0 : harvest(sight, nodes) * spiceWorth(sight.spice)
  let worth = spice * take - (1 - take) * value
  if (take < 1) worth -= take * value * 0.4
  if (isStronghold(territory)) {
    const keep = take * (1 - lossChance(sight, territory, ordinary, elite))
    // Tokens beyond what holds the place are better used elsewhere, but they are safe here.
    worth += strongholdWorth(sight, territory) * keep + tokens * 0.1
  } else worth += tokens * 0.05
  return worth - stormRisk(sight, territory, nodes)
}

function stormRisk(sight: Sight, territory: Territory, nodes: readonly Node[]): number {
  if (sight.isLastTurn || !isExposed(territory, sight.view.shieldWall)) return 0
  const share = sight.me === FREMEN && sight.advanced ? 0.5 : 1
  let risk = 0
  for (const node of nodes) {
    const at = node * FACTIONS + sight.me
    const value = sight.ordinary[at] * WEIGHTS.token + sight.elite[at] * WEIGHTS.elite
    if (value > 0) risk += value * sight.stormChance(node) * share
  }
  return risk
}

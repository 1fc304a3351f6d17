import { LEADER_ID } from '../../src/data/leaders.ts'
import { nodeNumber } from '../../src/data/nodes.ts'
import { TERRITORIES, territoryNumber } from '../../src/data/territories.ts'
import { CARD_ID } from '../../src/data/treachery.ts'
import { at } from '../../src/forces.ts'
import { BATTLE } from '../../src/names.ts'
import { resolveBattle } from '../../src/phases/battle/resolution/ref.ts'
import { CHEAP_HERO_LEADER, type Plan } from '../../src/state.ts'
import { type FactionId, factionNumber, type TestTable, table } from '../table.ts'

/** A plan in words: whatever is left out is nothing. */
export interface PlanInWords {
  readonly leader?: string
  /** The Cheap Hero that is played, as a card. */
  readonly hero?: string
  readonly kwisatzHaderach?: boolean
  readonly weapon?: string
  readonly defense?: string
  readonly tokens?: number
  readonly supported?: number
  readonly elite?: number
  readonly eliteSupported?: number
  readonly from?: readonly number[]
  readonly eliteFrom?: readonly number[]
}

const cardNumber = (id: string | undefined): number => {
  if (id === undefined) return -1
  const card = CARD_ID.indexOf(id)
  if (card < 0) throw new Error(`there is no card ${id}`)
  return card
}

export const leaderNumber = (id: string): number => {
  const leader = LEADER_ID.indexOf(id)
  if (leader < 0) throw new Error(`there is no leader ${id}`)
  return leader
}

export function planOf(words: PlanInWords): Plan {
  const { leader, hero, kwisatzHaderach = false, weapon, defense } = words
  return {
    leader: hero === undefined ? (leader === undefined ? -1 : leaderNumber(leader)) : CHEAP_HERO_LEADER,
    hero: cardNumber(hero),
    kwisatzHaderach,
    weapon: cardNumber(weapon),
    defense: cardNumber(defense),
    ordinary: words.tokens ?? 0,
    ordinarySupported: words.supported ?? 0,
    elite: words.elite ?? 0,
    eliteSupported: words.eliteSupported ?? 0,
    ordinaryFrom: words.from ?? [],
    eliteFrom: words.eliteFrom ?? [],
  }
}

/** A table in the battle phase, all in the order in which they are named. */
export function atBattle(
  factions: readonly FactionId[],
  options: Readonly<Record<string, unknown>> = {},
  seed?: string,
): TestTable {
  const t = table(factions, options, seed)
  t.pub.turn = 1
  t.pub.phase = BATTLE
  t.pub.order = factions.map(factionNumber)
  return t
}

/** Emperor, with Sardaukar, and Atreides in Carthag; Fremen look on. */
export function duel(): TestTable {
  return atBattle(['emperor', 'atreides', 'fremen'])
    .place('emperor', 'carthag/11', 6, 3)
    .place('atreides', 'carthag/11', 5)
}

type Combatant = readonly [id: FactionId, plan: PlanInWords]

export interface Place {
  /** A territory, and the locations of its zone where it is not all of it. */
  readonly in: string
  readonly zone?: readonly string[]
  readonly prevented?: readonly number[]
}

/** Both plans are on the table: the cards they name come to the hands, the battle is put, and B9 begins. */
export function reveal(t: TestTable, place: Place, aggressor: Combatant, defender: Combatant): TestTable {
  for (const [id, { hero, weapon, defense }] of [aggressor, defender]) {
    for (const card of [hero, weapon, defense]) {
      if (card !== undefined && !t.own(id).hand.includes(cardNumber(card))) t.give(id, card)
    }
  }
  const territory = territoryNumber(place.in)
  const [first, second] = [planOf(aggressor[1]), planOf(defender[1])]
  t.own(aggressor[0]).plan = first
  t.own(defender[0]).plan = second
  t.pub.battle = {
    territory,
    zone: place.zone?.map(nodeNumber) ?? TERRITORIES[territory].nodes,
    aggressor: factionNumber(aggressor[0]),
    defender: factionNumber(defender[0]),
    step: 8,
    prevented: place.prevented ?? [],
    voice: null,
    element: -1,
    elementOf: -1,
    opened: -1,
    plans: [first, second],
    winner: -1,
    explosion: false,
  }
  return t.begin(resolveBattle)
}

/** Who holds the traitor card of a leader. */
export function traitor(t: TestTable, id: FactionId, leader: string): TestTable {
  t.own(id).traitors |= 1 << leaderNumber(leader)
  return t
}

/** Ordinary and other tokens at a location. */
export function tokensAt(t: TestTable, id: FactionId, location: string): readonly [number, number] {
  const place = at(nodeNumber(location), factionNumber(id))
  return [t.pub.forces[place], t.pub.special[place]]
}

export const tanksOf = (t: TestTable, id: FactionId): number =>
  t.pub.tanks[factionNumber(id)] + t.pub.tanksElite[factionNumber(id)]

export const spiceOf = (t: TestTable, id: FactionId): number => t.own(id).spice

export const leaderAt = (t: TestTable, leader: string): number => t.pub.leaders[leaderNumber(leader)]

export const isDiscarded = (t: TestTable, card: string): boolean => t.pub.discard.includes(cardNumber(card))
export const isHeld = (t: TestTable, id: FactionId, card: string): boolean => t.own(id).hand.includes(cardNumber(card))
export const isKnown = (t: TestTable, id: FactionId, card: string): boolean =>
  t.pub.shown[cardNumber(card)] === factionNumber(id)

import { type Action, type Blocked, blocked, type Facts } from '@riposte/kernel'
import { actions } from '../../actions.ts'
import { NO_TOKENS } from '../../blocked.ts'
import { BENE_GESSERIT, type Faction } from '../../data/factions.ts'
import type { Node } from '../../data/territories.ts'
import { territory } from '../../fields.ts'
import { at, forcesAt } from '../../forces.ts'
import { question } from '../../kit.ts'
import type { Own, Plan, Pub } from '../../state.ts'
import { battleOf } from './combatants.ts'

const { fightFrom } = actions

/** A zone has at most so many locations. */
const PLACES = 5

/** Whether a faction has a choice where its tokens come from, as far as everybody sees. */
export function isSpread(pub: Pub, zone: readonly Node[], faction: Faction): boolean {
  let places = 0
  for (const node of zone) if (forcesAt(pub, node, faction) > 0) places++
  return places > 1
}

const ordinaryAt = (pub: Pub, node: Node, faction: Faction): number => pub.forces[at(node, faction)]
const eliteAt = (pub: Pub, node: Node, faction: Faction): number =>
  faction === BENE_GESSERIT ? 0 : pub.special[at(node, faction)]

type Count = typeof ordinaryAt

function planOf(mine: Own): Plan {
  if (mine.plan === null) throw new Error('no plan is made')
  return mine.plan
}

const ordinaryIn = (plan: Plan): number => plan.ordinarySupported + plan.ordinary
const eliteIn = (plan: Plan): number => plan.eliteSupported + plan.elite

/** What one location may give, so that the locations before and after it make up the rest of `total`. */
function share(counts: readonly number[], total: number, given: readonly number[], out: number[]): void {
  let rest = total
  for (const tokens of given) rest -= tokens
  const here = counts[given.length] ?? 0
  let later = 0
  for (let place = given.length + 1; place < counts.length; place++) later += counts[place]
  for (let tokens = Math.max(0, rest - later); tokens <= Math.min(here, rest); tokens++) out.push(tokens)
}

const countsOf = (pub: Pub, faction: Faction, count: Count): number[] =>
  battleOf(pub).zone.map((node) => count(pub, node, faction))

/** DU-11.37: the fewest from where most spice lies; of equal places the first ones give first. */
function spared(pub: Pub, faction: Faction, total: number, count: Count): number[] {
  const { zone } = battleOf(pub)
  const from = zone.map(() => 0)
  let rest = total
  const places = [...zone.keys()].sort((a, b) => pub.spice[zone[a]] - pub.spice[zone[b]] || a - b)
  for (const place of places) {
    from[place] = Math.min(rest, count(pub, zone[place], faction))
    rest -= from[place]
  }
  return from
}

/** The plan with the places its tokens come from; in a zone of one location there is nothing to say. */
function withPlaces(plan: Plan, ordinaryFrom: readonly number[], eliteFrom: readonly number[]): Plan {
  return ordinaryFrom.length > 1 ? { ...plan, ordinaryFrom, eliteFrom } : plan
}

/** The plan of somebody who has no choice, or says nothing. */
export const withDefaultPlaces = (pub: Pub, plan: Plan, faction: Faction): Plan =>
  withPlaces(plan, spared(pub, faction, ordinaryIn(plan), ordinaryAt), spared(pub, faction, eliteIn(plan), eliteAt))

export function placesIn(pub: Pub, action: Action, plan: Plan): Plan {
  const { length } = battleOf(pub).zone
  const from = (first: number) => Array.from({ length }, (_, place) => fightFrom.at(action, first + place))
  return withPlaces(plan, from(0), from(PLACES))
}

const fill = (places: readonly number[]): number[] => Array.from({ length: PLACES }, (_, at) => places[at] ?? 0)

const OTHER_TOTAL: Blocked = blocked(
  'otherTotal',
  'DU-11.37',
  'The tokens named here are not as many of each kind as your plan commits.',
)

/** DU-11.37: asked of whoever has tokens in several locations of the zone, also where the plan commits none (DU-3.9). */
export const whereFrom = question<Facts>('whereFrom', {
  rule: 'DU-11.37',
  takes: [fightFrom],
  about: { territory },
  secret: true,
  forms: [
    {
      action: fightFrom,
      domain(pub, mine, seat, _arg, filled, out) {
        const faction = pub.factionOf[seat]
        const plan = planOf(mine)
        if (filled.length < PLACES) share(countsOf(pub, faction, ordinaryAt), ordinaryIn(plan), filled, out)
        else share(countsOf(pub, faction, eliteAt), eliteIn(plan), filled.slice(PLACES), out)
      },
    },
  ],
  why(pub, mine, seat, _arg, action) {
    const faction = pub.factionOf[seat]
    const { ordinaryFrom, eliteFrom } = placesIn(pub, action, planOf(mine))
    const isThere = (tokens: readonly number[], count: Count) =>
      countsOf(pub, faction, count).every((there, place) => tokens[place] <= there)
    return isThere(ordinaryFrom, ordinaryAt) && isThere(eliteFrom, eliteAt) ? OTHER_TOTAL : NO_TOKENS
  },
  timeout(pub, mine, seat) {
    const { ordinaryFrom, eliteFrom } = withDefaultPlaces(pub, planOf(mine), pub.factionOf[seat])
    return fightFrom.of(...fill(ordinaryFrom), ...fill(eliteFrom))
  },
})

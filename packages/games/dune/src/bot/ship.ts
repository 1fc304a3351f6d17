import type { ActionJson, Json } from '@riposte/kernel'
import { SPACING_GUILD } from '../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../data/nodes.ts'
import { isStronghold, type Node, STRONGHOLDS, TERRITORIES } from '../data/territories.ts'
import type { Choose, Deciding } from './deciding.ts'
import { ofType, passIn } from './deciding.ts'
import { isPromised } from './promises.ts'
import { readFaction, readNode, readNumber } from './read.ts'
import type { Sight } from './sight.ts'
import { spending, strongholdWorth, worthOf } from './worth.ts'

/** A shipment that was thought of, and what it would bring. */
interface Idea {
  readonly worth: number
  readonly to: Node
  readonly ordinary: number
  readonly elite: number
}

const NOTHING: Idea = { worth: 0.5, to: -1, ordinary: 0, elite: 0 }

/** Where tokens count for anything: strongholds, and places with spice. */
export function isOfInterest(sight: Sight, node: Node): boolean {
  return isStronghold(NODE_TERRITORY[node]) || sight.spiceAt[node] > 1
}

/** Prices in full: strongholds cost one a token, the rest of the planet two; the Guild and its ally pay half. */
function priceOf(sight: Sight, to: Node, tokens: number): number {
  const full = isStronghold(NODE_TERRITORY[to]) ? tokens : tokens * 2
  const isHalf = sight.me === SPACING_GUILD || sight.ally === SPACING_GUILD
  return isHalf ? Math.ceil(full / 2) : full
}

/** The best number of tokens for each place, and the best place. */
function bestShipment(
  sight: Sight,
  places: readonly Node[],
  price: (to: Node, tokens: number) => number,
  most: (to: Node) => number,
): Idea {
  const own = sight.faction(sight.me)
  let found = NOTHING
  for (const to of places) {
    if (!isOfInterest(sight, to) || isPromised(sight, to)) continue
    const territory = NODE_TERRITORY[to]
    const before = worthOf(sight, territory)
    const upTo = Math.min(most(to), 14)
    for (let tokens = 1; tokens <= upTo; tokens++) {
      const elite = Math.min(own?.reservesElite ?? 0, isStronghold(territory) ? Math.floor(tokens / 2) : 0)
      const ordinary = Math.min(own?.reserves ?? 0, tokens - elite)
      if (ordinary + elite < tokens) break
      const due = price(to, tokens)
      const cost = spending(sight, due)
      sight.shift(-1, to, ordinary, elite)
      sight.spend(due)
      const worth = worthOf(sight, territory) - before - cost - tokens * RESERVE_TOKEN
      sight.spend(-due)
      sight.shift(to, -1, ordinary, elite)
      if (worth > found.worth) found = { worth, to, ordinary, elite }
    }
  }
  return found
}

/** A token in the reserves may still be of use. */
const RESERVE_TOKEN = 0.15

function ship({ sight, forms }: Deciding): { readonly idea: Idea; readonly action: ActionJson | null } {
  const places = forms.next('ship').map(readNode)
  if (places.length === 0) return { idea: NOTHING, action: null }
  const funds = sight.spice + sight.mine.allyPledges.shipment
  const most = (to: Node) => {
    let tokens = 0
    while (tokens < sight.reservesOf(sight.me) && priceOf(sight, to, tokens + 1) <= funds) tokens++
    return tokens
  }
  const idea = bestShipment(sight, places, (to, tokens) => priceOf(sight, to, tokens), most)
  if (idea.to < 0) return { idea, action: null }
  const tokens = idea.ordinary + idea.elite
  const fromPledge = Math.min(sight.mine.allyPledges.shipment, priceOf(sight, idea.to, tokens))
  const isHalf = sight.me === SPACING_GUILD || sight.ally === SPACING_GUILD
  const wanted: Json[] = [NODES[idea.to], idea.ordinary, idea.elite, fromPledge, isHalf, null]
  return { idea, action: forms.complete('ship', wanted) }
}

/** FR-5: for nothing, so only what is better kept back counts. */
function send({ sight, forms }: Deciding): ActionJson | null {
  const places = forms.next('send').map(readNode)
  if (places.length === 0) return null
  const free = () => 0
  // FR-17: into the storm half of them die.
  const dry = places.filter((node) => !isInStormNow(sight, node))
  const idea = bestShipment(sight, dry, free, () => sight.reservesOf(sight.me))
  if (idea.to < 0) return sendHome(sight, places, forms)
  return forms.complete('send', [NODES[idea.to], idea.ordinary, idea.elite])
}

const isInStormNow = (sight: Sight, node: Node): boolean =>
  NODES[node].endsWith(`/${sight.view.storm}`) && !NODES[node].startsWith('polar-sink')

/** Tokens far from the planet do nothing; near Sietch Tabr they are at hand. */
function sendHome(sight: Sight, places: readonly Node[], forms: Deciding['forms']): ActionJson | null {
  const own = sight.faction(sight.me)
  if (own === undefined || own.reserves < 4) return null
  const isRock = (node: Node) => TERRITORIES[NODE_TERRITORY[node]].kind === 'rock'
  const to = places.find((node) => isRock(node) && !isInStormNow(sight, node) && !isPromised(sight, node))
  if (to === undefined) return null
  return forms.complete('send', [NODES[to], own.reserves - 3, 0])
}

/** GU-5b: tokens that stand where they are of no use go where they are. */
function crossShip({ sight, forms }: Deciding): { readonly worth: number; readonly action: ActionJson | null } {
  let found = { worth: 1, from: -1, to: -1, ordinary: 0, elite: 0 }
  for (const id of forms.next('crossShip')) {
    const from = readNode(id)
    const territory = NODE_TERRITORY[from]
    const before = worthOf(sight, territory)
    for (const toId of forms.next('crossShip', [id])) {
      const to = readNode(toId)
      if (!isOfInterest(sight, to) || isPromised(sight, to)) continue
      const there = NODE_TERRITORY[to]
      const beforeThere = worthOf(sight, there)
      const ordinary = sight.ordinary[from * 6 + sight.me]
      const elite = sight.elite[from * 6 + sight.me]
      for (const stay of [0, 2]) {
        const tokens = Math.min(ordinary - stay, Math.floor(sight.spice / Math.max(0.5, priceOf(sight, to, 2) / 2)))
        if (tokens <= 0) continue
        const due = priceOf(sight, to, tokens + elite)
        if (due > sight.spice) continue
        sight.shift(from, to, tokens, elite)
        sight.spend(due)
        const worth = worthOf(sight, territory) + worthOf(sight, there) - before - beforeThere
        sight.spend(-due)
        sight.shift(to, from, tokens, elite)
        const gain = worth - spending(sight, due)
        if (gain > found.worth) found = { worth: gain, from, to, ordinary: tokens, elite }
      }
    }
  }
  if (found.from < 0) return { worth: 0, action: null }
  const { from, to, ordinary, elite, worth } = found
  return { worth, action: forms.complete('crossShip', [NODES[from], NODES[to], ordinary, elite, 0, true]) }
}

/** DU-10.3 */
export const chooseShipment: Choose = (deciding) => {
  const sent = send(deciding)
  if (sent !== null) return sent
  const shipped = ship(deciding)
  const crossed = crossShip(deciding)
  if (crossed.action !== null && crossed.worth > shipped.idea.worth) return crossed.action
  return shipped.action ?? passIn(deciding.legal)
}

/** IN-4.5: still worth it, as long as it can be paid. */
export const chooseFullPrice: Choose = ({ legal, sight, about }) => {
  const due = readNumber(about.spice)
  const to = readNode(about.to)
  const worth = to < 0 ? 0 : worthOf(sight, NODE_TERRITORY[to])
  return worth > spending(sight, due) ? ofType(legal, 'payFullPrice') : ofType(legal, 'takeShipmentBack')
}

/** GU-12: whoever acts last sees where the others have gone. */
export const actLast: Choose = ({ legal }) => ofType(legal, 'delay') ?? passIn(legal)

/** IN-6.5: a shipment that brings somebody close to victory, or throws this seat out of a stronghold. */
export const chooseStop: Choose = ({ legal, sight, about }) => {
  const shipper = readFaction(about.faction)
  const territory = NODE_TERRITORY[readNode(about.location)]
  const tokens = readNumber(about.ordinary) + 2 * readNumber(about.special)
  if (sight.isFriend(shipper) || sight.wishes(shipper) || !STRONGHOLDS.includes(territory)) return passIn(legal)
  const isMine = sight.forcesIn(territory, sight.me) > 0 && tokens > 4
  const wins = sight.missing(shipper) <= 1 && tokens > 2
  const stake = isMine ? strongholdWorth(sight, territory) : 0
  return wins || stake > 20 ? ofType(legal, 'use_karama_faction_power') : passIn(legal)
}

import { FACTIONS } from '../data/factions.ts'
import { NODE_TERRITORY, NODES } from '../data/nodes.ts'
import { isStronghold, TERRITORIES, type Territory } from '../data/territories.ts'
import { best, type Choose, passIn } from './deciding.ts'
import { isPromised } from './promises.ts'
import { readNode, readTerritory } from './read.ts'
import { isOfInterest } from './ship.ts'
import type { Sight } from './sight.ts'
import { WEIGHTS } from './weights.ts'
import { worthOf } from './worth.ts'

/** What a worm destroys there, seen by Fremen: tokens of others, and spice that others would have. Riders are welcome. */
function wormWorth(sight: Sight, territory: Territory): number {
  let worth = 0
  for (const faction of sight.playing) {
    const tokens =
      sight.ordinaryIn(territory, faction) * WEIGHTS.token + sight.eliteIn(territory, faction) * WEIGHTS.elite
    if (faction === sight.me) worth += Math.min(4, tokens)
    else if (!sight.isFriend(faction)) worth += tokens
  }
  const own = sight.forcesIn(territory, sight.me)
  for (const node of TERRITORIES[territory].nodes) worth -= sight.spiceAt[node] * (own > 0 ? 1 : 0.1)
  return worth
}

/** FR-15 */
export const placeWorm: Choose = ({ sight, legal }) =>
  best(
    legal.filter(({ type }) => type === 'placeWorm'),
    ({ territory }) => wormWorth(sight, readTerritory(territory)),
    0.5,
  ) ?? passIn(legal)

/** IN-6.3: for a good catch. */
export const karamaWorm: Choose = ({ sight, legal }) =>
  best(
    legal.filter(({ type }) => type === 'use_karama_faction_power'),
    ({ territory }) => wormWorth(sight, readTerritory(territory)),
    sight.turnsLeft < 2 ? 3 : 6,
  ) ?? passIn(legal)

/** FR-8: anywhere it counts. */
export const chooseRide: Choose = ({ sight, forms, legal }) => {
  let found = { worth: 1, from: '', to: '', ordinary: 0, elite: 0 }
  for (const id of forms.next('ride')) {
    const from = readNode(id)
    const at = from * FACTIONS + sight.me
    const [ordinary, elite] = [sight.ordinary[at], sight.elite[at]]
    const before = worthOf(sight, NODE_TERRITORY[from])
    for (const toId of forms.next('ride', [id])) {
      const to = readNode(toId)
      if (!isOfInterest(sight, to) || isPromised(sight, to)) continue
      const there = NODE_TERRITORY[to]
      const then = worthOf(sight, there)
      for (const tokens of new Set([ordinary, ordinary >> 1])) {
        const special = isStronghold(there) ? elite : 0
        if (tokens + special === 0) continue
        sight.shift(from, to, tokens, special)
        const worth = worthOf(sight, NODE_TERRITORY[from]) + worthOf(sight, there) - before - then
        sight.shift(to, from, tokens, special)
        if (worth > found.worth) found = { worth, from: NODES[from], to: NODES[to], ordinary: tokens, elite: special }
      }
    }
  }
  if (found.from === '') return passIn(legal)
  return forms.complete('ride', [found.from, found.to, found.ordinary, found.elite])
}

/** DU-15.20: a worm for others' tokens, or away with spice nobody of this side gathers. */
export const chooseSpiceCard: Choose = ({ sight, legal }) => {
  const play = legal.find(({ type }) => type !== 'pass') ?? null
  if (play === null) return passIn(legal)
  if (play.type === 'amal') return sight.spice < 6 ? play : passIn(legal)
  return play.type === 'thumper' ? (sight.turn > 2 ? play : passIn(legal)) : play
}

import { blocked } from '@riposte/kernel'
import { pointingAt, TRIPLE } from '../cuts/detector.ts'
import { targetForbidden, valueForbidden } from '../modules/hooks.ts'
import { TRIPLE_DETECTOR } from '../names.ts'
import { standOf } from '../state.ts'
import { defineCard, NOT_NAMED } from './card.ts'
import {
  designatedRefused,
  detect,
  openOn,
  openStands,
  pushSought,
  pushTargets,
  seekingRefused,
} from './detector-cards.ts'

const MEANS = 'tripleDetector'
const WIRES = 3

const NOT_THREE = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E03', 'Name three different wires.')
const TWO_STANDS = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E03', 'All three wires must be on the same stand.')

// BB-E03: three wires of a teammate are searched for a number.
defineCard(TRIPLE_DETECTOR, {
  needs: ['player', 'placeA', 'placeB', 'placeC', 'valueA'],
  refused(pub, mine, seat, { player, places, values: [value] }) {
    const refused = seekingRefused(pub, mine, seat, player, value)
    if (refused !== null) return refused
    const [a, b, c] = places
    // All three come sorted, in whatever order they were named.
    if (a === NOT_NAMED || a >= b || b >= c) return NOT_THREE
    for (const place of places) {
      const wrong = designatedRefused(pub, player, place)
      if (wrong !== null) return wrong
    }
    if (standOf(pub.players[player], a) !== standOf(pub.players[player], c)) return TWO_STANDS
    const forbidden = valueForbidden(pub, mine, seat, value, MEANS)
    if (forbidden !== null) return forbidden
    // BB-E03.R1: what is asked of one wire is asked of all, so that a refusal does not tell which one matches.
    for (const place of places) {
      const wrong = targetForbidden(pub, mine, seat, player, place, MEANS)
      if (wrong !== null) return wrong
    }
    return null
  },
  domain(pub, mine, seat, field, { player, places: [a, b] }, out) {
    if (field === 'player') pushTargets(pub, mine, seat, WIRES, MEANS, out)
    else if (field === 'valueA') pushSought(pub, mine, seat, MEANS, out)
    else if (field === 'placeA') {
      for (const stand of openStands(pub, mine, seat, player, WIRES, MEANS)) {
        out.push(...openOn(pub, mine, seat, player, stand, MEANS).slice(0, 1 - WIRES))
      }
    } else {
      const open = openOn(pub, mine, seat, player, standOf(pub.players[player], a), MEANS)
      if (field === 'placeB') out.push(...open.filter((place) => place > a).slice(0, -1))
      else out.push(...open.filter((place) => place > b))
    }
  },
  effect(x, seat, { player, places, values: [value] }, by) {
    const wires = pointingAt(x.pub, player, standOf(x.pub.players[player], places[0]), places)
    return detect(x, { actor: seat, ...wires, value, source: TRIPLE }, TRIPLE_DETECTOR, by)
  },
})

import { blocked } from '@riposte/kernel'
import { pointingAt, SUPER } from '../cuts/detector.ts'
import { valueForbidden } from '../modules/hooks.ts'
import { SUPER_DETECTOR } from '../names.ts'
import { defineCard } from './card.ts'
import { detect, openOn, openStands, pushSought, pushTargets, seekingRefused } from './detector-cards.ts'
import { pushStand, standNamed } from './which-stand.ts'

const MEANS = 'superDetector'

const WHICH_STAND = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E05', 'Say which of the two stands is searched.')
const NOTHING_THERE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E05', 'There is no wire on that stand to search.')

// BB-E05: all wires on one stand of a teammate are searched for a number.
defineCard(SUPER_DETECTOR, {
  needs: ['player', 'valueA', 'stand'],
  refused(pub, mine, seat, { player, values: [value], stand }) {
    const refused = seekingRefused(pub, mine, seat, player, value)
    if (refused !== null) return refused
    const searched = standNamed(pub.players[player], stand)
    if (searched < 0) return WHICH_STAND
    if (openOn(pub, mine, seat, player, searched, MEANS).length === 0) return NOTHING_THERE
    return valueForbidden(pub, mine, seat, value, MEANS)
  },
  domain(pub, mine, seat, field, { player }, out) {
    if (field === 'player') pushTargets(pub, mine, seat, 1, MEANS, out)
    else if (field === 'valueA') pushSought(pub, mine, seat, MEANS, out)
    else pushStand(pub.players[player], openStands(pub, mine, seat, player, 1, MEANS), out)
  },
  effect(x, seat, { player, values: [value], stand }, by) {
    const searched = standNamed(x.pub.players[player], stand)
    const places = openOn(x.pub, x.own[seat], seat, player, searched, MEANS)
    const wires = pointingAt(x.pub, player, searched, places)
    return detect(x, { actor: seat, ...wires, value, source: SUPER }, SUPER_DETECTOR, by)
  },
})

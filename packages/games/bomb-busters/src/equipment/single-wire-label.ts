import { blocked } from '@riposte/kernel'
import { isXMarked, X_WIRE } from '../cuts/legality.ts'
import { SINGLE_WIRE_LABEL } from '../names.ts'
import { SINGLE_WIRE_TOKEN } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { gameValue, isBlue } from '../wires.ts'
import { defineCard } from './card.ts'
import { NOT_BLUE, placeRefused, tokensRefused, unseenRefused } from './own-wire.ts'

const NOT_SINGLE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E22', 'You have more than one wire of that number.')
const HAS_LABEL = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E22', 'That wire carries such a label already.')

// BB-E22: an own blue wire is the only one of its number in the hand.
defineCard(SINGLE_WIRE_LABEL, {
  needs: ['placeA'],
  refused(pub, mine, seat, { places: [place] }) {
    const player = pub.players[seat]
    const refused = placeRefused(pub, seat, place) ?? tokensRefused(pub) ?? unseenRefused(pub, seat, place)
    if (refused !== null) return refused
    if (isXMarked(player, place)) return X_WIRE
    const wire = mine.wires[place]
    if (!isBlue(wire)) return NOT_BLUE
    // BB-E22.R1, BB-E22.R2: in the whole hand, but for wires that the player does not see; X wires do not count.
    const copies = mine.wires.filter((own, at) => own === wire && !isXMarked(player, at))
    if (copies.length > 1) return NOT_SINGLE
    const hasLabel = player.tokens.some((token) => token.kind === SINGLE_WIRE_TOKEN && token.place === place)
    return hasLabel ? HAS_LABEL : null
  },
  domain(pub, mine, seat, _field, use, out) {
    for (let place = 0; place < mine.wires.length; place++) {
      if (this.refused(pub, mine, seat, { ...use, places: [place, -2, -2] }) === null) out.push(place)
    }
  },
  effect(x, seat, { places: [place] }) {
    const value = gameValue(x.own[seat].wires[place])
    putToken(x, seat, { kind: SINGLE_WIRE_TOKEN, value, place, placeB: -1, says: 'is' })
    return null
  },
})

import { blocked } from '@riposte/kernel'
import { TILE_ALREADY_CUT } from '../blocked.ts'
import { isXMarked, X_WIRE } from '../cuts/legality.ts'
import { missionOf } from '../missions/index.ts'
import { POST_IT } from '../names.ts'
import { hasValueToken, putToken } from '../tokens/token.ts'
import { tokenFor } from '../tokens/variant.ts'
import { gameValue, isBlue } from '../wires.ts'
import { defineCard } from './card.ts'
import { NOT_BLUE, placeRefused, tokensRefused, unseenRefused } from './own-wire.ts'

const HAS_TOKEN = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E04', 'That wire carries a token already.')

// BB-E04: an info token on an own blue wire.
defineCard(POST_IT, {
  needs: ['placeA'],
  refused(pub, mine, seat, { places: [place] }) {
    const player = pub.players[seat]
    const refused = tokensRefused(pub) ?? placeRefused(pub, seat, place) ?? unseenRefused(pub, seat, place)
    if (refused !== null) return refused
    // BB-M24.2, BB-M40.3: how many there are can also be told at a wire that is cut.
    if (player.shown[place] !== 0 && missionOf(pub.mission).infoTokens.variant !== 'count') return TILE_ALREADY_CUT
    if (isXMarked(player, place)) return X_WIRE
    if (!isBlue(mine.wires[place])) return NOT_BLUE
    return hasValueToken(player, place) ? HAS_TOKEN : null
  },
  domain(pub, mine, seat, _field, use, out) {
    for (let place = 0; place < mine.wires.length; place++) {
      if (this.refused(pub, mine, seat, { ...use, places: [place, -2, -2] }) === null) out.push(place)
    }
  },
  effect(x, seat, { places: [place] }) {
    putToken(x, seat, tokenFor(x, seat, place, gameValue(x.own[seat].wires[place])))
    return null
  },
})

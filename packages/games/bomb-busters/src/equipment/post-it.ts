import { blocked } from '@riposte/kernel'
import { TILE_ALREADY_CUT } from '../blocked.ts'
import { isXMarked, X_WIRE } from '../cuts/legality.ts'
import { missionOf } from '../missions/index.ts'
import { POST_IT } from '../names.ts'
import type { Pub } from '../state.ts'
import { hasValueToken, putToken } from '../tokens/token.ts'
import { tokenFor } from '../tokens/variant.ts'
import { gameValue, isBlue } from '../wires.ts'
import { defineCard } from './card.ts'
import { NOT_BLUE, placeRefused, tokensRefused, unseenRefused } from './own-wire.ts'

const HAS_TOKEN = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E04', 'That wire carries a token already.')

const NO_VALUE = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E04', 'That names something the card does not ask for.')
const NOT_FALSE = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-M52.4', 'This token must be false.')
const NUMBERS = 12

/** BB-M52.4, BB-M52.R1: where tokens are false the player may say which number it shows. */
function tellsFalsely(pub: Pub): boolean {
  return missionOf(pub.mission).infoTokens.variant === 'false'
}

// BB-E04: an info token on an own blue wire.
defineCard(POST_IT, {
  needs: ['placeA', 'valueA'],
  refused(pub, mine, seat, { places: [place], values: [value] }) {
    const player = pub.players[seat]
    if (value !== 0 && !tellsFalsely(pub)) return NO_VALUE
    const refused = tokensRefused(pub) ?? placeRefused(pub, seat, place) ?? unseenRefused(pub, seat, place)
    if (refused !== null) return refused
    // BB-M24.2, BB-M40.3: how many there are can also be told at a wire that is cut.
    if (player.shown[place] !== 0 && missionOf(pub.mission).infoTokens.variant !== 'count') return TILE_ALREADY_CUT
    if (isXMarked(player, place)) return X_WIRE
    if (!isBlue(mine.wires[place])) return NOT_BLUE
    if (hasValueToken(player, place)) return HAS_TOKEN
    if (value > NUMBERS) return NO_VALUE
    return gameValue(mine.wires[place]) === value ? NOT_FALSE : null
  },
  domain(pub, mine, seat, field, use, out) {
    if (field === 'valueA') {
      out.push(0)
      const own = gameValue(mine.wires[use.places[0]])
      if (tellsFalsely(pub)) for (let value = 1; value <= NUMBERS; value++) if (value !== own) out.push(value)
      return
    }
    for (let place = 0; place < mine.wires.length; place++) {
      if (this.refused(pub, mine, seat, { ...use, places: [place, -2, -2] }) === null) out.push(place)
    }
  },
  effect(x, seat, { places: [place], values: [value] }) {
    putToken(x, seat, tokenFor(x, seat, place, value === 0 ? gameValue(x.own[seat].wires[place]) : value))
    return null
  },
})

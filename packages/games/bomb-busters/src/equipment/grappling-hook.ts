import { blocked, only } from '@riposte/kernel'
import { isXMarked, targetRefused, X_WIRE } from '../cuts/legality.ts'
import { events } from '../events.ts'
import { GRAPPLING_HOOK } from '../names.ts'
import { insertWire, ruledOut, takeWire } from '../stands.ts'
import { UPSIDE_DOWN } from '../state.ts'
import { defineCard } from './card.ts'
import { pushStand, standNamed } from './which-stand.ts'

const WHICH_STAND = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E1111', 'Say on which of your stands the wire is put.')

// BB-E1111: a wire of a teammate comes to the own hand, unrevealed.
defineCard(GRAPPLING_HOOK, {
  needs: ['player', 'placeA', 'stand'],
  refused(pub, _mine, seat, { player, places: [place], stand }) {
    const refused = targetRefused(pub, seat, player, place)
    if (refused !== null) return refused
    if (isXMarked(pub.players[player], place)) return X_WIRE
    return standNamed(pub.players[seat], stand) < 0 ? WHICH_STAND : null
  },
  domain(pub, _mine, seat, field, { player }, out) {
    const canBeTaken = (mate: number, place: number) =>
      pub.players[mate].shown[place] === 0 && !isXMarked(pub.players[mate], place)
    if (field === 'player') {
      for (let mate = 0; mate < pub.players.length; mate++) {
        if (mate !== seat && pub.players[mate].shown.some((_, place) => canBeTaken(mate, place))) out.push(mate)
      }
    } else if (field === 'placeA') {
      for (let place = 0; place < pub.players[player].shown.length; place++) {
        if (canBeTaken(player, place)) out.push(place)
      }
    } else
      pushStand(
        pub.players[seat],
        pub.players[seat].stands.map((_, stand) => stand),
        out,
      )
  },
  effect(x, seat, { player, places: [place], stand }) {
    const wasUpsideDown = (x.pub.players[player].marks[place] & UPSIDE_DOWN) !== 0
    const loose = takeWire(x, player, place)
    // Its tokens are taken away; what they said is not forgotten.
    loose.not |= ruledOut(loose.tokens)
    loose.tokens = []
    const at = insertWire(x, seat, standNamed(x.pub.players[seat], stand), loose)
    x.tell(events.hooked, { seat, target: player, targetTileIndex: place + 1, newTileIndex: at + 1 })
    // BB-S11.2: whoever held it upside down has never seen it.
    const told = wasUpsideDown ? only(seat) : only(seat) | only(player)
    x.whisper(told, events.received, { seat, tileIndex: at + 1, wire: loose.wire })
    return null
  },
})

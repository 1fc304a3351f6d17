import { blocked } from '@riposte/kernel'
import { GUESS_VALUE_NOT_IN_HAND } from '../blocked.ts'
import { isOpen, openValues, pushValues } from '../cuts/forms.ts'
import { isXMarked, targetRefused, X_WIRE } from '../cuts/legality.ts'
import { dualCutOutcome } from '../cuts/outcome.ts'
import { events } from '../events.ts'
import { placeOf } from '../hand.ts'
import { targetForbidden, valueForbidden } from '../modules/hooks.ts'
import { X_OR_Y_RAY } from '../names.ts'
import { wireAt } from '../state.ts'
import { gameValue, YELLOW } from '../wires.ts'
import { defineCard } from './card.ts'

const NOT_TWO_VALUES = blocked('EQUIPMENT_INVALID_PAYLOAD', 'BB-E10', 'Announce two different values.')

// BB-E10: a Dual Cut with two values announced.
defineCard(X_OR_Y_RAY, {
  needs: ['player', 'placeA', 'valueA', 'valueB'],
  refused(pub, mine, seat, { player, places: [place], values }) {
    const refused = targetRefused(pub, seat, player, place)
    if (refused !== null) return refused
    if (isXMarked(pub.players[player], place)) return X_WIRE
    const forbidden = targetForbidden(pub, mine, seat, player, place, 'ray')
    if (forbidden !== null) return forbidden
    if (values[0] === values[1] || values.some((value) => value < 1 || value > YELLOW)) return NOT_TWO_VALUES
    if (values.some((value) => placeOf(pub, mine, seat, value) < 0)) return GUESS_VALUE_NOT_IN_HAND
    // BB-E10.R1: both have to be allowed, so that a refusal does not tell which one fits.
    return valueForbidden(pub, mine, seat, values[0], 'ray') ?? valueForbidden(pub, mine, seat, values[1], 'ray')
  },
  domain(pub, mine, seat, field, { player, values: [first] }, out) {
    const values = openValues(pub, mine, seat, 'ray')
    if (field === 'valueA') pushValues(values, out)
    else if (field === 'valueB') pushValues(values & ~(1 << first), out)
    else if (field === 'placeA') {
      for (let place = 0; place < pub.players[player].shown.length; place++) {
        if (isOpen(pub, mine, seat, player, place, 'ray')) out.push(place)
      }
    } else if ((values & (values - 1)) !== 0) {
      for (let mate = 0; mate < pub.players.length; mate++) {
        const isTarget = pub.players[mate].shown.some((_, place) => isOpen(pub, mine, seat, mate, place, 'ray'))
        if (mate !== seat && isTarget) out.push(mate)
      }
    }
  },
  effect(x, seat, { player: target, places: [place], values: [a, b] }) {
    const both = (1 << a) | (1 << b)
    x.tell(events.rayAnnounced, { seat, target, tileIndex: place + 1, valueA: a, valueB: b })
    x.pub.players[seat].has |= both
    const [value, other] = gameValue(wireAt(x, target, place)) === b ? [b, a] : [a, b]
    dualCutOutcome(x, { means: 'ray', actor: seat, target, place, value, other, meant: -1, action: -1 })
    if (x.pub.players[target].shown[place] === 0) x.pub.players[target].not[place] |= both
    x.pub.turnDone = true
    return null
  },
})

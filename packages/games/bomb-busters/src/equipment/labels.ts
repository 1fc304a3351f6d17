import { type Blocked, blocked, type Seat } from '@riposte/kernel'
import { isXMarked, X_WIRE } from '../cuts/legality.ts'
import { LABEL_EQ, LABEL_NEQ } from '../names.ts'
import type { Own, Pub } from '../state.ts'
import { EQUAL_TOKEN, NOT_EQUAL_TOKEN, standOf } from '../state.ts'
import { putToken } from '../tokens/token.ts'
import { gameValue } from '../wires.ts'
import { type CardRules, defineCard } from './card.ts'
import { placeRefused, tokensRefused, unseenRefused } from './own-wire.ts'

const NOT_NEIGHBOURS = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E01', 'A label joins two neighbours on one stand.')
const NOT_DIFFERENT = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E01', 'These two wires are equal.')
const NOT_EQUAL = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E12', 'These two wires are not equal.')
const BOTH_CUT = blocked('EQUIPMENT_RULE_VIOLATION', 'BB-E01', 'At least one of the two must be uncut.')

type Label = typeof EQUAL_TOKEN | typeof NOT_EQUAL_TOKEN

function labelRefused(pub: Pub, mine: Own, seat: Seat, a: number, b: number, kind: Label): Blocked | null {
  const player = pub.players[seat]
  const untouchable =
    tokensRefused(pub) ??
    placeRefused(pub, seat, a) ??
    placeRefused(pub, seat, b) ??
    unseenRefused(pub, seat, a) ??
    unseenRefused(pub, seat, b)
  if (untouchable !== null) return untouchable
  if (isXMarked(player, a) || isXMarked(player, b)) return X_WIRE
  if (Math.abs(a - b) !== 1 || standOf(player, a) !== standOf(player, b)) return NOT_NEIGHBOURS
  // Red equals red and yellow equals yellow, whatever their places in the order.
  const isEqual = gameValue(mine.wires[a]) === gameValue(mine.wires[b])
  // BB-R10: two cut wires may be said to be equal.
  if (kind === EQUAL_TOKEN) return isEqual ? null : NOT_EQUAL
  if (isEqual) return NOT_DIFFERENT
  return player.shown[a] !== 0 && player.shown[b] !== 0 ? BOTH_CUT : null
}

/** BB-E01, BB-E12: two wires side by side are, or are not, the same. */
function label(kind: Label): CardRules {
  return {
    needs: ['placeA', 'placeB'],
    refused: (pub, mine, seat, { places: [a, b] }) => labelRefused(pub, mine, seat, a, b, kind),
    domain(pub, mine, seat, field, { places: [a] }, out) {
      const fits = (one: number, other: number) => labelRefused(pub, mine, seat, one, other, kind) === null
      const { length } = pub.players[seat].shown
      for (let place = 0; place < length; place++) {
        if (field === 'placeA' ? fits(place, place - 1) || fits(place, place + 1) : fits(a, place)) out.push(place)
      }
    },
    effect(x, seat, { places: [a, b] }) {
      putToken(x, seat, { kind, value: 0, place: Math.min(a, b), placeB: Math.max(a, b), says: 'is' })
      return null
    },
  }
}

defineCard(LABEL_NEQ, label(NOT_EQUAL_TOKEN))
defineCard(LABEL_EQ, label(EQUAL_TOKEN))

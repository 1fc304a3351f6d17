import type { Play, Seat } from '@riposte/kernel'
import { jointTrue } from '../../src/joint.ts'
import type { BombBusters, Token } from '../../src/state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  standEnd,
  standOf,
  standStart,
  wireAt,
} from '../../src/state.ts'
import { gameValue } from '../../src/wires.ts'

/** Something that the table or a seat takes for certain and that is not so; null when all of it is true. */
export function untruth(play: Play<BombBusters>): string | null {
  for (let seat = 0; seat < play.seats; seat++) {
    const wrong = shapes(play, seat) ?? orderOn(play, seat) ?? masks(play, seat) ?? tokens(play, seat)
    if (wrong !== null) return `seat ${seat}: ${wrong}`
  }
  for (const { lowSeat, low, highSeat, high, strict } of play.pub.order) {
    const above = wireAt(play, highSeat, high) - wireAt(play, lowSeat, low)
    if (above < 0 || (strict && above === 0)) {
      return `wire ${low} of ${lowSeat} does not come before wire ${high} of ${highSeat}`
    }
  }
  const untrue = play.pub.joint.find((fact) => !jointTrue(play, fact))
  return untrue === undefined ? null : `wires together are not what is said of them: ${JSON.stringify(untrue)}`
}

function shapes({ pub, own, hidden }: Play<BombBusters>, seat: Seat): string | null {
  const { stands, shown, marks, from, not, uncut, tokens } = pub.players[seat]
  const { length } = own[seat].wires
  const lists = [shown, marks, from, not, ...own.map(({ known }) => known[seat])]
  if (hidden.upsideDown[seat].length > 0) lists.push(hidden.upsideDown[seat])
  if (lists.some((list) => list.length !== length)) return 'a list has lost its wires'
  if (stands.reduce((sum, size) => sum + size, 0) !== length) return 'the stands do not hold the hand'
  if (shown.filter((wire) => wire === 0).length !== uncut) return 'uncut wires are miscounted'
  if (tokens.some(({ place, placeB }) => place >= length || placeB >= length)) return 'a token points nowhere'
  if (own[seat].known[seat].some((wire) => wire !== 0)) return 'a seat knows its own wires twice'
  return null
}

function orderOn(play: Play<BombBusters>, seat: Seat): string | null {
  const player = play.pub.players[seat]
  for (let stand = 0; stand < player.stands.length; stand++) {
    let last = 0
    for (let place = standStart(player, stand); place < standEnd(player, stand); place++) {
      if (player.marks[place] !== 0) continue
      const wire = wireAt(play, seat, place)
      if (wire < last) return `wire ${place} is out of order`
      last = wire
    }
  }
  return null
}

function masks(play: Play<BombBusters>, seat: Seat): string | null {
  const player = play.pub.players[seat]
  const inStand = player.stands.map(() => 0)
  let hand = 0
  for (let place = 0; place < player.shown.length; place++) {
    const wire = wireAt(play, seat, place)
    if (player.shown[place] !== 0) {
      if (player.shown[place] !== wire) return `wire ${place} is shown as another`
      continue
    }
    const bit = 1 << gameValue(wire)
    if ((player.not[place] & bit) !== 0) return `wire ${place} is what it is known not to be`
    for (const { known } of play.own) {
      if (known[seat][place] !== 0 && known[seat][place] !== wire) return `wire ${place} is known as another`
    }
    hand |= bit
    inStand[standOf(player, place)] |= bit
  }
  if ((player.has & ~hand) !== 0) return 'the hand lacks what it is known to have'
  for (const [stand, bits] of inStand.entries()) {
    if ((player.standHas[stand] & ~bits) !== 0) return `stand ${stand} lacks what it is known to have`
    if ((player.standLacks[stand] & bits) !== 0) return `stand ${stand} has what it is known to lack`
  }
  return null
}

function tokens(play: Play<BombBusters>, seat: Seat): string | null {
  const player = play.pub.players[seat]
  const value = (place: number) => gameValue(wireAt(play, seat, place))
  const copies = (of: number, start: number, end: number) => {
    let count = 0
    for (let place = start; place < end; place++) if (value(place) === of) count++
    return count
  }
  const singles = (of: number) => player.marks.filter((mark, place) => mark === 0 && value(place) === of).length
  const isTrue = ({ kind, value: said, place, placeB, says }: Token): boolean => {
    if (place < 0 || (kind === COUNT_TOKEN && says === 'was')) return true
    const stand = standOf(player, place)
    if (kind === COUNT_TOKEN) return copies(value(place), standStart(player, stand), standEnd(player, stand)) === said
    if (kind === PARITY_TOKEN) return value(place) % 2 === said
    if (kind === EQUAL_TOKEN) return value(place) === value(placeB)
    if (kind === NOT_EQUAL_TOKEN) return value(place) !== value(placeB)
    if (kind === SINGLE_WIRE_TOKEN && says === 'is' && singles(said) !== 1) return false
    return (value(place) === said) !== (says === 'is not')
  }
  return player.tokens.every(isTrue) ? null : `a token is not true: ${JSON.stringify(player.tokens)}`
}

import { jointTrue } from '../../joint.ts'
import { CHARACTERS, EQUIPMENT, NO_CHARACTER } from '../../names.ts'
import { type Order, type Position, wireAt } from '../../state.ts'
import { maskTrue, tokenTrue } from '../../truth.ts'
import { COPIES, isBlue } from '../../wires.ts'
import { nanoWires } from './mission-things.ts'
import { once, writeWire, wrong } from './terms.ts'

export function isTrue(position: Position, { lowSeat, low, highSeat, high, strict }: Order): boolean {
  const above = wireAt(position, highSeat, high) - wireAt(position, lowSeat, low)
  return strict ? above > 0 : above >= 0
}

/** BB-1.1: four of each number, one of each yellow and red wire. */
function refuseTooMany(position: Position): void {
  const { pub, hidden } = position
  const counts = new Map<number, number>()
  const count = (section: string, wire: number) => {
    const so = (counts.get(wire) ?? 0) + 1
    if (so > (isBlue(wire) ? COPIES : 1)) throw wrong(section, `there are not so many ${writeWire(wire)}`)
    counts.set(wire, so)
  }
  pub.players.forEach(({ shown }, seat) => {
    for (let place = 0; place < shown.length; place++) count(`seat ${seat}`, wireAt(position, seat, place))
  })
  for (const wire of hidden.aside) count('aside', wire)
  for (const wire of nanoWires(position)) count('nano', wire)
}

/** What everybody knows has to be so. */
function refuseUntruth(position: Position): void {
  const { pub } = position
  pub.players.forEach((player, seat) => {
    const wires = player.shown.map((_, place) => wireAt(position, seat, place))
    const token = player.tokens.find((placed) => !tokenTrue(player, wires, placed))
    if (token !== undefined) throw wrong(`seat ${seat}`, `the token at place ${token.place} is not true`)
    if (!maskTrue(player, wires)) throw wrong(`seat ${seat}`, 'what is known of its wires is not true')
  })
  if (!pub.order.every((fact) => isTrue(position, fact))) throw wrong('order', 'the wires do not stand in that order')
  if (!pub.joint.every((fact) => jointTrue(position, fact))) throw wrong('together', 'that is not so of these wires')
}

/** Whether such a position can be. */
export function check(position: Position): void {
  const { pub, hidden } = position
  refuseTooMany(position)
  refuseUntruth(position)
  const cards = [...pub.row.map(({ card }, at) => (card < 0 ? hidden.faceDown[at] : card)), ...hidden.reserve]
  once('row', cards, (card) => EQUIPMENT[card])
  once(
    'character',
    pub.players.flatMap(({ character }) => (character === NO_CHARACTER ? [] : [character])),
    (character) => CHARACTERS[character],
  )
  if (pub.players.every(({ shown }) => shown.length === 0)) throw wrong('seat 0', 'nobody has a wire')
}

import type { Seat } from '@riposte/kernel'
import type { Joint, Order, Position } from '../../state.ts'
import { learnWire, wireAt } from '../../state.ts'
import { numberIn, spotIn, words, wrong } from './terms.ts'

const sizesOf = ({ pub }: Position): number[] => pub.players.map(({ shown }) => shown.length)

/** `order: 0@1 < 1@2, 0@1 <= 1@3`: what everybody can tell of wires that have changed places. */
export function readOrder(position: Position, text: string): void {
  const sizes = sizesOf(position)
  for (const entry of words(text, /,/)) {
    const [, low, sign, high] = /^(\S+) (<=?) (\S+)$/.exec(entry) ?? []
    if (low === undefined) throw wrong('order', `"${entry}" is not "0@1 < 1@2"`)
    const below = spotIn('order', low, sizes)
    const above = spotIn('order', high, sizes)
    const fact: Order = {
      lowSeat: below.seat,
      low: below.place,
      highSeat: above.seat,
      high: above.place,
      strict: sign === '<',
    }
    position.pub.order.push(fact)
  }
}

const TOGETHER: readonly (readonly [RegExp, Joint['says']])[] = [
  [/^at most (\d+) red of (.+)$/, 'most red'],
  [/^an even one from (\d+) blue on of (.+)$/, 'an even one'],
  [/^(\d+) yellow of (.+)$/, 'yellow'],
  [/^none or three (\d+) of (.+)$/, 'none or three'],
  [/^one is (\d+) of (.+)$/, 'one is'],
]

/** `together: at most 1 red of 0@1 0@2, one is 5 of 1@0 1@3`: what everybody can tell of several wires. */
export function readTogether(position: Position, text: string): void {
  const sizes = sizesOf(position)
  for (const entry of words(text, /,/)) {
    const [form, says] = TOGETHER.find(([known]) => known.test(entry)) ?? []
    const [, number, spots] = form?.exec(entry) ?? []
    if (says === undefined || spots === undefined) throw wrong('together', `"${entry}" says nothing`)
    const wires = words(spots, /\s+/).map((spot) => spotIn('together', spot, sizes))
    position.pub.joint.push({ wires, says, number: numberIn('together', number, 0, 14) })
  }
}

/** `knows 1@0, 2@3`: wires of teammates that this seat has seen. */
export function readKnows(position: Position, seat: Seat, text: string): void {
  const section = `seat ${seat}`
  for (const entry of words(text, /[\s,]+/)) {
    const spot = spotIn(section, entry, sizesOf(position))
    if (spot.seat === seat) throw wrong(section, `it knows its own wires: ${entry}`)
    learnWire(position.own[seat], spot.seat, spot.place, wireAt(position, spot.seat, spot.place))
  }
}

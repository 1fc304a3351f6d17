import { PLAYING } from '../../names.ts'
import type { Marker, Position, RowCard } from '../../state.ts'
import { gameValue, isRed, isYellow, type Wire } from '../../wires.ts'
import { inOrder } from '../pool.ts'
import { readOrder, readTogether } from './knowledge.ts'
import { cardIn, numberIn, readWire, seatIn, words, wrong } from './terms.ts'

type Sections = ReadonlyMap<string, string>

/** What lies on the table, and whose turn it is: every section of its own that is neither a hand nor a mission's. */
export const TABLE_SECTIONS: readonly string[] = [
  'captain',
  'to act',
  'in turn',
  'just played',
  'next',
  'dial',
  'turn',
  'stabilizer',
  'votes',
  'row',
  'reserve',
  'aside',
  'order',
  'together',
]

function readCard(text: string): RowCard {
  const [id, ...marks] = words(text, /\s+/)
  const lock = marks.indexOf('lock')
  const isNumber = (at: number) => lock >= 0 && at === lock + 1
  const unknown = marks.find((mark, at) => !/^(locked|used|face|down|lock)$/.test(mark) && !isNumber(at))
  if (unknown !== undefined) throw wrong('row', `a card is not ${unknown}`)
  return {
    card: cardIn('row', id),
    unlocked: !marks.includes('locked') && !marks.includes('face'),
    used: marks.includes('used'),
    faceDown: marks.includes('face'),
    lock: lock < 0 ? 0 : numberIn('row', marks[lock + 1], 1, 12),
  }
}

/** BB-4.2 */
function layCards({ pub, hidden }: Position, sections: Sections): void {
  const row = words(sections.get('row'), /,/).map(readCard)
  hidden.faceDown = row.map(({ card, faceDown }) => (faceDown ? card : -1))
  pub.row = row.map((card) => (card.faceDown ? { ...card, card: -1 } : card))
  hidden.reserve = words(sections.get('reserve'), /,/)
    .map((id) => cardIn('reserve', id))
    .reverse()
  pub.reserve = hidden.reserve.length
}

/** BB-3.2: what was left out, and the markers of all coloured wires. */
function layAside({ pub, hidden }: Position, sections: Sections): void {
  hidden.aside = words(sections.get('aside'), /\s+/).map((text) => readWire('aside', text).wire)
  if (hidden.aside.some((wire) => !isRed(wire) && !isYellow(wire))) {
    throw wrong('aside', 'only red and yellow wires are left out')
  }
  const isOpen = (wire: Wire) => hidden.aside.some((left) => gameValue(left) === gameValue(wire))
  const left = hidden.aside.map((wire): Marker => ({ wire, possible: true, confirmed: false }))
  pub.markers = inOrder([...pub.markers.map((marker) => ({ ...marker, possible: isOpen(marker.wire) })), ...left])
}

const WHO = ['to act', 'in turn', 'just played'] as const

/** Where a position goes on: a turn is about to begin, has begun, or has just ended. */
export type GoesOn = (typeof WHO)[number]

/** Null for a deal. */
export function goesOn(sections: Sections): GoesOn | null {
  const said = WHO.filter((name) => sections.has(name))
  if (said.length > 1) throw wrong(said[1], `there is "${said[0]}" already`)
  return said[0] ?? null
}

function layTurn({ pub }: Position, sections: Sections): void {
  const moment = goesOn(sections)
  const needsTurn = ['turn', 'next', 'stabilizer'].find((name) => sections.has(name))
  if (moment === null) {
    if (needsTurn !== undefined) throw wrong(needsTurn, 'it needs "to act: N", whose turn it is')
    return
  }
  const seats = pub.players.length
  pub.phase = PLAYING
  pub.current = seatIn(moment, sections.get(moment), seats)
  pub.turn = sections.has('turn') ? numberIn('turn', sections.get('turn'), 1, 999) : 1
  pub.turnDone = moment === 'just played'
  if (sections.has('next')) {
    if (moment !== 'just played') throw wrong('next', 'somebody is named to be next in a turn that was "just played"')
    pub.next = seatIn('next', sections.get('next'), seats)
    if (pub.players[pub.next].uncut === 0) throw wrong('next', `seat ${pub.next} has no wires left`)
  }
  if (sections.has('stabilizer')) pub.stabilizer = seatIn('stabilizer', sections.get('stabilizer'), seats)
}

export function layTable(position: Position, sections: Sections): void {
  const { pub } = position
  const seats = pub.players.length
  layCards(position, sections)
  layAside(position, sections)
  if (sections.has('dial')) pub.dial = numberIn('dial', sections.get('dial'), 0, Math.max(pub.dialMax - 1, 0))
  for (const seat of words(sections.get('votes'), /[\s,]+/)) pub.votes |= 1 << seatIn('votes', seat, seats)
  layTurn(position, sections)
  readOrder(position, sections.get('order') ?? '')
  readTogether(position, sections.get('together') ?? '')
}

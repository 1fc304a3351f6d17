import { type Blocked, blocked, type Seat, type Table } from '@riposte/kernel'
import { missionForbids, TARGET_PLAYER_NOT_FOUND } from '../blocked.ts'
import { events } from '../events.ts'
import { nextWithWires, placeOf } from '../hand.ts'
import type { BombBusters, Own, Pub } from '../state.ts'
import { VALUE_TOKEN } from '../state.ts'
import type { Value } from '../wires.ts'
import type { Hooks } from './module.ts'
import { noteLacks } from './skipped-hand.ts'

const NO_WIRES = blocked('noWires', 'BB-13.4', 'That player has no wires left.')

/** BB-13.4, BB-M45.6, BB-M51.3: whoever is named to cut has wires. */
export function cutterRefused({ players }: Pub, target: Seat): Blocked | null {
  if (target >= players.length) return TARGET_PLAYER_NOT_FOUND
  return players[target].uncut === 0 ? NO_WIRES : null
}

/** Everybody who may be named, from the chooser on clockwise. */
export function cutters({ players }: Pub, chooser: Seat): Seat[] {
  return players.map((_, i) => (chooser + i) % players.length).filter((seat) => players[seat].uncut > 0)
}

/** BB-22.2: the chooser if holding the number, else who has a token of it at an uncut wire, else the next with wires. */
export function likelyCutter(pub: Pub, mine: Own, chooser: Seat, value: Value): Seat {
  if (placeOf(pub, mine, chooser, value) >= 0) return chooser
  const isToken = (seat: Seat) =>
    pub.players[seat].tokens.some(
      (token) => token.kind === VALUE_TOKEN && token.value === value && pub.players[seat].shown[token.place] === 0,
    )
  return cutters(pub, chooser).find(isToken) ?? nextWithWires(pub, chooser)
}

/** BB-M45.4, BB-M45.6, BB-M51.3: whether this player holds the number. Everybody learns it. */
export function answersFor(x: Table<BombBusters>, seat: Seat, value: Value): boolean {
  const holds = placeOf(x.pub, x.own[seat], seat, value) >= 0
  x.tell(events.numberAnswered, { seat, value, holds: holds ? 1 : 0 })
  if (holds) x.pub.players[seat].has |= 1 << value
  else noteLacks(x.pub, seat, 1 << value)
  return holds
}

/** The number that a named player has to cut, 0 for none; `isNamed` once somebody is to cut it. */
interface NumberToCut {
  readonly value: Value
  readonly isNamed: boolean
}

/** BB-M18.4, BB-M45.8, BB-M51.3: what the named player may do, and that is to cut that number. */
export function cutterHooks(rule: string, toCut: (pub: Pub) => NumberToCut) {
  const otherNumber = missionForbids(rule, 'Only the number of the card may be cut now.')
  const noReveal = missionForbids(rule, 'The number of the card has to be cut now.')
  return {
    value(pub, _mine, _seat, value) {
      const { value: number, isNamed } = toCut(pub)
      return isNamed && value !== number ? otherNumber : null
    },
    reveal: (pub) => (toCut(pub).value === 0 ? null : noReveal),
    // BB-8.5
    revealOff: (pub) => toCut(pub).value !== 0,
    // BB-6.8: a card has taken the wire away that was to be cut.
    skipped({ pub }, seat) {
      const { value, isNamed } = toCut(pub)
      if (isNamed) noteLacks(pub, seat, 1 << value)
      return null
    },
  } satisfies Hooks
}

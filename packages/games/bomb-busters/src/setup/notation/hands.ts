import type { Seat } from '@riposte/kernel'
import { missionOf } from '../../missions/index.ts'
import { xWires } from '../../modules/x-wires.ts'
import { CHARACTERS, NO_CHARACTER } from '../../names.ts'
import type { Marker, Position, Token } from '../../state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  UPSIDE_DOWN,
  VALUE_TOKEN,
  X_MARKED,
} from '../../state.ts'
import { gameValue, isBlue, YELLOW } from '../../wires.ts'
import { numberIn, parted, readWire, type Standing, seatIn, valueIn, valuesIn, words, wrong } from './terms.ts'

/** What is said before a seat and does not concern its stands: a mission's cards and tokens, knowledge of other hands. */
export type Fact = readonly [name: string, value: string]

const MISSION_FACTS = ['number cards', 'constraint', 'oxygen', 'knows']

/** The stands of a seat, and what lies on them. Returns what has to wait until everybody has a hand. */
export function readHand(position: Position, seat: Seat, text: string): Fact[] {
  const section = `seat ${seat}`
  const [hand = '', ...facts] = text.split(';').map((part) => part.trim())
  layWires(position, seat, section, hand)
  const later: Fact[] = []
  for (const fact of facts.filter((part) => part !== '')) {
    const name = MISSION_FACTS.find((known) => fact === known || fact.startsWith(`${known} `))
    if (name !== undefined) later.push([name, fact.slice(name.length).trim()])
    else readFact(position, seat, section, fact)
  }
  return later
}

function layWires({ pub, own, hidden }: Position, seat: Seat, section: string, hand: string): void {
  const stands = hand.split('/').map((stand) => words(stand, /\s+/).map((word) => readWire(section, word)))
  if (stands.length > 2) throw wrong(section, 'nobody has more than two stands')
  const isMarked = xWires.isIn(missionOf(pub.mission))
  for (const stand of stands) refuseDisorder(section, isMarked ? withX(stand) : stand)
  const wires = stands.flat()
  const player = pub.players[seat]
  player.stands = stands.map((stand) => stand.length)
  player.standHas = stands.map(() => 0)
  player.standLacks = stands.map(() => 0)
  player.shown = wires.map(({ wire, cut }) => (cut ? wire : 0))
  player.marks = wires.map(({ mark }) => mark)
  player.from = wires.map(() => seat)
  player.not = wires.map(() => 0)
  player.uncut = wires.filter(({ cut }) => !cut).length
  const isUnseen = ({ mark, cut }: Standing) => !cut && (mark & UPSIDE_DOWN) !== 0
  own[seat].wires = wires.map((wire) => (isUnseen(wire) ? 0 : wire.wire))
  if (wires.some(isUnseen)) hidden.upsideDown[seat] = wires.map((wire) => (isUnseen(wire) ? wire.wire : 0))
  for (const { wire, cut } of wires) {
    pub.total[gameValue(wire)]++
    if (cut) pub.cut[gameValue(wire)]++
  }
  pub.markers.push(
    ...wires
      .filter(({ wire }) => !isBlue(wire))
      .map(({ wire, cut }): Marker => ({ wire, possible: false, confirmed: cut })),
  )
}

/** BB-M20.1, BB-M35.2: where none is marked, the last one is about to be. */
function withX(stand: readonly Standing[]): readonly Standing[] {
  return stand.some(({ mark }) => (mark & X_MARKED) !== 0) ? stand : stand.slice(0, -1)
}

/** BB-3.6: what carries no mark and is not cut stands where its value belongs. */
function refuseDisorder(section: string, stand: readonly Standing[]): void {
  const sorted = stand.filter(({ mark }) => (mark & (X_MARKED | UPSIDE_DOWN)) === 0)
  for (const [at, low] of sorted.entries()) {
    if (sorted.slice(at + 1).some((high) => high.wire < low.wire && !(low.cut && high.cut))) {
      throw wrong(section, 'the wires of a stand go from the lowest to the highest')
    }
  }
}

function readFact({ pub }: Position, seat: Seat, section: string, fact: string): void {
  const player = pub.players[seat]
  const [name, rest] = parted(fact, ' ')
  switch (name) {
    case 'tokens':
      player.tokens = words(rest, /,/).map((text) => readToken(section, text, player.shown.length))
      // What is absent is known of every wire that is not cut.
      for (const { place, says, value, kind } of player.tokens) {
        if (place >= 0 || says !== 'is not' || kind !== VALUE_TOKEN) continue
        player.not = player.not.map((bits, at) => (player.shown[at] === 0 ? bits | (1 << value) : bits))
      }
      return
    case 'character': {
      const [character, used] = words(rest, /\s+/)
      player.character = CHARACTERS.indexOf(character as never)
      if (player.character === NO_CHARACTER) throw wrong(section, `there is no character ${character ?? ''}`)
      player.used = used === 'used'
      return
    }
    case 'never':
      for (const entry of words(rest, /,/)) {
        const [values, at] = parted(entry, '@')
        player.not[placeIn(section, at, player.shown.length)] |= valuesIn(section, values)
      }
      return
    case 'has':
      player.has |= valuesIn(section, rest)
      return
    case 'stand':
      readStand(player, section, rest)
      return
    case 'dealt':
      for (const entry of words(rest, /,/)) {
        const [by, at] = parted(entry, '@')
        player.from = player.from.with(
          placeIn(section, at, player.shown.length),
          seatIn(section, by, pub.players.length),
        )
      }
      return
    default:
      throw wrong(section, `it cannot have ${name}`)
  }
}

/** `1 has 4 yellow`, `0 lacks 5`. */
function readStand(player: Position['pub']['players'][number], section: string, text: string): void {
  const [, number, verb, values] = /^(\d) (has|lacks) (.+)$/.exec(text) ?? []
  if (number === undefined) throw wrong(section, `"stand ${text}" is not "stand 0 has 4" or "stand 0 lacks 4"`)
  const stand = numberIn(section, number, 0, player.stands.length - 1)
  const bits = valuesIn(section, values)
  if (verb === 'has') player.standHas = player.standHas.with(stand, player.standHas[stand] | bits)
  else player.standLacks = player.standLacks.with(stand, player.standLacks[stand] | bits)
}

function placeIn(section: string, text: string, size: number, least = 0): number {
  const place = numberIn(section, text, least)
  if (place >= size) throw wrong(section, `there is no place ${place}`)
  return place
}

const SAYS: readonly (readonly [prefix: string, says: Token['says']])[] = [
  ['not ', 'is not'],
  ['was ', 'was'],
  ['nothing ', 'nothing'],
]

/** BB-10.1 */
function readToken(section: string, text: string, size: number): Token {
  const [, from, sign, to] = /^(\d+)(!?=)(\d+)$/.exec(text) ?? []
  if (from !== undefined) {
    const kind = sign === '=' ? EQUAL_TOKEN : NOT_EQUAL_TOKEN
    return { kind, value: 0, place: placeIn(section, from, size), placeB: placeIn(section, to, size), says: 'is' }
  }
  const [prefix, says] = SAYS.find(([start]) => text.startsWith(start)) ?? ['', 'is' as const]
  const [said, at] = parted(text.slice(prefix.length), '@')
  const token = { place: placeIn(section, at, size, -2), placeB: -1, says }
  if (said === 'even' || said === 'odd') return { ...token, kind: PARITY_TOKEN, value: said === 'odd' ? 1 : 0 }
  if (/^x[1-4]$/.test(said)) return { ...token, kind: COUNT_TOKEN, value: Number(said.slice(1)) }
  if (said.startsWith('only ')) {
    return { ...token, kind: SINGLE_WIRE_TOKEN, value: valueIn(section, said.slice('only '.length)) }
  }
  if (!/^(\d+|yellow)$/.test(said)) throw wrong(section, `there is no token ${text}`)
  return { ...token, kind: VALUE_TOKEN, value: said === 'yellow' ? YELLOW : numberIn(section, said, 1, 12) }
}

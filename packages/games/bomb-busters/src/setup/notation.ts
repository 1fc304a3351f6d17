import type { Json, Random, Seat, Table } from '@riposte/kernel'
import { missionOf } from '../missions/index.ts'
import { hooksOf } from '../modules/hooks.ts'
import { hasModule } from '../modules/module.ts'
import { CHARACTERS, EQUIPMENT, PLAYING } from '../names.ts'
import type { Options } from '../options.ts'
import { noteOnlyRed } from '../reds.ts'
import type { BombBusters, Marker, Position, RowCard, Token } from '../state.ts'
import {
  COUNT_TOKEN,
  EQUAL_TOKEN,
  NOT_EQUAL_TOKEN,
  PARITY_TOKEN,
  SINGLE_WIRE_TOKEN,
  UPSIDE_DOWN,
  VALUE_TOKEN,
  X_MARKED,
} from '../state.ts'
import { gameValue, isBlue, isRed, isYellow, type Wire, YELLOW } from '../wires.ts'
import { inOrder } from './pool.ts'
import { emptyTable, setDial } from './set-up.ts'

/**
 * The one-line notation for fixed deals and positions. Sections are parted by `|`, what stands before a seat by `;`:
 *
 *     captain: 0 | to act: 1 | dial: 1 | row: rewinder, post_it locked
 *     | seat 0: 1 2- y3 r3 / 4 4; tokens 1@0; character double_detector used | seat 1: 2 2x 5u
 *
 * With `to act: N` it is a position in which N's turn is about to begin; without it a deal, after which info tokens are
 * placed. Wires that are named nowhere are not in the game. Places are counted from 0, as in actions.
 *
 * | section | value |
 * |---|---|
 * | `seat N` | wires, stands parted by `/`: `7` blue, `y7` yellow, `r7` red; behind it `-` cut, `x` an X, `u` upside down; |
 * | | `tokens`: `4@2`, `yellow@3`, `not 4@2`, `even@0`, `odd@0`, `x2@1` a count, `only 4@2`, `2=3`, `2!=3`; place -1 is beside; |
 * | | `character` and its name, perhaps `used` |
 * | `captain`, `to act` | a seat |
 * | `dial`, `turn` | a number |
 * | `row` | cards, each perhaps `locked`, `used`, `face down`, `lock 5` |
 * | `reserve` | cards, the next one first |
 * | `aside` | wires that were left out: the markers of their colour have question marks |
 * | a module's name | what it has laid out, as JSON |
 */
export function readNotation(options: Options, seats: number, random: Random, text: string): Position {
  const position = emptyTable(options, seats, random)
  const sections = new Map(text.split('|').map((section) => parted(section, ':')))
  const { pub, own, hidden } = position
  if (sections.has('captain')) position.pub = { ...pub, captain: seatIn(sections.get('captain'), seats) }
  setDial(position.pub, missionOf(pub.mission), seats)
  for (let seat = 0; seat < seats; seat++) {
    const hand = sections.get(`seat ${seat}`)
    if (hand === undefined) throw wrong(`seat ${seat} has no hand`)
    deal(position, seat, hand)
  }
  for (const [seat, mine] of own.entries()) {
    mine.known = position.pub.players.map(({ shown }, holder) =>
      shown.map((_, place) => (holder === seat ? 0 : (hidden.upsideDown[holder][place] ?? 0))),
    )
  }
  layOut(position, sections)
  const laid: Record<string, Json> = {}
  for (const [name, value] of sections) {
    if (hasModule(name) || name === 'number-cards') laid[name] = JSON.parse(value) as Json
    else if (!KNOWN.test(name)) throw wrong(`there is no section ${name}`)
  }
  hidden.rules[LAID] = laid
  return position
}

/** Until the modules have laid out their own. */
const LAID = 'notation'
const KNOWN = /^(captain|to act|dial|turn|row|reserve|aside|seat [0-4])$/

/** Whether the table was laid out by notation, so that nothing is dealt. */
export function isLaidOut({ players }: BombBusters['pub']): boolean {
  return players[0].shown.length > 0
}

/** The modules set up what is theirs, as far as the notation does not say it. */
export function setUpLaidOut(x: Table<BombBusters>): void {
  const laid = x.hidden.rules[LAID] as Record<string, Json>
  delete x.hidden.rules[LAID]
  const row = x.pub.row.map((card) => ({ ...card }))
  for (const hook of hooksOf(x.pub)) hook.setup?.(x)
  x.pub.row = row
  Object.assign(x.pub.rules, laid)
  noteOnlyRed(x)
}

function wrong(message: string): Error {
  return new Error(`notation: ${message}`)
}

function parted(text: string, by: string): [name: string, value: string] {
  const at = text.indexOf(by)
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + by.length).trim()]
}

function words(text: string | undefined, by: RegExp): string[] {
  return (text ?? '')
    .split(by)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function numberIn(text: string | undefined): number {
  if (text === undefined || !/^-?\d+$/.test(text)) throw wrong(`no number: ${text ?? ''}`)
  return Number(text)
}

function seatIn(text: string | undefined, seats: number): Seat {
  const seat = numberIn(text)
  if (seat < 0 || seat >= seats) throw wrong(`nobody sits at ${seat}`)
  return seat
}

interface Standing {
  readonly wire: Wire
  readonly cut: boolean
  readonly mark: number
}

function readWire(text: string): Standing {
  const [, colour, digits, signs = ''] = /^([yr]?)(\d+)([-xu]*)$/.exec(text) ?? []
  const number = Number(digits)
  if (digits === undefined || number < 1 || number > (colour === '' ? 12 : 11)) throw wrong(`no wire: ${text}`)
  const mark = (signs.includes('x') ? X_MARKED : 0) | (signs.includes('u') ? UPSIDE_DOWN : 0)
  return { wire: number * 10 + (colour === 'y' ? 1 : colour === 'r' ? 5 : 0), cut: signs.includes('-'), mark }
}

function deal({ pub, own, hidden }: Position, seat: Seat, text: string): void {
  const [hand, ...facts] = words(text, /;/)
  const stands = (hand ?? '').split('/').map((stand) => words(stand, /\s+/).map(readWire))
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
  for (const fact of facts) {
    const [name, rest] = parted(fact, ' ')
    if (name === 'tokens') player.tokens = words(rest, /,/).map(readToken)
    else if (name === 'character') {
      const [character, used] = words(rest, /\s+/)
      player.character = CHARACTERS.indexOf(character as never)
      if (player.character < 0) throw wrong(`no character: ${character}`)
      player.used = used === 'used'
    } else throw wrong(`seat ${seat} cannot have ${name}`)
  }
}

function readToken(text: string): Token {
  const [, from, sign, to] = /^(\d+)(!?=)(\d+)$/.exec(text) ?? []
  const blank = { value: 0, placeB: -1, says: 'is' as const }
  if (from !== undefined) {
    return { ...blank, kind: sign === '=' ? EQUAL_TOKEN : NOT_EQUAL_TOKEN, place: Number(from), placeB: Number(to) }
  }
  const [said, at] = parted(text, '@')
  const place = numberIn(at)
  if (said === 'even' || said === 'odd') return { ...blank, kind: PARITY_TOKEN, value: said === 'odd' ? 1 : 0, place }
  const [, prefix, shown] = /^(x|only |not )?(\d+|yellow)$/.exec(said) ?? []
  if (shown === undefined) throw wrong(`no token: ${text}`)
  const value = shown === 'yellow' ? YELLOW : Number(shown)
  if (prefix === 'x') return { ...blank, kind: COUNT_TOKEN, value, place }
  if (prefix === 'only ') return { ...blank, kind: SINGLE_WIRE_TOKEN, value, place }
  return { ...blank, kind: VALUE_TOKEN, value, place, says: prefix === 'not ' ? 'is not' : 'is' }
}

function cardIn(id: string): number {
  const card = EQUIPMENT.indexOf(id as never)
  if (card < 0) throw wrong(`no card: ${id}`)
  return card
}

function readCard(text: string): RowCard {
  const [id, ...marks] = words(text, /\s+/)
  const lock = marks.indexOf('lock')
  return {
    card: cardIn(id),
    unlocked: !marks.includes('locked') && !marks.includes('face'),
    used: marks.includes('used'),
    faceDown: marks.includes('face'),
    lock: lock < 0 ? 0 : numberIn(marks[lock + 1]),
  }
}

/** Everything that is not a hand. */
function layOut({ pub, hidden }: Position, sections: ReadonlyMap<string, string>): void {
  const row = words(sections.get('row'), /,/).map(readCard)
  hidden.faceDown = row.map(({ card, faceDown }) => (faceDown ? card : -1))
  pub.row = row.map((card) => (card.faceDown ? { ...card, card: -1 } : card))
  hidden.reserve = words(sections.get('reserve'), /,/).map(cardIn).reverse()
  pub.reserve = hidden.reserve.length
  hidden.aside = words(sections.get('aside'), /\s+/).map((text) => readWire(text).wire)
  const isOpen = (wire: Wire) => hidden.aside.some((left) => gameValue(left) === gameValue(wire))
  const left = hidden.aside.map((wire): Marker => ({ wire, possible: true, confirmed: false }))
  pub.markers = inOrder([...pub.markers.map((marker) => ({ ...marker, possible: isOpen(marker.wire) })), ...left])
  if (hidden.aside.some((wire) => !isRed(wire) && !isYellow(wire))) throw wrong('only red and yellow are left out')
  if (sections.has('dial')) pub.dial = numberIn(sections.get('dial'))
  if (!sections.has('to act')) return
  pub.phase = PLAYING
  pub.current = seatIn(sections.get('to act'), pub.players.length)
  pub.turn = sections.has('turn') ? numberIn(sections.get('turn')) : 1
}

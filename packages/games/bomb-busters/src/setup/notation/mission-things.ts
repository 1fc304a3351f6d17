import type { Table } from '@riposte/kernel'
import { CHALLENGES, challengeCard } from '../../challenges/index.ts'
import { missionOf } from '../../missions/index.ts'
import { BUNKER, FLOORS } from '../../modules/bunker-map.ts'
import type { TurnEvent } from '../../modules/module.ts'
import { nanoRobot } from '../../modules/nano-robot.ts'
import { numberCards } from '../../modules/number-cards.ts'
import { shelf } from '../../slots.ts'
import type { BombBusters } from '../../state.ts'
import type { Value, Wire } from '../../wires.ts'
import type { Fact } from './hands.ts'
import { cardIn, numberIn, once, parted, readWire, words, wrong } from './terms.ts'

// The shelves of missions with things of their own, as far as a position says what lies there.
const robot = shelf<{ space: number; up: boolean; wires: number }, never, { wires: Wire[] }>('nano-robot')
const track = shelf<{ space: number }>('nano-replaces-dial')
const line = shelf<{ at: number; facing: 1 | -1 }>('nano-line')
const oxygen = shelf<{ pool: number; held: number[] }>('oxygen')
const gate = shelf<{ pointer: number }>('sequence-gate')
const chosen = shelf<{ pointer: number }>('sequence-reposition')
const board = shelf<{ floor: string; cell: readonly [number, number]; activated: string[] }>('bunker-board')
const pile = shelf<never, never, { lost: number[] }>('hidden-pile')
const challenges = shelf<{
  active: { readonly challenge: number; readonly numbers: readonly Value[] }[]
  met: number[]
  recent: TurnEvent[]
  validated: Value[]
}>('challenge-cards')

type Parts = ReadonlyMap<string, string>

function partsOf(section: string, text: string, names: readonly string[]): Parts {
  const parts = new Map(words(text, /;/).map((part) => parted(part, ' ')))
  for (const name of parts.keys()) if (!names.includes(name)) throw wrong(section, `there is no ${name}`)
  return parts
}

const FIRST = 1

/** BB-M43.7: the wires that Nano carries are part of the game, so they are laid out before the rest. */
export function layNanoWires(
  { pub, hidden }: Pick<Table<BombBusters>, 'pub' | 'hidden'>,
  text: string | undefined,
): void {
  if (!nanoRobot.isIn(missionOf(pub.mission))) return
  const [, said = ''] = /(?:^|;)\s*wires ([^;]*)/.exec(text ?? '') ?? []
  const wires = words(said, /\s+/).map((word) => readWire('nano', word).wire)
  robot.put(pub, { space: FIRST, up: true, wires: wires.length })
  // The next one is the last one.
  robot.hide(hidden, { wires: wires.reverse() })
}

export const nanoWires = ({ hidden }: Pick<Table<BombBusters>, 'hidden'>): readonly Wire[] =>
  Object.hasOwn(hidden.rules, 'nano-robot') ? robot.hidden(hidden).wires : []

/** BB-M43.3, BB-M53.1, BB-M59.1: where Nano stands. */
function layNano({ pub }: Table<BombBusters>, text: string): void {
  if (robot.inUse(pub)) {
    const parts = partsOf('nano', text, ['space', 'goes', 'wires'])
    const laid = robot.pub(pub)
    if (parts.has('space')) laid.space = numberIn('nano', parts.get('space'), 1, 12)
    if (parts.has('goes')) laid.up = wayIn(parts.get('goes'), 'up', 'down')
  } else if (track.inUse(pub)) {
    track.pub(pub).space = numberIn('nano', partsOf('nano', text, ['space']).get('space'), 0, 12)
  } else if (line.inUse(pub)) {
    const parts = partsOf('nano', text, ['card', 'looks'])
    const laid = line.pub(pub)
    if (parts.has('card')) {
      const number = numberIn('nano', parts.get('card'), 1, 12)
      laid.at = numberCards.pub(pub).row.findIndex(({ value }) => value === number)
      if (laid.at < 0) throw wrong('nano', `there is no card ${number} in the row`)
    }
    if (parts.has('looks')) laid.facing = wayIn(parts.get('looks'), 'right', 'left') ? 1 : -1
  } else throw wrong('nano', `there is no Nano in mission ${pub.mission}`)
}

function wayIn(text: string | undefined, one: string, other: string): boolean {
  if (text !== one && text !== other) throw wrong('nano', `it is "${one}" or "${other}", not "${text ?? ''}"`)
  return text === one
}

/** BB-M59.1: on its first card, looking at the longer part, unless something else is said. */
export function followNanoLine({ pub }: Table<BombBusters>): void {
  if (!line.inUse(pub)) return
  const { row } = numberCards.pub(pub)
  const at = Math.max(
    0,
    row.findIndex(({ value }) => value === 7),
  )
  line.put(pub, { at, facing: at < row.length / 2 ? 1 : -1 })
}

/** BB-S10 */
export function layOxygen(
  { pub }: Table<BombBusters>,
  text: string | undefined,
  facts: readonly (readonly Fact[])[],
): void {
  const held = facts.map((mine) => mine.find(([name]) => name === 'oxygen')?.[1])
  if (text === undefined && held.every((amount) => amount === undefined)) return
  if (!oxygen.inUse(pub)) throw wrong('oxygen', `there is none in mission ${pub.mission}`)
  const laid = oxygen.pub(pub)
  if (text !== undefined) laid.pool = numberIn('oxygen', text)
  for (const [seat, amount] of held.entries()) {
    if (amount !== undefined) laid.held[seat] = numberIn(`seat ${seat}`, amount)
  }
}

/** BB-M09.3, BB-M36.2: the card of the row that the pointer stands at. */
function layPointer({ pub }: Table<BombBusters>, text: string): void {
  if (!gate.inUse(pub) && !chosen.inUse(pub)) throw wrong('pointer', `there is none in mission ${pub.mission}`)
  const { row } = numberCards.pub(pub)
  if (gate.inUse(pub)) {
    const pointer = numberIn('pointer', text, 0, row.length)
    gate.put(pub, { pointer })
    for (let at = 0; at < pointer; at++) row[at].up = false
  } else chosen.put(pub, { pointer: text === 'none' ? -1 : numberIn('pointer', text, 0, row.length - 1) })
}

/** BB-M66.1: where the standee is, and what has been activated. */
function layBunker({ pub }: Table<BombBusters>, text: string): void {
  if (!board.inUse(pub)) throw wrong('bunker', `there is none in mission ${pub.mission}`)
  const parts = partsOf('bunker', text, ['front', 'back', 'activated'])
  const laid = board.pub(pub)
  for (const floor of FLOORS) {
    const cell = parts.get(floor)
    if (cell === undefined) continue
    const [row, column] = words(cell, /[\s/]+/)
    laid.floor = floor
    laid.cell = [numberIn('bunker', row, 0, BUNKER.rows - 1), numberIn('bunker', column, 0, BUNKER.cols - 1)]
  }
  const known = FLOORS.flatMap((floor) => Object.keys(BUNKER.floors[floor].striped))
  for (const what of words(parts.get('activated'), /[\s,]+/)) {
    if (!known.includes(what)) throw wrong('bunker', `there is no ${what}, but ${known.join(', ')}`)
    laid.activated.push(what)
  }
}

const KINDS: readonly TurnEvent['kind'][] = [
  'dualCut',
  'soloCut',
  'doubleDetector',
  'tripleDetector',
  'superDetector',
  'ray',
  'fastPass',
  'disintegrator',
  'revealReds',
  'challengeRedCut',
  'failed',
]

/** BB-M55.1: the challenges that lie open, those that are met, and what they look at. */
export function layChallenges({ pub }: Table<BombBusters>, text: string): void {
  const section = 'challenges'
  const parts = partsOf(section, text, ['open', 'met', 'recent', 'validated'])
  const numbersIn = (of: string | undefined) => words(of, /[\s,]+/).map((word) => numberIn(section, word, 1, 12))
  const active = words(parts.get('open'), /,/).map((card) => {
    const [id, numbers] = parted(card, ' with ')
    const challenge = numberIn(section, id, 1, CHALLENGES.length)
    const named = numbersIn(numbers)
    const needed = challengeCard(challenge).numbers ?? 0
    if (named.length !== needed) throw wrong(section, `${needed} numbers lie on card ${challenge}`)
    return { challenge, numbers: named }
  })
  const met = words(parts.get('met'), /[\s,]+/).map((word) => numberIn(section, word, 1, CHALLENGES.length))
  once(section, [...active.map(({ challenge }) => challenge), ...met], String)
  const recent = words(parts.get('recent'), /,/).map((event) => {
    const [kind, value] = words(event, /\s+/)
    const known = KINDS.find((name) => name === kind)
    if (known === undefined) throw wrong(section, `nobody does ${event}`)
    return { kind: known, value: value === undefined ? 0 : numberIn(section, value, 1, 13) }
  })
  challenges.put(pub, {
    active,
    met,
    recent: recent.slice(-4),
    validated: numbersIn(parts.get('validated')).slice(0, 3),
  })
}

/** Cards of a face-down pile that are out of the game (BB-M23.4). */
function layLost({ hidden, pub }: Table<BombBusters>, text: string): void {
  if (!Object.hasOwn(hidden.rules, 'hidden-pile'))
    throw wrong('lost', `no cards are lost unseen in mission ${pub.mission}`)
  pile.hide(hidden, { lost: words(text, /,/).map((id) => cardIn('lost', id)) })
}

/** Sections that are read when the mission has laid out the rest. */
export const MISSION_SECTIONS: Readonly<Record<string, (x: Table<BombBusters>, text: string) => void>> = {
  nano: layNano,
  pointer: layPointer,
  bunker: layBunker,
  lost: layLost,
}

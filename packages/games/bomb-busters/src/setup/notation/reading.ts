import type { Json, Random } from '@riposte/kernel'
import { isModuleName, missionOf } from '../../missions/index.ts'
import { upsideDownWire } from '../../modules/upside-down-wire.ts'
import type { Options } from '../../options.ts'
import { shelf } from '../../slots.ts'
import type { Position } from '../../state.ts'
import { emptyTable, setDial } from '../set-up.ts'
import { check } from './checks.ts'
import { readHand } from './hands.ts'
import { readKnows } from './knowledge.ts'
import { LATER, putOff } from './laid-out.ts'
import { layNanoWires } from './mission-things.ts'
import { goesOn, layTable, TABLE_SECTIONS } from './table.ts'
import { parted, seatIn, wrong } from './terms.ts'

const turned = shelf<{ left: number[][]; right: number[][] }>('upside-down-wire')

function sectionsOf(text: string, seats: number): ReadonlyMap<string, string> {
  const sections = new Map<string, string>()
  for (const part of text.split('|')) {
    const [name, value] = parted(part, ':')
    if (name === '') continue
    if (sections.has(name)) throw wrong(name, 'it is there twice')
    const isSeat = /^seat \d$/.test(name) && Number(name.slice('seat '.length)) < seats
    const isKnown = isSeat || isModule(name, value) || TABLE_SECTIONS.includes(name) || LATER.includes(name)
    if (!isKnown) throw wrong(name, 'there is no such section')
    sections.set(name, value)
  }
  return sections
}

/** What several modules lay out, under a name that no module has. */
const SHARED = ['number-cards', 'number-hands', 'active-constraint']

/** Some modules have the name of a section in words. */
const isModule = (name: string, value: string): boolean =>
  (isModuleName(name) || SHARED.includes(name)) && (value.startsWith('{') || !LATER.includes(name))

function jsonIn(section: string, text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    throw wrong(section, `this is no JSON: ${text}`)
  }
}

/** See `../notation.ts`. */
export function readNotation(options: Options, seats: number, random: Random, text: string): Position {
  const position = emptyTable(options, seats, random)
  const sections = sectionsOf(text, seats)
  const { own, hidden } = position
  if (sections.has('captain')) {
    const captain = seatIn('captain', sections.get('captain'), seats)
    position.pub = { ...position.pub, captain, current: captain }
  }
  const { pub } = position
  setDial(pub, missionOf(pub.mission), seats)
  const facts = pub.players.map((_, seat) => {
    const hand = sections.get(`seat ${seat}`)
    if (hand === undefined) throw wrong(`seat ${seat}`, 'it has no hand')
    return readHand(position, seat, hand)
  })
  for (const [seat, mine] of own.entries()) {
    mine.known = pub.players.map(({ shown }, holder) =>
      shown.map((_, place) => (holder === seat ? 0 : (hidden.upsideDown[holder][place] ?? 0))),
    )
  }
  for (const [seat, mine] of facts.entries()) {
    for (const [name, value] of mine) if (name === 'knows') readKnows(position, seat, value)
  }
  layTable(position, sections)
  // BB-S11.1: wires stand upside down as the hands say; the mission turns over no others.
  if (upsideDownWire.isIn(missionOf(pub.mission))) {
    const none = pub.players.map(({ stands }) => stands.map(() => 0))
    turned.put(pub, { left: none, right: none })
  }
  layNanoWires(position, sections.get('nano'))
  check(position)
  const entries = [...sections]
  putOff(hidden, {
    goesOn: goesOn(sections),
    sections: Object.fromEntries(entries.filter(([name, value]) => LATER.includes(name) && !isModule(name, value))),
    modules: Object.fromEntries(
      entries.filter((entry) => isModule(...entry)).map(([name, value]) => [name, jsonIn(name, value)]),
    ),
    facts: facts.map((mine) => mine.filter(([name]) => name !== 'knows')),
  })
  return position
}

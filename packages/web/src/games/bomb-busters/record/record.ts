import { bombBusters } from '@riposte/bomb-busters'
import type { EventJson, Json } from '@riposte/kernel'
import type { RecordLine } from '../../face.ts'
import { deviceOf, EQUIPMENT_TEXTS } from '../equipment.ts'
import { and, aValue, capital, letterOf, ownedBy, personOf, text } from '../names.ts'
import type { BombSight } from '../sight.ts'
import { type Part, partsText } from './parts.ts'
import { rich } from './rich.tsx'

/** A line while it is being written. */
interface Draft {
  readonly at: number
  readonly event: EventJson
  readonly turn: number | null
  readonly heading: boolean
  readonly parts: Part[]
  readonly depth: number
}

/** Said by what the board shows, or by what follows. */
const NOISE = new Set(['dealt', 'characterDealt', 'playBegins', 'turnStarted', 'reviewed', 'absenceAsked', 'received'])

/** Everything the reader was told, in plain sentences: one line for what somebody did and what came of it. */
export function record(sight: BombSight): readonly RecordLine[] {
  return new Writing(sight).lines()
}

class Writing {
  readonly #sight: BombSight
  readonly #drafts: Draft[] = []
  #turn: number | null = null
  /** What somebody announced: the cuts and the failure that follow belong to it. */
  #deed: { readonly draft: Draft; readonly event: EventJson; cuts: number } | null = null

  constructor(sight: BombSight) {
    this.#sight = sight
    for (const [at, event] of sight.events.entries()) this.#tell(event, at)
  }

  lines(): readonly RecordLine[] {
    return this.#drafts.map(({ at, event, turn, heading, parts, depth }) => {
      const words = capital(partsText(this.#sight, parts))
      return {
        key: String(at),
        turn,
        heading,
        text: words,
        rule: heading || ORDINARY.has(event.type) ? null : ruleOf(event),
        depth,
        mine: this.#sight.me !== null && event.type !== 'detectorPending' && isPrivate(event),
        ...(heading ? {} : { rich: drawn(this.#sight, event, parts, words) }),
      }
    })
  }

  #add(event: EventJson, at: number, parts: Part[], heading = false): Draft {
    const draft = { at, event, turn: this.#turn, heading, parts, depth: 0 }
    this.#drafts.push(draft)
    return draft
  }

  #who(seat: Json | undefined): string {
    return personOf(this.#sight, Number(seat))
  }

  #tell(event: EventJson, at: number): void {
    const { type } = event
    if (type === 'turnStarted') {
      this.#turn = Number(event.turn)
      this.#deed = null
    }
    if (NOISE.has(type)) return
    if (this.#joins(event)) return
    const parts = this.#sentence(event)
    const draft = this.#add(event, at, parts, type === 'missionStarted')
    if (DEEDS.has(type)) this.#deed = { draft, event, cuts: 0 }
  }

  /** Says it on the line before, where it belongs to that. */
  #joins(event: EventJson): boolean {
    const deed = this.#deed
    const last = this.#drafts.at(-1)
    const together = TOGETHER[event.type]
    if (together !== undefined && last !== undefined && last.event.type === event.type && this.#turn === last.turn) {
      if (event.type !== 'tokenPlaced' || this.#turn === null) {
        last.parts.splice(-1, 1, ', ', ...together(this.#sight, event), '.')
        return true
      }
    }
    if (deed === null) return false
    const add = (...parts: Part[]) => deed.draft.parts.push(' ', ...parts)
    switch (event.type) {
      case 'cut':
        deed.cuts++
        if (deed.event.type === 'announced' && deed.cuts === 1) {
          deed.draft.parts.splice(0, deed.draft.parts.length, ...this.#cutWords(deed.event))
        } else if (deed.event.type === 'detectorPending' && deed.cuts === 1)
          add('It is ', spot(event.seat, event.tileIndex), ': both are cut.')
        else if (deed.event.type === 'rayAnnounced' && deed.cuts === 1)
          add('It is ', { wire: text(event.wire) }, ': both are cut.')
        return true
      case 'failed':
        add(event.explosion === true ? { bad: ['It is red: the bomb goes off.'] } : NOT_IT)
        return true
      case 'exploded':
        add({ bad: ['It counts as red: the bomb goes off.'] })
        return true
      case 'detectorResolved':
        if (event.match !== true)
          add({ bad: [event.explosion === true ? 'All of them are red: the bomb goes off.' : 'None of them is.'] })
        return true
      case 'tokenPlaced': {
        const told = this.#isTrue(event) ? deed.draft.parts.indexOf(NOT_IT) : -1
        if (told >= 0) deed.draft.parts[told] = { bad: ['It is ', ...valuePart(event.value), '.'] }
        else add('Token: ', ...tokenParts(this.#sight, event), '.')
        return true
      }
      case 'dialMoved':
        add({ bad: [`The dial moves to ${text(event.to)}.`] })
        return true
      case 'validated':
        add(event.value === 'YELLOW' ? 'All yellows are out.' : `All four ${text(event.value)}s are out.`)
        return true
      case 'equipmentUnlocked':
        add(`${equipmentName(event.equipmentId)} is ready.`)
        return true
      default:
        return false
    }
  }

  /** A token that says what the wire is. Some say what it is not, and some only how many there are. */
  #isTrue({ seat, tileIndex, kind, value }: EventJson): boolean {
    const { tokens } = this.#sight.seen.view.players[Number(seat)]
    return (
      kind === 0 && tokens.some((token) => token.place === tileIndex && token.value === value && token.says === 'is')
    )
  }

  #cutWords({ seat, target, tileIndex, value }: EventJson): Part[] {
    const a = value === 8 || value === 11 ? 'an ' : value === 'YELLOW' ? '' : 'a '
    return [`${this.#who(seat)} cut `, spot(target, tileIndex), ` with ${a}`, { value: value ?? null }, '.']
  }

  #sentence(event: EventJson): Part[] {
    const sight = this.#sight
    const who = this.#who(event.seat)
    const together = TOGETHER[event.type]
    if (together !== undefined && !(event.type === 'tokenPlaced' && this.#turn !== null)) {
      return [LEADS[event.type] ?? '', ...together(sight, event), '.']
    }
    switch (event.type) {
      case 'missionStarted':
        return [`Mission ${text(event.mission)}`]
      case 'announced':
        return [`${who} took `, spot(event.target, event.tileIndex), ` for ${aValue(event.value)}.`]
      case 'detectorPending': {
        const stands = sight.seen.view.players[Number(event.target)].stands
        const start = event.stand === 1 ? stands[0] : 0
        const letters = (Array.isArray(event.places) ? event.places : []).map((place) =>
          letterOf(start + Number(place)),
        )
        const whose = ownedBy(sight, Number(event.target))
        const tool =
          letters.length === 2 ? 'the Double Detector' : letters.length === 3 ? 'the Triple Detector' : 'a detector'
        const what = letters.length > 4 ? `${whose} wires` : `${whose} ${and(letters)}`
        return [`${who} held ${tool} to ${what}: “`, ...valuePart(event.value), '”.']
      }
      case 'rayAnnounced':
        return [
          `${who} took `,
          spot(event.target, event.tileIndex),
          ' for ',
          { value: event.valueA ?? null },
          ' or ',
          { value: event.valueB ?? null },
          '.',
        ]
      case 'soloCut':
        return [
          `${who} cut ${event.seat === sight.me ? 'your' : 'their'} ${COUNTS[Number(event.tilesCut)] ?? text(event.tilesCut)} `,
          { value: event.value ?? null },
          ' alone.',
        ]
      case 'cut':
        return [
          capital(ownedBy(sight, Number(event.seat))),
          ' ',
          `${letterOf(Number(event.tileIndex))} is cut: `,
          { wire: text(event.wire) },
          '.',
        ]
      case 'tokenPlaced':
        return [...tokenParts(this.#sight, event), '.']
      case 'equipmentUsed':
        return [`${who} used ${equipmentName(event.equipmentId)}.`]
      case 'abilityUsed':
        return [`${who} used ${deviceOf(text(event.character))?.name ?? 'personal equipment'}.`]
      case 'equipmentUnlocked':
        return [`${equipmentName(event.equipmentId)} is ready.`]
      case 'dialMoved':
        return Number(event.to) > Number(event.from)
          ? [{ bad: [`The dial moves to ${text(event.to)}.`] }]
          : [`The dial goes back to ${text(event.to)}.`]
      case 'redsRevealed':
        return [`${who} revealed the last red wires.`]
      case 'gameOver':
        return [RESULTS[text(event.result)] ?? 'The mission is over.']
      default:
        return [plain(sight, event)]
    }
  }
}

/** What everybody knows how to do needs no rule beside it. */
const ORDINARY = new Set([
  'announced',
  'soloCut',
  'cut',
  'tokenPlaced',
  'markerPlaced',
  'equipmentDealt',
  'gameOver',
  'dialMoved',
])

/** Until a token tells what it is. */
const NOT_IT: Part = { bad: ['It is not.'] }

/** Events that something follows from. */
const DEEDS = new Set([
  'announced',
  'detectorPending',
  'rayAnnounced',
  'soloCut',
  'simultaneousCut',
  'disintegrated',
  'redsRevealed',
])

const COUNTS = ['no', 'one', 'two', 'three', 'four']

const RESULTS: Readonly<Record<string, string>> = {
  win: 'The bomb is defused.',
  loss_red_wire: 'A red wire: the bomb went off.',
  loss_detonator: 'The dial reached the end: the bomb went off.',
  loss_timer: 'Time is up: the bomb went off.',
  loss_surrender: 'You gave up.',
}

/** Told piece by piece, said in one sentence. */
const TOGETHER: Readonly<Record<string, (sight: BombSight, event: EventJson) => Part[]>> = {
  markerPlaced: (_sight, { wire, possible }) => [{ wire: text(wire) }, possible === true ? ' perhaps' : ''],
  equipmentDealt: (_sight, { equipmentId }) => [equipmentName(equipmentId)],
  numberCardShown: (_sight, { value }) => [{ value: value ?? null }],
  tokenPlaced: (sight, event) => tokenParts(sight, event),
}
const LEADS: Readonly<Record<string, string>> = {
  markerPlaced: 'In the game: ',
  equipmentDealt: 'On the tray: ',
  numberCardShown: 'Number cards: ',
  tokenPlaced: 'Tokens laid: ',
}

function spot(seat: Json | undefined, place: Json | undefined): Part {
  return { spot: { seat: Number(seat), place: Number(place) } }
}

function valuePart(value: Json | undefined): Part[] {
  const a = value === 8 || value === 11 ? 'an ' : value === 'YELLOW' ? '' : 'a '
  return [a, { value: value ?? null }]
}

/** BB-10.1: kinds 0 value, 1 parity, 2 count, 3 equal, 4 not equal, 5 single wire. */
function tokenParts(sight: BombSight, { seat, tileIndex, kind, value }: EventJson): Part[] {
  if (Number(tileIndex) < 0) {
    // BB-5.6: beside the stand it tells of something that is not there.
    const who = personOf(sight, Number(seat))
    const told = sight.seen.view.players[Number(seat)].tokens.find((token) => token.place < 0 && token.value === value)
    return [told?.says === 'is' ? `${who}: ` : `${who} without `, { value: value ?? null }]
  }
  const where: Part[] = [spot(seat, tileIndex)]
  switch (kind) {
    case 1:
      return [...where, value === 1 ? ' is odd' : ' is even']
    case 2:
      return [...where, ` is one of ${text(value)}`]
    case 5:
      return [...where, ' is the only ', { value: value ?? null }]
    default:
      return [...where, ' ', { value: value ?? null }]
  }
}

function equipmentName(id: Json | undefined): string {
  return EQUIPMENT_TEXTS[text(id)]?.name ?? 'A card'
}

/** The game's own words, with letters for slots and names for cards and people. */
function plain(sight: BombSight, event: EventJson): string {
  const said = bombBusters.words
    .event(event)
    .replace(/\bwire (\d+)\b/g, (_whole, place: string) => `wire ${letterOf(Number(place) - 1)}`)
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (id) => EQUIPMENT_TEXTS[id]?.name ?? deviceOf(id)?.name ?? id)
    .replace(/\b(rewinder|stabilizer|disintegrator)\b/g, (id) => EQUIPMENT_TEXTS[id].name)
  return said.replace(/\bSeat (\d+)(['’]s)?/g, (_whole, digits: string, own: string | undefined) => {
    const seat = Number(digits)
    return own === undefined ? (sight.names[seat] ?? `Seat ${seat}`) : ownedBy(sight, seat)
  })
}

function ruleOf({ type }: EventJson): string | null {
  return bombBusters.events[type]?.rule ?? null
}

/** It holds something that not everybody was told. */
function isPrivate(event: EventJson): boolean {
  return (
    bombBusters.events[event.type]?.fields.some(({ name, isPrivate }) => isPrivate && event[name] !== undefined) ??
    false
  )
}

const drawings = new WeakMap<EventJson, { readonly text: string; readonly node: React.ReactNode }>()

/** Drawn once, and again only when it says something else. */
function drawn(sight: BombSight, event: EventJson, parts: readonly Part[], words: string): React.ReactNode {
  const known = drawings.get(event)
  if (known?.text === words) return known.node
  const node = rich(sight, begun(parts))
  drawings.set(event, { text: words, node })
  return node
}

/** With a capital letter at the beginning. */
function begun([first, ...rest]: readonly Part[]): readonly Part[] {
  return typeof first === 'string' ? [capital(first), ...rest] : [first, ...rest]
}

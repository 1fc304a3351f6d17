import { bombBusters } from '@riposte/bomb-busters'
import type { EventJson, FieldInfo, Json } from '@riposte/kernel'
import { asSentences, textOf } from '@riposte/words'
import type { RecordLine } from '../../face.ts'
import { bombBook } from '../book.ts'
import type { BombSight } from '../sight.ts'
import type { LinePart } from './line-part.ts'
import { rich } from './rich.tsx'

/** A line while it is being written. */
interface Draft {
  readonly at: number
  readonly event: EventJson
  readonly turn: number | null
  readonly heading: boolean
  /** It is a list of events of one type. */
  readonly isList: boolean
  /** Its sentences, or the items of its list. */
  readonly said: LinePart[][]
}

/** Said by what the board shows, or by what follows. */
const NOISE = new Set(['dealt', 'characterDealt', 'playBegins', 'turnStarted', 'reviewed', 'absenceAsked', 'received'])

/** Everything the reader was told, in plain sentences: one line for what somebody did and what came of it. */
export function record(sight: BombSight): readonly RecordLine[] {
  return new Writing(sight).lines()
}

class Writing {
  readonly #sight: BombSight
  readonly #people: string
  readonly #drafts: Draft[] = []
  #turn: number | null = null
  /** What somebody announced: the cuts and the failure that follow belong to it. */
  #deed: { readonly draft: Draft; readonly event: EventJson; cuts: number; denied: LinePart[] | null } | null = null

  constructor(sight: BombSight) {
    this.#sight = sight
    this.#people = JSON.stringify([sight.me, ...sight.names])
    for (const [at, event] of sight.events.entries()) this.#tell(event, at)
  }

  lines(): readonly RecordLine[] {
    return this.#drafts.map((draft) => {
      const { at, event, turn, heading } = draft
      const parts = this.#joined(draft)
      const text = textOf(parts)
      return {
        key: String(at),
        turn,
        heading,
        text,
        rule: heading || ORDINARY.has(event.type) ? null : ruleOf(event),
        depth: 0,
        mine: this.#sight.me !== null && event.type !== 'detectorPending' && isPrivate(event),
        ...(heading ? {} : { rich: drawn(event, parts, text) }),
      }
    })
  }

  #tell(event: EventJson, at: number): void {
    const { type } = event
    if (type === 'turnStarted') {
      this.#turn = Number(event.turn)
      this.#deed = null
    }
    if (NOISE.has(type) || this.#joins(event)) return
    const isList = this.#isItem(event)
    const said = [isList ? this.#item(event) : this.#sentence(event)]
    const draft = { at, event, turn: this.#turn, heading: type === 'missionStarted', isList, said }
    this.#drafts.push(draft)
    if (DEEDS.has(type)) this.#deed = { draft, event, cuts: 0, denied: null }
  }

  /** Says it on the line before, where it belongs to that. */
  #joins(event: EventJson): boolean {
    const deed = this.#deed
    const last = this.#drafts.at(-1)
    if (last?.isList && this.#isItem(event) && last.event.type === event.type && this.#turn === last.turn) {
      last.said.push(this.#item(event))
      return true
    }
    if (deed === null) return false
    const { said } = deed.draft
    switch (event.type) {
      case 'cut':
        deed.cuts++
        if (deed.cuts > 1) return true
        if (deed.event.type === 'announced') said.splice(0, said.length, this.#line('line.cut', deed.event))
        else if (deed.event.type === 'detectorPending') said.push(this.#line('line.found', event))
        else if (deed.event.type === 'rayAnnounced') said.push(this.#line('line.foundByRay', event))
        return true
      case 'failed':
        deed.denied = event.explosion === true ? null : bad(this.#line('line.isNot', event))
        said.push(deed.denied ?? bad(this.#said(event)))
        return true
      case 'detectorResolved':
        if (event.match !== true) said.push(bad(this.#said(event)))
        return true
      case 'tokenPlaced': {
        const denied = this.#isTrue(event) && deed.denied !== null ? said.indexOf(deed.denied) : -1
        if (denied >= 0) said[denied] = bad(this.#line('line.isIt', event))
        else said.push(this.#said(event))
        return true
      }
      case 'exploded':
      case 'dialMoved':
        said.push(bad(this.#said(event)))
        return true
      case 'validated':
      case 'equipmentUnlocked':
        said.push(this.#said(event))
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

  #sentence(event: EventJson): LinePart[] {
    switch (event.type) {
      case 'missionStarted':
        return this.#line('line.missionStarted', event)
      case 'announced':
        return this.#line('line.guess', event)
      case 'detectorPending':
        return this.#line('line.detector', event, { spots: this.#spots(event) })
      case 'dialMoved':
        return Number(event.to) > Number(event.from) ? bad(this.#said(event)) : this.#said(event)
      default:
        return this.#said(event)
    }
  }

  /** The places that a detector points at, through both stands; none where it points at too many to list. */
  #spots({ target, stand, places }: EventJson): number[] {
    const { stands } = this.#sight.seen.view.players[Number(target)]
    const start = stand === 1 ? stands[0] : 0
    const spots = Array.isArray(places) ? places.map((place) => start + Number(place)) : []
    return spots.length > LISTED_AT_MOST ? [] : spots
  }

  /** Tokens are listed before the first turn; later each belongs to what somebody did. */
  #isItem({ type }: EventJson): boolean {
    return LISTS.has(type) && !(type === 'tokenPlaced' && this.#turn !== null)
  }

  #item(event: EventJson): LinePart[] {
    return this.#part(`item.${event.type}`, event, { absent: this.#tellsOfAbsent(event) })
  }

  /** BB-5.6: a token beside the stand that tells of something that is not there. */
  #tellsOfAbsent({ seat, tileIndex, value }: EventJson): boolean {
    if (typeof seat !== 'number' || Number(tileIndex) >= 0) return false
    const { tokens } = this.#sight.seen.view.players[seat]
    return tokens.find((token) => token.place < 0 && token.value === value)?.says !== 'is'
  }

  #said(event: EventJson): LinePart[] {
    return this.#once(event, '', () => this.#sight.speaker.event(event))
  }

  #line(id: string, event: EventJson, more: Readonly<Record<string, Json>> = {}): LinePart[] {
    return asSentences(this.#part(id, event, more))
  }

  #part(id: string, event: EventJson, more: Readonly<Record<string, Json>>): LinePart[] {
    return this.#once(event, `${id} ${JSON.stringify(more)}`, () => {
      const fields = [...(bombBook.catalogue.events[event.type] ?? []), ...ADDED_FIELDS]
      return this.#sight.speaker.part(id, fields, { ...event, ...more })
    })
  }

  /** A record is written again with every event; what is said of one is made once for the same people. */
  #once(event: EventJson, what: string, make: () => LinePart[]): LinePart[] {
    const key = `${this.#people} ${what}`
    const known = sayings.get(event) ?? new Map<string, LinePart[]>()
    sayings.set(event, known)
    const said = known.get(key) ?? make()
    known.set(key, said)
    return said
  }

  /** The whole line. */
  #joined({ event, isList, said }: Draft): LinePart[] {
    const joint = { text: isList ? ', ' : ' ' }
    const all = said.flatMap((parts, at) => (at === 0 ? parts : [joint, ...parts]))
    return isList ? [...this.#part(`list.${event.type}`, event, {}), { text: ' ' }, ...all, { text: '.' }] : all
  }
}

/** A mishap. */
function bad(parts: readonly LinePart[]): LinePart[] {
  return parts.map((part) => ({ ...part, bad: true }))
}

/** What lines are given besides the fields of an event. */
const ADDED_FIELDS: readonly FieldInfo[] = [
  { name: 'spots', kind: 'place in a hand' },
  { name: 'absent', kind: 'yes or no' },
]

/** Told piece by piece, listed on one line. */
const LISTS = new Set(['markerPlaced', 'equipmentDealt', 'numberCardShown', 'tokenPlaced'])

/** A detector that points at more wires than these searches the whole stand. */
const LISTED_AT_MOST = 4

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

const sayings = new WeakMap<EventJson, Map<string, LinePart[]>>()

const drawings = new WeakMap<EventJson, { readonly text: string; readonly node: React.ReactNode }>()

/** Drawn once, and again only when it says something else. */
function drawn(event: EventJson, parts: readonly LinePart[], text: string): React.ReactNode {
  const known = drawings.get(event)
  if (known?.text === text) return known.node
  const node = rich(parts)
  drawings.set(event, { text, node })
  return node
}

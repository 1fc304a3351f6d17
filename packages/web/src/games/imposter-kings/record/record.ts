import { imposterKings } from '@riposte/imposter-kings'
import type { EventJson } from '@riposte/kernel'
import { type Part, type Things, textOf } from '@riposte/words'
import type { RecordLine } from '../../face.ts'
import type { KingsSight } from '../names.ts'
import { aCard, aName, aNumber, aSeat, cards, plain, thingsOf } from '../phrases.ts'
import { text } from '../text.ts'
import { ruleOf } from './rules.ts'

/** A line while it is being written. */
interface Draft {
  readonly event: EventJson
  readonly at: number
  readonly heading: boolean
  readonly depth: number
  /** What the same seat declared for the ability of the card. */
  readonly declared: Things[]
  /** Sentences that follow. */
  readonly then: (readonly Part[])[]
  /** Cards that one sentence names together. */
  readonly cards: string[]
  /** Whose deed further declarations belong to; null for other lines. */
  readonly by: number | null
}

/** Told nobody anything, or said by what follows. */
const NOISE = new Set(['asked', 'toAct', 'turnStarted', 'nextRound', 'windowOpened', 'noReaction', 'mustCondemn'])

/** Right or wrong, somebody has spoken up. */
const ANSWERS = new Set(['reactionUsed', 'falseClaim'])

/** What may happen inside of a window; everything else closes it. */
const INSIDE = new Set([
  'windowOpened',
  'asked',
  'noReaction',
  'falseClaim',
  'exposed',
  'reactionUsed',
  'standingAnswerSet',
])

/** A reaction at the start of a turn has its effect at once; the window goes on until the turn does. */
const AFTER_TURN_START = new Set(['toAct', 'played', 'stuck', 'turnStarted', 'roundEnded', 'flipAnnounced'])

interface Window {
  readonly trigger: string
  /** The line it was opened on. */
  readonly on: Draft | undefined
  asked: boolean
  answered: boolean
}

/** Everything the reader was told, in plain sentences: what belongs together on one line, answers under what they answer. */
export function record(sight: KingsSight): readonly RecordLine[] {
  return new Writing(sight).lines().map(({ line }) => line)
}

/** A line, and the event that it begins with. */
export interface ToldLine {
  readonly line: RecordLine
  readonly event: EventJson
}

/** The record, with what each line is about. */
export function toldLines(sight: KingsSight): readonly ToldLine[] {
  return new Writing(sight).lines()
}

class Writing {
  readonly #sight: KingsSight
  readonly #drafts: Draft[] = []
  #windows: Window[] = []

  constructor(sight: KingsSight) {
    this.#sight = sight
    for (const [at, event] of sight.events.entries()) this.#tell(event, at)
  }

  lines(): readonly ToldLine[] {
    const { me } = this.#sight
    return this.#drafts.map((draft) => {
      const parts = [sentence(this.#sight, draft), ...draft.then].flatMap((said, at) =>
        at === 0 ? said : [SPACE, ...said],
      )
      const { event, at, heading, depth } = draft
      const line = {
        key: String(at),
        turn: typeof event.turn === 'number' && event.turn > 0 ? event.turn : null,
        heading,
        text: textOf(parts),
        parts,
        rule: heading ? null : ruleOf(event),
        depth,
        mine: me !== null && isPrivate(event),
      }
      return { line, event }
    })
  }

  #tell(event: EventJson, at: number): void {
    this.#closeWindows(event)
    const window = this.#windows[this.#windows.length - 1]
    if (event.type === 'windowOpened') {
      const on = this.#drafts.findLast((draft) => draft.event.type !== 'disgraced')
      this.#windows.push({ trigger: text(event.trigger), on, asked: false, answered: false })
    }
    if (event.type === 'noReaction' && window !== undefined) window.asked = true
    if (ANSWERS.has(event.type) && window !== undefined) window.answered = true
    if (NOISE.has(event.type) || this.#joins(event)) return
    if (event.type === 'dealt' && event.card === undefined) return
    // Everybody sets cards aside; only the own ones are worth a line.
    if (event.type === 'committed' && event.dungeon === undefined) return
    if (event.type === 'roundStarted') this.#add(event, at, true)
    this.#add(event, at)
  }

  #closeWindows(event: EventJson): void {
    if (INSIDE.has(event.type)) return
    const stays = ({ trigger }: Window) => trigger === 'turnStart' && !AFTER_TURN_START.has(event.type)
    for (const window of this.#windows) {
      if (!stays(window) && window.asked && !window.answered && window.trigger !== 'turnStart') {
        window.on?.then.push(this.#sight.speaker.phrase(NO_REACTION))
      }
    }
    // What came of an answer still stands under what was answered.
    const outcome = event.type === 'assassinCancelled' || event.type === 'abilityCancelled'
    this.#windows = outcome ? this.#windows.slice(0, 1) : this.#windows.filter(stays)
  }

  /** Says it on the line before, where it belongs to that. */
  #joins(event: EventJson): boolean {
    // A card that is disgraced for its own ability comes between the play and what is said.
    const last = this.#drafts.findLast((draft) => declared(event) === null || draft.event.type !== 'disgraced')
    if (last === undefined) return false
    const same = last.by !== null && last.by === event.seat
    const more = same ? declared(event) : null
    // An ability that was used can still offer something that is declined.
    if (more !== null && !(event.type === 'abilityDeclined' && last.declared.length > 0)) {
      last.declared.push(more)
      return true
    }
    if (event.type === 'guessed' && same) {
      last.then.push(this.#sight.speaker.phrase(GUESSED, thingsOf(event)))
      return true
    }
    const together =
      last.event.type === event.type &&
      (event.type === 'disgraced' || (last.event.seat === event.seat && last.event.place === event.place))
    if (TOGETHER.has(event.type) && together && event.card !== undefined) {
      last.cards.push(text(event.card))
      return true
    }
    return false
  }

  #add(event: EventJson, at: number, heading = false): void {
    const isDeed = Object.hasOwn(DEEDS, event.type)
    this.#drafts.push({
      event,
      at: heading ? at - 0.5 : at,
      heading,
      depth: this.#windows.length,
      declared: [],
      then: [],
      cards: TOGETHER.has(event.type) && event.card !== undefined ? [text(event.card)] : [],
      by: isDeed ? Number(event.seat) : null,
    })
  }
}

const SPACE: Part = { text: ' ' }
const HEADING = 'Round {$round}'
const NO_REACTION = 'No reaction.'
const GUESSED = '.match $right yes {{The guess is right.}} * {{The guess is wrong.}}'

/** What somebody did, with what was declared for it; `$used` is whether the ability is used, if that was said. */
const DEEDS: Readonly<Record<string, string>> = {
  played: `.match $used $seat
    none * {{{:part id=plays}.}}
    no * {{{:part id=plays} without using it.}}
    * you {{{:part id=plays} and use it{:part id=target}{:part id=declared}.}}
    * * {{{:part id=plays} and uses it{:part id=target}{:part id=declared}.}}`,
  reactionUsed: `.match $used $condemned $seat
    none yes * {{{:part id=reveals}; it is condemned.}}
    none * * {{{:part id=reveals}.}}
    * * you {{{:part id=reveals} and use it{:part id=target}{:part id=declared}.}}
    * * * {{{:part id=reveals} and uses it{:part id=target}{:part id=declared}.}}`,
  copied: `.match $used $seat
    none * {{{$seat :seat form=owner} {Stranger :card-name form=name} becomes {$card}.}}
    no you {{Your {Stranger :card-name form=name} becomes {$card}. You do not use it.}}
    no * {{{$seat :seat form=owner} {Stranger :card-name form=name} becomes {$card}. {$seat} does not use it.}}
    * you {{Your {Stranger :card-name form=name} becomes {$card}. You use it{:part id=target}{:part id=declared}.}}
    * * {{{$seat :seat form=owner} {Stranger :card-name form=name} becomes {$card}. {$seat} uses it{:part id=target}{:part id=declared}.}}`,
}
const UNDECLARED: Things = {
  used: plain(null),
  player: aSeat(null),
  place: aCard(null),
  name: aName(null),
  number: aNumber(null),
}

/** Told card by card, said in one sentence. */
const TOGETHER = new Set(['dealt', 'disgraced', 'reviewed', 'draftLaidOut', 'handSeen'])

/** Sentences about several cards that are not those about one. */
const SEVERAL: Readonly<Record<string, string>> = {
  disgraced: '.match $cards 1 {{{$cards} is disgraced.}} * {{{$cards} are disgraced.}}',
  draftLaidOut: '.match $cards 1 {{{$cards} is laid out for the draft.}} * {{{$cards} are laid out for the draft.}}',
}

function sentence({ speaker }: KingsSight, { event, heading, declared, cards: named }: Draft): readonly Part[] {
  if (heading) return speaker.phrase(HEADING, thingsOf(event))
  if (event.type === 'roundStarted') return speaker.phrase('{:part id=roundBegins}', thingsOf(event))
  if (Object.hasOwn(DEEDS, event.type)) {
    return speaker.phrase(DEEDS[event.type], Object.assign({}, UNDECLARED, thingsOf(event), ...declared))
  }
  if (Object.hasOwn(SEVERAL, event.type)) return speaker.phrase(SEVERAL[event.type], { cards: cards(named) })
  return speaker.event(named.length > 1 ? { ...event, card: named } : event)
}

/** What was declared for an ability; whoever declares something uses it. */
function declared(event: EventJson): Things | null {
  const used = plain(true)
  switch (event.type) {
    case 'abilityDeclared':
      return { used }
    case 'abilityDeclined':
      return { used: plain(false) }
    case 'playerChosen':
      return { used, player: thingsOf(event).player }
    case 'nameSaid':
      return { used, name: thingsOf(event).card }
    case 'numberSaid':
      return { used, number: thingsOf(event).number }
    case 'courtCardChosen':
      return { used, place: thingsOf(event).card }
    default:
      return null
  }
}

/** It holds something that not everybody was told. */
function isPrivate(event: EventJson): boolean {
  return (
    imposterKings.events[event.type]?.fields.some(({ name, isPrivate }) => isPrivate && event[name] !== undefined) ??
    false
  )
}

import { imposterKings } from '@riposte/imposter-kings'
import type { EventJson } from '@riposte/kernel'
import type { RecordLine } from '../../face.ts'
import { and, capital, type KingsSight, the } from '../names.ts'
import { say } from '../say.ts'
import { text } from '../text.ts'
import { ruleOf } from './rules.ts'

/** A line while it is being written; seats still stand in it. */
interface Draft {
  readonly event: EventJson
  readonly at: number
  readonly heading: boolean
  readonly depth: number
  /** What the same seat does: "plays the Judge", "chooses Seat 0". */
  readonly does: string[]
  /** Whole sentences. */
  readonly then: string[]
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

  lines(): readonly RecordLine[] {
    const { names, me } = this.#sight
    return this.#drafts.map((draft) => ({
      key: String(draft.at),
      turn: typeof draft.event.turn === 'number' && draft.event.turn > 0 ? draft.event.turn : null,
      heading: draft.heading,
      text: say(sentence(draft), names, me),
      rule: draft.heading ? null : ruleOf(draft.event),
      depth: draft.depth,
      mine: me !== null && isPrivate(draft.event),
    }))
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
    if (event.type === 'roundStarted') this.#add(event, at, { heading: true, then: [`Round ${text(event.round)}`] })
    this.#add(event, at, {})
  }

  #closeWindows(event: EventJson): void {
    if (INSIDE.has(event.type)) return
    const stays = ({ trigger }: Window) => trigger === 'turnStart' && !AFTER_TURN_START.has(event.type)
    for (const window of this.#windows) {
      if (!stays(window) && window.asked && !window.answered && window.trigger !== 'turnStart') {
        window.on?.then.push('No reaction.')
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
    const does = same ? declared(event) : null
    if (does !== null) {
      last.does.push(does)
      return true
    }
    if (event.type === 'guessed' && same) {
      last.then.push(event.right === true ? 'The guess is right.' : 'The guess is wrong.')
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

  #add(event: EventJson, at: number, more: { heading?: boolean; then?: string[] }): void {
    const deed = event.type === 'played' || event.type === 'reactionUsed'
    const { heading = false, then = [] } = more
    this.#drafts.push({
      event,
      at: heading ? at - 0.5 : at,
      heading,
      depth: this.#windows.length,
      does: deed ? [deedWords(event)] : [],
      then,
      cards: TOGETHER.has(event.type) && event.card !== undefined ? [text(event.card)] : [],
      by: deed || event.type === 'copied' ? Number(event.seat) : null,
    })
  }
}

/** Told card by card, said in one sentence. */
const TOGETHER = new Set(['dealt', 'disgraced', 'reviewed', 'draftLaidOut', 'handSeen'])

function sentence({ event, heading, does, then, cards }: Draft): string {
  if (heading) return then.join(' ')
  const first =
    cards.length > 0
      ? together(event, cards)
      : does.length > 0
        ? `Seat ${text(event.seat)} ${and(does)}.`
        : whole(event)
  return [first, ...then].join(' ')
}

function whole(event: EventJson): string {
  const said = imposterKings.words.event(event)
  return event.type === 'roundStarted' ? said.replace(/^Round \d+ begins\. /, '') : said
}

function together(event: EventJson, cards: readonly string[]): string {
  const list = and(cards.map(spelled))
  switch (event.type) {
    case 'dealt':
      return `Seat ${text(event.seat)} is dealt ${list}.`
    case 'disgraced':
      return `${capital(list)} ${cards.length === 1 ? 'is' : 'are'} disgraced.`
    case 'draftLaidOut':
      return `In the draft ${cards.length === 1 ? 'lies' : 'lie'} ${list}.`
    default:
      return imposterKings.words.event({ ...event, card: 'Fool' }).replace('the Fool', list)
  }
}

/** A card of an Army with whose it is. */
function spelled(card: string): string {
  const army = card.match(/ of seat ([0-3])$/)
  return army === null ? the(card) : `${the(card)} of Seat ${army[1]}'s Army`
}

function deedWords(event: EventJson): string {
  return imposterKings.words
    .event(event)
    .replace(/^Seat \d /, '')
    .replace(/\.$/, '')
}

/** What was declared for an ability, as something its player does. */
function declared(event: EventJson): string | null {
  switch (event.type) {
    case 'abilityDeclared':
      return 'uses it'
    case 'abilityDeclined':
      return 'does not use it'
    case 'playerChosen':
      return `chooses Seat ${text(event.player)}`
    case 'nameSaid':
      return `says "${text(event.card)}"`
    case 'numberSaid':
      return `says ${text(event.number)}`
    case 'courtCardChosen':
      return `points at ${spelled(text(event.card))}`
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

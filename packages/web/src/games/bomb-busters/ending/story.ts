import type { FieldInfo, Json } from '@riposte/kernel'
import { asSentences, textOf } from '@riposte/words'
import type { Spot } from '../names.ts'
import type { LinePart } from '../record/line-part.ts'
import type { BombSight, WireView } from '../sight.ts'
import type { Turn } from './turns.ts'

/** How a mission ended, in words, and the wires that decided it. */
export interface Story {
  readonly won: boolean
  readonly headline: string
  readonly lead: readonly LinePart[]
  /** The wire that set it off, with a note; null where none did. */
  readonly decisive: { readonly spot: Spot; readonly note: string } | null
  /** Where the right one stood. */
  readonly missed: { readonly spot: Spot; readonly note: string } | null
}

export function storyOf(sight: BombSight, turns: readonly Turn[], hands: readonly (readonly WireView[])[]): Story {
  const { result, turn } = sight.seen.view
  const none = { decisive: null, missed: null }
  if (result === 'win') {
    return {
      won: true,
      headline: 'The bomb is defused.',
      lead: [{ text: `${turn} turns, all wires cut.` }],
      ...none,
    }
  }
  if (result === 'loss_surrender')
    return { won: false, headline: 'You gave up.', lead: [{ text: 'The bomb is still there.' }], ...none }
  if (result === 'loss_timer')
    return { won: false, headline: 'Time ran out.', lead: [{ text: 'The bomb went off.' }], ...none }
  const last = turns.at(-1)
  const spot = last?.spots[0]
  if (last === undefined || spot === undefined) {
    return { won: false, headline: 'The bomb went off.', lead: [{ text: 'The dial reached its end.' }], ...none }
  }
  const wire = hands[spot.seat][spot.place]
  const red = wire?.value === 'RED'
  const right = nearest(hands[spot.seat], spot.place, last)
  const { seat, value, also } = last
  const say = (id: string, about: Readonly<Record<string, Json>>) => said(sight, id, about)
  const lead = [...say('miss.turn', { turn: last.turn }), SPACE, ...missWords(sight, last, wire)]
  const far = right === null ? 0 : Math.abs(right - spot.place)
  if (right !== null && far > 0 && far <= FAR_AT_MOST) {
    lead.push(SPACE, ...say('miss.rightOne', { far, side: right < spot.place ? 'left' : 'right' }))
  }
  const note = textOf(say('miss.said', { seat, value, also }))
  const why = red ? say('miss.wasRed', {}) : isLastStep(sight, last) ? say('miss.wasLast', {}) : []
  return {
    won: false,
    headline: 'The bomb went off.',
    lead,
    decisive: { spot, note: [note, textOf(why)].filter((words) => words !== '').join(' ') },
    missed:
      right === null
        ? null
        : { spot: { seat: spot.seat, place: right }, note: textOf(say('miss.stoodHere', { value, also })) },
  }
}

const SPACE: LinePart = { text: ' ' }

/** Farther away it is not said how far. */
const FAR_AT_MOST = 4

/** More wires than these are not listed. */
const LISTED_AT_MOST = 3

const FIELDS: readonly FieldInfo[] = [
  { name: 'turn', kind: 'turn' },
  { name: 'seat', kind: 'seat' },
  { name: 'target', kind: 'seat' },
  { name: 'place', kind: 'place in a hand' },
  { name: 'places', kind: 'place in a hand' },
  { name: 'value', kind: 'value' },
  { name: 'also', kind: 'value' },
  { name: 'wire', kind: 'wire' },
  { name: 'far', kind: 'number of wires' },
  { name: 'side', kind: 'text' },
  { name: 'last', kind: 'yes or no' },
]

function said({ speaker }: BombSight, id: string, about: Readonly<Record<string, Json>>): LinePart[] {
  return asSentences(speaker.part(id, FIELDS, about))
}

/** What somebody took a wire for, and what it was. */
export function missWords(sight: BombSight, turn: Turn, wire: WireView | undefined): LinePart[] {
  const { seat, target, spots, came, value, also } = turn
  const last = isLastStep(sight, turn)
  const red = wire?.value === 'RED'
  const places = spots.length > LISTED_AT_MOST ? [] : spots.map(({ place }) => place)
  const told =
    spots.length === 1
      ? said(sight, 'miss.guess', { seat, target: spots[0].seat, place: spots[0].place, value, also })
      : said(sight, 'miss.search', { seat, target, places, value })
  const was =
    wire === undefined || wire.value === null
      ? said(sight, 'miss.notThere', {})
      : spots.length > 1 && !(red && came === 'red')
        ? said(sight, 'miss.noneOfThem', { last })
        : said(sight, 'miss.was', { wire: wireText(wire), last: last && !red })
  return [...told, SPACE, ...was]
}

function isLastStep({ seen: { view } }: BombSight, { dial }: Turn): boolean {
  return dial !== null && dial >= view.dialMax
}

function wireText({ color, value, sort }: WireView): string {
  return color === 'blue' ? String(value) : `${color} ${sort}`
}

/** The nearest uncut wire in the same hand that is what was said. */
function nearest(hand: readonly WireView[], place: number, { value, also }: Turn): number | null {
  let best: number | null = null
  hand.forEach((wire, at) => {
    if (wire.cut || wire.value === null || (wire.value !== value && wire.value !== also)) return
    if (best === null || Math.abs(at - place) < Math.abs(best - place)) best = at
  })
  return best
}

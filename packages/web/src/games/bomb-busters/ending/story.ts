import { aValue, letterOf, ownedBy, personOf, type Spot, text } from '../names.ts'
import type { Part } from '../record/parts.ts'
import type { BombSight, WireView } from '../sight.ts'
import type { Turn } from './turns.ts'

/** How a mission ended, in words, and the wires that decided it. */
export interface Story {
  readonly won: boolean
  readonly headline: string
  readonly lead: readonly Part[]
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
      lead: [`${turn} turns, and every wire that could be cut is cut.`],
      ...none,
    }
  }
  if (result === 'loss_surrender')
    return { won: false, headline: 'You gave up.', lead: ['The bomb is still there.'], ...none }
  if (result === 'loss_timer') return { won: false, headline: 'Time ran out.', lead: ['The bomb went off.'], ...none }
  const last = turns.at(-1)
  const spot = last?.spots[0]
  if (last === undefined || spot === undefined) {
    return { won: false, headline: 'The bomb went off.', lead: ['The dial reached its end.'], ...none }
  }
  const wire = hands[spot.seat][spot.place]
  const red = wire?.value === 'RED'
  const right = nearest(hands[spot.seat], spot.place, last.value)
  const who = personOf(sight, last.seat)
  const lead: Part[] =
    last.spots.length === 1
      ? [`Turn ${last.turn}. ${who} took `, { spot }, ` for ${aValue(last.value)}. `]
      : [`Turn ${last.turn}. ${who} searched ${frameWords(sight, last)} for ${aValue(last.value)}. `]
  if (wire?.value === null || wire === undefined) lead.push('It was not there.')
  else if (last.spots.length > 1 && !red) lead.push('None of them was, and the dial reached its end.')
  else
    lead.push(
      red ? 'It was the red ' : 'It was ',
      { wire: wireText(wire) },
      red ? '.' : ', and the dial reached its end.',
    )
  if (right !== null) lead.push(where(right - spot.place))
  const said = last.value === 'YELLOW' ? 'yellow' : text(last.value)
  return {
    won: false,
    headline: 'The bomb went off.',
    lead,
    decisive: { spot, note: red ? `${who} said ${said}. It was red.` : `${who} said ${said}. It was the last step.` },
    missed: right === null ? null : { spot: { seat: spot.seat, place: right }, note: `The ${said} stood here` },
  }
}

function wireText({ color, value, sort }: WireView): string {
  return color === 'blue' ? String(value) : `${color} ${sort}`
}

/** The nearest uncut wire of that value in the same hand. */
function nearest(hand: readonly WireView[], place: number, value: unknown): number | null {
  let best: number | null = null
  hand.forEach((wire, at) => {
    if (wire.cut || wire.value !== value) return
    if (best === null || Math.abs(at - place) < Math.abs(best - place)) best = at
  })
  return best
}

const FAR = ['', 'one slot', 'two slots', 'three slots', 'four slots']

function where(by: number): string {
  const far = FAR[Math.abs(by)]
  return far === undefined ? '' : ` The right one stood ${far} to the ${by < 0 ? 'left' : 'right'}.`
}

/** "Ilse e" under a frame of the film. */
function frameWords(sight: BombSight, { target, spots }: Turn): string {
  if (target === null) return ''
  return `${ownedBy(sight, target)} ${spots.length > 3 ? 'wires' : spots.map(({ place }) => letterOf(place)).join(' ')}`
}

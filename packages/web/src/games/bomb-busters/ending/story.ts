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
  const right = nearest(hands[spot.seat], spot.place, last)
  const who = personOf(sight, last.seat)
  const lead: Part[] = [`Turn ${last.turn}. `, ...missWords(sight, last, wire)]
  if (right !== null) lead.push(where(right - spot.place))
  const said = saidWords(last)
  const why = red ? ' It was red.' : isLastStep(sight, last) ? ' It was the last step.' : ''
  return {
    won: false,
    headline: 'The bomb went off.',
    lead,
    decisive: { spot, note: `${who} said ${said}.${why}` },
    missed: right === null ? null : { spot: { seat: spot.seat, place: right }, note: `The ${said} stood here` },
  }
}

/** What somebody took a wire for, and what it was. */
export function missWords(sight: BombSight, turn: Turn, wire: WireView | undefined): Part[] {
  const { spots, came, value, also } = turn
  const who = personOf(sight, turn.seat)
  const what = also === null ? aValue(value) : `${aValue(value)} or ${aValue(also)}`
  const end = isLastStep(sight, turn) ? ', and the dial reached its end.' : '.'
  const red = wire?.value === 'RED'
  const told: Part[] =
    spots.length === 1
      ? [`${who} took `, { spot: spots[0] }, ` for ${what}. `]
      : [`${who} searched ${frameWords(sight, turn)} for ${what}. `]
  if (wire === undefined || wire.value === null) told.push('It was not there.')
  else if (spots.length > 1 && !(red && came === 'red')) told.push(`None of them was${end}`)
  else told.push(red ? 'It was the red ' : 'It was ', { wire: wireText(wire) }, red ? '.' : end)
  return told
}

function isLastStep({ seen: { view } }: BombSight, { dial }: Turn): boolean {
  return dial !== null && dial >= view.dialMax
}

/** "5", "5 or 7", "yellow". */
function saidWords({ value, also }: Turn): string {
  return [value, also].flatMap((one) => (one === null ? [] : one === 'YELLOW' ? 'yellow' : text(one))).join(' or ')
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

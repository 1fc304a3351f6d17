import { type CoachedWire, type Coaching, coach, openCuts, reason, type View } from '@riposte/bomb-busters'
import type { Json, Seat, Seen } from '@riposte/kernel'
import type { Timeline } from '../../../replay/timeline.ts'
import type { WireView } from '../sight.ts'
import { deedsOf } from './deeds.ts'
import type { Turn } from './turns.ts'

/** What whoever cut could know at that moment, from what that seat saw and nothing else. */
export interface Knowledge {
  readonly turn: Turn
  /** The moment before the cut, as the replay counts. */
  readonly at: number
  /** False: there was too much to count; the figures are estimates. */
  readonly exact: boolean
  /** How likely what was said was right. */
  readonly chance: number
  /** What the wire could be; null where several were searched at once. */
  readonly wire: CoachedWire | null
  /** A cut that was more likely right; null where there was none. */
  readonly surer: Coaching['best']
  /** Values of which this player held every wire that was left. */
  readonly alone: readonly (number | string)[]
}

/** The cut that set the bomb off, or the last one that failed. */
export function lastMiss(turns: readonly Turn[]): Turn | null {
  return turns.findLast(({ came, spots }) => (came === 'red' || came === 'wrong') && spots.length > 0) ?? null
}

export function knowledgeOf(timeline: Timeline, turn: Turn): Knowledge | null {
  const at = (deedsOf(timeline).get(turn.turn) ?? 0) - 1
  if (at < 0) return null
  const seen = timeline.moment(at, turn.seat).seen as Seen<View>
  const open = openCuts((filled) => timeline.domain(at, turn.seat, 'dualCut', filled))
  const { exact, wires, best } = coach(seen, open)
  const [spot, ...more] = turn.spots
  const wire = wires.find(({ seat, place }) => seat === spot.seat && place === spot.place) ?? null
  const said = [turn.value, turn.also]
  const chance =
    more.length === 0
      ? (wire?.likely ?? []).reduce((sum, guess) => (said.includes(guess.value) ? sum + guess.chance : sum), 0)
      : found(seen, turn)
  return {
    turn,
    at,
    exact,
    chance,
    wire: more.length === 0 ? wire : null,
    surer: best !== null && best.chance > chance + 1e-9 ? best : null,
    alone: allHeld(seen, turn.seat),
  }
}

/** How likely a detector finds the value at one of these wires. */
function found(seen: Seen<View>, { spots, value }: Turn): number {
  const places = spots.map(({ place }) => place)
  return typeof value === 'number' ? reason(seen).anyOf(spots[0].seat, places, value) : 0
}

const YELLOW = 13

/** BB-9.4: all that are left of these values, two or four of a number, are in this hand. */
function allHeld({ view: { players, total } }: Seen<View>, seat: Seat): readonly (number | string)[] {
  const known = players.flatMap(({ wires }) => wires)
  const count = (among: readonly WireView[], isCut: boolean, wanted: Json) =>
    among.filter(({ cut, value }) => cut === isCut && value === wanted).length
  const values = [...new Set(players[seat].wires.map(({ value }) => value))]
  return values.filter((value) => {
    if (value === null || value === 'RED') return false
    const held = count(players[seat].wires, false, value)
    const isWhole = held + count(known, true, value) === total[value === 'YELLOW' ? YELLOW : Number(value)]
    return isWhole && (value === 'YELLOW' ? held > 1 : held === 2 || held === 4)
  }) as (number | string)[]
}

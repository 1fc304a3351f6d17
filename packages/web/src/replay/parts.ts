import type { Seat } from '@riposte/kernel'
import { SPECTATOR } from '@riposte/kernel'
import type { GameFace, RecordLine, Sight } from '../games/face.ts'
import { withSpeaker } from '../games/speaker.ts'
import type { Interrupt } from './interrupts.ts'
import type { Timeline } from './timeline.ts'

/** A stretch of the match under a heading of the record: a round. A game without headings has one, without a title. */
export interface Part {
  readonly title: string | null
  readonly from: number
  /** The last moment of its own. */
  readonly to: number
  /** Where it has ended: the first moment of the next part, or the last of all. What ends a round is seen there. */
  readonly end: number
}

/** Where a turn begins. */
export interface TurnTick {
  readonly at: number
  readonly turn: number
}

/** What a watcher saw, as a board takes it: everybody agrees about it, so headings and turns are found in it. */
function watcherSight(timeline: Timeline, face: GameFace, at: number, names: readonly string[]): Sight {
  return withSpeaker(face, { ...timeline.moment(at, SPECTATOR), me: null, names, clock: null })
}

/** The first place from which on something holds; one after the last where it never does. */
function firstWhere(last: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, last + 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** The record only ever grows, so each heading's place is found by halving. */
export function partsOf(timeline: Timeline, face: GameFace, names: readonly string[]): readonly Part[] {
  const lines = new Map<number, readonly RecordLine[]>()
  const headingsAt = (at: number): readonly RecordLine[] => {
    const known = lines.get(at) ?? face.record(watcherSight(timeline, face, at, names)).filter(({ heading }) => heading)
    lines.set(at, known)
    return known
  }
  const headings = headingsAt(timeline.last)
  const starts = headings.map((heading, place) => ({
    title: heading.text,
    from: firstWhere(timeline.last, (at) => headingsAt(at).length > place),
  }))
  // What comes before the first heading belongs to it where it is nothing but the set-up.
  if (starts.length === 0) return [{ title: null, from: 0, to: timeline.last, end: timeline.last }]
  const first = starts[0].from === 0 ? starts : [{ title: null, from: 0 }, ...starts]
  return first.map(({ title, from }, place) => {
    const end = place + 1 < first.length ? first[place + 1].from : timeline.last
    return { title, from, to: place + 1 < first.length ? Math.max(from, end - 1) : end, end }
  })
}

/** The windows and answers of a part. What ended it counts as its own, not as the next one's. */
export function interruptsIn(interrupts: readonly Interrupt[], { from, end }: Part): readonly Interrupt[] {
  return interrupts.filter(({ at, seat }) => (seat === null ? at >= from && at < end : at > from && at <= end))
}

/** The part a moment belongs to. */
export function partAt(parts: readonly Part[], at: number): number {
  return Math.max(
    0,
    parts.findLastIndex(({ from }) => from <= at),
  )
}

/** Where the turns of a part begin, by the turn its latest line in the record belongs to. */
export function turnsIn(timeline: Timeline, face: GameFace, names: readonly string[], part: Part): readonly TurnTick[] {
  const ticks: TurnTick[] = []
  for (let at = part.from; at <= part.to; at++) {
    const lines = face.record(watcherSight(timeline, face, at, names))
    const here = part.title === null ? lines : lines.slice(lines.findLastIndex(({ heading }) => heading))
    const turn = here.findLast((line) => line.turn !== null)?.turn ?? null
    if (turn !== null && turn !== ticks.at(-1)?.turn) ticks.push({ at, turn })
  }
  return ticks
}

/** Whether the game counts points at all. */
export function countsPoints(timeline: Timeline, face: GameFace, names: readonly string[]): boolean {
  const sight = watcherSight(timeline, face, timeline.last, names)
  return names.some((_, seat) => face.seat(sight, seat).points !== null)
}

/** What a part brought each seat, where the game counts points. The points of a part are given where the next begins. */
export function gainsIn(
  timeline: Timeline,
  face: GameFace,
  names: readonly string[],
  part: Part,
): readonly { readonly seat: Seat; readonly points: number }[] {
  const points = (at: number, seat: Seat) => face.seat(watcherSight(timeline, face, at, names), seat).points ?? 0
  return names
    .map((_, seat) => ({ seat, points: points(part.end, seat) - points(part.from, seat) }))
    .filter((gain) => gain.points !== 0)
}

import type { EventJson, Json, Seat } from '@riposte/kernel'
import type { Spot } from '../names.ts'

/** What came of a turn. */
export type Came = 'right' | 'wrong' | 'red' | 'alone' | 'other'

/** One turn, as a frame of the film. */
export interface Turn {
  readonly turn: number
  readonly seat: Seat
  readonly target: Seat | null
  readonly spots: readonly Spot[]
  readonly value: Json
  /** The second value of a ray. */
  readonly also: Json
  readonly came: Came
  /** Where the dial went. */
  readonly dial: number | null
}

interface Draft {
  turn: number
  seat: Seat
  target: Seat | null
  spots: Spot[]
  value: Json
  also: Json
  came: Came
  dial: number | null
}

/** Every turn of a mission from what was told. `firstOf` says where the second stand of a player begins. */
export function turnsOf(events: readonly EventJson[], firstOf: (seat: Seat) => number): readonly Turn[] {
  const turns: Draft[] = []
  for (const event of events) {
    if (event.type === 'turnStarted') {
      turns.push({
        turn: Number(event.turn),
        seat: Number(event.seat),
        target: null,
        spots: [],
        value: null,
        also: null,
        came: 'other',
        dial: null,
      })
    }
    const now = turns.at(-1)
    if (now !== undefined) note(now, event, firstOf)
  }
  return turns
}

function note(turn: Draft, event: EventJson, firstOf: (seat: Seat) => number): void {
  switch (event.type) {
    case 'announced':
    case 'rayAnnounced':
      turn.target = Number(event.target)
      turn.spots = [{ seat: turn.target, place: Number(event.tileIndex) }]
      turn.value = event.value ?? event.valueA ?? null
      turn.also = event.valueB ?? null
      break
    case 'detectorPending': {
      const target = Number(event.target)
      const start = event.stand === 1 ? firstOf(target) : 0
      turn.target = target
      turn.spots = (Array.isArray(event.places) ? event.places : []).map((at) => ({
        seat: target,
        place: start + Number(at),
      }))
      turn.value = event.value ?? null
      break
    }
    case 'cut':
      if (turn.came === 'other' && turn.target !== null) turn.came = 'right'
      break
    case 'soloCut':
      turn.came = 'alone'
      turn.value = event.value ?? null
      break
    case 'redsRevealed':
      turn.came = 'alone'
      turn.value = 'RED'
      break
    case 'failed':
    case 'detectorResolved':
      if (event.match !== true) turn.came = event.explosion === true ? 'red' : 'wrong'
      break
    case 'exploded':
      turn.came = 'red'
      break
    case 'dialMoved':
      turn.dial = Number(event.to)
      break
    default:
  }
}

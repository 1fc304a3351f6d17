import type { Facts } from './question.ts'
import type { Seat, Seats } from './seat.ts'

/** A flow under way: plain data, so any moment of any game can be saved, sent, copied and drawn. */
export interface Frame {
  flow: string
  step: string
  local: object
  /** The question this frame has put, while it waits. Only the top frame's is open. */
  ask: Ask | null
  /** Seats that let a race of this frame pass. Nobody is told, so it is no local. */
  passed: Seats
  /** Seats of which nobody but themselves knows whether they let that race pass. */
  raced: Seats
  /** By seat: the claims it let pass alone in that race, while it is still asked about the others. Replaced, never changed in place. */
  waived: readonly number[]
}

export interface Ask {
  id: number
  question: string
  kind: 'one' | 'all' | 'race'
  seats: Seats
  arg: Facts
  /** By seat, where seats are asked about different things at once; empty where all are asked about `arg`. */
  each: readonly Facts[]
  then: string
  /** Answers already in, by seat; -1 where none is. Nobody sees another seat's. */
  sealed: number[]
  /** In a race: the frame's `waived`. */
  waived: readonly number[]
}

/** Nobody has let a part of a race pass. */
export const NOTHING_WAIVED: readonly number[] = Object.freeze([])

/** What this seat is asked about. */
export function argOf(ask: Ask, seat: Seat): Facts {
  const facts = ask.each.length === 0 ? ask.arg : ask.each[seat]
  if (ask.waived.length === 0 || ask.waived[seat] === 0) return facts
  return { ...facts, offered: facts.offered & ~ask.waived[seat] }
}

export function copyFrame(frame: Frame): Frame {
  const ask = frame.ask
  return {
    flow: frame.flow,
    step: frame.step,
    local: { ...frame.local },
    ask:
      ask === null
        ? null
        : {
            id: ask.id,
            question: ask.question,
            kind: ask.kind,
            seats: ask.seats,
            arg: ask.arg,
            each: ask.each,
            then: ask.then,
            sealed: ask.sealed.length === 0 ? ask.sealed : ask.sealed.slice(),
            waived: ask.waived,
          },
    passed: frame.passed,
    raced: frame.raced,
    waived: frame.waived,
  }
}

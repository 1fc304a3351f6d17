import { readAction } from './action.ts'
import { readActionLine } from './action-line.ts'
import { isBlocked } from './options.ts'
import type { Play } from './play.ts'
import type { Seat } from './seat.ts'
import type { Shape } from './shape.ts'

/** What was done after a position, as the last section of any notation: `then: 0 play card=Elder; 1 pass`. */
export interface Then {
  /** The game's own notation; null where there is nothing but actions. */
  readonly position: string | null
  readonly actions: readonly string[]
}

const THEN = /(?:^|\|)\s*then\s*:([^|]*)$/

export function splitThen(from: string | null): Then {
  const found = from === null ? null : THEN.exec(from)
  if (from === null || found === null) return { position: from, actions: [] }
  const position = from.slice(0, found.index).trim()
  const actions = found[1].split(';').map((line) => line.trim())
  return { position: position === '' ? null : position, actions: actions.filter((line) => line !== '') }
}

/** Carries one of them out, by the rules: what is refused there cannot have been done. */
export function doThen<G extends Shape>(play: Play<G>, line: string): void {
  const [, who, rest] = /^(\d+)\s+(.+)$/.exec(line) ?? []
  if (who === undefined) throw wrong(line, 'it needs a seat and an action')
  const seat: Seat = Number(who)
  if (seat >= play.seats) throw wrong(line, `nobody sits at ${seat}`)
  const said = readAction(play.game.actions, readActionLine(play.game.actions, rest) ?? { type: rest })
  if (isBlocked(said)) throw wrong(line, said.message)
  const action = play.takenAs(seat, said)
  const refused = play.check(seat, action)
  if (refused !== null) throw wrong(line, refused.message)
  play.answer(seat, action)
}

function wrong(line: string, why: string): Error {
  return new Error(`notation: then: "${line}": ${why}`)
}

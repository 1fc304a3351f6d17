import { type Field, readAction } from './action.ts'
import type { Json } from './json.ts'
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
  const action = readAction(play.game.actions, readLine(play, rest))
  if (isBlocked(action)) throw wrong(line, action.message)
  const refused = play.check(seat, action)
  if (refused !== null) throw wrong(line, refused.message)
  play.answer(seat, action)
}

function wrong(line: string, why: string): Error {
  return new Error(`notation: then: "${line}": ${why}`)
}

/** An action in one line, `play card=Elder target=1`. A value runs to the next `field=` and needs no quotes. */
function readLine<G extends Shape>(play: Play<G>, line: string): Json {
  const [type, ...settings] = line.split(/\s+(?=\w+=)/)
  const fields = new Map(play.game.actions.byName.get(type)?.fields ?? [])
  const json: Record<string, Json> = { type }
  for (const setting of settings) {
    const at = setting.indexOf('=')
    const name = setting.slice(0, at)
    json[name] = readValue(setting.slice(at + 1).trim(), fields.get(name))
  }
  return json
}

function readValue(text: string, field: Field | undefined): Json {
  const json = parsed(text)
  if (field === undefined) return json
  // Some fields read anything, because a rule refuses what is wrong: what is meant is what they would write themselves.
  if (isWritten(field, text)) return text
  return isWritten(field, json) || field.read(text) === null ? json : text
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

function isWritten(field: Field, json: Json): boolean {
  const value = field.read(json)
  return value !== null && field.write(value) === json
}

import type { ActionSet } from './action.ts'
import type { Field } from './field.ts'
import { canonical, type Json } from './json.ts'

/** What a line says: `play card=Elder target=1`. A value runs to the next `field=`, so it needs no quotes. */
export interface Line {
  readonly type: string
  readonly settings: readonly (readonly [field: string, text: string])[]
}

export function splitLine(line: string): Line {
  const [type, ...settings] = line.trim().split(/\s+(?=[^\s=]+=)/)
  return {
    type,
    settings: settings.map((setting) => {
      const at = setting.indexOf('=')
      return [setting.slice(0, at), setting.slice(at + 1).trim()]
    }),
  }
}

/** The action that a line stands for, as it is written there; null when the game has no action of that name. */
export function readActionLine(actions: ActionSet, line: string): Json | null {
  const { type, settings } = splitLine(line)
  const fields = actions.byName.get(type)?.fields
  if (fields === undefined) return null
  const json: Record<string, Json> = { type }
  for (const [name, text] of settings) {
    const field = fields.find(([known]) => known === name)?.[1]
    json[name] = field === undefined ? parsed(text) : readValue(text, field)
  }
  return json
}

/** A value is read by the field it is for: `card=King's Hand`. */
export function readValue(text: string, field: Field): Json {
  const json = parsed(text)
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

/** Whether the field would write it like this: nothing else is ever seen in its place. */
export function isWritten(field: Field, json: Json): boolean {
  const texts = writtenBy(field)
  if (texts !== null) return texts.has(canonical(json))
  const value = field.read(json)
  return value !== null && field.write(value) === json
}

/** Of fields with more values than this, what they write is not listed. */
const LISTED_AT_MOST = 4096
const written = new WeakMap<Field, ReadonlySet<string>>()

/** Everything a field can write. Some fields are only ever written, and read nothing. */
function writtenBy(field: Field): ReadonlySet<string> | null {
  if (field.size > LISTED_AT_MOST) return null
  let texts = written.get(field)
  if (texts === undefined) {
    // There is room for more values than have a meaning: a field that reads anything reads those that have.
    const values = Array.from({ length: field.size }, (_, value) => field.write(value) as Json | undefined)
    const meant = values.filter((json, value) => field.read(json) === value)
    texts = new Set(
      (meant.length > 0 ? meant : values).flatMap((json) => (json === undefined ? [] : [canonical(json)])),
    )
    written.set(field, texts)
  }
  return texts
}

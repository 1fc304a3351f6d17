import type { Field, Game, Json } from '@riposte/kernel'

/**
 * An action or event written in one line, `play card=Elder target=1`, as the object it stands for. Values are read by the
 * field they are for, so they need no quotes: `claim card=King's Hand`. Null when the line does not fit the game.
 */
export function readLine(
  line: string,
  fieldsOf: (type: string) => readonly (readonly [string, Field])[] | null,
): Json | null {
  const [type, ...settings] = line.trim().split(/\s+(?=\w+=)/)
  const fields = fieldsOf(type)
  if (fields === null) return null
  const json: Record<string, Json> = { type }
  for (const setting of settings) {
    const at = setting.indexOf('=')
    const [name, text] = [setting.slice(0, at), setting.slice(at + 1).trim()]
    const field = fields.find(([known]) => known === name)?.[1]
    json[name] = readValue(text, field)
  }
  return json
}

export function actionFields(game: Game): (type: string) => readonly (readonly [string, Field])[] | null {
  return (type) => game.actions.byName.get(type)?.fields ?? null
}

export function eventFields(game: Game): (type: string) => readonly (readonly [string, Field])[] | null {
  return (name) => {
    const type = Object.values(game.events).find((event) => event.name === name)
    return type ? type.fields.map((part) => [part.name, part.field] as const) : null
  }
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

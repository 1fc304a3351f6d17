import type { ActionJson, Json } from '@riposte/kernel'
import type { GameInfo } from '@riposte/protocol'
import type { Place } from './place.ts'
import { declined } from './refused.ts'

export type NamedTool = GameInfo['tools'][number]

/** The game's own tools that apply now: a decision that they answer is open for this seat. */
export function openTools(place: Place | null): readonly NamedTool[] {
  if (place === null || place.connection.state === 'closed') return []
  return place.game.tools.filter((tool) => isAsked(place, tool) || isStanding(place, tool))
}

function isAsked({ connection }: Place, { answers }: NamedTool): boolean {
  const question = connection.asked?.question
  return question !== undefined && answers.includes(question)
}

/** Something that nobody asks for, and that this seat can do now. */
function isStanding({ connection }: Place, { answers }: NamedTool): boolean {
  return connection.standing.some(
    ({ standing, blocked, actions, forms = [] }) =>
      blocked === null && actions.length + forms.length > 0 && answers.includes(standing),
  )
}

/** What such a tool takes: the fields of its action; where it stands for several, which one as `action`. */
export function schemaOf({ name, actions: types }: GameInfo, { actions }: NamedTool): NamedSchema {
  const properties: Record<string, Json> = {}
  const required: string[] = []
  if (actions.length > 1) {
    properties.action = { type: 'string', enum: [...actions], description: 'Which of them.' }
    required.push('action')
  }
  for (const action of actions) {
    for (const [field, schema] of Object.entries(types[action] ?? {})) {
      properties[field] ??= schema
      if (actions.length === 1 && !mayBeNull(schema)) required.push(field)
    }
  }
  return { type: 'object', title: name, properties, required, additionalProperties: false }
}

export interface NamedSchema {
  readonly type: 'object'
  readonly title: string
  readonly properties: Readonly<Record<string, Json>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

function mayBeNull(schema: Json): boolean {
  const { anyOf } = schema as { anyOf?: readonly { type?: string }[] }
  return anyOf?.some(({ type }) => type === 'null') ?? false
}

/** The action that such a call means. Whether it is legal the server says. */
export function actionOf({ actions }: NamedTool, input: Readonly<Record<string, unknown>>): ActionJson {
  const { action, ...fields } = input
  const type = actions.length === 1 ? actions[0] : action
  if (typeof type !== 'string' || !actions.includes(type)) {
    throw declined('badInput', `action: one of ${actions.join(', ')}`)
  }
  return { ...(actions.length === 1 ? input : fields), type } as ActionJson
}

/** Whether it answers what is asked now; else it is something that nobody asked for. */
export function answersNow(place: Place, tool: NamedTool): boolean {
  return isAsked(place, tool)
}

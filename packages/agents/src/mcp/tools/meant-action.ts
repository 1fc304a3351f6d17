import type { ActionJson, Json } from '@riposte/kernel'
import { z } from 'zod'
import type { Place } from '../place.ts'
import { declined } from '../refused.ts'

/** How an action is named: by its short id, or by its type and fields. */
export const actionInput = {
  id: z.string().max(24).optional().describe('The short id of a legal action, as in 14.2; instead of type and fields.'),
  type: z.string().max(64).optional().describe('The type of an action, instead of an id.'),
  fields: z.record(z.string().max(64), z.unknown()).default({}).describe('Its fields by name.'),
}

export interface Meant {
  /** As an answer to this question; null for something that nobody asks for. */
  readonly decision: number | null
  readonly action: ActionJson
}

/** The action that is meant, and what for. It may be unfinished, illegal or nonsense. */
export function meantAction(
  place: Place,
  {
    id,
    type,
    fields,
  }: { id?: string | undefined; type?: string | undefined; fields: Readonly<Record<string, unknown>> },
): Meant {
  const { asked, legal, standing } = place.connection
  const open = asked?.id ?? null
  if (id !== undefined) {
    const unasked = place.standingIds.find(id)
    if (unasked !== null) return { decision: null, action: unasked }
    if (open !== null) place.ids.of(open, legal)
    return { decision: open, action: place.ids.find(id, open) }
  }
  if (type === undefined) throw declined('nothingNamed')
  known(place, type, fields)
  const action = { ...(fields as Record<string, Json>), type } as ActionJson
  const isAnswer = legal.some((other) => other.type === type)
  const isStanding = standing.some(({ actions }) => actions.some((other) => other.type === type))
  return { decision: isStanding && !isAnswer ? null : open, action }
}

/** Refuses what the game has no action or field for: a misspelt field must not be taken for one that was left out. */
function known({ game, connection }: Place, type: string, fields: Readonly<Record<string, unknown>>): void {
  const has = game.actions[type]
  if (has === undefined) {
    const now = [...connection.legal, ...connection.standing.flatMap(({ actions }) => actions)]
    throw declined('unknownAction', listed('Possible now', [...new Set(now.map((action) => action.type))]))
  }
  const names = Object.keys(has)
  const unknown = Object.keys(fields).filter((field) => !names.includes(field))
  if (unknown.length > 0) throw declined('unknownField', listed(`Unknown: ${unknown.join(', ')}. ${type} has`, names))
}

function listed(what: string, names: readonly string[]): string {
  return `${what}: ${names.join(', ') || 'none'}.`
}

import { type ActionJson, type Blocked, isBlocked, type Json } from '@riposte/kernel'
import { tool } from 'ai'
import { z } from 'zod'
import { NoAnswer } from './no-answer.ts'
import { fieldsOf, type Prompt } from './prompt.ts'
import { findRules } from './rules.ts'
import type { Turn } from './turn.ts'

const NOTE_LENGTH = 400
const VALUES_AT_MOST = 200

const named = {
  id: z.string().max(16).optional().describe('The id of a listed answer, as in a2; instead of type and fields.'),
  type: z.string().max(64).optional().describe('The type of an action, instead of an id.'),
  fields: z.record(z.string().max(64), z.unknown()).optional().describe('Its fields by name.'),
}

/** What a model has come to in a turn. */
export class Attempt {
  /** The answer it has given, once one was allowed. */
  action: ActionJson | null = null
  note: string | null = null
  /** Answers that were refused, and replies that were none. */
  misses = 0
}

/** What a model may do in a turn. Nothing here tells it, or does, more than the turn allows its seat. */
export function toolsFor(turn: Turn, { answers }: Prompt, attempt: Attempt) {
  const refused = ({ message, rule }: Blocked) => `Not allowed: ${message} (${rule})`
  const miss = (why: string) => {
    attempt.misses++
    return `${why} Nothing was done: answer again.`
  }
  /** What is wrong with it; null when it is allowed. */
  const check = async (action: ActionJson) => {
    const blocked = await turn.why(action)
    if (blocked?.code === 'late') throw new NoAnswer('error', 'the question is no longer open')
    return blocked
  }
  const meant = ({
    id,
    type,
    fields,
  }: {
    id?: string | undefined
    type?: string | undefined
    fields?: object | undefined
  }) => {
    if (id !== undefined) return answers.get(id) ?? `There is no answer ${JSON.stringify(id)}.`
    if (type === undefined) return 'Name an answer: by its id, or by a type and fields.'
    return { ...fields, type } as ActionJson
  }
  return {
    act: tool({
      description:
        'Gives your answer. Call it once. It is taken if the rules allow it; otherwise you are told why not.',
      inputSchema: z.object({
        ...named,
        note: z
          .string()
          .max(NOTE_LENGTH)
          .optional()
          .describe('Something to remember for your later decisions; only you will see it.'),
      }),
      async execute({ note, ...input }) {
        if (attempt.action !== null) return 'You have answered already.'
        const action = meant(input)
        if (typeof action === 'string') return miss(action)
        const blocked = await check(action)
        if (blocked !== null) return miss(refused(blocked))
        attempt.action ??= action
        attempt.note = note ?? null
        return 'Done.'
      },
    }),
    fill_in: tool({
      description: 'What the next field of an action may be, given the values of the fields before it, in their order.',
      inputSchema: z.object({ type: z.string().max(64), filled: z.array(z.unknown()).max(16).default([]) }),
      async execute({ type, filled }) {
        const values = await turn.form(type, filled as Json[])
        if (isBlocked(values)) return refused(values)
        const field = fieldsOf(turn.game, type)[filled.length]
        if (field === undefined) return `All fields are filled in: ${fieldsOf(turn.game, type).join(', ')}. Call act.`
        const listed = values.slice(0, VALUES_AT_MOST).map((value) => JSON.stringify(value))
        const more = values.length > listed.length ? ' …' : ''
        return `${field} may be ${listed.join(', ')}${more}`
      },
    }),
    why_not: tool({
      description: 'Whether an answer would be allowed now, and if not, why. Nothing is done.',
      inputSchema: z.object(named),
      async execute(input) {
        const action = meant(input)
        if (typeof action === 'string') return action
        const blocked = await check(action)
        return blocked === null ? 'That is allowed.' : refused(blocked)
      },
    }),
    read_rule: tool({
      description: 'The wording of a rule by its id, or of rules with certain words.',
      inputSchema: z.object({ rule: z.string().max(32).optional(), search: z.string().max(120).optional() }),
      execute: ({ rule, search }) => {
        const found = findRules(turn.rules(), rule, search)
        return found.length === 0 ? 'There is no such rule.' : found.map(({ id, text }) => `${id}: ${text}`).join('\n')
      },
    }),
  }
}

import type { ActionJson, EventJson, Json, Projected, Seen, SeenStanding } from '@riposte/kernel'
import { z } from 'zod'
import type { Change } from './changes.ts'

/** What comes out of the rules, as it is sent. Views are each game's own; its description says what its fields hold. */

const json = z.json()
const fields = z.record(z.string(), json)

/** An event or an action: its type and the fields that this observer is told. */
const typed = z.looseObject({ type: z.string() })

const blocked = z.strictObject({ code: z.string(), rule: z.string(), message: z.string() })

const decision = z.strictObject({
  seat: z.int(),
  id: z.int().optional(),
  question: z.string().optional(),
  rule: z.string().optional(),
  about: fields.optional(),
})

/** The rules have made it and the projection has passed it: the compiler cannot see that from here. */
const sent = <T>(schema: z.ZodType) => schema as z.ZodType<T>

export const seen = sent<Projected<Seen>>(
  z.strictObject({
    observer: z.int(),
    view: json,
    decisions: z.array(decision),
    answered: typed.nullable(),
    pile: z.array(z.strictObject({ flow: z.string(), shown: fields })),
    timer: z.strictObject({ id: z.string(), milliseconds: z.int(), gone: z.int(), runs: z.boolean() }).optional(),
    outcome: z.strictObject({ winners: z.array(z.int()), scores: z.array(z.number()) }).nullable(),
  }),
)

/** Where something is different, and what is there now; nothing any more where no value follows. */
export const changes = sent<readonly Change[]>(z.array(z.tuple([z.array(z.union([z.string(), z.int()]))], json)))

export const events = sent<Projected<readonly EventJson[]>>(z.array(typed))

export const legal = sent<Projected<readonly ActionJson[]>>(z.array(typed))

/** What a field may be. */
export const values = sent<Projected<readonly Json[]>>(z.array(json))

/** What a player who knows what this seat knows thinks of an answer. */
export interface Hint {
  readonly action: ActionJson
  /** How well it goes: 0 is the worst end, 100 the best, 50 is even. */
  readonly worth: number
  /** In how many imagined lines it was tried. */
  readonly tries: number
}

export const hints = sent<readonly Hint[]>(
  z.array(z.strictObject({ action: typed, worth: z.int().min(0).max(100), tries: z.int().min(0) })),
)

export const standingList = sent<Projected<readonly SeenStanding[]>>(
  z.array(
    z.strictObject({
      standing: z.string(),
      rule: z.string(),
      blocked: blocked.nullable(),
      actions: z.array(typed),
      forms: z.array(z.string()).optional(),
    }),
  ),
)

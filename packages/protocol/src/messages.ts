import { z } from 'zod'
import { changes, events, hints, legal, seen, standingList, values } from './projected.ts'
import { tableInfo } from './table.ts'

/** Raised when an older client could misunderstand a newer server, or the other way round. */
export const PROTOCOL = 3

/** The longest message a client may send, in bytes. */
export const MESSAGE_BYTES = 16 * 1024

/** The longest line of chat, in characters. */
export const CHAT_LENGTH = 500

/** Chosen by the client, never used twice: a command repeated after a lost connection is carried out once. */
const commandId = z.string().regex(/^[!-~]{1,64}$/)
const actionJson = z.looseObject({ type: z.string().max(64) })

/**
 * A standing order: an answer given in advance to every question of this name whose facts agree. Nobody else can tell it
 * from an answer given by hand. Null: what the game itself would answer in advance is not wanted, the seat is asked.
 */
export const order = z.strictObject({
  question: z.string().min(1).max(64),
  about: z.record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean(), z.null()])).default({}),
  action: actionJson.nullable(),
  /** Until it is withdrawn, or until something else is asked of this seat. */
  until: z.enum(['withdrawn', 'asked otherwise']).default('withdrawn'),
})
export type Order = z.infer<typeof order>

export const hello = z.strictObject({
  type: z.literal('hello'),
  v: z.int(),
  table: z.string().min(1).max(64),
  token: z.string().max(256).optional(),
  /** How many events have arrived already; the server goes on from there. */
  lastEvent: z.int().min(0).optional(),
})
export const act = z.strictObject({
  type: z.literal('act'),
  id: commandId,
  decision: z.int().min(0),
  action: actionJson,
})
export const standing = z.strictObject({ type: z.literal('standing'), id: commandId, action: actionJson })
/** Replaces the orders of this seat by these. */
export const orders = z.strictObject({ type: z.literal('orders'), id: commandId, orders: z.array(order).max(32) })
export const takeBack = z.strictObject({ type: z.literal('takeBack'), id: commandId })
export const chat = z.strictObject({ type: z.literal('chat'), id: commandId, text: z.string().min(1).max(CHAT_LENGTH) })
/** Whether this would be refused, and why. With a decision it is meant as `act`, without one as `standing`. */
export const why = z.strictObject({
  type: z.literal('why'),
  id: commandId,
  decision: z.int().min(0).optional(),
  action: actionJson,
})
/**
 * What the next field of an answer may be, given the fields before it. Without a decision it is meant for something that
 * nobody asked for.
 */
export const form = z.strictObject({
  type: z.literal('form'),
  id: commandId,
  decision: z.int().min(0).optional(),
  /** The type of the action that is being filled in. */
  action: z.string().max(64),
  filled: z.array(z.unknown()).max(16),
})
/** What a good player would do here, from what this seat knows: at a table where one person plays with bots. */
export const hint = z.strictObject({ type: z.literal('hint'), id: commandId, decision: z.int().min(0) })
/** What this observer sees, in the game's own words. Spectators may ask it, too. */
export const look = z.strictObject({ type: z.literal('look'), id: commandId })
export const ping = z.strictObject({ type: z.literal('ping'), id: commandId.optional() })

/** What a client may say, by type. */
export const CLIENT_MESSAGES = { hello, act, standing, orders, takeBack, chat, why, form, hint, look, ping } as const

export const clientMessage = z.discriminatedUnion('type', [
  hello,
  act,
  standing,
  orders,
  takeBack,
  chat,
  why,
  form,
  hint,
  look,
  ping,
])
export type ClientMessage = z.infer<typeof clientMessage>
export type Hello = z.infer<typeof hello>
/** The messages that ask something and change nothing. */
export type Inquiry = Extract<ClientMessage, { type: 'why' | 'form' | 'hint' | 'look' }>
/** The messages that change something and are answered. */
export type Command = Exclude<ClientMessage, Inquiry | { type: 'hello' | 'ping' }>

/** How much time is left, as everybody at the table may know it. */
export const clockInfo = z.object({
  waiting: z.array(z.object({ seat: z.int(), left: z.int() })),
  /** Milliseconds in each seat's bank, where the table plays with banks. */
  banks: z.array(z.int()).optional(),
  /** The game's own clock: milliseconds left of how many, and whether it runs or stands still. */
  timer: z.object({ id: z.string(), left: z.int(), of: z.int(), runs: z.boolean() }).optional(),
})
export type ClockInfo = z.infer<typeof clockInfo>

export const said = z.object({ n: z.int(), at: z.int(), seat: z.int().nullable(), name: z.string(), text: z.string() })
export type Said = z.infer<typeof said>

/** What comes with a view, or with what changed in it. */
const beside = {
  /** How many events this observer has been told from the beginning, these included: counted for each observer alone. */
  n: z.int(),
  events,
  /** The decision this seat is asked to take, and the answers open to it; left out where nothing is asked of it. */
  decision: z.int().optional(),
  legal: legal.optional(),
  /** The legal answers were too many to list: only some of each kind are here. */
  more: z.literal(true).optional(),
  /** What this seat may do although nobody asks; left out for spectators, and in an update where it is as before. */
  standing: standingList.optional(),
  /** This seat may take its last action back, as far as it goes until something else happens. */
  canTakeBack: z.literal(true).optional(),
  clock: clockInfo.optional(),
}

export const welcome = z.object({
  type: z.literal('welcome'),
  v: z.int(),
  table: tableInfo,
  /** Null for a spectator. */
  seat: z.int().nullable(),
  host: z.boolean(),
  /** Orders this seat has given in advance. */
  orders: z.array(order),
  chat: z.array(said),
  /** The match; null before it starts. The events begin after the first `from`, which is 0 for a fresh view. */
  match: z.object({ ...beside, seen, from: z.int() }).nullable(),
})
/** What changed for this observer: in its view, or where that is less the whole view; and what it may know of what happened. */
export const update = z.object({
  type: z.literal('update'),
  ...beside,
  seen: seen.optional(),
  changes: changes.optional(),
})
export const refused = z.object({ code: z.string(), rule: z.string(), message: z.string() })
export const answer = z.union([
  z.object({
    type: z.literal('answer'),
    id: z.string(),
    ok: z.literal(true),
    /** What a field may be, where that was asked; none when the answer is complete. */
    values: values.optional(),
    /** What a good player thinks of the answers, the best first, where that was asked. */
    hints: hints.optional(),
    /** What the observer sees, where that was asked and the game has words for it. */
    text: z.string().optional(),
  }),
  z.object({ type: z.literal('answer'), id: z.string().nullable(), ok: z.literal(false), ...refused.shape }),
])
export const tableChanged = z.object({ type: z.literal('table'), table: tableInfo })
export const chatted = z.object({ type: z.literal('chat'), ...said.shape })
export const pong = z.object({ type: z.literal('pong'), id: z.string().optional() })
/** The last message before the server closes a connection. */
export const closed = z.object({ type: z.literal('closed'), ...refused.shape })

/** What a server may say, by type. */
export const SERVER_MESSAGES = { welcome, update, answer, table: tableChanged, chat: chatted, pong, closed } as const

export const serverMessage = z.union([welcome, update, answer, tableChanged, chatted, pong, closed])
export type ServerMessage = z.infer<typeof serverMessage>
export type Welcome = z.infer<typeof welcome>
export type Update = z.infer<typeof update>
export type Answer = z.infer<typeof answer>

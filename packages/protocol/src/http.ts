import type { Json, MatchRecord } from '@riposte/kernel'
import { z } from 'zod'
import { refused } from './messages.ts'
import { settings, settingsChange, tableInfo } from './table.ts'

/** What people call themselves: printable, no line breaks. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)

const seat = z.int().min(0).max(15)
const bot = z.string().min(1).max(32)
const options = z.record(z.string().max(64), z.unknown())

export const guestRequest = z.strictObject({})
/** The token also comes as an http-only cookie; a program sends it as `Authorization: Bearer`. */
export const guestAnswer = z.object({ token: z.string() })

export const createRequest = z.strictObject({
  game: z.string().max(64),
  seats: z.int().min(1).max(16),
  name,
  options: options.default({}),
  settings: settings.prefault({}),
  /** Bots for the last seats. */
  bots: z.array(bot).max(15).default([]),
})
export type CreateRequest = z.input<typeof createRequest>
/** The invitation is told to the host alone; whoever brings it may sit down. */
export const createAnswer = z.object({ table: tableInfo, seat: z.int(), invitation: z.string() })

export const tableList = z.object({ tables: z.array(tableInfo) })
export const tableAnswer = z.object({ table: tableInfo, seat: z.int().nullable(), host: z.boolean() })

export const joinRequest = z.strictObject({
  name,
  invitation: z.string().max(64).optional(),
  /** Any free one where left out. */
  seat: seat.optional(),
})
export const joinAnswer = z.object({ table: tableInfo, seat: z.int() })
export const seatRequest = z.strictObject({ seat, bot: bot.nullable() })
export const kickRequest = z.strictObject({ seat })
export const muteRequest = z.strictObject({ seat, muted: z.boolean() })
export const optionsRequest = z.strictObject({ options })
export const settingsRequest = settingsChange
export const emptyRequest = z.strictObject({})
export const changed = z.object({ table: tableInfo })

/** A finished match: everything is open, and can be checked against the promise made at its start. */
export const replayAnswer = z.object({
  table: tableInfo,
  record: z.custom<MatchRecord>(),
  /** When each entry of the record was made. */
  at: z.array(z.int()),
})
export type ReplayAnswer = z.infer<typeof replayAnswer>

export const gameInfo = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  bots: z.array(z.string()),
  options: z.record(
    z.string(),
    z.object({ help: z.string(), rule: z.string(), default: z.custom<Json>(), schema: z.custom<Json>() }),
  ),
  actions: z.record(z.string(), z.record(z.string(), z.custom<Json>())),
})
export type GameInfo = z.infer<typeof gameInfo>
export const gameList = z.object({ games: z.array(gameInfo) })

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly says: string
  /** Who may ask: anybody, somebody with a token, or the host of the table. */
  readonly by: 'anybody' | 'guest' | 'host'
  readonly body?: z.ZodType
  readonly answer: z.ZodType
}

/** Every address under /api. The server registers them from here, and the description is generated from here. */
export const ROUTES = {
  guest: {
    method: 'POST',
    path: '/api/guests',
    says: 'A token for a guest. Asked for with a valid token, the same one again.',
    by: 'anybody',
    body: guestRequest,
    answer: guestAnswer,
  },
  games: { method: 'GET', path: '/api/games', says: 'The games played here.', by: 'anybody', answer: gameList },
  open: { method: 'GET', path: '/api/tables', says: 'Open tables with a free seat.', by: 'anybody', answer: tableList },
  mine: { method: 'GET', path: '/api/tables/mine', says: 'The tables you sit at.', by: 'guest', answer: tableList },
  create: {
    method: 'POST',
    path: '/api/tables',
    says: 'A new table. You host it and sit at seat 0.',
    by: 'guest',
    body: createRequest,
    answer: createAnswer,
  },
  table: { method: 'GET', path: '/api/tables/:id', says: 'One table.', by: 'anybody', answer: tableAnswer },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    says: 'Sit down: at an open table, or with its invitation.',
    by: 'guest',
    body: joinRequest,
    answer: joinAnswer,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    says: 'Stand up, before the match starts.',
    by: 'guest',
    body: emptyRequest,
    answer: changed,
  },
  seat: {
    method: 'POST',
    path: '/api/tables/:id/seats',
    says: 'Put a bot on a free seat, or take one off, before the match starts.',
    by: 'host',
    body: seatRequest,
    answer: changed,
  },
  kick: {
    method: 'POST',
    path: '/api/tables/:id/kick',
    says: 'Free somebody’s seat, before the match starts.',
    by: 'host',
    body: kickRequest,
    answer: changed,
  },
  mute: {
    method: 'POST',
    path: '/api/tables/:id/mute',
    says: 'Keep somebody from the chat, or no longer.',
    by: 'host',
    body: muteRequest,
    answer: changed,
  },
  options: {
    method: 'POST',
    path: '/api/tables/:id/options',
    says: 'Change options of the game, before the match starts.',
    by: 'host',
    body: optionsRequest,
    answer: changed,
  },
  settings: {
    method: 'POST',
    path: '/api/tables/:id/settings',
    says: 'Change settings of the table. The clock stays as it is once the match has started.',
    by: 'host',
    body: settingsRequest,
    answer: changed,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    says: 'Start the match: every seat is taken.',
    by: 'host',
    body: emptyRequest,
    answer: changed,
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:id/replay',
    says: 'A finished match, with its seed and salt.',
    by: 'anybody',
    answer: replayAnswer,
  },
} as const satisfies Readonly<Record<string, Route>>

export const problem = refused

import { z } from 'zod'

/** What people call themselves: printable, no line breaks. */
export const name = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u)

export const bot = z.string().min(1).max(32)
export const options = z.record(z.string().max(64), z.unknown())

/** Milliseconds: from a second to a year. */
const duration = z
  .int()
  .min(1000)
  .max(365 * 86_400_000)

/** No clock; so long for every decision; or a bank per player with something added for each decision. */
export const clockSetting = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('decision'), each: duration }),
  z.strictObject({
    kind: z.literal('bank'),
    bank: duration,
    add: z.int().min(0).max(86_400_000).default(0),
    /** For questions put to several seats at once; no bank pays for those, or it would tell who answered when. */
    together: duration.default(60_000),
  }),
])
export type ClockSetting = z.infer<typeof clockSetting>

/** By kind of decision, as the game names them: so long for each instead of the table's clock. */
export const timeLimits = z.record(z.string().max(32), duration)
export type TimeLimits = z.infer<typeof timeLimits>

export const settings = z.strictObject({
  /** Strangers may watch. */
  spectators: z.boolean().default(true),
  /** Anybody may sit down; the table is listed. */
  open: z.boolean().default(false),
  chat: z.boolean().default(true),
  /** Players may have the game explain to them what follows from what they see, where it can. */
  coach: z.boolean().default(true),
  clock: clockSetting.default({ kind: 'none' }),
  timeLimits: timeLimits.default({}),
  /** Told when somebody has to decide, where the server allows the address. */
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
})
export type Settings = z.infer<typeof settings>

/** Some of the settings. Defaults must not creep in, so it is not derived by making each field optional. */
export const settingsChange = z.strictObject({
  spectators: z.boolean().optional(),
  open: z.boolean().optional(),
  chat: z.boolean().optional(),
  coach: z.boolean().optional(),
  clock: clockSetting.optional(),
  timeLimits: timeLimits.optional(),
  webhook: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .optional(),
})
export type SettingsChange = z.infer<typeof settingsChange>

export const seatInfo = z.object({
  kind: z.enum(['free', 'person', 'bot']),
  name: z.string(),
  /** Which bot, where it is one. */
  bot: z.string().nullable(),
  /** A person with a connection. */
  online: z.boolean(),
  muted: z.boolean(),
})
export type SeatInfo = z.infer<typeof seatInfo>

export const tableStatus = z.enum(['lobby', 'running', 'finished'])
export type TableStatus = z.infer<typeof tableStatus>

/** A table as everybody may know it. */
export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  version: z.int(),
  status: tableStatus,
  created: z.int(),
  options: z.record(z.string(), z.unknown()),
  seats: z.array(seatInfo),
  /** The seat of the host. */
  host: z.int(),
  /** Everything but the webhook, which is the host's. */
  settings: settings.omit({ webhook: true }),
  /** The promise about the seed, made before anybody sat down. */
  commitment: z.string(),
  /** How many connections watch without a seat. */
  watching: z.int(),
  /** The table at which the same people play again; null until somebody has asked for it. */
  next: z.string().nullable(),
  /** The campaign that the match counts for; null for none. */
  campaign: z.string().nullable(),
})
export type TableInfo = z.infer<typeof tableInfo>

import type { ActionJson, EventJson, Json, MatchRecord } from '@riposte/kernel'
import { z } from 'zod'
import {
  campaignAnswer,
  campaignList,
  campaignTableRequest,
  joinCampaignRequest,
  newCampaignAnswer,
  newCampaignRequest,
  removeMemberRequest,
} from './campaign.ts'
import { refused } from './messages.ts'
import { reviewAnswer } from './review.ts'
import { bot, name, options, settings, settingsChange, tableInfo } from './table.ts'

const seat = z.int().min(0).max(15)

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
/** One of one's own tables, and what one may know of whom it waits for. */
export const ownTable = tableInfo.extend({
  /** Null for a host who does not sit there. */
  seat: z.int().nullable(),
  /** Whether a question is put to you there. */
  asked: z.boolean(),
  /** The seats that the table waits for, as far as yours may know. Of very many running tables only the newest tell. */
  waitingFor: z.array(z.int()),
  /** Why nobody can play there, as a refusal code; null where nothing is wrong. */
  setAside: z.enum(['otherRules', 'setAside']).nullable().default(null),
})
export type OwnTable = z.infer<typeof ownTable>
export const ownTables = z.object({ tables: z.array(ownTable) })
export const tableAnswer = z.object({ table: tableInfo, seat: z.int().nullable(), host: z.boolean() })

export const joinRequest = z.strictObject({
  name,
  invitation: z.string().max(64).optional(),
  /** Left out: any free seat. */
  seat: seat.optional(),
})
export const joinAnswer = z.object({ table: tableInfo, seat: z.int() })
export const invitationAnswer = z.object({ invitation: z.string() })
export const seatRequest = z.strictObject({ seat, bot: bot.nullable() })
export const kickRequest = z.strictObject({ seat })
export const muteRequest = z.strictObject({ seat, muted: z.boolean() })
export const optionsRequest = z.strictObject({ options })
export const settingsRequest = settingsChange
export const rematchRequest = z.strictObject({
  /** In a campaign: the stage to play next. Left out, the same again. */
  stage: z.int().optional(),
})
export const emptyRequest = z.strictObject({})
export const changed = z.object({ table: tableInfo })

/** A finished match: everything is open, and can be checked against the promise made at its start. */
export const replayAnswer = z.object({
  table: tableInfo,
  record: z.custom<MatchRecord>(),
  /** When each entry of the record was made. */
  at: z.array(z.int()),
  /** Where a bot has moved for a player that gave no answer: the place in the record, who should have moved, who did. */
  standIns: z
    .array(
      z.object({
        entry: z.int(),
        seat: z.int(),
        decision: z.int(),
        player: z.string(),
        by: z.string(),
        reason: z.string(),
      }),
    )
    .default([]),
})
export type ReplayAnswer = z.infer<typeof replayAnswer>

export const gameInfo = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  bots: z.array(z.string()),
  /** The languages that it speaks, by their tags. */
  languages: z.array(z.string()),
  /** What you want in this game, what a turn is, how it ends, in a few sentences; empty where the game does not say. */
  goal: z.string().default(''),
  /** Whether it can be played as a campaign. */
  campaign: z.boolean(),
  options: z.record(
    z.string(),
    z.object({ help: z.string(), rule: z.string(), default: z.custom<Json>(), schema: z.custom<Json>() }),
  ),
  /** Kinds of decision that a table may set time limits for, in seconds. */
  decisionKinds: z
    .record(
      z.string(),
      z.object({
        rule: z.string(),
        name: z.string(),
        says: z.string(),
        least: z.int(),
        most: z.int(),
        suggested: z.int(),
      }),
    )
    .default({}),
  actions: z.record(z.string(), z.record(z.string(), z.custom<Json>())),
  /** Tools that agents know the game by; each is there while one of the decisions it `answers` is open. */
  tools: z.array(
    z.object({
      name: z.string(),
      says: z.string(),
      answers: z.array(z.string()),
      /** The types of the actions it stands for. */
      actions: z.array(z.string()),
    }),
  ),
})
export type GameInfo = z.infer<typeof gameInfo>
export const gameList = z.object({
  games: z.array(gameInfo),
  /** Reports of arenas are at /arena/. */
  arena: z.boolean().default(false),
})

const facts = z.record(z.string().max(64), z.custom<Json>())
const typed = z.looseObject({ type: z.string().max(64) })

/** A rule of a game: its wording in Markdown, and the headings it stands under, outermost first. */
export const ruleText = z.object({ id: z.string(), section: z.string(), text: z.string() })
export type RuleText = z.infer<typeof ruleText>
/** In the order of the rulebook. */
export const rulebook = z.object({ rules: z.array(ruleText) })

const fieldInfos = z.record(
  z.string(),
  z
    .array(
      z.object({
        name: z.string(),
        kind: z.string(),
        isOptional: z.literal(true).exactOptional(),
        isPrivate: z.literal(true).exactOptional(),
      }),
    )
    .readonly(),
)
/** What every field of a game holds, and what people count such things from. */
export const catalogue = z.object({
  kinds: z.record(z.string(), z.object({ base: z.literal([0, 1]).exactOptional() })),
  events: fieldInfos,
  actions: fieldInfos,
  questions: fieldInfos,
  flows: fieldInfos,
})
const texts = z.record(z.string(), z.string())
/** A game in one language: messages in MessageFormat 2, and the catalogue of their arguments. */
export const languageAnswer = z.object({
  language: z.string(),
  catalogue,
  messages: z.object({
    goal: z.string().exactOptional(),
    events: texts,
    actions: texts,
    questions: texts,
    fields: texts.exactOptional(),
    values: z.record(z.string(), texts).exactOptional(),
    keys: z.record(z.string(), texts).exactOptional(),
    parts: texts.exactOptional(),
  }),
})

/** Data of a game that wants words: what is asked, what may be done, what happened. */
export const wordsRequest = z.strictObject({
  /** A language tag. Where the game does not have the language, it speaks English. */
  language: z.string().max(35).default('en'),
  /** What the players are called, seat by seat; left out, they are `Player 1`, `Player 2` … */
  names: z.array(z.string().max(64)).max(16).optional(),
  /** The seat of whoever reads it, who is called "you". */
  reader: seat.optional(),
  questions: z
    .array(z.strictObject({ question: z.string().max(64), about: facts.default({}) }))
    .max(64)
    .default([]),
  actions: z
    .array(
      z.strictObject({
        action: z.custom<ActionJson>((value) => typed.safeParse(value).success),
        question: z.string().max(64),
      }),
    )
    .max(1024)
    .default([]),
  events: z
    .array(z.custom<EventJson>((value) => typed.safeParse(value).success))
    .max(2048)
    .default([]),
  /** Fields of an action that is being put together, and values that may stand in them. */
  fields: z
    .array(
      z.strictObject({
        action: z.string().max(64),
        field: z.string().max(64),
        values: z.array(z.custom<Json>()).max(1024),
      }),
    )
    .max(16)
    .default([]),
})
/** A sentence for each, in the same order; for fields what they and their values are called. */
export const wordsAnswer = z.object({
  questions: z.array(z.string()),
  actions: z.array(z.string()),
  events: z.array(z.string()),
  fields: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
})

/** The key that a browser subscribes with; null where this server sends no notifications. */
export const pushKeyAnswer = z.object({ key: z.string().nullable() })
/** As a browser's `PushSubscription.toJSON()` gives it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(1024),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
    auth: z.string().regex(/^[\w-]{16,32}=*$/),
  }),
})
export type PushSubscription = z.infer<typeof pushSubscription>
export const pushRequest = z.strictObject({ subscription: pushSubscription })
export const forgetPushRequest = z.strictObject({ endpoint: z.string().max(1024) })
export const done = z.object({ ok: z.literal(true) })

export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly says: string
  /** Who may ask: anybody, somebody with a token, or the host of the table or campaign. */
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
  words: {
    method: 'POST',
    path: '/api/games/:game/words',
    says: 'Data of a game in sentences, for those who do not make them themselves.',
    by: 'anybody',
    body: wordsRequest,
    answer: wordsAnswer,
  },
  language: {
    method: 'GET',
    path: '/api/games/:game/words/:language',
    says: 'The messages of a game in a language, in English where it does not have that one, and what each of its fields holds.',
    by: 'anybody',
    answer: languageAnswer,
  },
  rules: {
    method: 'GET',
    path: '/api/games/:game/rules',
    says: 'The rules of a game, each with its id; none where this server has no rulebook of it.',
    by: 'anybody',
    answer: rulebook,
  },
  open: { method: 'GET', path: '/api/tables', says: 'Open tables with a free seat.', by: 'anybody', answer: tableList },
  mine: { method: 'GET', path: '/api/tables/mine', says: 'The tables you sit at.', by: 'guest', answer: ownTables },
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
  invitation: {
    method: 'POST',
    path: '/api/tables/:id/invitation',
    says: 'The invitation to the table, once more.',
    by: 'host',
    body: emptyRequest,
    answer: invitationAnswer,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    says: 'The next table with the same people, bots, options and settings; made once, by whoever of them asks first.',
    by: 'guest',
    body: rematchRequest,
    answer: joinAnswer,
  },
  replay: {
    method: 'GET',
    path: '/api/tables/:id/replay',
    says: 'A finished match, with its seed and salt.',
    by: 'anybody',
    answer: replayAnswer,
  },
  review: {
    method: 'GET',
    path: '/api/tables/:id/review',
    says: 'How far the review of a finished match has come, and what it found.',
    by: 'anybody',
    answer: reviewAnswer,
  },
  startReview: {
    method: 'POST',
    path: '/api/tables/:id/review',
    says: 'Have a search go through a finished match, decision by decision; made once, and kept for a while.',
    by: 'anybody',
    body: emptyRequest,
    answer: reviewAnswer,
  },
  stopReview: {
    method: 'POST',
    path: '/api/tables/:id/review/stop',
    says: 'Stop that search. Started again, it goes on from there.',
    by: 'anybody',
    body: emptyRequest,
    answer: reviewAnswer,
  },
  campaigns: {
    method: 'GET',
    path: '/api/campaigns/mine',
    says: 'The campaigns you are a member of.',
    by: 'guest',
    answer: campaignList,
  },
  newCampaign: {
    method: 'POST',
    path: '/api/campaigns',
    says: 'A new campaign of a game that has one. You host it.',
    by: 'guest',
    body: newCampaignRequest,
    answer: newCampaignAnswer,
  },
  campaign: {
    method: 'GET',
    path: '/api/campaigns/:campaign',
    says: 'One campaign, for its members: every stage, what is open, what was achieved.',
    by: 'guest',
    answer: campaignAnswer,
  },
  joinCampaign: {
    method: 'POST',
    path: '/api/campaigns/:campaign/join',
    says: 'Become a member, with the invitation. A member who asks again changes their name.',
    by: 'guest',
    body: joinCampaignRequest,
    answer: campaignAnswer,
  },
  leaveCampaign: {
    method: 'POST',
    path: '/api/campaigns/:campaign/leave',
    says: 'Be a member no longer. What was achieved stays.',
    by: 'guest',
    body: emptyRequest,
    answer: done,
  },
  removeMember: {
    method: 'POST',
    path: '/api/campaigns/:campaign/remove',
    says: 'Make somebody a member no longer.',
    by: 'host',
    body: removeMemberRequest,
    answer: campaignAnswer,
  },
  resetCampaign: {
    method: 'POST',
    path: '/api/campaigns/:campaign/reset',
    says: 'Begin the campaign anew: all that was achieved is forgotten, and matches under way no longer count.',
    by: 'host',
    body: emptyRequest,
    answer: campaignAnswer,
  },
  campaignInvitation: {
    method: 'POST',
    path: '/api/campaigns/:campaign/invitation',
    says: 'The invitation to the campaign, once more.',
    by: 'host',
    body: emptyRequest,
    answer: invitationAnswer,
  },
  campaignTable: {
    method: 'POST',
    path: '/api/campaigns/:campaign/tables',
    says: 'A new table for an open stage of the campaign. You host it and sit at seat 0.',
    by: 'guest',
    body: campaignTableRequest,
    answer: createAnswer,
  },
  pushKey: {
    method: 'GET',
    path: '/api/push',
    says: 'The key for notifications through the browser.',
    by: 'anybody',
    answer: pushKeyAnswer,
  },
  push: {
    method: 'POST',
    path: '/api/push',
    says: 'Notify this browser when something is asked of you while you are away.',
    by: 'guest',
    body: pushRequest,
    answer: done,
  },
  forgetPush: {
    method: 'POST',
    path: '/api/push/forget',
    says: 'Notify that browser no longer.',
    by: 'guest',
    body: forgetPushRequest,
    answer: done,
  },
} as const satisfies Readonly<Record<string, Route>>

export const problem = refused

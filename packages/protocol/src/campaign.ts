import { z } from 'zod'
import { refused } from './messages.ts'
import { bot, name, options, settings, tableInfo } from './table.ts'

/** One of the matches that a campaign is made of: for Bomb Busters, a mission. */
export const stageInfo = z.object({
  /** Its number: 1, 2, 3 … */
  stage: z.int(),
  /** The part of the campaign it belongs to, as the game's rules name it. */
  part: z.string(),
  /** What a table that plays it is set to. */
  options: z.record(z.string(), z.unknown()),
  /** With how many seats it can be played. */
  seats: z.array(z.int()),
  /** Whether it may be played now. */
  open: z.boolean(),
  /** Why it may not; null for an open one. */
  why: refused.nullable(),
  /** How often a match of it came to its end. */
  tries: z.int(),
  /** How often with success. */
  successes: z.int(),
  /** How well the best success went, by the game's own measure, the less the better; null before the first. */
  best: z.int().nullable(),
})
export type StageInfo = z.infer<typeof stageInfo>

export const memberInfo = z.object({
  /** The id by which the host removes a member. It gives access to nothing. */
  id: z.string(),
  name: z.string(),
  host: z.boolean(),
  you: z.boolean(),
})
export type MemberInfo = z.infer<typeof memberInfo>

/** A table of the campaign that is not over, and where one sits there. */
export const campaignTableInfo = tableInfo.extend({ seat: z.int().nullable() })

/** A campaign as lists show it, to its members. */
export const campaignSummary = z.object({
  id: z.string(),
  game: z.string(),
  created: z.int(),
  /** In the order in which they came; the host is the first. */
  members: z.array(memberInfo),
  /** Whether you are its host. */
  host: z.boolean(),
  /** How many stages were played with success, and how many there are. */
  done: z.int(),
  stages: z.int(),
  /** The first open stage without a success; null when all have one. */
  next: z.int().nullable(),
  /** Tables that wait or run, the newest first. */
  tables: z.array(campaignTableInfo),
})
export type CampaignSummary = z.infer<typeof campaignSummary>

/** A match that came to its end and counted. */
export const campaignResult = z.object({
  /** The table; it may be deleted by now, and its replay with it. */
  table: z.string(),
  at: z.int(),
  stage: z.int(),
  success: z.boolean(),
  /** How many sat there. */
  seats: z.int(),
})
export type CampaignResult = z.infer<typeof campaignResult>

export const campaignInfo = campaignSummary.omit({ stages: true }).extend({
  stages: z.array(stageInfo),
  /** How often which failure happened, by the game's own names for them. */
  failures: z.record(z.string(), z.int()),
  /** What the progress has opened besides stages, by kind: `{ equipment: ['label_neq', …], … }`. */
  unlocked: z.record(z.string(), z.array(z.string())),
  /** The last matches that counted, the newest first. */
  results: z.array(campaignResult),
})
export type CampaignInfo = z.infer<typeof campaignInfo>

export const newCampaignRequest = z.strictObject({ game: z.string().max(64), name })
/** The invitation is told to the host alone; whoever brings it becomes a member. */
export const newCampaignAnswer = z.object({ campaign: campaignInfo, invitation: z.string() })
export const campaignList = z.object({ campaigns: z.array(campaignSummary) })
export const campaignAnswer = z.object({ campaign: campaignInfo })
export const joinCampaignRequest = z.strictObject({ name, invitation: z.string().max(64) })
export const removeMemberRequest = z.strictObject({ member: z.string().max(64) })

/** A table for a stage. Other members sit down without an invitation. */
export const campaignTableRequest = z.strictObject({
  stage: z.int(),
  seats: z.int().min(1).max(16),
  /** Options that the stage leaves open. */
  options: options.default({}),
  settings: settings.prefault({}),
  /** Bots for the last seats. */
  bots: z.array(bot).max(15).default([]),
})
export type CampaignTableRequest = z.input<typeof campaignTableRequest>

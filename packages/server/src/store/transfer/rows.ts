/**
 * Everything that a store holds, as rows that are the same whichever database they come from. What belongs to a table
 * follows the table's own row, and members and results follow their campaign.
 */
export const COLUMNS = {
  secret: ['name', 'value'],
  campaign: ['id', 'created_at', 'used_at', 'game', 'host', 'invitation', 'run'],
  member: ['campaign', 'token', 'place', 'name'],
  result: ['campaign', 'run', 'table_id', 'at', 'data'],
  table: [
    'id',
    'created_at',
    'status',
    'game',
    'version',
    'options',
    'seats',
    'host',
    'invitation',
    'listed',
    'settings',
    'wake_at',
    'commitment',
    'seed',
    'salt',
    'campaign',
    'run',
    'finished_at',
  ],
  person: ['table_id', 'token'],
  entry: ['table_id', 'seq', 'at', 'kind', 'seat', 'decision', 'command_id', 'data'],
  chat: ['table_id', 'number', 'at', 'command_id', 'seat', 'name', 'text'],
  review: ['table_id', 'data'],
  subscription: ['endpoint', 'person', 'p256dh', 'auth', 'at'],
  ban: ['guest', 'at', 'reason'],
  account: ['player', 'account', 'used_at', 'tokens', 'time', 'cost', 'misses'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Kind = keyof typeof COLUMNS
export const KINDS = Object.keys(COLUMNS) as readonly Kind[]

/** How the databases call what holds each kind. */
export const RELATIONS: Readonly<Record<Kind, string>> = {
  secret: 'secrets',
  campaign: 'campaigns',
  member: 'members',
  result: 'results',
  table: 'tables',
  person: 'people',
  entry: 'entries',
  chat: 'chat',
  review: 'reviews',
  subscription: 'subscriptions',
  ban: 'bans',
  account: 'accounts',
}

/** Those that belong to no table, in an order in which they can be written. */
export const APART: readonly Kind[] = ['secret', 'campaign', 'member', 'result', 'subscription', 'ban', 'account']

export type Value = string | number | null

export interface Row {
  readonly kind: Kind
  /** In the order of `COLUMNS`. */
  readonly values: readonly Value[]
}

/** How many rows there are of each kind. */
export type Counts = Record<Kind, number>

export function noRows(): Counts {
  return Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Counts
}

/** Why rows cannot be brought from one place to another; a sentence for whoever asked for it. */
export class TransferRefused extends Error {}

/** A row as a database returns it. */
export function rowFrom(kind: Kind, columns: Readonly<Record<string, unknown>>): Row {
  return { kind, values: COLUMNS[kind].map((name) => scalar(columns[name])) }
}

function scalar(value: unknown): Value {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  if (value === null || value === undefined) return null
  throw new TransferRefused(`a column holds ${typeof value}, which no store has`)
}

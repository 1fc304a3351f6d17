import type { Json } from '@riposte/kernel'

/** What sits on a seat. People are known by the hash of their token, so that a stolen database opens no seat. */
export type Holder =
  | { readonly kind: 'free' }
  | { readonly kind: 'person'; readonly token: string; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }

export type TableStatus = 'lobby' | 'running' | 'finished'

/** Whoever knows these knows every card. They stay at rest here, and nothing sends them before the end. */
export interface Sealed {
  readonly seed: string
  readonly salt: string
}

/** A campaign, in its first run (1) or in one that began after a reset (2, 3 …). */
export interface CampaignRun {
  readonly id: string
  readonly run: number
}

/** A table as it stands: all of it except the log and the chat. */
export interface TableRow {
  readonly id: string
  readonly createdAt: number
  readonly status: TableStatus
  readonly game: string
  /** The version of the rules that the log was, or will be, played under. */
  readonly version: number
  readonly options: Json
  readonly seats: readonly Holder[]
  /** The hash of the host's token. */
  readonly host: string
  /** The hash of the secret in the invitation link. */
  readonly invitation: string
  /** Whether strangers find the table among the open ones. */
  readonly listed: boolean
  /** Spectators, clock, chat, webhook …: the server's own words for how the table is run. */
  readonly settings: Json
  /** When the server must look at the table even if nobody comes: a clock runs out, or a bot owes an answer. */
  readonly wakeAt: number | null
  /** The public promise about the seed. */
  readonly commitment: string
  readonly sealed: Sealed
  /** What the match counts for; null for nothing. The campaign may be gone. */
  readonly campaign: CampaignRun | null
  /** When the entry that finished the table was made. */
  readonly finishedAt: number | null
  /** The sequence number of the last entry; 0 while the log is empty. */
  readonly head: number
}

export type NewTable = Omit<TableRow, 'status' | 'finishedAt' | 'head'>

/** What an append may change in the row besides. A table that finishes gets `finishedAt` from its last entry. */
export type TableChange = Partial<Omit<TableRow, 'id' | 'createdAt' | 'campaign' | 'finishedAt' | 'head'>>

/** A table as lists show it: without its secrets. Hashes of tokens are still the server's to keep. */
export type TableSummary = Omit<TableRow, 'sealed' | 'invitation'> & {
  /** Why the row cannot be read; then it has no options, seats and settings here. */
  readonly unreadable?: string
}

/** One line of a table's log. The store gives `kind` and `data` back as they were and reads nothing into them. */
export interface LogEntry {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly kind: string
  readonly seat: number | null
  readonly decision: number | null
  /** The client's own id of the command that this entry answers. */
  readonly commandId: string | null
  readonly data: Json
}

/** One step of one table: stored whole or not at all. */
export interface Append {
  readonly table: string
  /**
   * Numbered one after the other, from the number after the last known entry. Only the first may carry a command id:
   * the others are its consequences.
   */
  readonly entries: readonly [LogEntry, ...LogEntry[]]
  readonly set?: TableChange
  /** What the end of the match means for the table's campaign: stored with the step, if that run still goes on. */
  readonly result?: { readonly campaign: CampaignRun; readonly data: Json }
}

export type Appended =
  /** It is on disk; now it may be shown. */
  | { readonly is: 'stored' }
  /** Somebody else wrote that sequence number: load the table and check again. */
  | { readonly is: 'taken' }
  /** This command id has been answered before, with this entry. Nothing was stored now. */
  | { readonly is: 'repeated'; readonly first: LogEntry }
  /** There is no such table (any more). */
  | { readonly is: 'gone' }

/** What a database makes of a step. A number that leaves a gap is a mistake of the caller, not a race. */
export type AppendOutcome = Appended | { readonly is: 'gap'; readonly head: number }

export interface NewChatLine {
  readonly at: number
  readonly commandId: string
  /** Null for a spectator. */
  readonly seat: number | null
  readonly name: string
  readonly text: string
}

export interface ChatLine extends NewChatLine {
  /** 1, 2, 3 … within the table, in the order in which the lines became visible. */
  readonly number: number
}

export type Said =
  | { readonly is: 'said'; readonly number: number }
  | { readonly is: 'repeated'; readonly first: ChatLine }
  | { readonly is: 'gone' }

/** A browser that wants to be told when something is asked of its owner: the address of its push service, and its keys. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface Member {
  /** The hash of a token. */
  readonly token: string
  readonly name: string
}

/** What a match that has ended counts for, in the words of its game. The table itself may be gone. */
export interface Result {
  readonly table: string
  readonly at: number
  readonly data: Json
}

/** A campaign of a group of people: like a table it is its log, here the results of the run that goes on. */
export interface CampaignRow {
  readonly id: string
  readonly createdAt: number
  readonly game: string
  /** The hash of the host's token. */
  readonly host: string
  /** The hash of the secret in the invitation link. */
  readonly invitation: string
  readonly run: number
  /** In the order in which they came. */
  readonly members: readonly Member[]
  /** In the order in which the matches ended. */
  readonly results: readonly Result[]
}

export type NewCampaign = Omit<CampaignRow, 'run' | 'results'>

/** What a player has used up. */
export interface Spending {
  readonly tokens: number
  /** Milliseconds. */
  readonly time: number
  /** Dollars. */
  readonly cost: number
  /** Answers that were none. */
  readonly misses: number
}

/** Somebody whom the operator does not want here any more. */
export interface Ban {
  /** The hash of their token. */
  readonly guest: string
  readonly at: number
  /** For the operator alone. */
  readonly reason: string
}

/** Stands in the place of the hash of a token where a guest was deleted. No token has it. */
export const DELETED = 'deleted'

/** So many browsers of one person are remembered. */
export const SUBSCRIPTIONS_AT_MOST = 8

/** That something is new, never what. `own` is what was handed over to this very store. */
export type Change =
  | { readonly is: 'moved'; readonly table: string; readonly seq: number; readonly own: boolean }
  | { readonly is: 'said'; readonly table: string; readonly number: number; readonly own: boolean }
  /** The line to the database was cut for a while: anything may have changed. Compare `heads` of what you hold. */
  | { readonly is: 'missed' }

export interface ListQuery {
  readonly status?: TableStatus
  readonly listed?: boolean
  /** Only tables at which this person (hash of a token) sits, or which they host. */
  readonly person?: string
  /** Only tables of these campaigns. */
  readonly campaigns?: readonly string[]
  /** Only tables that are not finished. */
  readonly unfinished?: true
  readonly limit: number
  /** The last table of the page before. */
  readonly before?: Pick<TableRow, 'id' | 'createdAt'>
}

/** A table that wants to be looked at, and when. */
export interface Wake {
  readonly table: string
  readonly wakeAt: number
}

/** A table, and its entries piece by piece, in order. */
export interface LoadedInPieces {
  readonly table: TableRow
  readonly pieces: AsyncIterable<readonly LogEntry[]>
}

/** So many entries are in a piece of a log. */
export const PIECE = 200

export interface Retention {
  /** Tables that finished before this moment go. */
  readonly finishedBefore?: number
  /** Tables that never finished and have no entry (and were not made) since this moment go. */
  readonly abandonedBefore?: number
  /** Tables that never started and have no entry (and were not made) since this moment go. */
  readonly unstartedBefore?: number
  /** Only count. */
  readonly dryRun?: boolean
}

/** What went, or would go. */
export interface Pruned {
  readonly tables: number
  readonly entries: number
  readonly chat: number
}

/**
 * Where tables live. SQLite in a file, here or in a thread of its own, and PostgreSQL keep the same promises, and one
 * suite holds them all to that. Every method rejects when the database cannot be reached or a caller broke the
 * contract; races and repetitions are answers. Ids (of tables and commands, hashes of tokens and invitations) are 1 to
 * 128 printable ASCII characters without spaces. What a store keeps in memory is bounded, however many tables there
 * are.
 */
export interface Store {
  /**
   * Makes a table with an empty log, in the lobby. `taken` when the id or the invitation is already in use. A campaign that
   * it is for has been used with that.
   */
  create(table: NewTable): Promise<'created' | 'taken'>

  /**
   * Adds a step to a table's log, and changes its row with it. Steps of different tables that are handed over in one
   * turn of the event loop (and, unless SQLite runs in this thread, while the last transaction is under way) share one
   * transaction, so call it many times rather than waiting in between. The answer comes after the transaction is on
   * disk. Steps of one table may be handed over one behind the other without waiting; when one is not stored, those
   * already behind it are not stored either (they are `taken`), because they were checked against a game that never
   * was. A step whose number leaves a gap rejects. When it rejects because the database failed, the outcome is unknown:
   * load the table before going on. A repeated command is answered with its first entry, even if its sequence number is
   * taken too; whether that entry was the sender's own is for the caller to check.
   */
  append(step: Append): Promise<Appended>

  /**
   * A table and the entries after `after`, as they stood at one and the same moment. Null when there is none. Rejects with
   * `UnreadableTable` where what is stored of it makes no sense, as `loadInPieces` and its pieces do.
   */
  load(id: string, after?: number): Promise<{ readonly table: TableRow; readonly entries: readonly LogEntry[] } | null>

  /** The same with the entries in pieces, so that the longest log takes little memory. */
  loadInPieces(id: string, after?: number): Promise<LoadedInPieces | null>

  /** The entry that answered a command, to find a repetition before checking the command against the rules. */
  answered(table: string, commandId: string): Promise<LogEntry | null>

  /** The last sequence number of each of these tables; tables that are gone are not in it. */
  heads(ids: readonly string[]): Promise<ReadonlyMap<string, number>>

  /** Which table an invitation (its hash) is for. */
  invited(invitation: string): Promise<string | null>

  /** The newest tables first. One whose row cannot be read is among them, and says so. */
  list(query: ListQuery): Promise<readonly TableSummary[]>

  /** The same tables by their ids alone, for those who read every one by itself. */
  newest(query: ListQuery): Promise<readonly Pick<TableRow, 'id' | 'createdAt'>[]>

  /**
   * Tables that want to be looked at by `until`, the most urgent first. To be asked after a start, and now and then.
   * @param after the last one of the page before
   */
  wakes(until: number, limit: number, after?: Wake): Promise<readonly Wake[]>

  /** Adds a line to a table's chat and gives it its number. The log is not touched, so talk never races with play. */
  say(table: string, line: NewChatLine): Promise<Said>

  /** Chat lines in order: those after a number, or the last ones when none is given. */
  chat(table: string, query: { readonly after?: number; readonly limit: number }): Promise<readonly ChatLine[]>

  /**
   * Remembers a browser of somebody (the hash of a token), at that moment. A browser has one owner, the last to say so; of
   * very many browsers of one person the oldest are forgotten.
   */
  subscribe(person: string, subscription: Subscription, at: number): Promise<void>

  /** Forgets a browser; where a person is named, only if it is theirs. */
  unsubscribe(endpoint: string, person?: string): Promise<void>

  /** The browsers of a person. */
  subscriptions(person: string): Promise<readonly Subscription[]>

  /** All people of whom anything is stored (hashes of tokens) in their order, those after a given one. */
  guestIds(after: string, limit: number): Promise<readonly string[]>

  /** The bans, the oldest first. */
  bans(): Promise<readonly Ban[]>

  /** Keeps a ban. Of somebody who is banned already only the reason changes. */
  ban(ban: Ban): Promise<void>

  /** Takes a ban back; false when there was none. */
  unban(guest: string): Promise<boolean>

  /** Forgets somebody's browsers and memberships. A campaign of theirs has its first member as its host from now on. */
  forgetGuest(guest: string): Promise<void>

  /** Puts a text in place of the words and the name of everybody who sat at a table under that name; says of how many lines. */
  retract(table: string, name: string, instead: string): Promise<number>

  /** Makes a campaign, in its first run. `taken` when the id is already in use. */
  createCampaign(campaign: NewCampaign): Promise<'created' | 'taken'>

  campaign(id: string): Promise<CampaignRow | null>

  /** The campaigns of a member, the last used first. */
  campaigns(person: string, limit: number): Promise<readonly CampaignRow[]>

  /** Adds a member at that moment, unless there are so many already. Whoever is a member has the new name from now on. */
  enterCampaign(id: string, member: Member, at: number, most: number): Promise<'entered' | 'full' | 'gone'>

  /** Makes somebody a member no longer. */
  exitCampaign(id: string, person: string): Promise<void>

  /** Ends a run and begins the next, without results. Nothing happens if another run goes on by now. */
  resetCampaign(campaign: CampaignRun, at: number): Promise<void>

  /** Deletes campaigns that nothing was done in since that moment and that have no table under way; says how many. */
  pruneCampaigns(unusedBefore: number, dryRun?: boolean): Promise<number>

  /** Keeps what a review of this table has found, in place of what was kept before. A table that is gone has none. */
  keepReview(table: string, review: Json): Promise<void>

  /** The review of a table as it was kept last; null where there is none. */
  review(table: string): Promise<Json | null>

  /** Adds to what a player has used up, at that moment and on one of its accounts; says how much that is in all. */
  spend(player: string, account: string, more: Spending, at: number): Promise<Spending>

  /** What a player has used up on an account, by all who have added to it. */
  spent(player: string, account: string): Promise<Spending>

  /** A secret of this installation, the same for all its processes: made by whoever asks first, kept from then on. */
  secret(name: string, make: () => string): Promise<string>

  /** How many tables there are, for the metrics. */
  counts(): Promise<Readonly<Record<TableStatus, number>>>

  /** Whether `changes` tells what other processes store as well. */
  readonly hearsOthers: boolean

  /**
   * Calls back after every stored step and chat line, of this process and where `hearsOthers` of others, in a later turn
   * of the event loop than the one in which a step of one's own is answered. Returns how to stop.
   */
  changes(listener: (change: Change) => void): () => void

  /**
   * Deletes old tables with everything that belongs to them, a few at a time so that play goes on meanwhile. What they
   * counted for in a campaign stays counted. With tables that finished before a moment go the accounts of players that
   * were not used since.
   */
  prune(retention: Retention): Promise<Pruned>

  /** Deletes one table with everything that belongs to it, as `prune` does. Null when there is none. */
  delete(id: string): Promise<Pruned | null>

  /** The ids of campaigns in their order, those after a given one. */
  campaignIds(after: string, limit: number): Promise<readonly string[]>

  /** What the database itself finds wrong with what it keeps; it may take long. Empty where it does not look. */
  damage(): Promise<readonly string[]>

  /** Resolves when the database has been read and has written something; rejects where it could not. */
  ready(): Promise<void>

  /** Stores what was handed over before, then lets go of the database. Later calls reject. */
  close(): Promise<void>
}

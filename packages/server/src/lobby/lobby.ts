import { type Blocked, commit, isBlocked, type Json, Match, SPECTATOR } from '@riposte/kernel'
import { type createRequest, refusal, type SettingsChange } from '@riposte/protocol'
import type { z } from 'zod'
import { type Bearer, hashOf, type Identity, invitationOf, type Person, SECRET_BYTES } from '../access/identity.ts'
import { isPlayer } from '../bots/players.ts'
import { optionsOnward } from '../campaign/result.ts'
import type { Stage } from '../campaign/rules.ts'
import { openStage, progressOf, stagePlayed } from '../campaign/standing.ts'
import type { ServerContext } from '../context.ts'
import type { GameEntry } from '../games.ts'
import { mayCall } from '../notify/webhook.ts'
import type { Pipeline } from '../play/pipeline.ts'
import type { CampaignRow, CampaignRun, Holder, LogEntry, NewTable, TableChange, TableRow } from '../store/store.ts'
import type { LiveTable } from '../table/live-table.ts'
import { type StoredSettings, seatOf, settingsOf, storedSettings } from '../table/seating.ts'
import type { Tables } from '../table/tables.ts'
import { checkOptions } from './check-options.ts'
import { checkTimeLimits } from './check-time-limits.ts'
import { chosenIn, sitDown } from './sit-down.ts'

const TRIES = 5
const FREE: Holder = { kind: 'free' }

/** What an operation makes of a table: a changed row with a note for the log, or why not. */
type Change = { readonly note: Json; readonly set: TableChange; readonly kind?: 'start' } | Blocked

/** What happens at a table outside its match: made, filled, set up, started. Every change is a line of the table's log. */
export class Lobby {
  readonly #context: ServerContext
  readonly #tables: Tables
  readonly #pipeline: Pipeline
  readonly #identity: Identity

  constructor(context: ServerContext, tables: Tables, pipeline: Pipeline, identity: Identity) {
    this.#context = context
    this.#tables = tables
    this.#pipeline = pipeline
    this.#identity = identity
  }

  /** A new table with its host on seat 0. */
  async create(
    host: Bearer,
    wish: z.output<typeof createRequest>,
    campaign: CampaignRun | null = null,
  ): Promise<{ id: string; invitation: string } | Blocked> {
    const entry = this.#tables.gameOf(wish.game)
    if (entry === undefined) return refusal('noGame')
    const { min, max } = entry.game.seats
    if (wish.seats < min || wish.seats > max) return refusal('noSuchSeat')
    const unfit = checkOptions(entry, wish.options, wish.seats)
    if (unfit !== null) return unfit
    if (wish.bots.length >= wish.seats) return refusal('full')
    if (!wish.bots.every((bot) => isPlayer(entry, bot))) return refusal('noBot')
    const unfitLimit = checkTimeLimits(entry, wish.settings.timeLimits)
    if (unfitLimit !== null) return unfitLimit
    if (!mayCall(wish.settings.webhook, this.#context.config)) return refusal('badWebhook')
    const seats: Holder[] = Array.from({ length: wish.seats }, () => FREE)
    seats[0] = { kind: 'person', token: host.person, name: wish.name }
    wish.bots.forEach((bot, at) => {
      seats[wish.seats - wish.bots.length + at] = { kind: 'bot', bot, name: botName(bot, at) }
    })
    // On a server with a seed, requests that arrive together draw the same in either order.
    const id = this.#context.chance.draw(`table ${JSON.stringify(wish)}`, 12)
    const invitation = invitationOf(host.token, id)
    const settings: StoredSettings = { ...wish.settings, muted: [] }
    const options = wish.options as Json
    const made = await this.#make(
      entry,
      { id, options, seats, host: host.person, invitation: hashOf(invitation), campaign },
      settings,
    )
    if (made === 'taken') throw new Error('two tables drew the same id')
    return { id, invitation }
  }

  #make(
    { game }: GameEntry,
    table: Pick<NewTable, 'id' | 'options' | 'seats' | 'host' | 'invitation' | 'campaign'>,
    settings: StoredSettings,
  ): Promise<'created' | 'taken'> {
    const { store, clock, chance } = this.#context
    const sealed = { seed: chance.draw(`seed of ${table.id}`, 24), salt: chance.draw(`salt of ${table.id}`, 24) }
    return store.create({
      ...table,
      createdAt: clock.now(),
      game: game.id,
      version: game.version,
      listed: settings.open,
      settings: storedSettings(settings),
      wakeAt: null,
      commitment: commit(sealed.seed, sealed.salt),
      sealed,
    })
  }

  /**
   * The table at which those who played here play again. It is made once: its id follows from this table's, so that two
   * who ask at the same moment, at two processes, make one. The host stays host where they are still there; otherwise
   * whoever asks is. In a campaign they may go on to another stage.
   */
  async rematch(table: LiveTable, caller: Bearer, stage?: number): Promise<{ id: string } | Blocked> {
    const { row, entry } = table
    if (seatOf(row, caller.person) === null) return refusal('notSeated')
    if (row.status !== 'finished') return refusal('notFinished')
    const { next, ...settings } = settingsOf(row)
    const id = next ?? this.#identity.tableAfter(row.id)
    if (next !== undefined && (await this.#tables.get(id)) !== 'noTable') return { id }
    const onward = await this.#onward(table, stage)
    if (isBlocked(onward)) return onward
    const isThere = table.audience.isThere(seatOf(row, row.host) ?? SPECTATOR)
    const { person: host, token } = isThere && row.host !== caller.person ? { person: row.host, token: null } : caller
    const unknown = () => this.#context.chance.draw(`invitation to ${id}`, SECRET_BYTES)
    const invitation = token === null ? unknown() : invitationOf(token, id)
    const { seats } = row
    await this.#make(entry, { id, ...onward, seats, host, invitation: hashOf(invitation) }, settings)
    const refused = await this.#change(table, null, (now) => resettle({ ...settingsOf(now), next: id }))
    return refused ?? { id }
  }

  /** What is played after this: the same again, or another stage of the campaign. */
  async #onward(
    table: LiveTable,
    stage: number | undefined,
  ): Promise<Pick<NewTable, 'options' | 'campaign'> | Blocked> {
    const { row, entry } = table
    const campaign = await this.#campaignOf(row)
    if (campaign === null) {
      return stage === undefined ? { options: chosenIn(entry, row.options), campaign: null } : refusal('noCampaign')
    }
    const { id, run } = campaign
    const stages = this.#stagesOf(entry, campaign)
    const options = chosenIn(entry, row.options) as Readonly<Record<string, Json>>
    const chosen = stage === undefined ? stagePlayed(stages, options) : openStage(stages, stage)
    if (isBlocked(chosen)) return chosen
    const all = { ...options, ...optionsOnward(table), ...chosen.options }
    const unfit = checkOptions(entry, all, row.seats.length)
    if (unfit === null) return { options: all, campaign: { id, run } }
    // The other options may not suit the new stage; then they fall back to their defaults.
    const still = checkOptions(entry, chosen.options, row.seats.length)
    return still ?? { options: chosen.options, campaign: { id, run } }
  }

  /** The campaign that a table belongs to; null where there is none, or it is gone. */
  async #campaignOf({ campaign }: Pick<TableRow, 'campaign'>): Promise<CampaignRow | null> {
    return campaign === null ? null : this.#context.store.campaign(campaign.id)
  }

  #stagesOf({ campaign: rules }: GameEntry, row: CampaignRow): readonly Stage[] {
    return rules === undefined ? [] : rules.stages(progressOf(rules, row))
  }

  /** The invitation, for the host. If another person's request made the table, nobody knows it: then there is a new one. */
  async invitation(table: LiveTable, host: Bearer): Promise<{ invitation: string } | Blocked> {
    const invitation = invitationOf(host.token, table.id)
    const hash = hashOf(invitation)
    if (table.row.host !== host.person) return refusal('notHost')
    if (table.row.invitation === hash) return { invitation }
    const fresh: Change = { note: { invitation: 'fresh' }, set: { invitation: hash } }
    return (await this.#change(table, host.person, () => fresh)) ?? { invitation }
  }

  /** Takes a seat. Whoever has one keeps it, so that a request may be repeated. */
  async join(
    table: LiveTable,
    person: Person,
    wish: { readonly name: string; readonly invitation?: string | undefined; readonly seat?: number | undefined },
  ): Promise<Blocked | null> {
    const campaign = await this.#campaignOf(table.row)
    const isMember = campaign?.members.some(({ token }) => token === person) === true
    return this.#change(table, null, (row) => {
      if (seatOf(row, person) !== null) return refusal('seated')
      const invited = isMember || (wish.invitation !== undefined && hashOf(wish.invitation) === row.invitation)
      if (!invited && !settingsOf(row).open) return refusal('notInvited')
      if (row.status !== 'lobby') return refusal('started')
      const seat = wish.seat ?? row.seats.findIndex(({ kind }) => kind === 'free')
      if (seat < 0) return refusal('full')
      if (seat >= row.seats.length) return refusal('noSuchSeat')
      if (row.seats[seat].kind !== 'free') return refusal('seatTaken')
      return reseat(row, seat, { kind: 'person', token: person, name: wish.name }, 'joined')
    })
  }

  async leave(table: LiveTable, person: Person): Promise<Blocked | null> {
    return this.#change(table, null, (row) => {
      const seat = seatOf(row, person)
      if (seat === null) return refusal('noSuchSeat')
      if (row.host === person) return refusal('hostStays')
      return reseat(row, seat, FREE, 'left')
    })
  }

  /** Puts a bot on a free seat or on another bot's, or takes one off. */
  async seatBot(table: LiveTable, host: Person, seat: number, bot: string | null): Promise<Blocked | null> {
    return this.#change(table, host, (row) => {
      if (seat >= row.seats.length) return refusal('noSuchSeat')
      if (row.seats[seat].kind === 'person') return refusal('seatTaken')
      if (bot === null) return reseat(row, seat, FREE, 'freed')
      if (!isPlayer(table.entry, bot)) return refusal('noBot')
      return reseat(row, seat, { kind: 'bot', bot, name: botName(bot, seat) }, 'bot')
    })
  }

  async kick(table: LiveTable, host: Person, seat: number): Promise<Blocked | null> {
    return this.#change(table, host, (row) => {
      if (row.seats[seat]?.kind !== 'person') return refusal('noSuchSeat')
      if (seatOf(row, host) === seat) return refusal('hostStays')
      return reseat(row, seat, FREE, 'kicked')
    })
  }

  async mute(table: LiveTable, host: Person, seat: number, muted: boolean): Promise<Blocked | null> {
    return this.#change(table, host, (row) => {
      if (row.seats[seat]?.kind !== 'person') return refusal('noSuchSeat')
      const settings = settingsOf(row)
      const others = settings.muted.filter((other) => other !== seat)
      return resettle({ ...settings, muted: muted ? [...others, seat] : others })
    })
  }

  /** Options of the game. In a campaign they may lead to another stage, if it is open. */
  async setOptions(table: LiveTable, host: Person, options: Record<string, unknown>): Promise<Blocked | null> {
    const campaign = await this.#campaignOf(table.row)
    const stages = campaign === null ? null : this.#stagesOf(table.entry, campaign)
    return this.#change(table, host, (row) => {
      if (row.status !== 'lobby') return refusal('started')
      const all = { ...(row.options as Record<string, unknown>), ...options }
      const played = stages === null ? null : stagePlayed(stages, all)
      if (isBlocked(played)) return played
      const unfit = checkOptions(table.entry, all, row.seats.length)
      return unfit ?? { note: { options: options as Json }, set: { options: all as Json } }
    })
  }

  async setSettings(table: LiveTable, host: Person, change: SettingsChange): Promise<Blocked | null> {
    return this.#change(table, host, (row) => {
      const { clock, timeLimits } = change
      if ((clock !== undefined || timeLimits !== undefined) && row.status !== 'lobby') return refusal('started')
      const unfitLimit = checkTimeLimits(table.entry, timeLimits ?? {})
      if (unfitLimit !== null) return unfitLimit
      if (change.webhook !== undefined && !mayCall(change.webhook, this.#context.config)) return refusal('badWebhook')
      // A field that is left out stays as it is.
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      return resettle({ ...settingsOf(row), ...given })
    })
  }

  async start(table: LiveTable, host: Person): Promise<Blocked | null> {
    return this.#change(table, host, (row) => {
      if (row.status !== 'lobby') return refusal('started')
      if (row.seats.some(({ kind }) => kind === 'free')) return refusal('notFull')
      const settled = sitDown(table.entry, row)
      return (
        this.#cannotDeal(table, { ...row, ...settled }) ?? {
          kind: 'start',
          note: null,
          set: { status: 'running', listed: false, ...settled },
        }
      )
    })
  }

  /** Why the match cannot begin; null when it can. A match that cannot be dealt must not be stored as one that runs. */
  #cannotDeal({ id, entry }: LiveTable, { options, seats, sealed }: TableRow): Blocked | null {
    try {
      const match = Match.start(entry.game, { options, seats: seats.length, seed: sealed.seed })
      return isBlocked(match) ? match : null
    } catch (error) {
      this.#context.log.error({ table: id, err: error }, 'a rule failed at the deal')
      return refusal('internal')
    }
  }

  /** One operation: checked against the row as it is, stored, then shown. */
  #change(table: LiveTable, host: Person | null, decide: (row: TableRow) => Change): Promise<Blocked | null> {
    return table.queue.run(async () => {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        if (table.ended !== null) return refusal(table.ended)
        if (table.row.head >= this.#context.config.limits.log) return refusal('logFull')
        if (host !== null && table.row.host !== host) return refusal('notHost')
        const change = decide(table.row)
        if (isBlocked(change)) return change
        const stored = await this.#store(table, change)
        if (stored === 'gone') return refusal('noTable')
        if (stored === 'stored') return null
      }
      return refusal('moved')
    })
  }

  async #store(table: LiveTable, { note, set, kind }: Exclude<Change, Blocked>): Promise<'stored' | 'taken' | 'gone'> {
    const { clock } = this.#context
    const line: LogEntry = {
      seq: table.row.head + 1,
      at: clock.now(),
      kind: kind ?? 'table',
      seat: null,
      decision: null,
      commandId: null,
      data: note,
    }
    const wakeAt = kind === 'start' ? line.at : table.row.wakeAt
    const change = wakeAt === table.row.wakeAt ? set : { ...set, wakeAt }
    const stored = await this.#pipeline.steps.append(table, line, change, null)
    if (stored !== 'stored') return stored === 'gone' ? 'gone' : 'taken'
    try {
      this.#show(table, kind === 'start' ? line : null)
    } catch (error) {
      this.#pipeline.onBroken(table, error)
    }
    return 'stored'
  }

  /** @param start the line with which the match begins, if it does */
  #show(table: LiveTable, start: LogEntry | null): void {
    const { audience, state } = table
    if (start !== null) state.begin(start)
    audience.broadcast({ type: 'table', table: table.info() })
    audience.dismiss()
    if (start === null) return
    audience.catchUp(this.#context.clock.now())
    this.#pipeline.automatic.schedule(table)
    this.#pipeline.onAsked(table)
  }
}

function reseat(row: TableRow, seat: number, holder: Holder, what: string): Change {
  if (row.status !== 'lobby') return refusal('started')
  return {
    note: { seat, what },
    set: { seats: row.seats.map((before, at) => (at === seat ? holder : before)) },
  }
}

function resettle(settings: StoredSettings): Change {
  const { webhook: _, ...noted } = settings
  return {
    note: { settings: noted as unknown as Json },
    set: { settings: storedSettings(settings), listed: settings.open },
  }
}

function botName(bot: string, at: number): string {
  return `${bot[0].toUpperCase()}${bot.slice(1)} bot ${at + 1}`
}

import { type Blocked, isBlocked } from '@riposte/kernel'
import {
  type CampaignInfo,
  type CampaignSummary,
  type campaignTableRequest,
  refusal,
  type TableInfo,
} from '@riposte/protocol'
import type { z } from 'zod'
import { type Bearer, hashOf, invitationOf, type Person } from '../access/identity.ts'
import type { ServerContext } from '../context.ts'
import type { GameEntry } from '../games.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { CampaignRow, TableSummary } from '../store/store.ts'
import { describeTable, NOBODY, seatOf } from '../table/seating.ts'
import { isShown } from '../table/set-aside.ts'
import type { Tables } from '../table/tables.ts'
import { describeCampaign, memberId, summarise } from './describe.ts'
import type { CampaignRules } from './rules.ts'
import { openStage, progressOf } from './standing.ts'

const MEMBERS_AT_MOST = 32
const CAMPAIGNS_LISTED = 50
const TABLES_LISTED = 100

/** A campaign that is there, with the rules it is played by. */
interface Known {
  readonly row: CampaignRow
  readonly entry: GameEntry
  readonly rules: CampaignRules
}

/** Groups of people who play a game from match to match. What they achieve is stored with the end of each match. */
export class Campaigns {
  readonly #context: ServerContext
  readonly #tables: Tables
  readonly #lobby: Lobby

  constructor(context: ServerContext, tables: Tables, lobby: Lobby) {
    this.#context = context
    this.#tables = tables
    this.#lobby = lobby
  }

  async create(
    host: Bearer,
    { game, name }: { readonly game: string; readonly name: string },
  ): Promise<{ campaign: CampaignInfo; invitation: string } | Blocked> {
    const entry = this.#tables.gameOf(game)
    if (entry === undefined) return refusal('noGame')
    if (entry.campaign === undefined) return refusal('notCampaign')
    const id = this.#context.chance.draw(`campaign ${JSON.stringify([game, name])}`, 12)
    const invitation = invitationOf(host.token, id)
    const made = await this.#context.store.createCampaign({
      id,
      createdAt: this.#context.clock.now(),
      game,
      host: host.person,
      invitation: hashOf(invitation),
      members: [{ token: host.person, name }],
    })
    if (made === 'taken') throw new Error('two campaigns drew the same id')
    const campaign = await this.read(host.person, id)
    return isBlocked(campaign) ? campaign : { campaign, invitation }
  }

  /** The campaigns of somebody, the last used first. */
  async mine(person: Person): Promise<CampaignSummary[]> {
    const rows = await this.#context.store.campaigns(person, CAMPAIGNS_LISTED)
    const tables = await this.#underWay(rows)
    return rows.flatMap((row) => {
      const rules = this.#tables.gameOf(row.game)?.campaign
      if (rules === undefined) return []
      try {
        return [summarise(rules, row, person, this.#tablesOf(row, tables, person))]
      } catch (error) {
        // One campaign whose results make no sense must not hide the others.
        this.#context.log.error({ campaign: row.id, err: error }, 'a campaign cannot be read')
        return []
      }
    })
  }

  async read(person: Person, id: string): Promise<CampaignInfo | Blocked> {
    const known = await this.#known(id)
    if (isBlocked(known)) return known
    const { entry, rules, row } = known
    if (!isMember(row, person)) return refusal('notMember')
    const tables = this.#tablesOf(row, await this.#underWay([row]), person)
    return describeCampaign(entry, rules, row, person, tables)
  }

  async join(
    person: Person,
    id: string,
    wish: { readonly name: string; readonly invitation: string },
  ): Promise<CampaignInfo | Blocked> {
    const known = await this.#known(id)
    if (isBlocked(known)) return known
    if (hashOf(wish.invitation) !== known.row.invitation) return refusal('notInvited')
    const { store, clock } = this.#context
    const entered = await store.enterCampaign(id, { token: person, name: wish.name }, clock.now(), MEMBERS_AT_MOST)
    if (entered === 'full') return refusal('membersFull')
    return this.read(person, id)
  }

  async leave(person: Person, id: string): Promise<Blocked | null> {
    const known = await this.#known(id)
    if (isBlocked(known)) return known
    if (!isMember(known.row, person)) return refusal('notMember')
    if (known.row.host === person) return refusal('hostStays')
    await this.#context.store.exitCampaign(id, person)
    return null
  }

  async remove(host: Person, id: string, member: string): Promise<CampaignInfo | Blocked> {
    const known = await this.#hosted(host, id)
    if (isBlocked(known)) return known
    const found = known.row.members.find(({ token }) => memberId(id, token) === member)
    if (found === undefined) return refusal('noMember')
    if (found.token === host) return refusal('hostStays')
    await this.#context.store.exitCampaign(id, found.token)
    return this.read(host, id)
  }

  /** Starts the campaign again. Two requests at the same moment count as one. */
  async reset(host: Person, id: string): Promise<CampaignInfo | Blocked> {
    const known = await this.#hosted(host, id)
    if (isBlocked(known)) return known
    await this.#context.store.resetCampaign({ id, run: known.row.run }, this.#context.clock.now())
    return this.read(host, id)
  }

  async invitation(host: Bearer, id: string): Promise<{ invitation: string } | Blocked> {
    const known = await this.#hosted(host.person, id)
    return isBlocked(known) ? known : { invitation: invitationOf(host.token, id) }
  }

  /** A table for an open stage. The options of the stage win over others. */
  async table(
    member: Bearer,
    id: string,
    wish: z.output<typeof campaignTableRequest>,
  ): Promise<{ id: string; invitation: string } | Blocked> {
    const known = await this.#known(id)
    if (isBlocked(known)) return known
    const { row, rules } = known
    const name = row.members.find(({ token }) => token === member.person)?.name
    if (name === undefined) return refusal('notMember')
    const stage = openStage(rules.stages(progressOf(rules, row)), wish.stage)
    if (isBlocked(stage)) return stage
    const { seats, settings, bots } = wish
    const options = { ...wish.options, ...stage.options }
    return this.#lobby.create(member, { game: row.game, seats, name, options, settings, bots }, { id, run: row.run })
  }

  async #known(id: string): Promise<Known | Blocked> {
    const row = await this.#context.store.campaign(id)
    const entry = row === null ? undefined : this.#tables.gameOf(row.game)
    if (row === null || entry?.campaign === undefined) return refusal('noCampaign')
    return { row, entry, rules: entry.campaign }
  }

  async #hosted(host: Person, id: string): Promise<Known | Blocked> {
    const known = await this.#known(id)
    return isBlocked(known) || known.row.host === host ? known : refusal('notHost')
  }

  async #underWay(rows: readonly CampaignRow[]): Promise<readonly TableSummary[]> {
    if (rows.length === 0) return []
    const campaigns = rows.map(({ id }) => id)
    return this.#context.store.list({ campaigns, unfinished: true, limit: TABLES_LISTED })
  }

  /** Tables that were made before a reset count for nothing, so they are not the campaign's any more. */
  #tablesOf({ id, run }: CampaignRow, tables: readonly TableSummary[], person: Person) {
    return tables
      .filter(({ campaign }) => campaign?.id === id && campaign.run === run)
      .filter((row) => this.#tables.troubleWith(row) === null && isShown(row))
      .map((row): TableInfo & { seat: number | null } => ({
        ...(this.#tables.held(row.id)?.info() ?? describeTable(row, NOBODY)),
        seat: seatOf(row, person),
      }))
  }
}

function isMember({ members }: CampaignRow, person: Person): boolean {
  return members.some(({ token }) => token === person)
}

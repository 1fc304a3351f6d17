import type Database from 'libsql'
import {
  type CampaignColumns,
  type MemberColumns,
  type ResultColumns,
  readCampaign,
  type WrittenCampaign,
  type WrittenResult,
} from '../rows.ts'
import type { CampaignRow, CampaignRun } from '../store.ts'
import { Query } from './query.ts'

/** The campaigns of a SQLite store. What writes runs within a transaction of the store. */
export class SqliteCampaigns {
  readonly #sql

  constructor(db: Database.Database) {
    this.#sql = statements(db)
  }

  // ---- writing ------------------------------------------------------------------------------------------------------

  insert({ id, created_at, game, host, invitation, members }: WrittenCampaign): 'created' | 'taken' {
    if (this.#sql.insert.run(id, created_at, created_at, game, host, invitation) === 0) return 'taken'
    for (const { token, name } of members) this.#sql.enter.run(id, token, name)
    return 'created'
  }

  enter(id: string, { token, name }: MemberColumns, at: number, most: number): 'entered' | 'full' | 'gone' {
    if (this.#sql.use.run(at, id) === 0) return 'gone'
    if (this.#sql.rename.run(name, id, token) > 0) return 'entered'
    if (this.#sql.members.all(id).length >= most) return 'full'
    this.#sql.enter.run(id, token, name)
    return 'entered'
  }

  exit(id: string, person: string): void {
    this.#sql.exit.run(id, person)
  }

  reset({ id, run }: CampaignRun, at: number): void {
    if (this.#sql.nextRun.run(at, id, run) > 0) this.#sql.forget.run(id)
  }

  /** The end of a table's match. Once it is there the same table changes nothing more. */
  count({ campaign, run, table_id, at, data }: WrittenResult): void {
    if (this.#sql.useRun.run(at, campaign, run) > 0) this.#sql.count.run(campaign, run, table_id, at, data)
  }

  use(id: string, at: number): void {
    this.#sql.use.run(at, id)
  }

  prune(unusedBefore: number, dryRun: boolean): number {
    const unused = this.#sql.unused.all(unusedBefore)
    if (!dryRun) {
      for (const { id } of unused) {
        this.#sql.forget.run(id)
        this.#sql.dissolve.run(id)
        this.#sql.remove.run(id)
      }
    }
    return unused.length
  }

  // ---- reading ------------------------------------------------------------------------------------------------------

  read(id: string): CampaignRow | null {
    const row = this.#sql.campaign.first(id)
    return row === undefined ? null : this.#whole(row)
  }

  of(person: string, limit: number): readonly CampaignRow[] {
    return this.#sql.of.all(person, limit).map((row) => this.#whole(row))
  }

  ids(after: string, limit: number): readonly string[] {
    return this.#sql.ids.all(after, limit).map(({ id }) => id)
  }

  #whole(row: CampaignColumns): CampaignRow {
    return readCampaign(row, this.#sql.members.all(row.id), this.#sql.results.all(row.id, row.run))
  }
}

function statements(db: Database.Database) {
  const query = <Row>(sql: string) => new Query<Row>(db, sql)
  return {
    insert: query<never>('INSERT INTO campaigns VALUES (?, ?, ?, ?, ?, ?, 1) ON CONFLICT DO NOTHING'),
    enter: query<never>(
      `INSERT INTO members
       SELECT ?1, ?2, (SELECT coalesce(max(place), -1) + 1 FROM members WHERE campaign = ?1), ?3`,
    ),
    rename: query<never>('UPDATE members SET name = ? WHERE campaign = ? AND token = ?'),
    exit: query<never>('DELETE FROM members WHERE campaign = ? AND token = ?'),
    dissolve: query<never>('DELETE FROM members WHERE campaign = ?'),
    nextRun: query<never>('UPDATE campaigns SET run = run + 1, used_at = max(used_at, ?) WHERE id = ? AND run = ?'),
    forget: query<never>('DELETE FROM results WHERE campaign = ?'),
    use: query<never>('UPDATE campaigns SET used_at = max(used_at, ?) WHERE id = ?'),
    useRun: query<never>('UPDATE campaigns SET used_at = max(used_at, ?) WHERE id = ? AND run = ?'),
    count: query<never>('INSERT INTO results VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING'),
    remove: query<never>('DELETE FROM campaigns WHERE id = ?'),
    unused: query<{ id: string }>(
      `SELECT id FROM campaigns WHERE used_at < ? AND NOT EXISTS (
       SELECT 1 FROM tables WHERE campaign = campaigns.id AND status <> 'finished')`,
    ),

    campaign: query<CampaignColumns>('SELECT * FROM campaigns WHERE id = ?'),
    of: query<CampaignColumns>(
      `SELECT campaigns.* FROM members JOIN campaigns ON id = campaign WHERE token = ?
       ORDER BY used_at DESC, id LIMIT ?`,
    ),
    ids: query<{ id: string }>('SELECT id FROM campaigns WHERE id > ? ORDER BY id LIMIT ?'),
    members: query<MemberColumns>('SELECT token, name FROM members WHERE campaign = ? ORDER BY place'),
    results: query<ResultColumns>(
      'SELECT table_id, at, data FROM results WHERE campaign = ? AND run = ? ORDER BY at, table_id',
    ),
  }
}
